import { laskuRivi } from '../../../../test/lasku-bff.js';
import { hyvitettavatRivit, hyvityksenSummat, jaaMaksettavaksi, nytOf } from './hyvitys.js';

const rivit = [
  laskuRivi({ keikkaLaskuRiviId: 1, määrä: '112', hinta: '8.90' }),
  laskuRivi({ keikkaLaskuRiviId: 2, määrä: '2', hinta: '118' }),
  laskuRivi({ keikkaLaskuRiviId: 3, määrä: '0' }),
  laskuRivi({ keikkaLaskuRiviId: 4, aktiivinen: false }),
];
const [pumppaus, odotus, ...more] = hyvitettavatRivit(rivit, {
  rivit: [{ keikkaLaskuRiviId: 1, hyvitetty: '-2' }],
});

it('credits the rows that are on the invoice, each with what is left of it', () => {
  expect(pumppaus).toMatchObject({ hyvitetty: '-2', jaljella: '110' });
  expect(odotus).toMatchObject({ hyvitetty: '0', jaljella: '2' });
  expect(more).toEqual([]);
});

it.each([
  ['2', { määrä: '-2', netto: '-17.80', alvSumma: '-4.54', jaa: '108' }],
  ['-110', { määrä: '-110', jaa: '0' }],
  ['110.0001', { este: 'yli', määrä: '0', jaa: '110' }],
  ['0', { este: 'puuttuu' }],
  [undefined, { este: 'puuttuu' }],
])('of %s says what is credited and what stays billed', (pyydetty, expected) => {
  if (!pumppaus) throw new Error('no row');
  expect(nytOf(pumppaus, pyydetty)).toMatchObject(expected);
});

it('sums the credit and the invoice after it', () => {
  const chosen = [
    { rivi: rivit[0] ?? laskuRivi(), määrä: '-2' },
    { rivi: rivit[1] ?? laskuRivi(), määrä: '-1' },
  ];
  expect(hyvityksenSummat(chosen)).toMatchObject({
    netto: '-135.80',
    alvSumma: '-34.63',
    yhteensa: '-170.43',
  });
  const earlier = { hyvitykset: [{ yhteensa: '-10.00' } as never] };
  expect(jaaMaksettavaksi('3189.58', earlier, '-170.43')).toBe('3009.15');
});
