import type { Betoni } from '@keikka/contracts';
import { puuttuuText, puuttuvat, type Laatu } from '@keikka/domain';
import { texts } from '../texts.js';

/** The three states of a line (O-117). */
export type Vahvistus = 'open' | 'confirmed' | 'refused';

export function vahvistusOf({ betoniVahvistettu }: Pick<Betoni, 'betoniVahvistettu'>): Vahvistus {
  if (betoniVahvistettu === null) return 'open';
  return betoniVahvistettu ? 'confirmed' : 'refused';
}

/** What the confirm button makes of a line: confirmed, then to be checked, and then it stays so (O-117). */
export const nextVahvistus = (now: boolean | null): boolean => now === null;

/** 'Rakennebetoni C30/37 #16 S3 XC3, XC4': the quality stands first, in full. */
export function lineName({
  laatu,
  betoniString,
  lujuus,
}: Pick<Betoni, 'laatu' | 'betoniString' | 'lujuus'>): string {
  const from = lujuus ? betoniString.indexOf(lujuus) : -1;
  const choices = from > 0 ? betoniString.slice(from) : betoniString;
  return [laatu, choices].filter(Boolean).join(' ') || texts.noName;
}

/** What keeps a line from being confirmed, in words; empty for nothing. */
export function lackOf(line: Betoni, laadut: readonly Laatu[] | undefined): string {
  const laatu = laadut?.find(({ laatuId }) => laatuId === line.laatuId);
  return puuttuuText(puuttuvat(line, laatu));
}

/** '65,5 m³ · 4 riviä' comes first; these are the lines of a state, where there are any. */
export function counted(lines: readonly Betoni[]): { confirmed: number; refused: number } {
  const count = (state: Vahvistus): number => lines.filter((line) => vahvistusOf(line) === state).length;
  return { confirmed: count('confirmed'), refused: count('refused') };
}
