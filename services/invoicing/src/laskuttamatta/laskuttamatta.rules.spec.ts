import { keikkaData, vehicleData } from '@keikka/builders';
import type { PohjanTuote } from '@keikka/domain/laskupohja';
import { puuteOf, type Hinnasto, type LaskunRivi, type Tarkastettava } from './laskuttamatta.rules.js';

const [CUSTOMER, SOURCE] = [101, 13];

const line = (m3: number, toimitettuM3Of: number | null = null) => ({
  ...keikkaData().betonit[0],
  m3,
  toimitettuM3: toimitettuM3Of,
});
const keikka = (...betonit: ReturnType<typeof line>[]) =>
  keikkaData({
    keikkaId: 4711,
    sourceAsiakasId: SOURCE,
    asiakasId: CUSTOMER,
    pumppuAika: '2026-11-20T08:00:00.000Z',
    m3: betonit.reduce((sum, { m3 }) => sum + m3, 0),
    betonit: betonit as never,
  });

const pohjaRivi = (changes = {}) => ({
  laskupohjaRiviId: 7,
  otsikko: 'Pumppaus',
  laskuRiviTxtEval: '',
  evalCriteria: '',
  tuoteId: null,
  tuoteIdEval: '',
  maaraEval: '{m3}',
  hintaEval: '10',
  yksikko: 'm³',
  alv: null,
  alennusProsentti: '0',
  luoLaskuRivi: true,
  maaraSelite: '',
  hintaSelite: '',
  ...changes,
});
const pohja = (changes: Partial<Hinnasto['pohjat'][number]> = {}): Hinnasto['pohjat'][number] => ({
  laskupohjaId: 1,
  laskupohjaNimi: 'Perus 36 m',
  laskupohjaTilaId: 3,
  startDate: null,
  endDate: null,
  evalCriteria: '',
  asiakasId: null,
  sourceAsiakasId: null,
  maksuEhtoPv: 21,
  viitteemme: '',
  viitteenne: '',
  textBefore: '',
  textAfter: '',
  sellerName: '',
  betoniLaskutetaan: true,
  rivit: [pohjaRivi()],
  ...changes,
});
const tuote: PohjanTuote = {
  nimike: 'Pesu',
  lisäNimike: '',
  yksikkö: 'kpl',
  hinta: '60',
  alv: '25.5',
  määräKaava: '',
  kustannusPaikkaEval: '',
};
const tuotteet = new Map([[5, tuote]]);

const rivi = (changes: Partial<LaskunRivi> = {}): LaskunRivi => ({
  aktiivinen: true,
  ehtoTäyttyy: true,
  riviSelite: 'Pumppaus',
  määrä: '45.5',
  määräKaava: '{m3}',
  yksikkö: 'm³',
  hinta: '10',
  aleProsentti: '0',
  alv: '25.5',
  virhe: '',
  tuoteId: null,
  keikkaLaskuPohjaRiviId: 7,
  keikkaBetoniId: null,
  ...changes,
});
/** A row of a concrete line. */
const betoni = (keikkaBetoniId: number, määrä: string): Partial<LaskunRivi> => ({
  keikkaBetoniId,
  määrä,
  määräKaava: '',
  keikkaLaskuPohjaRiviId: null,
});
const lasku = (keikkaLaskuStatusTypeId: number, rivit: LaskunRivi[], keikkaLaskuId = 1) => ({
  keikkaLaskuId,
  keikkaLaskuStatusTypeId,
  laskuNo: keikkaLaskuStatusTypeId === 15 ? '20472' : '',
  rivit,
});

const puute = (changes: Partial<Tarkastettava> = {}, pohjat = [pohja()]) =>
  puuteOf(
    { keikka: keikka(line(45.5)), ajoneuvo: vehicleData(), maksajaAsiakasId: SOURCE, laskut: [], ...changes },
    { pohjat, tuotteet },
  );
const told = (laskut: Tarkastettava['laskut'], order = keikka(line(45.5))) =>
  puute({ laskut, keikka: order });
const words = (text: string) => text.replaceAll('\u00a0', ' ');

