import type { ListedTyomaa } from '@keikka/contracts';
import { numericDate } from '@keikka/domain';
import type { CsvSarake } from '@keikka/ui/forms';
import { texts } from '../texts.js';

const { columns } = texts;

/** The list as a spreadsheet has it: postal code and town each by itself. */
export const csvSarakkeet: readonly CsvSarake<ListedTyomaa>[] = [
  { otsikko: columns.numero, solu: ({ tyomaaNum }) => tyomaaNum },
  { otsikko: columns.tyomaa, solu: ({ tyomaaNimi }) => tyomaaNimi },
  { otsikko: columns.osoite, solu: ({ tyomaaOsoite1 }) => tyomaaOsoite1 },
  { otsikko: columns.osoite2, solu: ({ tyomaaOsoite2 }) => tyomaaOsoite2 },
  { otsikko: columns.postinumero, solu: ({ tyomaaOsoite3 }) => tyomaaOsoite3 },
  { otsikko: texts.kaupunki, solu: ({ tyomaaOsoite4 }) => tyomaaOsoite4 },
  { otsikko: columns.asiakas, solu: ({ asiakasNimi }) => asiakasNimi },
  { otsikko: columns.henkiloita, solu: ({ henkiloCount }) => ({ luku: henkiloCount }) },
  { otsikko: columns.tilauksia, solu: ({ keikkaCount }) => ({ luku: keikkaCount }) },
  { otsikko: columns.viimeksi, solu: ({ lastPvm }) => (lastPvm === null ? '' : numericDate(lastPvm)) },
];
