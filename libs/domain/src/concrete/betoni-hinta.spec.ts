import { betoninHinnat, betoninHinta, type HinnoiteltavaBetoni } from './betoni-hinta.js';

const betoni = (changes: Partial<HinnoiteltavaBetoni> = {}): HinnoiteltavaBetoni => ({
  laatuId: 10,
  raeKokoId: 2,
  lujuusId: 4,
  notkeusId: 3,
  kayttoIkaId: 1,
  rasitusluokat: 'XC3',
  betoniComment: '',
  ...changes,
});
const pohjan = (changes: Partial<HinnoiteltavaBetoni> = {}, hinta_value = '120') => ({
  ...betoni(changes),
  hinta_value,
});

describe('the price of a concrete by a template', () => {
  it.each<[string, Partial<HinnoiteltavaBetoni>, number | null]>([
    ['identical', {}, 0],
    ['another quality [I-094]', { laatuId: 11 }, null],
    ['another grain size [I-094]', { raeKokoId: 3 }, null],
    ['another comment [I-095]', { betoniComment: 'Hidas' }, null],
    ['the same comment with spaces', { betoniComment: '  ' }, 0],
    ['a step stronger [I-096]', { lujuusId: 5 }, 1],
    ['a step stronger and one stiffer [I-096]', { lujuusId: 5, notkeusId: 2 }, 0],
    ['two steps of usage age [I-096]', { kayttoIkaId: 3 }, 2],
    ['weaker than the template’s (C-52)', { lujuusId: 3 }, null],
    ['two classes more [I-097]', { rasitusluokat: 'XC3, XC4,XF1' }, 0.2],
    ['a class less', { rasitusluokat: '' }, 0],
    ['500 steps [I-098]', { lujuusId: 504 }, 500],
    ['500 steps and a class [I-098]', { lujuusId: 504, rasitusluokat: 'XC3,XC4' }, null],
  ])('%s', (_, changes, ero) => {
    expect(betoninHinta(betoni(changes), pohjan(), [])?.ero ?? null).toBe(ero);
  });

  it('is the base price and each difference times its surcharge [I-099]', () => {
    const lisat = [
      { kohde: 'lujuus', hinta: '3.5' },
      { kohde: 'rasitus', hinta: '1.25' },
    ];
    expect(betoninHinta(betoni({ lujuusId: 6 }), pohjan(), lisat)).toEqual({
      ero: 2,
      hinta: '127.00',
      erot: [{ kohde: 'lujuus', ero: 2, lisa: '7.00' }],
    });
    const more = betoni({ lujuusId: 5, notkeusId: 2, rasitusluokat: 'XC3,XC4,XF1' });
    expect(betoninHinta(more, pohjan(), [...lisat, { kohde: 'notkeus', hinta: '2' }])).toMatchObject({
      hinta: '124.00',
      erot: [
        { kohde: 'lujuus', lisa: '3.50' },
        { kohde: 'notkeus', ero: -1, lisa: '-2.00' },
        { kohde: 'rasitus', ero: 2, lisa: '2.50' },
      ],
    });
  });

  it('is taken from the nearest first', () => {
    const candidates = [
      { betoni: pohjan({ lujuusId: 2 }, '100'), lisat: [] },
      { betoni: pohjan({ laatuId: 9 }, '1'), lisat: [] },
      { betoni: pohjan({}, '120'), lisat: [] },
    ];
    expect(betoninHinnat(betoni(), candidates).map(({ ero, hinta }) => [ero, hinta])).toEqual([
      [0, '120.00'],
      [2, '100.00'],
    ]);
  });
});
