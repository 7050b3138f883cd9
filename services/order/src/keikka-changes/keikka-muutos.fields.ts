import { betoniFields, keikkaFields } from '@keikka/contracts';
import {
  fields,
  flag,
  ids,
  lines,
  record,
  reference,
  text,
  whole,
  type Field,
} from '@keikka/contracts/fields';
import { keikkaStateFields } from '../keikka/keikka.record.js';

const speed: Field = flag('Nopeus', { words: { yes: 'Nopea', no: 'Normaali' } });

/** A concrete line as the history names its values. An extra is recorded in words. */
const lineFields = fields({
  ...betoniFields,
  orderNo: whole(0, 1000, 'Järjestys'),
  isNopea: speed,
  attrs: text(600, 'Lisä'),
});

/** Whatever the history of an order keeps: its fields, and what acts record beside them. */
export const muutosFields = fields({
  ...keikkaStateFields,
  betonit: lines(lineFields, { most: 100, id: 'keikkaBetoniId' }, keikkaFields.betonit.label),
  sourceAsiakasId: reference('sourceAsiakas', 'Lähde'),
  kuskit: ids(100, { to: 'person', label: 'Kuljettajat' }),
  /** Whose access an act gave, changed or took. */
  oikeudet: record(
    { personId: reference('person', 'Henkilö'), taso: reference('taso', 'Oikeus') },
    'Oikeudet',
  ),
  tarkistettavat: text(200, 'Tarkistettavat tiedot'),
  vaiheloki: text(500, 'Vaihelokin merkintä'),
  copiedFrom: text(20, 'Kopioitu tilauksesta'),
});
