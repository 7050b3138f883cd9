import { puuttuuText, puuttuvat } from './puuttuva.js';

const whole = { laatuId: 10, raeKokoId: 1, lujuusId: 6, notkeusId: 3, kayttoIkaId: 1 };
const none = { laatuId: null, raeKokoId: null, lujuusId: null, notkeusId: null, kayttoIkaId: null };
const all = { allowC: true, allowRae: true, allowS: true };

describe('what a concrete line lacks', () => {
  it.each([
    ['nothing', whole, all, []],
    ['all of it', none, all, ['laatu', 'raekoko', 'lujuus', 'notkeus', 'käyttöikä']],
    ['strength', { ...whole, lujuusId: null }, all, ['lujuus']],
    ['a grain size that is none', { ...whole, raeKokoId: 0 }, all, ['raekoko']],
    [
      'a consistency, of a quality that has none',
      { ...whole, notkeusId: null },
      { ...all, allowS: false },
      [],
    ],
    ['a grain size, of a quality that has none', { ...whole, raeKokoId: 0 }, { ...all, allowRae: false }, []],
    ['a strength, of a quality that has none', { ...whole, lujuusId: null }, { ...all, allowC: false }, []],
    [
      'quality and service life',
      { ...whole, laatuId: null, kayttoIkaId: null },
      undefined,
      ['laatu', 'käyttöikä'],
    ],
  ])('%s [O-050]', (_, line, laatu, names) => {
    expect(puuttuvat(line, laatu)).toEqual(names);
  });

  it.each([
    [[], ''],
    [['lujuus'], 'Lujuus puuttuu.'],
    [['laatu', 'käyttöikä'], 'Laatu ja käyttöikä puuttuvat.'],
    [['raekoko', 'lujuus', 'notkeus'], 'Raekoko, lujuus ja notkeus puuttuvat.'],
  ])('%j in words', (names, text) => {
    expect(puuttuuText(names)).toBe(text);
  });
});
