import type { Hyvitettava, LaskuRivi } from '@keikka/contracts';
import {
  hyvittamatta,
  hyvitysMaara,
  laskunSummat,
  onLaskulla,
  rivinSummat,
  summa,
  type LaskunSummat,
} from '@keikka/domain';

/** A row of a billed invoice, with what credits took of it and what they have left. */
export interface HyvitettavaRivi {
  rivi: LaskuRivi;
  hyvitetty: string;
  jaljella: string;
}

/** The rows that are on the invoice and have a quantity. */
export const hyvitettavatRivit = (
  rivit: readonly LaskuRivi[],
  hyvitettava: Pick<Hyvitettava, 'rivit'>,
): HyvitettavaRivi[] =>
  rivit
    .filter((rivi) => onLaskulla(rivi) && Number(rivi.määrä ?? 0) !== 0)
    .map((rivi) => {
      const own = hyvitettava.rivit.find((one) => one.keikkaLaskuRiviId === rivi.keikkaLaskuRiviId);
      const hyvitetty = own?.hyvitetty ?? '0';
      return { rivi, hyvitetty, jaljella: hyvittamatta(rivi.määrä, [hyvitetty]) };
    });

/** What is credited now of a row, or why it can't be. */
export interface Nyt {
  este?: 'puuttuu' | 'yli';
  määrä: string;
  netto: string;
  alvSumma: string;
  /** What stays billed. */
  jaa: string;
}

/** @param pyydetty undefined for a text that is no number */
export function nytOf({ rivi, jaljella }: HyvitettavaRivi, pyydetty: string | undefined): Nyt {
  const maara = hyvitysMaara(jaljella, pyydetty ?? null);
  if ('este' in maara) return { ...maara, määrä: '0', netto: '0', alvSumma: '0', jaa: jaljella };
  const { määrä } = maara;
  return { määrä, ...rivinSummat({ ...rivi, määrä }), jaa: hyvittamatta(jaljella, [määrä]) };
}

/** The sums of a credit of these rows, as the server will make them. */
export const hyvityksenSummat = (rivit: readonly { rivi: LaskuRivi; määrä: string }[]): LaskunSummat =>
  laskunSummat(rivit.map(({ rivi, määrä }) => ({ ...rivi, määrä })));

/** What the customer pays after all credits. */
export const jaaMaksettavaksi = (
  yhteensa: string,
  { hyvitykset }: Pick<Hyvitettava, 'hyvitykset'>,
  hyvitys: string,
): string => summa([yhteensa, ...hyvitykset.map((one) => one.yhteensa), hyvitys]);
