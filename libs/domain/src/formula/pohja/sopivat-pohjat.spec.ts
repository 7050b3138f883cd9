import type { ValittavaPohja } from './pohjan-ehdot.js';
import { sopivatPohjat } from './sopivat-pohjat.js';

const ORDERED = '2026-11-20T08:00:00.000Z';
const [CUSTOMER, SOURCE, PAYER] = [101, 13, 55];

const laskutettava = {
  maksajaAsiakasId: PAYER,
  facts: {
    keikka: { pumppuAika: ORDERED, asiakasId: CUSTOMER, sourceAsiakasId: SOURCE, m3: 45.5 },
    ajoneuvo: null,
  },
};

const pohja = (changes: Partial<ValittavaPohja> = {}): ValittavaPohja => ({
  laskupohjaId: 1,
  laskupohjaTilaId: 3,
  startDate: null,
  endDate: null,
  evalCriteria: '',
  asiakasId: null,
  sourceAsiakasId: null,
  ...changes,
});

describe('the templates of an order', () => {
  it.each<[string, Partial<ValittavaPohja>, boolean]>([
    ['without any condition', {}, true],
    ['that is a draft', { laskupohjaTilaId: 1 }, false],
    ['that waits', { laskupohjaTilaId: 2 }, false],
    ['that has ended', { laskupohjaTilaId: 4 }, false],
    ['that begins that day', { startDate: '20261120' }, true],
    ['that begins the day after', { startDate: '20261121' }, false],
    ['that ends that day', { endDate: '20261120' }, true],
    ['that ended the day before', { endDate: '20261119' }, false],
    ['of its customer', { asiakasId: CUSTOMER }, true],
    ['of its payer', { asiakasId: PAYER }, true],
    ['of another customer', { asiakasId: 7 }, false],
    ['of its source', { sourceAsiakasId: SOURCE }, true],
    ['of another source', { sourceAsiakasId: CUSTOMER }, false],
    ['whose condition holds', { evalCriteria: '{m3 > 45}' }, true],
    ['whose condition does not hold', { evalCriteria: '{m3 > 45,5}' }, false],
    ['whose condition is faulty', { evalCriteria: '{m3 > }' }, false],
  ])('one %s: %j fits is %s [I-061] [I-070]', (_, changes, fits) => {
    expect(sopivatPohjat([pohja(changes)], laskutettava).pohjat).toHaveLength(fits ? 1 : 0);
  });

  it('hold on the Helsinki day, also where it is another one in UTC [I-070]', () => {
    const late = {
      ...laskutettava,
      facts: { keikka: { pumppuAika: '2026-11-20T22:30:00.000Z' }, ajoneuvo: null },
    };
    const fits = (yyyymmdd: string) =>
      sopivatPohjat([pohja({ startDate: yyyymmdd, endDate: yyyymmdd })], late).pohjat.length === 1;
    expect([fits('20261120'), fits('20261121')]).toEqual([false, true]);
  });

  it('have none with days for an order without a time', () => {
    const timeless = { ...laskutettava, facts: { keikka: {}, ajoneuvo: null } };
    expect(sopivatPohjat([pohja({ startDate: '20260101' }), pohja()], timeless).pohjat).toHaveLength(1);
  });

  it('come with the customer’s own first, then by id, and name the faulty one', () => {
    const all = [
      pohja({ laskupohjaId: 1 }),
      pohja({ laskupohjaId: 4, asiakasId: CUSTOMER }),
      pohja({ laskupohjaId: 3, asiakasId: CUSTOMER }),
      pohja({ laskupohjaId: 2, evalCriteria: '{m3 >' }),
    ];
    const { pohjat, faulty } = sopivatPohjat(all, laskutettava);
    expect(pohjat.map(({ laskupohjaId }) => laskupohjaId)).toEqual([3, 4, 1]);
    expect(faulty.map(({ pohja: { laskupohjaId }, virhe }) => [laskupohjaId, virhe])).toEqual([
      [2, 'Virhe: Kaarisulkuja ei ole suljettu oikein.'],
    ]);
  });
});
