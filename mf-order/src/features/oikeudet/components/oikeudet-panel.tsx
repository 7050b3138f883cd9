import type { KeikkaData } from '@keikka/contracts';
import { keikkaTila, m3Text } from '@keikka/domain';
import { Grid } from '@keikka/ui';
import type { ReactNode } from 'react';
import { useOikeudet } from '../api/oikeudet.js';
import type { Kind } from '../model/tasot.js';
import { Palsta } from './palsta.js';

interface OikeudetPanelProps {
  keikka: KeikkaData;
  /** The fields of whom to call, of each column. */
  contacts: Readonly<Record<Kind, ReactNode>>;
}

/** Who may see and write the order, the orders of its site and those of its customer [O-022] [O-059]. */
export function OikeudetPanel({ keikka, contacts }: OikeudetPanelProps) {
  const { keikkaId, tyomaaId, asiakasId, keikkaTilaId } = keikka;
  const queries = {
    keikka: useOikeudet('keikka', keikkaId),
    tyomaa: useOikeudet('tyomaa', tyomaaId),
    asiakas: useOikeudet('asiakas', asiakasId),
  };
  const lists = {
    keikka: queries.keikka.data,
    tyomaa: queries.tyomaa.data,
    asiakas: queries.asiakas.data,
  };
  const of = (kind: Kind) => ({
    ...{ kind, lists, asiakasId, query: queries[kind], contact: contacts[kind] },
    isDraft: keikkaTilaId === keikkaTila.luonnos,
  });
  return (
    <Grid templateColumns={{ base: '1fr', lg: 'repeat(3, minmax(0, 1fr))' }} minH="full">
      <Palsta {...of('keikka')} id={keikkaId} subtitle={keikka.keikkaOtsikko || m3Text(keikka.m3)} />
      <Palsta {...of('tyomaa')} id={tyomaaId} subtitle={keikka.tyomaaOsoite1} />
      <Palsta {...of('asiakas')} id={asiakasId} subtitle={keikka.asiakasNimi} />
    </Grid>
  );
}
