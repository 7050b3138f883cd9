import type { LaskuttamatonKeikka } from '@keikka/contracts';
import { csvOf, downloadText } from '@keikka/ui/forms';
import type { Jakso } from '../../model/jakso.js';
import { texts } from '../../texts.js';
import { csvSarakkeet } from './csv-sarakkeet.js';

/** Stores the orders that are shown as a file for a spreadsheet. */
export const storeCsv = ({ first, last }: Jakso, rivit: readonly LaskuttamatonKeikka[]): void =>
  downloadText(texts.csvName(first, last), csvOf(csvSarakkeet, rivit), 'text/csv;charset=utf-8');
