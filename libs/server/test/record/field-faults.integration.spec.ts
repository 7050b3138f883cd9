import { day, decimal, flag, id, instant, lines, nullable, text, whole } from '@keikka/contracts/fields';
import { fieldFaults } from './field-faults.js';
import {
  Betoni,
  Laite,
  startTilaukset,
  Tilaus,
  tilausFields,
  TilausTehdas,
  TilausTyomaa,
  type Tilaukset,
} from './record-fixture.js';

const tables = {
  entity: Tilaus,
  beside: [TilausTyomaa, TilausTehdas],
  lines: { betonit: { entity: Betoni }, laitteet: { entity: Laite } },
};

describe('a declaration of fields, held against the entity', () => {
  let of: Tilaukset;

  beforeAll(async () => {
    of = await startTilaukset();
  });
  afterAll(() => of.stop());

  it('has no fault where each field has its column and the lines their table', () => {
    expect(fieldFaults(of.dataSource, { ...tables, fields: tilausFields })).toEqual([]);
  });

  it.each([
    ['a field without a column', { puhelin: text(20) }, ['puhelin: no column']],
    [
      'a fault in a table beside',
      { tehdasId: text(9) },
      ['tehdasId: text in a column of type integer', 'tehdasId: only the column may be null'],
    ],
    ['a text in a number', { hinta: nullable(text(20)) }, ['hinta: text in a column of type numeric']],
    [
      'an amount in a text',
      { otsikko: decimal({ from: 0, to: 1, scale: 1 }) },
      ['otsikko: decimal in a column of type text'],
    ],
    ['a flag in a number', { ownerAsiakasId: flag() }, ['ownerAsiakasId: flag in a column of type integer']],
    [
      'a whole number in an amount',
      { hinta: nullable(whole(0, 1)) },
      ['hinta: whole in a column of type numeric'],
    ],
    ['a day in an instant', { alkaa: day() }, ['alkaa: day in a column of type timestamp with time zone']],
    ['a null that the column refuses', { alkaa: nullable(instant()) }, ['alkaa: only the field may be null']],
    [
      'a null that the field does not know',
      { hinta: decimal({ from: 0, to: 1, scale: 1 }) },
      ['hinta: only the column may be null'],
    ],
    ['lines without a table', { otsikot: lines({ a: text(1) }, { most: 1 }) }, ['otsikot: no column']],
    [
      'a fault in a line',
      { betonit: lines({ betoniId: id(), m3: text(9) }, { most: 1, id: 'betoniId' }) },
      ['betonit/m3: text in a column of type numeric'],
    ],
  ])('names %s', (_, fields, faults) => {
    expect(fieldFaults(of.dataSource, { ...tables, fields })).toEqual(faults);
  });
});
