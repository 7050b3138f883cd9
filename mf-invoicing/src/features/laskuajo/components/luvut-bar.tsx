import type { LaskuajoPoikkeuksineen } from '@keikka/contracts';
import { euroText } from '@keikka/domain';
import { Box, Flex, Span } from '@keikka/ui';
import { rahaaAuki } from '../model/ajot.js';
import { texts } from '../texts.js';

/** The counts of a run with what they mean. */
export function LuvutBar({ ajo }: { ajo: LaskuajoPoikkeuksineen }) {
  const { luvut } = texts;
  const { kaikki, kasitelty, luotu, ohitettu, poikkeuksia, sumEur, tila } = ajo;
  const rahaa = rahaaAuki(ajo.poikkeukset);
  const left = Math.max(0, kaikki - kasitelty);
  const leftName = tila === 'käynnissä' ? luvut.jonossa : luvut.jai;
  const all = [
    {
      nimi: luvut.poikkeukset,
      count: poikkeuksia,
      hint: poikkeuksia > 0 ? texts.rahaaAuki(euroText(rahaa)) : '',
    },
    { nimi: luvut.luotu, count: luotu, hint: luvut.luotuHint(euroText(sumEur)) },
    { nimi: luvut.ohitettu, count: ohitettu, hint: luvut.ohitettuHint },
    ...(left > 0
      ? [{ nimi: leftName, count: left, hint: tila === 'käynnissä' ? luvut.jonossaHint : luvut.jaiHint }]
      : []),
  ];
  return (
    <Flex gap="6" px="3" py="1.5" borderBottomWidth="1px" bg="bg.surface" wrap="wrap" textStyle="text.table">
      {all.map(({ nimi, count, hint }) => (
        <Box key={nimi}>
          <Span display="block" fontWeight="semibold">{`${nimi} ${count}`}</Span>
          <Span display="block" textStyle="text.label" color="fg.muted">
            {hint}
          </Span>
        </Box>
      ))}
    </Flex>
  );
}
