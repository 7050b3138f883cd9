import type { KeikkaPalkki } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { Box, chakra, Flex, MessageSquare, Span, type SystemStyleObject } from '@keikka/ui';
import { palkkiLine } from '../words/palkki-line.js';

interface PalkkiChipsProps {
  palkit: readonly KeikkaPalkki[];
  label: string;
  /** The order's day; a palkki of another day names its own. */
  day?: Yyyymmdd;
  /** Opens a palkki from its chip; absent where they are only read. */
  onOpen?: (palkkiId: number, from: HTMLElement) => void;
  disabled?: boolean;
}

const chip: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  px: '2',
  py: '1',
  minH: { base: 'touch', md: 'auto' },
  bg: 'bg.subtle',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'palkki',
  textStyle: 'text.label',
  textAlign: 'start',
};

/** The palkit of an order side by side, as bars of the board. */
export function PalkkiChips({ palkit, label, day, onOpen, disabled }: PalkkiChipsProps) {
  return (
    <Flex as="ul" aria-label={label} wrap="wrap" gap="2" listStyleType="none">
      {palkit.map((palkki) => {
        const { id, clock, kind, text } = palkkiLine(palkki, day);
        const line = (
          <>
            <Box color="fg.muted" flexShrink="0" aria-hidden>
              <MessageSquare size={14} />
            </Box>
            <Span fontWeight="semibold" whiteSpace="nowrap">
              {clock}
            </Span>
            <Span>{text || kind}</Span>
          </>
        );
        return (
          <li key={id}>
            {onOpen ? (
              <chakra.button
                type="button"
                css={chip}
                _hover={{ bg: 'bg.hover' }}
                cursor="pointer"
                disabled={disabled}
                onClick={(event) => onOpen(id, event.currentTarget)}
              >
                {line}
              </chakra.button>
            ) : (
              <Box css={chip}>{line}</Box>
            )}
          </li>
        );
      })}
    </Flex>
  );
}
