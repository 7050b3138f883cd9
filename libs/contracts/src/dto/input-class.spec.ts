import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import {
  decimal,
  fields,
  flag,
  id,
  ids,
  latitude,
  lines,
  nullable,
  optional,
  partial,
  record,
  text,
  whole,
} from '../fields/field.js';
import { inputClass } from './input-class.js';

const betoni = fields({ betoniId: optional(id()), m3: decimal({ from: 0, to: 999, scale: 1 }) });
const keikka = fields({
  otsikko: text(20),
  puomi: nullable(decimal({ from: 0, to: 99, scale: 1 })),
  kuskit: ids(2),
  lat: nullable(latitude()),
  tyhjänä: nullable(flag()),
  betonit: lines(betoni, { most: 2, id: 'betoniId' }),
});

const Save = inputClass(partial(keikka));
const taken = (sent: object): object => plainToInstance(Save, sent);
const faults = (sent: object): string[] => validateSync(taken(sent)).map(({ property }) => property);

describe('the input of a partial save', () => {
  it.each([
    ['nothing', {}],
    ['some fields', { otsikko: 'Laatta', puomi: null }],
    ['degrees as people write them', { lat: '60,17' }],
    ['degrees and a flag, or none', { lat: 60.17, tyhjänä: true }],
    ['degrees and a flag that are none', { lat: null, tyhjänä: null }],
    ['a list without the others', { kuskit: [7] }],
    ['lines, known and new', { betonit: [{ betoniId: 1, m3: '5' }, { m3: '1,5' }] }],
    ['a known line without what stays in it', { betonit: [{ betoniId: 1 }] }],
    ['twenty characters that a browser counts twice', { otsikko: '🚧'.repeat(20) }],
    ['lines that are alike and new', { betonit: [{ m3: '5' }, { m3: '5' }] }],
    ['an empty list, which is a value', { kuskit: [], betonit: [] }],
  ])('may be %s', (_, sent) => {
    expect(faults(sent)).toEqual([]);
  });

  it('takes a measure as a number, however it is written', () => {
    expect(taken({ lat: '60,17 °' })).toMatchObject({ lat: 60.17 });
    expect(taken({ lat: 60.17 })).toMatchObject({ lat: 60.17 });
  });

  it('takes a null for an absent list', () => {
    const sent = { kuskit: null, betonit: null };
    expect(faults(sent)).toEqual([]);
    expect(taken(sent)).toEqual({ kuskit: undefined, betonit: undefined });
  });

  it.each([
    ['a text too long', { otsikko: 'x'.repeat(21) }, 'otsikko'],
    ['an emoji of two code points too long', { otsikko: '⚠️'.repeat(11) }, 'otsikko'],
    ['degrees beyond the pole', { lat: 90.1 }, 'lat'],
    ['degrees in words', { lat: 'pohjoinen' }, 'lat'],
    ['too many decimals as people write them', { lat: '60,12345678' }, 'lat'],
    ['a flag in words', { tyhjänä: 'false' }, 'tyhjänä'],
    ['ids of nothing', { kuskit: [0] }, 'kuskit'],
    ['a line beyond its limits', { betonit: [{ m3: '1000' }] }, 'betonit'],
    ['a line twice', { betonit: [1, 1].map((betoniId) => ({ betoniId, m3: '5' })) }, 'betonit'],
    ['too many lines', { betonit: [{ m3: '1' }, { m3: '2' }, { m3: '3' }] }, 'betonit'],
  ])('is refused with %s', (_, sent, field) => {
    expect(faults(sent)).toEqual([field]);
  });
});

describe('the input of a whole record', () => {
  it('is refused with a line without what it needs', () => {
    const sent = {
      otsikko: '',
      puomi: null,
      kuskit: [],
      lat: null,
      tyhjänä: null,
      betonit: [{ betoniId: 1 }],
    };
    const input = plainToInstance(inputClass(keikka), sent);
    expect(validateSync(input).map(({ property }) => property)).toEqual(['betonit']);
  });
});

describe('the input of a call with a record in it', () => {
  const Call = inputClass({
    oikeus: record({ luku: whole(0, 1) }),
    muu: optional(record({ nimi: text(3) })),
  });
  const faultsOf = (sent: object): string[] =>
    validateSync(plainToInstance(Call, sent)).map(({ property }) => property);

  it.each([
    ['the record', { oikeus: { luku: 1 } }, []],
    ['one that may be absent', { oikeus: { luku: 0 }, muu: { nimi: 'abc' } }, []],
    ['no record', {}, ['oikeus']],
    ['null', { oikeus: null }, ['oikeus']],
    ['a number', { oikeus: 1 }, ['oikeus']],
    ['a list of such', { oikeus: [{ luku: 1 }] }, ['oikeus']],
    ['one without its field', { oikeus: {} }, ['oikeus']],
    ['one with a value beyond its limits', { oikeus: { luku: 2 }, muu: { nimi: 'abcd' } }, ['oikeus', 'muu']],
  ])('%s', (_, sent, expected) => {
    expect(faultsOf(sent)).toEqual(expected);
  });
});
