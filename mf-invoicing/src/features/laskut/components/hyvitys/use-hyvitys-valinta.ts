import { parseNumberField } from '@keikka/domain';
import { fieldDecimal } from '@keikka/ui/forms';
import { useState } from 'react';
import { nytOf, type HyvitettavaRivi, type Nyt } from '../../model/hyvitys.js';

/** What a person wrote of a row: how much of it, and why. */
interface Kirjattu {
  teksti: string;
  syy: string;
}

/** What is credited of a row now: the texts of its fields, and what they mean. */
export type Valittu = Kirjattu & Nyt;

export interface HyvitysValinta {
  /** Undefined for a row that is not credited. */
  valittuOf: (rivi: HyvitettavaRivi) => Valittu | undefined;
  kirjaa: (rivi: HyvitettavaRivi, kirjattu: Partial<Kirjattu>) => void;
  /** Chooses a row with all that is left of it, or leaves it out. */
  valitse: (rivi: HyvitettavaRivi, isValittu: boolean) => void;
  valitseKaikki: () => void;
  valitut: (Valittu & { rivi: HyvitettavaRivi['rivi'] })[];
}

/** Decimals of a quantity. */
export const MAARA_SCALE = 4;

/** All that is left of a row, as a credit says it. */
const kaikki = (one: HyvitettavaRivi): Kirjattu => ({
  teksti: fieldDecimal(nytOf(one, one.jaljella).määrä),
  syy: '',
});

/** Which rows are credited, and how much of each. */
export function useHyvitysValinta(rivit: readonly HyvitettavaRivi[]): HyvitysValinta {
  const [kirjatut, setKirjatut] = useState<Readonly<Record<number, Kirjattu | undefined>>>({});
  const idOf = ({ rivi }: HyvitettavaRivi): number => rivi.keikkaLaskuRiviId;
  function valittuOf(one: HyvitettavaRivi): Valittu | undefined {
    const kirjattu = kirjatut[idOf(one)];
    if (!kirjattu) return undefined;
    return { ...kirjattu, ...nytOf(one, parseNumberField(kirjattu.teksti, { scale: MAARA_SCALE })) };
  }
  return {
    valittuOf,
    kirjaa: (one, kirjattu) =>
      setKirjatut((now) => ({ ...now, [idOf(one)]: { ...kaikki(one), ...now[idOf(one)], ...kirjattu } })),
    valitse: (one, isValittu) =>
      setKirjatut((now) => ({ ...now, [idOf(one)]: isValittu ? kaikki(one) : undefined })),
    valitseKaikki: () =>
      setKirjatut(
        Object.fromEntries(
          rivit.filter(({ jaljella }) => jaljella !== '0').map((one) => [idOf(one), kaikki(one)]),
        ),
      ),
    valitut: rivit.flatMap((one) => {
      const valittu = valittuOf(one);
      return valittu ? [{ ...valittu, rivi: one.rivi }] : [];
    }),
  };
}
