import {
  laskupohjaBetoniFields,
  laskupohjaLisaFields,
  laskupohjaRiviFields,
  perusFields,
  pohjanLaskuFields,
  type LaskupohjaRecordFields,
} from '@keikka/contracts';
import { kentanVirheet } from './kentan-virheet.js';

/** The tabs of the editor, in their order. */
export type Tab = 'perustiedot' | 'rivit' | 'betonit' | 'lisat' | 'tekstit';

/** How many fields of each tab cannot be saved as they are. */
export function pohjanVirheet(pohja: LaskupohjaRecordFields): [Tab, number][] {
  const { rivit, laskupohjaBetonit, lisat } = pohja;
  const inLines = (fields: Parameters<typeof kentanVirheet>[0], lines: readonly object[]): number =>
    lines.reduce<number>((sum, line) => sum + kentanVirheet(fields, line).length, 0);
  return [
    ['perustiedot', kentanVirheet(perusFields, pohja).length],
    ['rivit', inLines(laskupohjaRiviFields, rivit)],
    ['betonit', inLines(laskupohjaBetoniFields, laskupohjaBetonit)],
    ['lisat', inLines(laskupohjaLisaFields, lisat)],
    ['tekstit', kentanVirheet(pohjanLaskuFields, pohja).length],
  ];
}
