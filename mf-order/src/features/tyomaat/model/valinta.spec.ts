import type { ListedTyomaa } from '@keikka/contracts';
import type { Pari } from './parit.js';
import { painettu, valittuPari } from './valinta.js';

const site = (tyomaaId: number, keikkaCount: number, asiakasId: number | null = 7): ListedTyomaa => ({
  ...{ tyomaaId, tyomaaNimi: '', tyomaaNum: '', varmenne: 1, asiakasId, asiakasNimi: '', keikkaCount },
  ...{ tyomaaOsoite1: '', tyomaaOsoite2: '', tyomaaOsoite3: '', tyomaaOsoite4: '', lastPvm: null },
  ...{ noSijainti: false, noPostinumero: false, entisetNumerot: [], henkiloCount: 0 },
});
const sites = [site(1, 2), site(2, 5), site(3, 0, null)];
const of = (...ids: number[]) => valittuPari(new Set(ids), sites, []);

describe('chosen sites', () => {
  it('are chosen by one press, and left by the next', () => {
    const once = painettu(new Set(), site(1, 0));
    expect([...once]).toEqual([1]);
    expect([...painettu(once, site(1, 0))]).toEqual([]);
  });

  it('can be merged when they are exactly two: that with more orders stays', () => {
    expect(of(1).vertailu).toBeNull();
    expect(of(1, 2).vertailu).toMatchObject({ key: '1-2', jaa: { tyomaaId: 2 }, poistuu: { tyomaaId: 1 } });
    expect(of(1, 2, 3).vertailu).toBeNull();
  });

  it('do not count when they are in the list no more', () => {
    expect(of(1, 99)).toMatchObject({ count: 1, vertailu: null });
  });

  it('have the same customer only where they have one', () => {
    expect([of(1, 2).samaAsiakas, of(1, 3).samaAsiakas]).toEqual([true, false]);
  });

  it('are told apart where they may be the same', () => {
    const [jaa, poistuu] = [site(2, 5), site(1, 2)];
    const pari: Pari = { key: '1-2', jaa, poistuu, syy: 'lyhenne', metres: 40 };
    expect(valittuPari(new Set([2, 1]), sites, [pari]).pari).toBe(pari);
    expect(valittuPari(new Set([2, 3]), sites, [pari]).pari).toBeNull();
  });
});
