import { laskuttamaton } from '../../../../test/laskuttamatta-bff.js';
import { haetut, ryhmat, summatOf } from './ryhmat.js';

const rivit = [
  laskuttamaton({ keikkaId: 1, syy: 'eriM3', rahaa: '-17.80' }),
  laskuttamaton({ keikkaId: 2, syy: 'eiLaskua', rahaa: '91.00' }),
  laskuttamaton({ keikkaId: 3, syy: 'eiLaskua', rahaa: '1000.05' }),
  laskuttamaton({ keikkaId: 4, syy: 'eiPohjaa', rahaa: null, tyomaaNimi: 'Viksbergin varasto' }),
  laskuttamaton({ keikkaId: 5, syy: 'eriM3', rahaa: '67.20' }),
];

describe('unbilled orders by reason', () => {
  it('stand in the order of the reasons, the most money first, without reasons that nobody has', () => {
    expect(ryhmat(rivit).map(({ syy, rivit: own }) => [syy, own.map(({ keikkaId }) => keikkaId)])).toEqual([
      ['eiLaskua', [3, 2]],
      ['eiPohjaa', [4]],
      ['eriM3', [5, 1]],
    ]);
  });

  it('are summed to cents, what was billed too much by itself', () => {
    expect(summatOf(rivit)).toEqual({ rahaa: '1158.25', arviota: '0.00', liikaa: '17.80' });
    expect(summatOf([])).toEqual({ rahaa: '0.00', arviota: '0.00', liikaa: '0.00' });
  });

  it('are summed with estimates, which are told, and stand by them', () => {
    const arvio = {
      rahaa: '95.00',
      yksikkohinta: '9.50',
      yksikkö: 'm³',
      kenelle: 'maksajalle',
      laskuja: 3,
    } as const;
    const estimated = laskuttamaton({ keikkaId: 6, syy: 'eiLaskua', rahaa: null, arvio });
    expect(summatOf([...rivit, estimated])).toEqual({ rahaa: '1253.25', arviota: '95.00', liikaa: '17.80' });
    const [first] = ryhmat([...rivit, estimated]);
    expect(first?.rivit.map(({ keikkaId }) => keikkaId)).toEqual([3, 6, 2]);
  });

  it('are found by all words of the search', () => {
    expect(haetut(rivit, 'viksberg').map(({ keikkaId }) => keikkaId)).toEqual([4]);
    expect(haetut(rivit, 'viksberg 5')).toEqual([]);
    expect(haetut(rivit, ' ')).toBe(rivit);
  });
});
