import type { KeikkaGetAnswer } from '@keikka/contracts';
import { Box, CircleAlert, CircleCheck, Flex, Hourglass, Span, Text, type LucideIcon } from '@keikka/ui';
import { betoniLine, betoniSum, type BetoniLine, type Vahvistus } from '../model/lines/betoni-line.js';
import { texts } from '../texts.js';
import { Missing, SheetSection } from './sheet-section.js';

const looks: Readonly<Record<Vahvistus, { icon: LucideIcon; color: string }>> = {
  confirmed: { icon: CircleCheck, color: 'status.success.fg' },
  refused: { icon: CircleAlert, color: 'status.error.fg' },
  open: { icon: Hourglass, color: 'status.warning.fg' },
};

export function BetoniSection({ answer: { keikkaData } }: { answer: KeikkaGetAnswer }) {
  const { betonit, m3 } = keikkaData;
  return (
    <SheetSection
      title={texts.sections.betoni}
      note={betonit.length > 0 ? betoniSum(m3, betonit) : undefined}
    >
      <BetoniLines answer={{ keikkaData }} />
    </SheetSection>
  );
}

/** The concrete lines in words. */
export function BetoniLines({ answer }: { answer: Pick<KeikkaGetAnswer, 'keikkaData'> }) {
  const { betonit } = answer.keikkaData;
  if (betonit.length === 0) return <Missing>{texts.missing.betoni}</Missing>;
  return (
    <Flex as="ul" direction="column" listStyleType="none">
      {betonit.map((betoni) => (
        <BetoniRow key={betoni.keikkaBetoniId} line={betoniLine(betoni)} />
      ))}
    </Flex>
  );
}

function BetoniRow({ line: { amount, name, details, vahvistus } }: { line: BetoniLine }) {
  const { icon: Icon, color } = looks[vahvistus];
  return (
    <Flex
      as="li"
      gap="2.5"
      py="1.5"
      borderTopWidth="1px"
      _first={{ borderTopWidth: 0, pt: 0 }}
      _last={{ pb: 0 }}
    >
      <Box color={color} pt="0.5" flexShrink="0" aria-hidden>
        <Icon />
      </Box>
      <Box minW="0">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {[amount, name].filter(Boolean).join(' · ')}
        </Text>
        <Text textStyle="text.label" color="fg.muted">
          {details && `${details} · `}
          <Span color={vahvistus === 'confirmed' ? undefined : color}>{texts.vahvistus[vahvistus]}</Span>
        </Text>
      </Box>
    </Flex>
  );
}
