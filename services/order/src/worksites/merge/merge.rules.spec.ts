import { Tyomaa } from '../../tyomaa/tyomaa.entity.js';
import { entisetNumerot, kentatPoistuvalta, valitutPoistuvalta } from './merge.rules.js';

const site = (of: Partial<Tyomaa>): Tyomaa =>
  Object.assign(new Tyomaa(), { tyomaaNum: '', entisetNumerot: [], ...of });

describe('the values of the site that leaves', () => {
  const poistuva = site({ tyomaaNimi: 'Halli', tyomaaLat: 60, tyomaaLng: null, tyomaaContactPersonId: 7 });

  it.each([
    [[], {}],
    [['nimi'], { tyomaaNimi: 'Halli' }],
    [['sijainti'], { tyomaaLat: 60, tyomaaLng: null }],
    [['varmenne', 'toString', '__proto__', 'tyomaaNimi'], {}],
  ])('that are chosen by %j', (chosen, expected) => {
    const names = chosen.map((kentta) => ({ kentta }));
    expect(kentatPoistuvalta(poistuva, names)).toEqual(expected);
  });

  it('tell what was chosen', () => {
    const names = [{ kentta: 'sijainti' }, { kentta: 'nimi' }, { kentta: 'varmenne' }];
    expect(valitutPoistuvalta(kentatPoistuvalta(poistuva, names))).toEqual(['nimi', 'sijainti']);
    expect(valitutPoistuvalta({})).toEqual([]);
  });
});

describe('the numbers that a merged site is found by', () => {
  it.each([
    ['26118', '26203', '26118', ['26203']],
    ['26118', '26203', '26203', ['26118']],
    ['26118', '26118', '26118', []],
    ['', '', '', []],
  ])('of %j and %j, called %j, are %j', (one, other, kept, expected) => {
    expect(entisetNumerot(site({ tyomaaNum: one }), site({ tyomaaNum: other }), kept)).toEqual(expected);
  });

  it('are also those of earlier merges, each once', () => {
    const jaava = site({ tyomaaNum: '1', entisetNumerot: ['2', '3'] });
    const poistuva = site({ tyomaaNum: '4', entisetNumerot: ['3', '5'] });
    expect(entisetNumerot(jaava, poistuva, '1')).toEqual(['2', '3', '5', '4']);
  });
});
