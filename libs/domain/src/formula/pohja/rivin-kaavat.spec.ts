import { rivinArvot } from './rivin-kaavat.js';

const facts = {
  keikka: { pumppuAika: '2026-11-20T08:00:00.000Z', pumppuKesto: 210, m3: 45.5, tyomaaNimi: 'Kielo' },
  ajoneuvo: null,
};
const valuesOf = (kaavat: Parameters<typeof rivinArvot>[0], virhe = '') =>
  rivinArvot(kaavat, { virhe }, facts, new Set([7]));

describe('the formulas of an invoice’s row', () => {
  it.each<[Parameters<typeof rivinArvot>[0], object]>([
    [{ määräKaava: '{m3}' }, { määrä: '45.5' }],
    [{ hintaKaava: '{m3 > 50 ? 5.4 : 5.9}' }, { hinta: '5.9' }],
    [{ hintaKaava: '12,5' }, { hinta: '12.5' }],
    [
      { riviSeliteKaava: 'Valu {tyomaaNimi}', riviSelite2Kaava: 'käsin' },
      { riviSelite: 'Valu Kielo', riviSelite2: 'käsin' },
    ],
    [{ ehtoKaava: '{m3 > 45}' }, { ehtoTäyttyy: true }],
    [{ ehtoKaava: '{m3 > 45,5}' }, { ehtoTäyttyy: false }],
    [{ ehtoKaava: '' }, { ehtoTäyttyy: null }],
    [{ tuoteIdKaava: '{m3 > 1 ? 7 : 8}' }, { tuoteId: 7 }],
    [{ määräKaava: '', hintaKaava: ' ', riviSeliteKaava: '' }, {}],
    [{}, {}],
  ])('%j give %j', (kaavat, arvot) => {
    expect(valuesOf(kaavat)).toEqual({ arvot, virhe: '' });
  });

  it.each<[Parameters<typeof rivinArvot>[0], object, string]>([
    [{ hintaKaava: '{"abc"}' }, { hinta: '0' }, 'Hinta ei kelpaa: abc'],
    [{ määräKaava: '{"x"}' }, { määrä: '0' }, 'Määrä ei kelpaa: x'],
    [{ tuoteIdKaava: '{8}' }, {}, 'Tuote ei kelpaa: 8'],
  ])('%j give %j and say %s [I-085]', (kaavat, arvot, virhe) => {
    expect(valuesOf(kaavat)).toEqual({ arvot, virhe });
  });

  it('take only their own fault away, whatever its text', () => {
    const virhe =
      'Ehto ei kelpaa: Virhe: Kaarisulkuja ei ole suljettu oikein.. Määrä ei kelpaa: x. Hinta ei kelpaa: abc';
    expect(valuesOf({ määräKaava: '{m3}' }, virhe).virhe).toBe(
      'Ehto ei kelpaa: Virhe: Kaarisulkuja ei ole suljettu oikein.. Hinta ei kelpaa: abc',
    );
    expect(valuesOf({ hintaKaava: '' }, virhe).virhe).toBe(
      'Ehto ei kelpaa: Virhe: Kaarisulkuja ei ole suljettu oikein.. Määrä ei kelpaa: x',
    );
    expect(valuesOf({ ehtoKaava: '', määräKaava: '1', hintaKaava: '2' }, virhe).virhe).toBe('');
    expect(valuesOf({ riviSeliteKaava: 'x' }, virhe).virhe).toBe(virhe);
  });
});
