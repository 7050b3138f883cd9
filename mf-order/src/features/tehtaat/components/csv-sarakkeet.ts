import type { ListedSijainti } from '@keikka/contracts';
import type { CsvSarake } from '@keikka/ui/forms';
import { texts } from '../texts.js';

const { columns } = texts;

/** The list as a spreadsheet has it: the place in degrees. */
export const csvSarakkeet: readonly CsvSarake<ListedSijainti>[] = [
  { otsikko: columns.nimi, solu: ({ sijaintiNimi }) => sijaintiNimi },
  { otsikko: columns.lyhenne, solu: ({ sijaintiLyh }) => sijaintiLyh },
  { otsikko: columns.osoite, solu: ({ osoite1 }) => osoite1 },
  { otsikko: columns.postiosoite, solu: ({ osoite2 }) => osoite2 },
  { otsikko: columns.omistaja, solu: ({ omistaja }) => omistaja },
  { otsikko: columns.tilauksia, solu: ({ keikkaCount }) => ({ luku: keikkaCount }) },
  { otsikko: columns.leveysaste, solu: ({ lat }) => (lat === null ? '' : { luku: lat }) },
  { otsikko: columns.pituusaste, solu: ({ lng }) => (lng === null ? '' : { luku: lng }) },
];
