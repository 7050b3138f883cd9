import type { KeikkaGetAnswer } from '@keikka/contracts';
import { Box, Flex, Span, StatusChip, Text, keikkaTilaLook, type SystemStyleObject } from '@keikka/ui';
import { sourceFacts, tilausFacts } from '../model/facts.js';
import { pumpTime } from '../model/lines/pump-time.js';
import { texts } from '../texts.js';
import { Facts } from './facts.js';
import { Missing, SheetSection } from './sheet-section.js';
import { WIDE } from './wide.js';

/** Full width on a phone, elsewhere a chip beside the time. */
const chip = {
  h: '10',
  width: 'full',
  px: '3',
  gap: '2',
  textStyle: 'text.base',
  css: {
    [WIDE]: { h: '7', width: 'auto', px: '2', gap: '1.5', textStyle: 'text.table', fontWeight: 'semibold' },
  },
} as const;

const firstOnPhone: SystemStyleObject = { order: -2, [WIDE]: { order: 0 } };

/** The order's time, status and origin: the first things to read. */
export function TilausSection({ answer }: { answer: KeikkaGetAnswer }) {
  const { keikkaData, tilaData } = answer;
  const time = pumpTime(keikkaData);
  const { tone, icon } = keikkaTilaLook(tilaData.keikkaTilaId);
  return (
    <SheetSection title={texts.sections.tilaus} css={firstOnPhone}>
      <Flex align="center" wrap="wrap" columnGap="2" rowGap="2">
        {time ? (
          <Flex flex="1" align="baseline" wrap="wrap" columnGap="2">
            <Text textStyle="text.phone-time">{time.clock}</Text>
            <Text flex="1" color="fg.muted">
              {time.day}
            </Text>
            <Span color="fg.muted">{time.duration}</Span>
          </Flex>
        ) : (
          <Box flex="1">
            <Missing>{texts.missing.time}</Missing>
          </Box>
        )}
        <StatusChip tone={tone} icon={icon} {...chip}>
          {tilaData.keikkaTilaSelite}
        </StatusChip>
      </Flex>
      <Facts facts={tilausFacts(answer)} />
      <Box hideFrom="md">
        <Facts facts={sourceFacts(answer)} />
      </Box>
    </SheetSection>
  );
}
