import type { Laatu } from './lists.js';

/** The choices of a line that make it whole. */
export interface BetoniChoices {
  laatuId: number | null;
  raeKokoId: number | null;
  lujuusId: number | null;
  notkeusId: number | null;
  kayttoIkaId: number | null;
}

type Allowed = Pick<Laatu, 'allowC' | 'allowRae' | 'allowS'>;

const all: Allowed = { allowC: true, allowRae: true, allowS: true };

/**
 * What a line lacks to be whole, in the order of its fields. Exposure may be none, the amount is a rule of its own, and
 * what the quality leaves no choice of is not missed; without a known quality nothing is left out.
 */
export function puuttuvat(line: BetoniChoices, laatu: Allowed = all): string[] {
  const isChosen = (id: number | null): boolean => id !== null && id !== 0;
  const missing: readonly [boolean, string][] = [
    [!isChosen(line.laatuId), 'laatu'],
    [laatu.allowRae && !isChosen(line.raeKokoId), 'raekoko'],
    [laatu.allowC && !isChosen(line.lujuusId), 'lujuus'],
    [laatu.allowS && !isChosen(line.notkeusId), 'notkeus'],
    [!isChosen(line.kayttoIkaId), 'käyttöikä'],
  ];
  return missing.filter(([isMissing]) => isMissing).map(([, name]) => name);
}

/** 'Laatu ja käyttöikä puuttuvat.'; empty when nothing is missing. */
export function puuttuuText(names: readonly string[]): string {
  const [last = '', ...others] = [...names].reverse();
  if (!last) return '';
  const text =
    others.length > 0 ? `${others.reverse().join(', ')} ja ${last} puuttuvat.` : `${last} puuttuu.`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
