import { useSecondsUntil } from '@keikka/sdk/record';
import { Box, Button, Check, Flex, Span, Undo2, useToastFoot } from '@keikka/ui';
import { useEffect } from 'react';
import { KUMOTTAVISSA_MS, type Tehty } from '../../api/use-yhdistys.js';
import { yhdistysTexts as texts } from '../../yhdistys-texts.js';

interface YhdistettyBarProps {
  tehty: Tehty;
  /** Its time is over. */
  onOver: () => void;
}

const SECOND_MS = 1000;

/** Its height in pixels, which toasts keep free. */
const HEIGHT = 56;

/** The last merge with its undo, and how long that is left. */
export function YhdistettyBar({ tehty, onOver }: YhdistettyBarProps) {
  const { text, detail, end, undo } = tehty;
  useToastFoot(HEIGHT);
  const seconds = useSecondsUntil(end);
  useEffect(() => {
    if (seconds === 0) onOver();
  }, [seconds, onOver]);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <Flex
      role="status"
      bg="toast.bg"
      color="toast.fg"
      px="3"
      minH={`${HEIGHT}px`}
      gap="3"
      align="center"
      textStyle="text.table"
    >
      <Check aria-hidden />
      <Box flex="1" minW="0">
        <Box fontWeight="semibold" truncate>
          {text}
        </Box>
        <Box truncate>{detail}</Box>
      </Box>
      <Box
        aria-hidden
        w={{ base: '10', md: '18' }}
        h="0.5"
        flexShrink="0"
        borderRadius="full"
        bg="toast.track"
      >
        <Box
          h="full"
          borderRadius="full"
          bg="toast.action"
          style={{ width: `${((seconds * SECOND_MS) / KUMOTTAVISSA_MS) * 100}%` }}
        />
      </Box>
      <Span aria-label={texts.aikaa(time)} role="timer" fontVariantNumeric="tabular-nums">
        {time}
      </Span>
      <Button size="sm" onClick={undo}>
        <Undo2 />
        {texts.kumoa}
      </Button>
    </Flex>
  );
}
