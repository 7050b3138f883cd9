import type { Betoni, KeikkaGetAnswer } from '@keikka/contracts';
import { clockOf } from '@keikka/domain';
import { Flex, Link, Phone, ShieldCheck, Span, Text } from '@keikka/ui';
import type { Vahvistus } from '../model/betoni-view.js';
import { texts } from '../texts.js';

interface BetoniDetailsProps {
  line: Betoni;
  state: Vahvistus;
  answer: KeikkaGetAnswer;
}

/** What stands below the name of a line that asks for something, or has begun. */
export function BetoniDetails({ line, state, answer }: BetoniDetailsProps) {
  const facts = [
    ...line.attrs.map(({ attrNimike }) => attrNimike),
    line.toimitettuM3 !== null && texts.delivered(line.toimitettuM3),
    line.tehdasLähtöAika !== null && texts.leaves(clockOf(new Date(line.tehdasLähtöAika))),
    line.betoniComment,
  ].filter(Boolean);
  if (state === 'open' && facts.length === 0) return null;
  const phone = answer.keikkaData.yhteyshenkiloPuhelin;
  return (
    <Flex
      align="center"
      gap="2"
      wrap="wrap"
      px="2"
      pb="2"
      ps={{ base: '14', md: '10' }}
      textStyle="text.label"
      color="fg.muted"
    >
      {state === 'refused' && (
        <Span
          borderWidth="1px"
          borderColor="status.error.border"
          bg="status.error.bg"
          color="status.error.fg"
          fontWeight="semibold"
          borderRadius="control"
          px="2"
        >
          {texts.check}
        </Span>
      )}
      {facts.length > 0 && (
        <Text minW="0" overflowWrap="anywhere">
          {facts.join(' · ')}
        </Text>
      )}
      {state === 'confirmed' && answer.access.edit && (
        <Flex align="center" gap="1" ms="auto">
          <ShieldCheck size={14} aria-hidden />
          {texts.locked}
        </Flex>
      )}
      {state === 'refused' && phone && (
        <Link href={`tel:${phone.replace(/\s/g, '')}`} ms="auto">
          <Phone size={14} aria-hidden />
          {texts.callSite}
        </Link>
      )}
    </Flex>
  );
}
