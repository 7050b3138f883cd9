import { rivi } from '../../test/puute.js';
import { arvioOf, viimeHinnat, type Arvioitava, type ViimeLasku } from './arvio.rules.js';

const PAYER = 13;

const order = (changes: Partial<Arvioitava> = {}): Arvioitava => ({
  maksajaAsiakasId: PAYER,
  toimitettuM3: 20,
  pumppuKesto: 90,
  ...changes,
});
const m3 = (määrä: string, changes = {}) => rivi({ määrä, ...changes });
const tunnit = (määrä: string) => rivi({ määrä, yksikkö: 'h', määräKaava: '{kestoH}' });
const lasku = (sumEur: string, ...rivit: ViimeLasku['rivit'][number][]): ViimeLasku => ({
  maksajaAsiakasId: PAYER,
  sumEur,
  rivit,
});
const times = (count: number, one: ViimeLasku): ViimeLasku[] => Array.from({ length: count }, () => one);

describe('the estimate of an order that no template prices', () => {
  it.each<[string, Partial<Arvioitava>, ViimeLasku[], object | null]>([
    [
      'the price per m³ of one invoice to the payer, with all its rows',
      {},
      [lasku('500.00', m3('40'), tunnit('2'))],
      { rahaa: '250.00', yksikkohinta: '12.50', yksikkö: 'm³', laskuja: 1 },
    ],
    [
      'that of several together, so that a small one weighs little',
      {},
      [lasku('1000.00', m3('99')), lasku('100.00', m3('1'))],
      { rahaa: '220.00', yksikkohinta: '11.00', laskuja: 2 },
    ],
    [
      'a price to cents, so that it can be reckoned after',
      { toimitettuM3: 10 },
      [lasku('100.00', m3('3'))],
      { rahaa: '333.30', yksikkohinta: '33.33' },
    ],
    [
      'the concretes of an invoice together',
      {},
      [
        lasku(
          '100.00',
          rivi({ määrä: '6', määräKaava: '', keikkaBetoniId: 1 }),
          rivi({ määrä: '4', määräKaava: '', keikkaBetoniId: 2 }),
        ),
      ],
      { rahaa: '200.00', yksikkohinta: '10.00' },
    ],
    [
      'the larger of two rows that follow the metres',
      {},
      [lasku('100.00', m3('10'), m3('2'))],
      { yksikkohinta: '10.00' },
    ],
    [
      'no row that is off its invoice',
      {},
      [lasku('100.00', m3('10', { aktiivinen: false }), tunnit('2'))],
      { rahaa: '75.00', yksikkohinta: '50.00', yksikkö: 'h' },
    ],
    [
      'the hours of an order without metres',
      { toimitettuM3: 0 },
      [lasku('300.00', m3('40'), tunnit('4'), tunnit('1'))],
      { rahaa: '112.50', yksikkohinta: '75.00', yksikkö: 'h' },
    ],
    ['nothing without an invoice', {}, [], null],
    ['nothing of an invoice in neither', {}, [lasku('100.00', rivi({ yksikkö: 'kpl' }))], null],
    ['nothing of an invoice for nothing', {}, [lasku('0.00', m3('10'))], null],
    ['nothing of a quantity of 0', {}, [lasku('100.00', m3('0'))], null],
    [
      'nothing for an order without either',
      { toimitettuM3: 0, pumppuKesto: null },
      [lasku('100.00', m3('10'))],
      null,
    ],
  ])('is %s', (_, changes, maksajille, expected) => {
    const arvio = arvioOf(order(changes), viimeHinnat({ maksajille, kaikille: [] }));
    if (expected) expect(arvio).toMatchObject({ kenelle: 'maksajalle', ...expected });
    else expect(arvio).toBeNull();
  });

  const cheap = lasku('100.00', m3('10'));
  it.each<[string, number | null, ViimeLasku[], ViimeLasku[], object | null]>([
    [
      'those to its payer before others',
      PAYER,
      [lasku('500.00', m3('10'))],
      times(9, cheap),
      { rahaa: '1000.00' },
    ],
    [
      'those to its payer by the hour too',
      PAYER,
      [lasku('80.00', tunnit('1'))],
      times(9, cheap),
      { rahaa: '120.00' },
    ],
    [
      'those to anybody, of three at least',
      PAYER,
      [],
      times(3, cheap),
      { rahaa: '200.00', kenelle: 'kaikille', laskuja: 3 },
    ],
    ['not two to others', PAYER, [], times(2, cheap), null],
    ['no other payer’s as its own', 7, [lasku('500.00', m3('10'))], times(3, cheap), { kenelle: 'kaikille' }],
    ['those to anybody while nobody pays it', null, [], times(3, cheap), { kenelle: 'kaikille' }],
  ])('goes by %s', (_, maksajaAsiakasId, maksajille, kaikille, expected) => {
    const arvio = arvioOf(order({ maksajaAsiakasId }), viimeHinnat({ maksajille, kaikille }));
    if (expected) expect(arvio).toMatchObject(expected);
    else expect(arvio).toBeNull();
  });
});
