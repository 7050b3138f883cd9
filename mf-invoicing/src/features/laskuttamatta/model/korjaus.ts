import { laskuttamattaKorjaukset, type LaskuttamatonKeikka } from '@keikka/contracts';

/** What is done to an order without a choice of the person, so that many are mended one after another. */
export const tehtavat = [
  'luoLasku',
  'paivitaMaara',
  'luoLisalasku',
] as const satisfies readonly (typeof laskuttamattaKorjaukset)[number][];
export type Tehtava = (typeof tehtavat)[number];

/** An order that is mended at once. */
export interface Tehtavissa {
  keikkaId: number;
  korjaus: Tehtava;
}

/** The orders of these that are mended without a choice. */
export const tehtavissa = (rivit: readonly LaskuttamatonKeikka[]): Tehtavissa[] =>
  rivit.flatMap(({ keikkaId, korjaus }) => {
    const tehtava = tehtavat.find((one) => one === korjaus);
    return tehtava ? [{ keikkaId, korjaus: tehtava }] : [];
  });

/** What is done to all of them; null where it differs. */
export const samaTehtava = (tehtavana: readonly Tehtavissa[]): Tehtava | null =>
  tehtavana[0] && tehtavana.every(({ korjaus }) => korjaus === tehtavana[0]?.korjaus)
    ? tehtavana[0].korjaus
    : null;

/** Whether the order's invoices bill more than was delivered. */
export const isLiikaa = ({ rahaa }: Pick<LaskuttamatonKeikka, 'rahaa'>): boolean =>
  rahaa?.startsWith('-') ?? false;
