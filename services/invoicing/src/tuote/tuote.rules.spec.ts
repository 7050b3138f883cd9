import { tuoteFields, type TuoteFields } from '@keikka/contracts';
import { blankOf, savedFields } from '@keikka/contracts/fields';
import { demandValid } from './tuote.rules.js';

const blank = blankOf(tuoteFields) as TuoteFields;
const state = { ...blank, nimike: 'Pumppaus' };

describe('a new product', () => {
  it('is active, has VAT 25.5 and no price [I-083]', () => {
    expect(blank).toMatchObject({ aktiivinen: true, alv: '25.5', hinta: null });
  });
});

describe('what a save brings', () => {
  it('is stored in one form: trimmed name, decimals as text, 0 for no category [I-036]', () => {
    const incoming = savedFields(tuoteFields, {
      nimike: ' Limu ',
      hinta: '95',
      alv: '25.50',
      tuoteCatTypeId: 0,
      tuoteTypeId: 0,
    });
    expect(incoming).toEqual({
      nimike: 'Limu',
      hinta: '95.00',
      alv: '25.5',
      tuoteCatTypeId: null,
      tuoteTypeId: null,
    });
  });

  it('leaves out what did not come and what only the server may say', () => {
    expect(savedFields(tuoteFields, { nimike: 'Limu', määräKaava: '{m3}', tuoteId: 7, varmenne: 3 })).toEqual(
      {
        nimike: 'Limu',
        määräKaava: '{m3}',
      },
    );
  });
});

describe('a product', () => {
  it('needs a name', () => {
    expect(() => demandValid({ ...state, nimike: '' })).toThrow('Tuotteella on oltava nimike.');
  });

  it.each(['0', '25.5', '100'])('may have VAT %s', (alv) => {
    expect(() => demandValid({ ...state, alv })).not.toThrow();
  });

  it.each(['-0.1', '100.1'])('may not have VAT %s', (alv) => {
    expect(() => demandValid({ ...state, alv })).toThrow('ALV-prosentin on oltava 0–100.');
  });

  it.each([null, '-50.00', '0.1234', '1000000.00'])('may cost %s', (hinta) => {
    expect(() => demandValid({ ...state, hinta })).not.toThrow();
  });

  it.each(['1000000.01', '-1000000.01'])('may not cost %s', (hinta) => {
    expect(() => demandValid({ ...state, hinta })).toThrow('Hinta voi olla enintään 1 000 000 euroa.');
  });

  it.each(['', '2', '{kesto - 3}', '{max(0; betoniMatkaKm - 15)}'])(
    'may have the quantity %j',
    (määräKaava) => {
      expect(() => demandValid({ ...state, määräKaava })).not.toThrow();
    },
  );

  it.each([
    [{ määräKaava: '{kesto - 3' }, 'Virhe: Kaarisulkuja ei ole suljettu oikein.', 10, 1],
    [{ määräKaava: 'kesto' }, 'No matches between { and }', 0, 5],
    [{ määräKaava: '{eval(1)}' }, 'Disallowed keyword: eval', 1, 4],
    [{ kustannusPaikkaEval: '1{kaupumki}' }, 'Tuntematon nimi kaupumki. Tarkoititko kaupunki?', 2, 8],
  ])(
    'with the formula %j is refused, and where it is wrong is told [I-084]',
    (kaava, problem, position, length) => {
      const [field] = Object.keys(kaava);
      expect(() => demandValid({ ...state, ...kaava })).toThrow(
        expect.objectContaining({
          code: 'TUOTE.KAAVA_INVALID',
          details: [{ field, problem, position, length }],
        }),
      );
    },
  );

  it('may name its cost centre without a formula', () => {
    expect(() => demandValid({ ...state, kustannusPaikkaEval: '4100' })).not.toThrow();
  });
});
