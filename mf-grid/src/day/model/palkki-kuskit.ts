import type { GridPalkki, KeikkaKuski } from '@keikka/contracts';

/** The palkki with a driver on it or off it. One who is there already stays as he is. */
export function withPalkkiKuski(palkki: GridPalkki, kuski: KeikkaKuski, isOn: boolean): GridPalkki {
  const others = palkki.kuskit.filter(({ personId }) => personId !== kuski.personId);
  if (!isOn) return { ...palkki, kuskit: others };
  return others.length < palkki.kuskit.length ? palkki : { ...palkki, kuskit: [...others, kuski] };
}
