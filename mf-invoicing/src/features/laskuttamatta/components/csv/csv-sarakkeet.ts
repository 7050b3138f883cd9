import type { LaskuttamatonKeikka } from '@keikka/contracts';
import { helsinkiDay, numericDate } from '@keikka/domain';
import type { CsvSarake } from '@keikka/ui/forms';
import { texts } from '../../texts.js';

const { columns } = texts;

/** The list as a spreadsheet has it: what is shown, and the reason and the source, which the screen shows otherwise. */
export const csvSarakkeet: readonly CsvSarake<LaskuttamatonKeikka>[] = [
  { otsikko: texts.syy, solu: ({ syy }) => texts.syyt[syy].nimi },
  { otsikko: columns.tilaus, solu: ({ keikkaId }) => ({ luku: keikkaId }) },
  { otsikko: columns.paiva, solu: ({ pumppuAika }) => numericDate(helsinkiDay(new Date(pumppuAika))) },
  { otsikko: texts.lahde, solu: ({ sourceAsiakasNimi }) => sourceAsiakasNimi },
  { otsikko: columns.maksaja, solu: ({ maksaja }) => maksaja },
  { otsikko: columns.tyomaa, solu: ({ tyomaaNimi }) => tyomaaNimi },
  { otsikko: columns.auto, solu: ({ ajoneuvo }) => ajoneuvo },
  { otsikko: `${columns.toimitettu} m³`, solu: ({ toimitettuM3 }) => ({ luku: toimitettuM3 }) },
  { otsikko: `${columns.laskulla} m³`, solu: ({ laskutettuM3 }) => ({ luku: laskutettuM3 }) },
  { otsikko: columns.havainto, solu: ({ havainto }) => havainto },
  { otsikko: `${columns.rahaa} €`, solu: ({ rahaa }) => ({ luku: rahaa }) },
  { otsikko: `${texts.arvioOtsikko} €`, solu: ({ arvio }) => ({ luku: arvio?.rahaa ?? null }) },
  {
    otsikko: texts.arvionPerusteOtsikko,
    solu: (rivi) => (rivi.rahaa === null ? texts.arvionPeruste(rivi) : ''),
  },
];
