import type { KeikkaKuskiOfDay } from '@keikka/contracts';

/** One driver who is added to an order or taken off it. */
export interface KuskiTurn {
  act: 'add' | 'remove';
  kuski: KeikkaKuskiOfDay;
}

/** The drivers after turns that are under way. One that is stored already changes nothing. */
export const afterTurns = (
  kuskit: readonly KeikkaKuskiOfDay[],
  turns: readonly KuskiTurn[],
): readonly KeikkaKuskiOfDay[] => turns.reduce(afterTurn, kuskit);

function afterTurn(
  kuskit: readonly KeikkaKuskiOfDay[],
  { act, kuski }: KuskiTurn,
): readonly KeikkaKuskiOfDay[] {
  if (act === 'remove') return kuskit.filter(({ personId }) => personId !== kuski.personId);
  return kuskit.some(({ personId }) => personId === kuski.personId) ? kuskit : [...kuskit, kuski];
}
