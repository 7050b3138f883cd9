import { keikkaData } from '@keikka/builders';
import { eriM3, toimitettuM3 } from './eri-m3.rules.js';
import type { M3Rivi } from './m3-rivi.rules.js';

const rivi = (changes: Partial<M3Rivi> = {}): M3Rivi => ({
  aktiivinen: true,
  ehtoTäyttyy: true,
  määrä: '45.5',
  määräKaava: '{m3}',
  yksikkö: 'm³',
  hinta: '10',
  aleProsentti: '0',
  alv: '25.5',
  keikkaLaskuPohjaRiviId: 7,
  keikkaBetoniId: null,
  keikkaBetoniAttrId: null,
  ...changes,
});
const lasku = (keikkaLaskuStatusTypeId: number, rivit: M3Rivi[], keikkaLaskuId = 1) => ({
  keikkaLaskuId,
  keikkaLaskuStatusTypeId,
  laskuNo: '',
  rivit,
  lisanKaavat: new Map<number, string>(),
});
const byHand = (changes: Partial<M3Rivi> = {}) => rivi({ määräKaava: '', ...changes });

/** Delivered were 53.5 m³. */
const erot = (...laskut: ReturnType<typeof lasku>[]) => {
  const keikka = keikkaData({ m3: 53.5, betonit: [] });
  const { puute } = eriM3(laskut, { keikka, ajoneuvo: null });
  return (
    puute && {
      isOpen: puute.isOpen,
      keikkaLaskuId: puute.keikkaLaskuId,
      erot: puute.erot.map(({ ero, määrä, rivi: { keikkaLaskuPohjaRiviId } }) => [
        keikkaLaskuPohjaRiviId,
        ero,
        määrä,
      ]),
    }
  );
};

describe('the rows that lack the delivered amount', () => {
  it.each<[string, ReturnType<typeof lasku>[], object | null]>([
    ['an open invoice', [lasku(10, [rivi()])], { isOpen: true, erot: [[7, 8, '53.5']] }],
    ['a billed one', [lasku(15, [rivi()])], { isOpen: false, erot: [[7, 8, '53.5']] }],
    ['one that bills too much', [lasku(15, [rivi({ määrä: '60' })])], { erot: [[7, -6.5, '53.5']] }],
    [
      'two rows, of which one follows less of it',
      [
        lasku(5, [
          rivi(),
          rivi({ keikkaLaskuPohjaRiviId: 8, määräKaava: '{max(m3 - 10, 0)}', määrä: '43.5' }),
        ]),
      ],
      { erot: [[7, 8, '53.5']] },
    ],
    [
      'a billed one with a credit of them',
      [
        lasku(15, [rivi({ keikkaLaskuRiviId: 1, määrä: '53.5' })]),
        lasku(15, [byHand({ hyvitettyKeikkaLaskuRiviId: 1, määrä: '-2' })], 2),
      ],
      { keikkaLaskuId: 1, erot: [[7, 2, '55.5']] },
    ],
    [
      'none of a credit of another row in m³',
      [
        lasku(15, [
          rivi({ keikkaLaskuRiviId: 1, määrä: '53.5' }),
          byHand({ keikkaLaskuRiviId: 2, määrä: '1' }),
        ]),
        lasku(15, [byHand({ hyvitettyKeikkaLaskuRiviId: 2, määrä: '-1' })], 2),
      ],
      null,
    ],
    [
      'an amount with a third decimal',
      [lasku(5, [rivi({ määrä: '53.125' })])],
      { erot: [[7, 0.38, '53.5']] },
    ],
    ['a hundredth', [lasku(5, [rivi({ määrä: '53.49' })])], { erot: [[7, 0.01, '53.5']] }],
    ['less than a hundredth', [lasku(5, [rivi({ määrä: '53.496' })])], null],
    [
      'an open invoice after a billed one, whose row takes what is still missing',
      [lasku(15, [rivi()]), lasku(5, [byHand({ määrä: '6' })], 2)],
      { isOpen: true, keikkaLaskuId: 2, erot: [[7, 2, '8']] },
    ],
    [
      'each row of a later invoice by the row it comes from',
      [
        lasku(15, [rivi(), rivi({ keikkaLaskuPohjaRiviId: 8 })]),
        lasku(5, [byHand({ määrä: '6' }), byHand({ määrä: '6', keikkaLaskuPohjaRiviId: 8 })], 2),
      ],
      {
        erot: [
          [7, 2, '8'],
          [8, 2, '8'],
        ],
      },
    ],
    [
      'a later row of nobody’s template once',
      [
        lasku(15, [rivi(), rivi({ keikkaLaskuPohjaRiviId: 8 })]),
        lasku(5, [byHand({ määrä: '6', keikkaLaskuPohjaRiviId: null })], 2),
      ],
      { erot: [[null, 2, '8']] },
    ],
  ])('are those of %s', (_, laskut, expected) => {
    const found = erot(...laskut);
    if (expected) expect(found).toMatchObject(expected);
    else expect(found).toBeNull();
  });
});

