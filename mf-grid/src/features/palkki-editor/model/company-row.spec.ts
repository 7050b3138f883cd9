import type { GridItem } from '@keikka/contracts';
import { keikkaTila, palkkiTypeId } from '@keikka/domain';
import { keikka, maskedKeikka, palkki, vehicle } from '../../../../test/day.builder.js';
import { isMasked, isReadable } from '../../../day/model/grid-day.js';
import { companyNotes, companyRow } from './company-row.js';

const OWN = 1;
const GUEST = 11;
const nobodys = { sourceAsiakasId: 2, asiakasId: 100, pumppuAsiakasId: OWN, betoniAsiakasId: 2 };
const guests = keikka('06:00', '07:00', { ...nobodys, keikkaId: 1, sourceAsiakasId: GUEST });
const foreign = keikka('08:00', '09:00', { ...nobodys, keikkaId: 2 });
const edited = palkki('10:00', '12:00');

const rowOf = (items: GridItem[], overrides: object = {}) =>
  companyRow(vehicle(12, items, overrides), GUEST, { palkkiId: edited.palkkiId, guestIds: [GUEST] });
const seen = (items: GridItem[], overrides: object = {}) =>
  rowOf(items, overrides).vehicle.keikkaGroup.map((item) => {
    if (item.isPalkki) return `palkki ${item.palkkiId}`;
    return `${isMasked(item) ? 'masked' : 'whole'} ${item.keikkaId}`;
  });

describe('the row as a company sees it', () => {
  it.each([
    ['source', { sourceAsiakasId: GUEST }],
    ['customer', { asiakasId: GUEST }],
    ['pump supplier', { pumppuAsiakasId: GUEST }],
    ['concrete supplier', { betoniAsiakasId: GUEST }],
    ['owner', { ownerAsiakasId: GUEST }],
  ])('has the orders whole of which it is the %s [G-005]', (_, part) => {
    expect(seen([{ ...foreign, ...part }])).toEqual(['whole 2']);
  });

  it('has the others masked beside its own, as the board has them [O-105]', () => {
    const { vehicle: row, ...rest } = rowOf([guests, foreign, edited]);
    const masked = row.keikkaGroup.find(isMasked);
    expect(masked).toEqual(maskedKeikka('08:00', '09:00', { ...nobodys, keikkaId: 2 }));
    expect(row.keikkaGroup.filter(isReadable)).toEqual([guests]);
    expect(rest).toEqual({ seesPalkki: true, masked: 1, hidden: 0, unknown: 0 });
  });

  it('has them masked on a vehicle of its own', () => {
    expect(seen([foreign], { ownerAsiakasId: GUEST })).toEqual(['masked 2']);
  });

  it('has none of them where it has no order', () => {
    expect(seen([foreign, edited])).toEqual(['palkki 900']);
    expect(rowOf([foreign, edited])).toMatchObject({ masked: 0, hidden: 1 });
  });

  it.each([
    ['a deleted order', { keikkaTilaId: keikkaTila.poistettu }],
    ['one that is not made yet', { isTemp: true as const }],
  ])('never has %s', (_, change) => {
    expect(rowOf([guests, { ...foreign, ...change }])).toMatchObject({ masked: 0, unknown: 0 });
    expect(seen([guests, { ...foreign, ...change }])).toEqual(['whole 1']);
  });

  it('leaves out what the own data do not tell, and counts it', () => {
    const other = palkki('13:00', '14:00', { palkkiId: 901 });
    const unread = maskedKeikka('15:00', '16:00', { keikkaId: 3, ownerAsiakasId: GUEST });
    expect(seen([edited, other, unread])).toEqual(['palkki 900']);
    expect(rowOf([edited, other, unread]).unknown).toBe(2);
  });

  it('has its own palkit, and no private one of another company [G-295]', () => {
    const own = palkki('13:00', '14:00', { palkkiId: 901, ownerAsiakasId: GUEST });
    const secret = palkki('15:00', '16:00', { palkkiId: 902, grid_palkkiTypeId: palkkiTypeId.yksityinen });
    expect(seen([own, secret])).toEqual(['palkki 901']);
    expect(rowOf([own, secret]).unknown).toBe(0);
  });

  it('is without the palkki while that is private, or not shown to the company [G-107] [G-295]', () => {
    expect(rowOf([{ ...edited, grid_palkkiTypeId: palkkiTypeId.yksityinen }]).seesPalkki).toBe(false);
    expect(companyRow(vehicle(12, [edited]), 12, { palkkiId: 900, guestIds: [GUEST] })).toMatchObject({
      seesPalkki: false,
      unknown: 0,
    });
  });
});

describe('what is said of it', () => {
  const row = { vehicle: vehicle(12), seesPalkki: true, masked: 0, hidden: 0, unknown: 0 };
  const EXCEPT =
    'Lattian toimittaja, tilauksen kuljettaja ja henkilö, jolla on tilaukseen oma oikeus, näkevät sen kokonaan.';

  it.each([
    ['nothing when the company sees all', {}, []],
    [
      'that it does not see a private palkki',
      { seesPalkki: false },
      ['Yksityinen palkki ei näy yritykselle.'],
    ],
    [
      'of an order that it sees the time alone',
      { masked: 1 },
      ['Yritys ei ole osapuolena yhdessä tilauksessa: se näkee siitä vain varatun ajan.', EXCEPT],
    ],
    [
      'of several such',
      { masked: 2 },
      ['Yritys ei ole osapuolena 2 tilauksessa: se näkee niistä vain varatun ajan.', EXCEPT],
    ],
    [
      'that the orders of the row are hidden from it',
      { hidden: 2 },
      [
        'Yritys ei ole osapuolena rivin tilauksissa: ne ovat siltä piilossa tai näkyvät sille vain varattuna aikana.',
        EXCEPT,
      ],
    ],
    [
      'what is missing',
      { unknown: 1 },
      ['Yksi rivin merkintä puuttuu tästä: sen näkyvyyttä yritykselle ei tiedetä.'],
    ],
    [
      'that several are missing',
      { unknown: 3 },
      ['3 rivin merkintää puuttuu tästä: niiden näkyvyyttä yritykselle ei tiedetä.'],
    ],
  ])('is %s', (_, change, notes) => {
    expect(companyNotes({ ...row, ...change })).toEqual(notes);
  });
});
