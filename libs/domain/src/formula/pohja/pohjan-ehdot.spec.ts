import { pohjienEsteet, type ValittavaPohja } from './pohjan-ehdot.js';
import { sopivatPohjat } from './sopivat-pohjat.js';

const [CUSTOMER, SOURCE, PAYER] = [101, 13, 55];
const laskutettava = {
  maksajaAsiakasId: PAYER,
  facts: {
    keikka: {
      pumppuAika: '2026-11-20T08:00:00.000Z',
      asiakasId: CUSTOMER,
      sourceAsiakasId: SOURCE,
      m3: 45.5,
    },
    ajoneuvo: null,
  },
};
const none = { tila: '', voimassa: '', asiakas: '', lahde: '', ehto: '' };
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
const esteet = (changes: Partial<ValittavaPohja>, order = laskutettava) =>
  pohjienEsteet([pohja(changes)], order)[0]?.esteet;

describe('why a template does not fit', () => {
  it.each<[Partial<ValittavaPohja>, object]>([
    [{}, {}],
    [{ laskupohjaTilaId: 1 }, { tila: 'Tila on Luonnos' }],
    [{ laskupohjaTilaId: 9 }, { tila: 'Tila on 9' }],
    [{ startDate: '20261120', endDate: '20261120' }, {}],
    [{ startDate: '20261121' }, { voimassa: 'Alkaa 21.11.2026' }],
    [{ endDate: '20261119' }, { voimassa: 'Päättyi 19.11.2026' }],
    [{ asiakasId: PAYER, asiakasNimi: 'Maksaja Oy' }, {}],
    [{ asiakasId: CUSTOMER }, {}],
    [{ asiakasId: 7, asiakasNimi: 'Muu Oy' }, { asiakas: 'Vain asiakkaalle Muu Oy' }],
    [{ asiakasId: 7 }, { asiakas: 'Vain asiakkaalle 7' }],
    [{ sourceAsiakasId: SOURCE }, {}],
    [{ sourceAsiakasId: 7, sourceAsiakasNimi: 'Muu Oy' }, { lahde: 'Vain lähteelle Muu Oy' }],
    [{ evalCriteria: '{m3 > 45}' }, {}],
    [{ evalCriteria: '{m3 > 45,5}' }, { ehto: 'Ehto ei täyty: {m3 > 45,5}' }],
    [
      { evalCriteria: '{m3 >', laskupohjaTilaId: 4 },
      { tila: 'Tila on Päättynyt', ehto: expect.stringMatching(/^Ehto ei kelpaa: Virhe: /) },
    ],
  ])('of %j is told for each condition: %j [I-061] [I-070]', (changes, expected) => {
    expect(esteet(changes)).toEqual({ ...none, ...expected });
    // What is told never disagrees with what builds the invoice.
    const fits = sopivatPohjat([pohja(changes)], laskutettava).pohjat.length === 1;
    expect(fits).toBe(Object.keys(expected).length === 0);
  });

  it('of one with days is the missing time of the order', () => {
    const timeless = { ...laskutettava, facts: { keikka: {}, ajoneuvo: null } } as typeof laskutettava;
    expect(esteet({ startDate: '20260101' }, timeless)?.voimassa).toBe('Tilauksella ei ole aikaa');
  });

  it('comes with the nearest template first, then the customer’s own', () => {
    const ids = pohjienEsteet(
      [
        pohja({ laskupohjaId: 1, laskupohjaTilaId: 1, asiakasId: 7 }),
        pohja({ laskupohjaId: 2, laskupohjaTilaId: 1 }),
        pohja({ laskupohjaId: 4, laskupohjaTilaId: 1, asiakasId: CUSTOMER }),
        pohja({ laskupohjaId: 3 }),
      ],
      laskutettava,
    ).map(({ pohja: { laskupohjaId }, puuttuu }) => [laskupohjaId, puuttuu]);
    expect(ids).toEqual([
      [3, 0],
      [4, 1],
      [2, 1],
      [1, 2],
    ]);
  });
});
