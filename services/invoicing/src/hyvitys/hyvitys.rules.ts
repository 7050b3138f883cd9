import { hyvittamatta } from '@keikka/domain';

interface Rivi {
  keikkaLaskuRiviId: number;
  määrä: string | null;
}

/** All that is left of the rows of an invoice, each with what of it is left. */
export const hyvitettavat = (
  rivit: readonly Rivi[],
  hyvitetyt: ReadonlyMap<number, readonly string[]>,
): { keikkaLaskuRiviId: number; määrä: string }[] =>
  rivit.flatMap(({ keikkaLaskuRiviId, määrä: laskulla }) => {
    const määrä = hyvittamatta(laskulla, hyvitetyt.get(keikkaLaskuRiviId) ?? []);
    return määrä === '0' ? [] : [{ keikkaLaskuRiviId, määrä }];
  });
