import type { Betoni } from '@keikka/contracts';
import { clockOf, m3Text } from '@keikka/domain';
import { texts } from '../../texts.js';

export type Vahvistus = keyof typeof texts.vahvistus;

export interface BetoniLine {
  id: number;
  amount: string;
  name: string;
  /** What the name leaves out. */
  details: string;
  vahvistus: Vahvistus;
}

/** The confirmation of a line: null is open, true confirmed, false refused. */
function vahvistusOf({ betoniVahvistettu }: Betoni): Vahvistus {
  if (betoniVahvistettu === null) return 'open';
  return betoniVahvistettu ? 'confirmed' : 'refused';
}

export function betoniLine(betoni: Betoni): BetoniLine {
  const details = [
    betoni.betoniString && betoni.laatu,
    betoni.kayttoIka,
    betoni.isNopea === 1 && texts.fast,
    betoni.betoniComment,
    betoni.tehdasLähtöAika !== null && texts.leaves(clockOf(new Date(betoni.tehdasLähtöAika))),
    betoni.toimitettuM3 !== null && texts.delivery(m3Text(betoni.toimitettuM3)),
  ];
  return {
    id: betoni.keikkaBetoniId,
    amount: m3Text(betoni.m3),
    name: betoni.betoniString || betoni.laatu,
    details: details.filter(Boolean).join(' · '),
    vahvistus: vahvistusOf(betoni),
  };
}

/** '45,5 m³ · 2 riviä' */
export const betoniSum = (m3: number, betonit: readonly Betoni[]): string =>
  `${m3Text(m3)} · ${texts.lines(betonit.length)}`;
