import type { YhdistysEsikatselu } from '@keikka/contracts';
import { Box, Grid, Span, Stack } from '@keikka/ui';
import { Fragment } from 'react';
import { nimiJaNumero } from '../../model/tyomaa-nimi.js';
import { yhdistysTexts as texts } from '../../yhdistys-texts.js';

/** What a merge moves, counted and named, and what it leaves as it is. */
export function MitaSiirtyy({ of }: { of: YhdistysEsikatselu }) {
  const { jaa, poistuu, siirtyvat, oikeuksiaJaa, tilauksiaJalkeen } = of;
  const movesAsiakas = jaa.asiakasId === null && poistuu.asiakasId !== null;
  const lines = [
    [texts.tilausta(siirtyvat.tilauksia), texts.tilaukset(siirtyvat)],
    ...(siirtyvat.henkilot.length > 0
      ? [[texts.henkiloa(siirtyvat.henkilot.length), siirtyvat.henkilot.filter(Boolean).join(', ')]]
      : []),
    ...(movesAsiakas ? [[texts.asiakas, of.poistuvanAsiakas]] : []),
    ...(oikeuksiaJaa > 0 ? [[texts.oikeudet, texts.oikeudetText(oikeuksiaJaa)]] : []),
    [texts.laskut, texts.laskutText],
  ];
  return (
    <Stack gap="2">
      <Span fontWeight="semibold">{texts.siirtyy(jaa.tyomaaNum || nimiJaNumero(jaa))}</Span>
      <Grid templateColumns="minmax(112px, auto) 1fr" columnGap="4" rowGap="2" textStyle="text.table">
        {lines.map(([what, text]) => (
          <Fragment key={what}>
            <Span fontWeight="semibold">{what}</Span>
            <Span color="fg.muted">{text}</Span>
          </Fragment>
        ))}
      </Grid>
      <Box textStyle="text.table" color="fg.muted">
        {texts.jalkeen}
        <Span fontWeight="semibold" color="fg">
          {texts.tilausta(tilauksiaJalkeen)}
        </Span>
        {'. '}
        {poistuu.tyomaaNum && texts.numeroLoytyy(poistuu.tyomaaNum)}
      </Box>
    </Stack>
  );
}
