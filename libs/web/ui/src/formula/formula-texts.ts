import { numberText } from '@keikka/domain';
import { printValue, type FormulaKind, type Value } from '@keikka/domain/formula';

/** Descriptions of the language's helpers, for the list of completions. */
export const functionLabels: Readonly<Record<string, string>> = {
  min: 'Pienin arvoista: min(a; b)',
  max: 'Suurin arvoista: max(a; b)',
  round: 'Lähimpään kokonaiseen',
  ceil: 'Ylöspäin kokonaiseen',
  floor: 'Alaspäin kokonaiseen',
  abs: 'Ilman etumerkkiä',
  if: 'Ehdon mukaan: if(ehto; kyllä; ei)',
  roundHalf: 'Ylöspäin seuraavaan puoleen',
  contains: 'Onko osa tekstiä: contains(teksti; osa)',
  startsWith: 'Alkaako teksti: startsWith(teksti; alku)',
  lower: 'Pienin kirjaimin',
  upper: 'Suurin kirjaimin',
};

/** The value of a formula beside its label. */
export function previewText(kind: FormulaKind, value: Value, unit = ''): string {
  if (kind === 'condition') return value === true ? 'Ehto täyttyy' : 'Ehto ei täyty';
  const printed = printValue(value);
  if (printed === '') return 'Ei arvoa';
  return unit ? `${printed} ${unit}` : printed;
}

export const formulaTexts = {
  place: (position: number): string => `kohta ${position + 1}`,
  preview: 'Arvo tässä tilauksessa:',
  lastPreview: 'Viimeisin kelvollinen:',
  noRoom: (name: string, most: number): string =>
    `${name} ei mahdu: kaavassa on enintään ${numberText(most)} merkkiä.`,
  valueIn: (contextTitle: string): string => `Arvo: ${contextTitle}`,
  length: (length: number, most: number): string => `${length}/${most}`,
  completions: 'Muuttujat ja funktiot',
  choose: 'valitse',
  insert: 'lisää',
  close: 'sulje',
  allNames: 'kaikki muuttujat',
} as const;
