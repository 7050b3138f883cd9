import type { KeikkaGetAnswer } from '@keikka/contracts';
import { m3Text } from '@keikka/domain';
import { Box, Text } from '@keikka/ui';
import { lazy, Suspense } from 'react';
import { useMayPrice } from '../api/hinnat/use-may-price.js';
import type { OrderCache } from '../api/send-betoni.js';
import { useBetonit, type Betonit } from '../api/use-betonit.js';
import { hinnatTexts } from '../hinnat-texts.js';
import { lineName } from '../model/betoni-view.js';
import { texts } from '../texts.js';
import { HintaFields } from './hinta-fields.js';

const HinnatPanels = lazy(async () => ({
  default: (await import('./hinnat/hinnat-panels.js')).HinnatPanels,
}));

interface HinnatOfOrderProps {
  answer: KeikkaGetAnswer;
  cache: OrderCache;
}

/**
 * The prices of an order's lines for who sets prices and may not change the order otherwise: the tab of its form, where they
 * stand for others, is not theirs (O-012, O-052).
 */
export function HinnatOfOrder(props: HinnatOfOrderProps) {
  const { access, keikkaData } = props.answer;
  const isShown = access.prices && !access.edit && keikkaData.betonit.length > 0;
  return isShown ? <Hinnat {...props} /> : null;
}

function Hinnat({ answer, cache }: HinnatOfOrderProps) {
  const { keikkaData } = answer;
  const acts = useBetonit(keikkaData, cache);
  return (
    <Box
      as="section"
      aria-label={hinnatTexts.betonihinnat}
      px="4"
      py="3"
      borderTopWidth="1px"
      css={{ '@media print': { display: 'none' } }}
    >
      <Text as="h2" fontWeight="semibold">
        {hinnatTexts.betonihinnat}
      </Text>
      {keikkaData.betonit.map((line, index) => (
        <LineHinta key={line.keikkaBetoniId} {...{ line, answer, acts }} number={index + 1} />
      ))}
    </Box>
  );
}

interface LineHintaProps {
  line: KeikkaGetAnswer['keikkaData']['betonit'][number];
  number: number;
  answer: KeikkaGetAnswer;
  acts: Betonit;
}

function LineHinta({ line, number, answer, acts }: LineHintaProps) {
  const name = texts.line(number, line.m3, lineName(line));
  const mayPrice = useMayPrice(answer);
  return (
    <Box role="group" aria-label={name} mt="2">
      <Text>{`${texts.row(number)} · ${m3Text(line.m3)} ${lineName(line)}`}</Text>
      <HintaFields {...{ line, number, name, answer, acts }} />
      <Suspense fallback={null}>
        <HinnatPanels
          {...{ line, answer }}
          onTake={mayPrice ? (hinta_value) => acts.setPrice(line, name, hinta_value) : undefined}
        />
      </Suspense>
    </Box>
  );
}
