import { riviPohjasta, type LaskupohjanRivi, type PohjanTuote } from './rivi-pohjasta.js';

const facts = {
  keikka: { pumppuAika: '2026-11-20T08:00:00.000Z', pumppuKesto: 210, m3: 45.5, tyomaaNimi: 'As Oy Kielo' },
  ajoneuvo: { vehicleNo: 'P12', vehiclePuomi: 36 },
};

const tuote: PohjanTuote = {
  nimike: 'Pumppaustunti',
  lisäNimike: 'alle 36 m',
  yksikkö: 'h',
  hinta: '118',
  alv: '14',
  määräKaava: '{kesto}',
  kustannusPaikkaEval: '30{m3 > 40 ? 20 : 10}',
};

const rivi = (changes: Partial<LaskupohjanRivi> = {}): LaskupohjanRivi => ({
  laskupohjaRiviId: 7,
  otsikko: '',
  laskuRiviTxtEval: '',
  evalCriteria: '',
  tuoteId: null,
  tuoteIdEval: '',
  maaraEval: '',
  hintaEval: '',
  yksikko: '',
  alv: null,
  alennusProsentti: '0',
  luoLaskuRivi: true,
  maaraSelite: '',
  hintaSelite: '',
  ...changes,
});

const made = (changes: Partial<LaskupohjanRivi>) => riviPohjasta(rivi(changes), facts, new Map([[1, tuote]]));

describe('the row that a template makes of an order', () => {
  it('has its own texts, quantity and price by formula', () => {
    expect(
      made({
        otsikko: 'Pumppaus {m3} m³',
        laskuRiviTxtEval: '{tyomaaNimi}',
        maaraEval: '{m3}',
        hintaEval: '8,90',
      }),
    ).toMatchObject({
      riviSelite: 'Pumppaus 45,5 m³',
      riviSelite2: 'As Oy Kielo',
      määrä: '45.5',
      määräKaava: '{m3}',
      hinta: '8.9',
      alv: '25.5',
      virhe: '',
      keikkaLaskuPohjaRiviId: 7,
    });
  });

  it('takes from its product what it does not say itself', () => {
    expect(made({ tuoteId: 1 })).toMatchObject({
      riviSelite: 'Pumppaustunti',
      riviSelite2: 'alle 36 m',
      määrä: '3.5',
      yksikkö: 'h',
      hinta: '118',
      alv: '14',
      kustannusPaikka: '3020',
      tuoteId: 1,
    });
    expect(made({ tuoteId: 1, maaraEval: '2', hintaEval: '1', yksikko: 'kpl', alv: '0' })).toMatchObject({
      määrä: '2',
      yksikkö: 'kpl',
      hinta: '1',
      alv: '0',
    });
  });

  it('is one piece where nobody says how many', () => {
    expect(made({ hintaEval: '60' })).toMatchObject({ määrä: '1', määräKaava: '1' });
  });

  it('tells how its figures came to be, by the values that were seen', () => {
    const hinta = { hintaEval: '{m3 > 50 ? 5.4 : 5.9}', hintaSelite: 'Sovittu 12.3.' };
    expect(made({ tuoteId: 1, evalCriteria: '{m3 > 0}', ...hinta })?.selvitys).toEqual({
      ehto: {
        kaava: '{m3 > 0}',
        lahde: 'laskupohja',
        vaiheet: [
          { osa: 'm3', nimi: 'Betonin määrä (m³)', arvo: '45,5' },
          { osa: 'm3 > 0', nimi: '', arvo: 'kyllä' },
        ],
        perustelu: '',
      },
      maara: {
        kaava: '{kesto}',
        lahde: 'tuote',
        vaiheet: [{ osa: 'kesto', nimi: expect.any(String), arvo: '3,5' }],
        perustelu: '',
      },
      hinta: {
        kaava: '{m3 > 50 ? 5.4 : 5.9}',
        lahde: 'laskupohja',
        vaiheet: [
          { osa: 'm3', nimi: 'Betonin määrä (m³)', arvo: '45,5' },
          { osa: 'm3 > 50', nimi: '', arvo: 'ei' },
          { osa: 'm3 > 50 ? 5.4 : 5.9', nimi: '', arvo: '5,9' },
        ],
        perustelu: 'Sovittu 12.3.',
      },
    });
  });

  it('has no steps of a formula that cannot be read', () => {
    expect(made({ hintaEval: '{m3 >' })?.selvitys.hinta).toMatchObject({ kaava: '{m3 >', vaiheet: [] });
  });

  it.each<[Partial<LaskupohjanRivi>]>([
    [{ evalCriteria: '{m3 > 100}' }],
    [{ evalCriteria: 'false' }],
    [{ luoLaskuRivi: false }],
  ])('is none with %j [I-035] [I-061]', (changes) => {
    expect(made(changes)).toBeNull();
  });

  it.each<[Partial<LaskupohjanRivi>, object]>([
    [{ hintaEval: '{"abc"}' }, { hinta: '0', virhe: 'Hinta ei kelpaa: abc' }],
    [{ maaraEval: '{"x"}' }, { määrä: '0', virhe: 'Määrä ei kelpaa: x' }],
    [
      { tuoteIdEval: '{99}', tuoteId: 1 },
      { tuoteId: 1, virhe: 'Tuote ei kelpaa: 99' },
    ],
    [
      { evalCriteria: '{m3 >' },
      { ehtoTäyttyy: false, virhe: 'Ehto ei kelpaa: Virhe: Kaarisulkuja ei ole suljettu oikein.' },
    ],
  ])('stays with what is wrong named: %j gives %j [I-085]', (changes, expected) => {
    expect(made(changes)).toMatchObject(expected);
  });

  it.each([
    ['2024-08-31T20:59:59.000Z', '24'],
    ['2024-08-31T21:00:00.000Z', '25.5'],
  ])('has the VAT of the day of delivery: %s %s', (pumppuAika, alv) => {
    expect(riviPohjasta(rivi(), { keikka: { pumppuAika }, ajoneuvo: null }, new Map())).toMatchObject({
      alv,
    });
  });
});
