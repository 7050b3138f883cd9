import { yhdistettavat, type TyomaaFields, type Yhdistettava } from '@keikka/contracts';
import type { Tyomaa } from '../../tyomaa/tyomaa.entity.js';

/** The fields that the staying site takes of the one that leaves. Nobody knows a name that is no choice. */
export function kentatPoistuvalta(
  poistuva: Tyomaa,
  chosen: readonly { kentta: string }[],
): Partial<TyomaaFields> {
  const names = chosen.flatMap(({ kentta }) =>
    Object.hasOwn(yhdistettavat, kentta) ? yhdistettavat[kentta as Yhdistettava] : [],
  );
  return Object.fromEntries(names.map((name) => [name, poistuva[name]]));
}

/** What was chosen, of the fields that were taken. */
export const valitutPoistuvalta = (fields: Partial<TyomaaFields>): Yhdistettava[] =>
  (Object.keys(yhdistettavat) as Yhdistettava[]).filter((kentta) => yhdistettavat[kentta][0] in fields);

/** The numbers by which the staying site is found beside its own: those of both, now and before. */
export function entisetNumerot(jaava: Tyomaa, poistuva: Tyomaa, tyomaaNum: string): string[] {
  const all = [...jaava.entisetNumerot, jaava.tyomaaNum, ...poistuva.entisetNumerot, poistuva.tyomaaNum];
  return [...new Set(all)].filter((num) => num !== '' && num !== tyomaaNum);
}