describe('what is amiss with the billing of a delivered order', () => {
  it('is that it has no invoice: what its templates would bill', () => {
    expect(puute()).toEqual({
      syy: 'eiLaskua',
      havainto: 'Laskupohja Perus 36 m',
      rahaa: '455.00',
      keikkaLaskuId: null,
      laskutettuM3: null,
      laskupohjat: ['Perus 36 m'],
      korjaus: 'luoLasku',
      jatkettava: null,
    });
    const two = [pohja(), pohja({ laskupohjaId: 2, laskupohjaNimi: 'Lisät' })];
    expect(puute({}, two)).toMatchObject({ havainto: 'Laskupohjat Perus 36 m, Lisät', rahaa: '910.00' });
    expect(puute({ maksajaAsiakasId: null })).toMatchObject({ havainto: 'Tilauksella ei ole maksajaa' });
  });

  it('is that its invoice is empty, which is opened', () => {
    const empty = {
      syy: 'eiLaskua',
      havainto: 'Laskulla ei ole rivejä',
      rahaa: '455.00',
      keikkaLaskuId: 1,
      korjaus: 'avaaLasku',
    };
    expect(told([lasku(5, [])])).toMatchObject(empty);
    expect(told([lasku(5, [rivi({ aktiivinen: false })])])).toMatchObject(empty);
    expect(told([lasku(15, [])])).toBeNull();
  });

  it.each<[string, Parameters<typeof pohja>[0][], string]>([
    ['none', [], 'Asiakkaalla ei ole laskupohjaa'],
    ['one of others', [{ asiakasId: 7 }], 'Asiakkaalla ei ole laskupohjaa'],
    ['one of another source', [{ sourceAsiakasId: 7 }], 'Asiakkaalla ei ole laskupohjaa'],
    ['one that is over', [{ endDate: '20261119' }], 'Perus 36 m: Päättyi 19.11.2026'],
    ['a draft', [{ laskupohjaTilaId: 1 }], 'Perus 36 m: Tila on Luonnos'],
    ['a false condition', [{ evalCriteria: '{m3 > 50}' }], 'Perus 36 m: Ehto ei täyty: {m3 > 50}'],
    [
      'a nearer one',
      [
        { laskupohjaTilaId: 1, endDate: '20261119' },
        { laskupohjaId: 2, laskupohjaNimi: 'B', laskupohjaTilaId: 4 },
      ],
      'B: Tila on Päättynyt',
    ],
  ])('is that no template fits: of %s %j it says %s', (_, pohjat, havainto) => {
    expect(puute({}, pohjat.map(pohja))).toMatchObject({ syy: 'eiPohjaa', havainto });
  });

  it.each<[string, Partial<LaskunRivi>, object | null]>([
    [
      'a price of 0, worth what the template bills',
      { hinta: '0' },
      { havainto: 'Pumppaus: hinta 0', rahaa: '455.00' },
    ],
    ['no price', { hinta: null }, { havainto: 'Pumppaus: hinta 0' }],
    [
      'a price of 0, worth its product',
      { hinta: '0', määrä: '2', yksikkö: 'kpl', määräKaava: '', tuoteId: 5, keikkaLaskuPohjaRiviId: null },
      { rahaa: '120.00' },
    ],
    ['a price of 0 that nothing knows', { hinta: '0', keikkaLaskuPohjaRiviId: null }, { rahaa: null }],
    [
      'a faulty price',
      { hinta: '0', virhe: 'Hinta ei kelpaa: abc' },
      { havainto: 'Pumppaus: Hinta ei kelpaa: abc' },
    ],
    ['a faulty condition', { ehtoTäyttyy: false, virhe: 'Ehto ei kelpaa: x' }, { syy: 'hinta0' }],
    ['a faulty text alone', { virhe: 'Selite ei kelpaa: x' }, null],
    ['a price of one ten-thousandth', { hinta: '0.0001' }, null],
    ['a quantity of 0', { hinta: '0', määrä: '0', määräKaava: '0' }, null],
    ['no place on the invoice', { hinta: '0', aktiivinen: false }, null],
  ])('is a row with %s', (_, changes, expected) => {
    const found = told([lasku(5, [rivi(), rivi({ riviSelite: 'Pumppaus', ...changes })])]);
    if (expected) expect(found).toMatchObject({ syy: 'hinta0', keikkaLaskuId: 1, ...expected });
    else expect(found).toBeNull();
  });

  it('counts the rows without a price, and leaves those of a billed invoice alone', () => {
    const nollat = [rivi(), rivi({ hinta: '0' }), rivi({ hinta: '0' }), rivi({ hinta: '0' })];
    expect(told([lasku(10, nollat)])?.havainto).toBe('Pumppaus: hinta 0, ja 2 muuta');
    expect(told([lasku(15, nollat)])).toBeNull();
  });

  it.each<[string, ReturnType<typeof keikka>, Tarkastettava['laskut'], object | null]>([
    ['the delivered amount', keikka(line(40, 45.5)), [lasku(5, [rivi()])], null],
    ['the ordered amount of a line without another', keikka(line(40), line(5.5)), [lasku(5, [rivi()])], null],
    [
      'too little',
      keikka(line(45.5, 53.5)),
      [lasku(10, [rivi()])],
      { laskutettuM3: 45.5, havainto: '+ 8 m³, lasku Valmis', rahaa: '80.00' },
    ],
    [
      'too much, for good',
      keikka(line(45.5, 44)),
      [lasku(15, [rivi()])],
      { laskutettuM3: 45.5, havainto: '− 1,5 m³, lasku 20472 lukittu', rahaa: '-15.00' },
    ],
    [
      'a hundredth too little',
      keikka(line(45.5, 45.51)),
      [lasku(5, [rivi()])],
      { laskutettuM3: 45.5, rahaa: '0.10' },
    ],
    [
      'less by its formula',
      keikka(line(45.5)),
      [lasku(5, [rivi({ määräKaava: '{max(m3 - 10, 0)}', määrä: '35.5' })])],
      null,
    ],
    ['a primer', keikka(line(45.5)), [lasku(5, [rivi({ määräKaava: '1', määrä: '1' })])], null],
    [
      'hours',
      keikka(line(45.5)),
      [lasku(5, [rivi({ yksikkö: 'h', määräKaava: '{kesto}', määrä: '3' })])],
      null,
    ],
    [
      'by hand, the largest row',
      keikka(line(45.5)),
      [lasku(5, [rivi({ määräKaava: '', määrä: '1' }), rivi({ määräKaava: '', määrä: '45' })])],
      { laskutettuM3: 45, havainto: '+ 0,5 m³, lasku Odottaa' },
    ],
    [
      'its concretes, each by a row',
      keikka(line(40), line(5.5)),
      [lasku(5, [rivi(betoni(51, '40')), rivi(betoni(52, '5.5'))])],
      null,
    ],
    [
      'one of its concretes alone',
      keikka(line(40), line(5.5)),
      [lasku(5, [rivi(betoni(51, '40'))])],
      { laskutettuM3: 40, havainto: '+ 5,5 m³, lasku Odottaa', rahaa: '55.00' },
    ],
    [
      'the rest on a second invoice',
      keikka(line(45.5, 53.5)),
      [lasku(15, [rivi()]), lasku(5, [rivi({ määräKaava: '', määrä: '8' })], 2)],
      null,
    ],
    [
      'a part of the rest on a second invoice, which is opened',
      keikka(line(45.5, 53.5)),
      [lasku(15, [rivi()]), lasku(5, [rivi({ määräKaava: '', määrä: '6' })], 2)],
      { laskutettuM3: 51.5, keikkaLaskuId: 2, havainto: '+ 2 m³, lasku Odottaa' },
    ],
    [
      'all rows by the cubic metre, less their discount',
      keikka(line(45.5, 46.5)),
      [lasku(5, [rivi(), rivi({ hinta: '100', aleProsentti: '10' })])],
      { rahaa: '100.00' },
    ],
  ])('is the amount, where its invoices bill %s', (_, order, laskut, expected) => {
    const found = told(laskut, order);
    if (!expected) expect(found).toBeNull();
    else
      expect(found && { ...found, havainto: words(found.havainto) }).toMatchObject({
        syy: 'eriM3',
        ...expected,
      });
  });

  it('is nothing once somebody has decided that the order is not billed [I-052]', () => {
    expect(told([lasku(1, [])])).toBeNull();
    expect(told([lasku(1, []), lasku(5, [rivi({ hinta: '0' })], 2)])).toBeNull();
  });
});

describe('what mends an order that no template fits', () => {
  const ended = { laskupohjaId: 2, laskupohjaNimi: 'Päättynyt', endDate: '20261119' };
  it.each<[string, Parameters<typeof pohja>[0][], object]>([
    [
      'is the template that ended the day before, worth what it would bill',
      [{ laskupohjaTilaId: 1 }, ended],
      { jatkettava: { laskupohjaId: 2, laskupohjaNimi: 'Päättynyt' }, rahaa: '455.00' },
    ],
    ['is none that is yet to begin', [{ startDate: '20261121' }], { korjaus: 'valitsePohja', rahaa: null }],
    ['is none that is a draft too', [{ ...ended, laskupohjaTilaId: 1 }], { jatkettava: null, rahaa: null }],
  ])('%s', (_, pohjat, expected) => {
    expect(puute({}, pohjat.map(pohja))).toMatchObject({ syy: 'eiPohjaa', ...expected });
  });

  it('is its empty invoice where it has one', () => {
    expect(puute({ laskut: [lasku(5, [])] }, [pohja(ended)])).toMatchObject({
      korjaus: 'avaaLasku',
      jatkettava: null,
    });
  });
});
