import { betoni } from '@keikka/builders';
import { counted, lackOf, lineName, nextVahvistus, vahvistusOf } from './betoni-view.js';

describe('a concrete line', () => {
  it.each([
    [null, 'open', true],
    [true, 'confirmed', false],
    [false, 'refused', false],
  ] as const)('that is confirmed %s is %s, and then %s [O-117]', (betoniVahvistettu, state, next) => {
    expect(vahvistusOf({ betoniVahvistettu })).toBe(state);
    expect(nextVahvistus(betoniVahvistettu)).toBe(next);
  });

  it.each([
    [{}, 'Rakennebetoni C30/37 #16 S3 XC3, XC4'],
    [{ laatu: 'Lattiabetoni', betoniString: 'Lattia C30/37 #16' }, 'Lattiabetoni C30/37 #16'],
    [{ laatu: 'Lattiabetoni', lujuus: '', betoniString: '' }, 'Lattiabetoni'],
    [{ laatu: '', lujuus: '', betoniString: '' }, 'Betoni valitsematta'],
  ])('is called by its quality and its choices: %j', (change, name) => {
    expect(lineName(betoni(change))).toBe(name);
  });

  it('lacks what its quality leaves a choice of [O-050]', () => {
    const laatu = { laatuId: 15, allowC: true, allowRae: true, allowS: false };
    const line = betoni({ laatuId: 15, notkeusId: null, lujuusId: null });
    expect(lackOf(line, [laatu as never])).toBe('Lujuus puuttuu.');
    expect(lackOf(line, undefined)).toBe('Lujuus ja notkeus puuttuvat.');
  });

  it('is counted by its state', () => {
    const lines = [true, true, false, null].map((betoniVahvistettu) => betoni({ betoniVahvistettu }));
    expect(counted(lines)).toEqual({ confirmed: 2, refused: 1 });
  });
});
