import { parseNumberField } from '@keikka/domain';
import { fieldDecimal } from '@keikka/ui/forms';
import { useState } from 'react';
import { nytOf, type HyvitettavaRivi, type Nyt } from '../../model/hyvitys.js';

/** What is credited of a row now: the text of its field, and what it means. */
export interface Valittu extends Nyt {
  teksti: string;
}

export interface HyvitysValinta {
  /** Undefined for a row that is not credited. */
  valittuOf: (rivi: HyvitettavaRivi) => Valittu | undefined;
  setTeksti: (rivi: HyvitettavaRivi, teksti: string) => void;
  /** Chooses a row with all that is left of it, or leaves it out. */
  valitse: (rivi: HyvitettavaRivi, isValittu: boolean) => void;
  valitseKaikki: () => void;
  valitut: { rivi: HyvitettavaRivi['rivi']; määrä: string; este?: Nyt['este'] }[];
}

/** Decimals of a quantity. */
export const MAARA_SCALE = 4;

/** All that is left of a row, as a credit says it. */
const kaikki = (one: HyvitettavaRivi): string => fieldDecimal(nytOf(one, one.jaljella).määrä);

/** Which rows are credited, and how much of each. */
export function useHyvitysValinta(rivit: readonly HyvitettavaRivi[]): HyvitysValinta {
  const [tekstit, setTekstit] = useState<Readonly<Record<number, string | undefined>>>({});
  const idOf = ({ rivi }: HyvitettavaRivi): number => rivi.keikkaLaskuRiviId;
  const set = (rivi: HyvitettavaRivi, teksti: string | undefined): void =>
    setTekstit((now) => ({ ...now, [idOf(rivi)]: teksti }));
  function valittuOf(one: HyvitettavaRivi): Valittu | undefined {
    const teksti = tekstit[idOf(one)];
    if (teksti === undefined) return undefined;
    return { teksti, ...nytOf(one, parseNumberField(teksti, { scale: MAARA_SCALE })) };
  }
  return {
    valittuOf,
    setTeksti: set,
    valitse: (one, isValittu) => set(one, isValittu ? kaikki(one) : undefined),
    valitseKaikki: () =>
      setTekstit(
        Object.fromEntries(
          rivit.filter(({ jaljella }) => jaljella !== '0').map((one) => [idOf(one), kaikki(one)]),
        ),
      ),
    valitut: rivit.flatMap((one) => {
      const valittu = valittuOf(one);
      return valittu ? [{ rivi: one.rivi, määrä: valittu.määrä, este: valittu.este }] : [];
    }),
  };
}
