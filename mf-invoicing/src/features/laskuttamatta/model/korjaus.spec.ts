import { laskuttamaton } from '../../../../test/laskuttamatta-bff.js';
import { isLiikaa, samaTehtava, tehtavissa } from './korjaus.js';

const rivi = (keikkaId: number, korjaus: ReturnType<typeof laskuttamaton>['korjaus']) =>
  laskuttamaton({ keikkaId, korjaus });

describe('what mends many orders at once', () => {
  it('leaves out what needs a choice or another page', () => {
    const all = [rivi(1, 'luoLasku'), rivi(2, 'avaaLasku'), rivi(3, 'jatkaPohjaa'), rivi(4, 'valitsePohja')];
    expect(tehtavissa([...all, rivi(5, 'paivitaMaara'), rivi(6, 'luoLisalasku')])).toEqual([
      { keikkaId: 1, korjaus: 'luoLasku' },
      { keikkaId: 5, korjaus: 'paivitaMaara' },
      { keikkaId: 6, korjaus: 'luoLisalasku' },
    ]);
  });

  it('is one act where it is the same for all', () => {
    expect(samaTehtava(tehtavissa([rivi(1, 'luoLasku'), rivi(2, 'luoLasku')]))).toBe('luoLasku');
    expect(samaTehtava(tehtavissa([rivi(1, 'luoLasku'), rivi(2, 'paivitaMaara')]))).toBeNull();
    expect(samaTehtava([])).toBeNull();
  });

  it('gives money back where too much was billed', () => {
    expect([null, '0.00', '36.80', '-17.80'].map((rahaa) => isLiikaa({ rahaa }))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});
