import type { LaskuttavaPohja } from './lasku-pohjista.js';
import type { RivinSelvitys } from './selvitys.js';

/** A place in a template, from 1 among its rows, its concretes or its surcharges. */
export type RivinKohta = Pick<RivinSelvitys, 'laskupohjaId' | 'laskupohjaNimi' | 'riviNro'>;

/** The place of what made a row. */
export const kohtaOf = ({ laskupohjaId, laskupohjaNimi, riviNro }: RivinSelvitys): RivinKohta => ({
  laskupohjaId,
  laskupohjaNimi,
  riviNro,
});

/** The place of a template's row; null where none of these templates has it any more. */
export function rivinKohta(
  pohjat: readonly LaskuttavaPohja[],
  laskupohjaRiviId: number | null,
): RivinKohta | null {
  const [found] = pohjat.flatMap(({ laskupohjaId, laskupohjaNimi, rivit = [] }) => {
    const index = rivit.findIndex((rivi) => rivi.laskupohjaRiviId === laskupohjaRiviId);
    return index < 0 ? [] : [{ laskupohjaId, laskupohjaNimi, riviNro: index + 1 }];
  });
  return found ?? null;
}