describe('the rows of concretes that lack the delivered amount', () => {
  const betoni = (keikkaBetoniId: number, määrä: string) =>
    byHand({ keikkaBetoniId, määrä, keikkaLaskuPohjaRiviId: null });
  const kuitu = (keikkaBetoniId: number, määrä: string, changes: Partial<M3Rivi> = {}) => ({
    ...betoni(keikkaBetoniId, määrä),
    keikkaBetoniAttrId: 900 + keikkaBetoniId,
    ...changes,
  });
  const line = (keikkaBetoniId: number, m3: number) => ({
    ...keikkaData().betonit[0],
    keikkaBetoniId,
    m3,
    toimitettuM3: null,
  });
  /** Delivered were 40 and 13.5 m³. */
  const keikka = keikkaData({ m3: 53.5, betonit: [line(51, 40), line(52, 13.5)] as never });
  const lacking = (...laskut: ReturnType<typeof lasku>[]) => {
    const { puute } = eriM3(laskut, { keikka, ajoneuvo: null });
    return puute?.erot.map(({ rivi: { keikkaBetoniId }, ero, määrä }) => [keikkaBetoniId, ero, määrä]);
  };

  it.each<[string, ReturnType<typeof lasku>[], unknown[] | undefined]>([
    ['each its own', [lasku(5, [betoni(51, '40'), betoni(52, '5.5')])], [[52, 8, '13.5']]],
    [
      'each its own of a billed one and a later one',
      [lasku(15, [betoni(51, '40'), betoni(52, '5.5')]), lasku(5, [betoni(52, '6')], 2)],
      [[52, 2, '8']],
    ],
    ['none where one of them has no row', [lasku(5, [betoni(51, '40')])], []],
    [
      'its extra’s too, which counts for nothing itself',
      [lasku(5, [betoni(51, '40'), betoni(52, '5.5'), kuitu(51, '40'), kuitu(52, '5.5')])],
      [
        [52, 8, '13.5'],
        [52, 8, '13.5'],
      ],
    ],
    [
      'its extra’s by the formula that its quantity came from, on a later invoice too',
      [
        {
          ...lasku(15, [
            betoni(51, '40'),
            betoni(52, '5.5'),
            kuitu(51, '1000', { keikkaLaskuRiviId: 1, yksikkö: '' }),
            kuitu(52, '137.5', { keikkaLaskuRiviId: 2, yksikkö: '' }),
          ]),
          lisanKaavat: new Map([
            [1, '{m3 * 25}'],
            [2, '{m3 * 25}'],
          ]),
        },
        lasku(15, [betoni(52, '2'), kuitu(52, '50', { yksikkö: '' })], 2),
      ],
      [
        [52, 6, '11.5'],
        [52, 150, '287.5'],
      ],
    ],
    ['nothing where all is billed', [lasku(5, [betoni(51, '40'), betoni(52, '13.5')])], undefined],
  ])('are %s', (_, laskut, expected) => {
    expect(lacking(...laskut)).toEqual(expected);
  });
});

it('sums the delivered amount without binary noise', () => {
  const line = (m3: number) => ({ ...keikkaData().betonit[0], m3, toimitettuM3: m3 });
  expect(toimitettuM3(keikkaData({ betonit: [line(0.1), line(0.2)] as never }))).toBe(0.3);
  expect(toimitettuM3(keikkaData({ m3: 7, betonit: [] }))).toBe(7);
});
