import type { Tarkastettava } from './laskuttamatta.rules.js';
import { line, keikka, pohja, rivi, betoni, lasku, puute, told, words } from '../../test/puute.js';

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
      hinnattomat: [],
    });
    const two = [pohja(), pohja({ laskupohjaId: 2, laskupohjaNimi: 'Lisät' })];
    expect(puute({}, two)).toMatchObject({ havainto: 'Laskupohjat Perus 36 m, Lisät', rahaa: '910.00' });
  });

  it('is that nobody pays it, before all that an invoice needs besides', () => {
    const noCustomer = { maksajaAsiakasId: null };
    expect(puute(noCustomer)).toMatchObject({
      syy: 'eiLaskua',
      havainto: 'Tilauksella ei ole maksajaa: asiakas puuttuu',
      rahaa: '455.00',
      korjaus: 'annaMaksaja',
    });
    const ended = [pohja({ endDate: '20261119' })];
    expect(puute(noCustomer, ended)).toMatchObject({
      syy: 'eiPohjaa',
      havainto: 'Tilauksella ei ole maksajaa: asiakas puuttuu',
      korjaus: 'annaMaksaja',
      jatkettava: null,
    });
    // An invoice that it has says itself who pays.
    const hinta0 = { laskut: [lasku(5, [rivi({ hinta: '0' })])] };
    expect(puute({ ...noCustomer, ...hinta0 })).toMatchObject({
      korjaus: 'korjaaHinta',
      hinnattomat: [{ maksajaAsiakasId: 13 }],
    });
    expect(puute({ ...noCustomer, laskut: [lasku(5, [])] })).toMatchObject({
      havainto: 'Laskulla ei ole rivejä',
      korjaus: 'avaaLasku',
    });
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
