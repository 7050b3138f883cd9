import type { Yhdistettava, YhdistysEsikatselu } from '@keikka/contracts';
import { Box, Flex, Grid, Span, Stack } from '@keikka/ui';
import { Fragment } from 'react';
import { nimiJaNumero } from '../../model/tyomaa-nimi.js';
import { onPoistuvalta, samat, type Valinnat, type YhdistysRivi } from '../../model/yhdistys.js';
import { yhdistysTexts as texts } from '../../yhdistys-texts.js';
import { ErotText } from '../erot-text.js';
import { Choice } from './kumpi-jaa.js';

interface MikaTietoProps {
  of: YhdistysEsikatselu;
  rivit: readonly YhdistysRivi[];
  valinnat: Valinnat;
  onValitse: (kentta: Yhdistettava, tyomaaId: number) => void;
}

/** Field by field both values, of which one is kept. Arrows choose within a field. */
export function MikaTieto({ of, rivit, valinnat, onValitse }: MikaTietoProps) {
  const same = samat(of).map((kentta) => texts.kentat[kentta]);
  return (
    <Stack gap="2">
      <Flex gap="2" align="center" wrap="wrap">
        <Span fontWeight="semibold">{texts.mikaTieto}</Span>
        <Span textStyle="text.label" bg="bg.muted" px="1.5" borderRadius="bar">
          {texts.eroa(rivit.length)}
        </Span>
        <Span ms="auto" textStyle="text.label" color="fg.muted">
          {texts.ohje}
        </Span>
      </Flex>
      <Grid templateColumns={{ base: '1fr 1fr', md: '104px 1fr 1fr' }} gap="1" alignItems="stretch">
        <Span hideBelow="md" textStyle="text.label" color="fg.muted">
          {texts.kentta}
        </Span>
        <Span textStyle="text.label" color="fg.muted">
          {texts.jaavan(of.jaa.tyomaaNum || nimiJaNumero(of.jaa))}
        </Span>
        <Span textStyle="text.label" color="fg.muted">
          {texts.poistuvan(of.poistuu.tyomaaNum || nimiJaNumero(of.poistuu))}
        </Span>
        {rivit.map((rivi) => (
          <Rivi key={rivi.kentta} of={of} rivi={rivi} valinnat={valinnat} onValitse={onValitse} />
        ))}
      </Grid>
      {same.length > 0 && (
        <Box textStyle="text.table" color="fg.muted">
          {`${texts.samat}: ${same.join(', ')}`}
        </Box>
      )}
    </Stack>
  );
}

interface RiviProps extends Omit<MikaTietoProps, 'rivit'> {
  rivi: YhdistysRivi;
}

function Rivi({ of, rivi, valinnat, onValitse }: RiviProps) {
  const { kentta, jaa, poistuu } = rivi;
  const isOther = onPoistuvalta(rivi, of, valinnat);
  const cells = [
    { site: of.jaa, text: jaa, toinen: poistuu, isChosen: !isOther },
    { site: of.poistuu, text: poistuu, toinen: jaa, isChosen: isOther },
  ];
  const label = texts.kentat[kentta];
  return (
    <Fragment>
      <Box
        gridColumn={{ base: '1 / -1', md: 'auto' }}
        alignSelf="center"
        textStyle="text.table"
        color="fg.muted"
      >
        {label}
      </Box>
      <Box role="radiogroup" aria-label={label} display="contents">
        {cells.map(({ site, text, toinen, isChosen }) => (
          <Choice key={site.tyomaaId} data-chosen={isChosen ? '' : undefined}>
            <input
              type="radio"
              name={`tieto-${kentta}`}
              checked={isChosen}
              onChange={() => onValitse(kentta, site.tyomaaId)}
            />
            <Span minW="0">
              <ErotText text={text} toinen={toinen} empty={texts.tyhja} />
            </Span>
          </Choice>
        ))}
      </Box>
    </Fragment>
  );
}
