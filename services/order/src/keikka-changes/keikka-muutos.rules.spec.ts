import type { KeikkaMuutos } from '@keikka/contracts';
import { readable } from '@keikka/contracts/fields';
import { keikkaStateFields } from '../keikka/keikka.record.js';
import { hiddenNames, muutosInWords, referencesOf } from './keikka-muutos.rules.js';

type Stored = Pick<KeikkaMuutos, 'changeType' | 'fieldName' | 'oldValue' | 'newValue'>;

const names: Readonly<Record<string, string>> = {
  'vehicle 1': 'P21 · 32 m',
  'vehicle 2': 'P12 · 36 m',
  'person 5': 'Kari Salminen',
  'person 6': 'Mika Lehtonen',
  'keikkaTila 2': 'Lähetetty',
  'keikkaTila 3': 'Käsittelyssä',
  'lujuus 7': 'C30/37',
  'sourceAsiakas 11': 'Lohjan Valmisbetoni Oy',
};
const nameOf = (to: string, id: number) => names[`${to} ${id}`];
const placeOf = (lineId: number) => (lineId === 41 ? 2 : undefined);
const stored = (fieldName: string, oldValue: unknown, newValue: unknown): Stored => ({
  changeType: 'UPDATE',
  fieldName,
  oldValue,
  newValue,
});
const told = (change: Stored) => {
  const { laji, kentta, description } = muutosInWords(change, { nameOf, placeOf });
  return [laji, kentta, description].map((words) => words.replaceAll('\u00a0', ' '));
};

it.each<[string, Stored, string[]]>([
  ['a vehicle', stored('vehicleId', 1, 2), ['UPDATE', 'Ajoneuvo', 'P21 · 32 m → P12 · 36 m']],
  ['a status', stored('keikkaTilaId', 2, 3), ['UPDATE', 'Tila', 'Lähetetty → Käsittelyssä']],
  [
    'drivers',
    stored('kuskit', [], [5, 6]),
    ['UPDATE', 'Kuljettajat', 'Tyhjä → Kari Salminen, Mika Lehtonen'],
  ],
  ['a source', stored('sourceAsiakasId', 0, 11), ['UPDATE', 'Lähde', 'Tyhjä → Lohjan Valmisbetoni Oy']],
  ['a thing without a name', stored('vehicleId', 1, 99), ['UPDATE', 'Ajoneuvo', 'P21 · 32 m → Tuntematon']],
  ['yes and no', stored('ehdotaAikaa', false, true), ['UPDATE', 'Ehdota aikaa', 'Ei → Kyllä']],
  [
    'a time in Helsinki',
    stored('pumppuAika', '2026-11-23T22:00:00.000Z', null),
    ['UPDATE', 'Alkaa', 'ti 24.11.2026 0:00 → Tyhjä'],
  ],
  [
    'the order’s copy of its site',
    stored('tyomaaNimi', '', 'Antura'),
    ['UPDATE', 'Työmaan nimi', 'Tyhjä → Antura'],
  ],
  [
    'what is left to check',
    stored('tarkistettavat', ['paiva', 'maara'], []),
    ['UPDATE', 'Tarkistettavat tiedot', 'päivä, määrä → Tyhjä'],
  ],
  [
    'a value of a line',
    stored('betonit/41/m3', 10, 12),
    ['UPDATE', 'Betoni, rivi 2, Määrä', '10 m³ → 12 m³'],
  ],
  ['a speed', stored('betonit/41/isNopea', 0, 1), ['UPDATE', 'Betoni, rivi 2, Nopeus', 'Normaali → Nopea']],
  [
    'an extra',
    stored('betonit/41/attrs/3', null, 'Hidastin: 4 h'),
    ['CREATE', 'Betoni, rivi 2, Lisä', 'Hidastin: 4 h'],
  ],
  [
    'a new line',
    stored('betonit/41', null, { keikkaBetoniId: 41, orderNo: 1, m3: 4, lujuusId: 7, betoniComment: '' }),
    ['CREATE', 'Betoni, rivi 2', 'Järjestys 1, Määrä 4 m³, Lujuus C30/37'],
  ],
  [
    'a removed line',
    stored('betonit/40', { keikkaBetoniId: 40, m3: 4 }, null),
    ['DELETE', 'Betoni, poistettu rivi', 'Määrä 4 m³'],
  ],
  [
    'a copied order',
    { ...stored('ENTITY_CREATED', null, { copiedFrom: 4711, vehicleId: 2 }), changeType: 'CREATE' },
    ['CREATE', 'Tilaus', 'Ajoneuvo P12 · 36 m, Kopioitu tilauksesta 4711'],
  ],
  [
    'access that is given',
    stored('oikeudet', null, { personId: 5, taso: 2 }),
    ['CREATE', 'Oikeudet', 'Henkilö Kari Salminen, Oikeus Luku'],
  ],
  [
    'another level of access',
    stored('oikeudet', { personId: 5, taso: 2 }, { personId: 5, taso: 1 }),
    ['UPDATE', 'Oikeudet', 'Henkilö Kari Salminen, Oikeus Luku → Ei pääsyä'],
  ],
  ['what has no label', stored('tuntematon', { id: 7 }, 'x'), ['UPDATE', 'Muu tieto', 'Muu tieto → x']],
])('tells %s in words', (_, change, words) => {
  expect(told(change)).toEqual(words);
});

it('has a row of before and after for each value of a line', () => {
  const change = stored('betonit/41', { m3: 4, lujuusId: 7 }, null);
  expect(muutosInWords(change, { nameOf, placeOf }).rivit).toEqual([
    { kentta: 'Määrä', ennen: '4\u00a0m³', jalkeen: 'Tyhjä' },
    { kentta: 'Lujuus', ennen: 'C30/37', jalkeen: 'Tyhjä' },
  ]);
});

it('finds what is to be named, in lists and lines too', () => {
  expect(
    referencesOf([
      stored('kuskit', [5], [5, 6]),
      stored('betonit/41', null, { lujuusId: 7, laatuId: null }),
      stored('vehicleId', null, 2),
    ]),
  ).toEqual([
    { to: 'person', id: 5 },
    { to: 'person', id: 5 },
    { to: 'person', id: 6 },
    { to: 'lujuus', id: 7 },
    { to: 'vehicle', id: 2 },
  ]);
});

it('hides the names of prices for who may not see them, and nothing else', () => {
  const hidden = (prices: boolean) => hiddenNames(keikkaStateFields, readable(keikkaStateFields, { prices }));
  expect(hidden(false)).toEqual(['betonit/%/hinta_value', 'betonit/%/hinta_value/%']);
  expect(hidden(true)).toEqual([]);
});
