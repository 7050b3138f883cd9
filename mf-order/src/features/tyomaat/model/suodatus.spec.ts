import type { ListedTyomaa } from '@keikka/contracts';
import { haettavat, isInOsa, loydetyt, osat, suodatusValinnat, type Suodatus } from './suodatus.js';

const TODAY = '20261127';
const all: Suodatus = { asiakas: null, kaupunki: null, kaytetty: null };

const site = (tyomaaId: number, of: Partial<ListedTyomaa> = {}): ListedTyomaa => ({
  ...{ tyomaaId, tyomaaNimi: `Kohde ${tyomaaId}`, tyomaaNum: '', varmenne: 1 },
  ...{ tyomaaOsoite1: 'Katu 1', tyomaaOsoite2: '', tyomaaOsoite3: '08100', tyomaaOsoite4: 'Lohja' },
  ...{ asiakasId: null, asiakasNimi: '', keikkaCount: 0, lastPvm: null },
  ...{ noSijainti: false, noPostinumero: false, entisetNumerot: [], henkiloCount: 0 },
  ...of,
});

const sites = [
  site(1, {
    tyomaaNimi: 'Nummelan logistiikkakeskus',
    tyomaaNum: '26118',
    tyomaaOsoite1: 'Kivitie 5',
    entisetNumerot: ['26203'],
  }),
  site(2, { asiakasId: 7, asiakasNimi: 'Rakennus Koskinen Oy', keikkaCount: 3, lastPvm: '20261120' }),
  site(3, { tyomaaOsoite3: '02270', tyomaaOsoite4: 'Espoo', keikkaCount: 1, lastPvm: '20260601' }),
  site(4, { tyomaaOsoite3: '', tyomaaOsoite4: '', noSijainti: true, noPostinumero: true }),
  site(5, { keikkaCount: 2, lastPvm: '20270110', asiakasId: 8, asiakasNimi: 'Äyräpää Oy' }),
  site(6, { keikkaCount: 9, lastPvm: '20240101' }),
];

const found = (search: string, suodatus: Partial<Suodatus> = {}): number[] =>
  loydetyt(haettavat(sites), search, { ...all, ...suodatus }, TODAY).map(({ tyomaaId }) => tyomaaId);

describe('the work sites', () => {
  it.each([
    ['', [1, 2, 3, 4, 5, 6]],
    ['logistiikka', [1]],
    ['KIVITIE 5', [1]],
    ['26118', [1]],
    ['26203', [1]],
    ['02270 espoo', [3]],
    ['koskinen', [2]],
    ['espoo koskinen', []],
  ])('are found by %j: %j [I-010]', (search, ids) => {
    expect(found(search)).toEqual(ids);
  });

  it.each<[Partial<Suodatus>, number[]]>([
    [{ asiakas: 7 }, [2]],
    [{ asiakas: 0 }, [1, 3, 4, 6]],
    [{ kaupunki: 'Espoo' }, [3]],
    [{ kaupunki: '' }, [4]],
    [{ kaytetty: 30 }, [2, 5]],
    [{ kaytetty: 90 }, [2, 5]],
    [{ kaytetty: 365 }, [2, 3, 5]],
    [{ kaytetty: 365, kaupunki: 'Lohja' }, [2, 5]],
  ])('are narrowed by %j to %j [I-010]', (suodatus, ids) => {
    expect(found('', suodatus)).toEqual(ids);
  });

  it('have parts: in use, without a place, without a postal code, without orders', () => {
    const parts = osat.map((osa) =>
      sites.filter((one) => isInOsa(one, osa, TODAY)).map(({ tyomaaId }) => tyomaaId),
    );
    expect(parts).toEqual([[1, 2, 3, 4, 5, 6], [2, 3, 5], [4], [4], [1, 4]]);
  });

  it('name their customers and towns once, in Finnish order', () => {
    expect(suodatusValinnat(sites, { noAsiakas: 'Ei asiakasta', noKaupunki: 'Ei kaupunkia' })).toEqual({
      asiakkaat: [
        { value: 0, label: 'Ei asiakasta' },
        { value: 7, label: 'Rakennus Koskinen Oy' },
        { value: 8, label: 'Äyräpää Oy' },
      ],
      kaupungit: [
        { value: '', label: 'Ei kaupunkia' },
        { value: 'Espoo', label: 'Espoo' },
        { value: 'Lohja', label: 'Lohja' },
      ],
    });
  });
});
