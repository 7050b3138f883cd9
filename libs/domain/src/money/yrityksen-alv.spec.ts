import { rivinAlv, yrityksenAlv, type AlvKausi } from './yrityksen-alv.js';

const kausi = (alv: string, startDate: string | null = null, endDate: string | null = null): AlvKausi => ({
  alv,
  startDate,
  endDate,
});

describe('the VAT rate that a company keeps for itself', () => {
  it.each<[string, AlvKausi[], string | null]>([
    ['none', [], null],
    ['an open one', [kausi('14')], '14'],
    ['one that begins that day', [kausi('14', '20261120')], '14'],
    ['one that begins the day after', [kausi('14', '20261121')], null],
    ['one that ends that day', [kausi('14', null, '20261120')], '14'],
    ['one that ended the day before', [kausi('14', null, '20261119')], null],
    ['the later of two that hold', [kausi('14', '20260101'), kausi('10', '20260701'), kausi('9')], '10'],
  ])('on a day, of %s', (_, kaudet, alv) => {
    expect(yrityksenAlv(kaudet, '20261120')).toBe(alv);
  });

  it.each<[string, string | null, AlvKausi[], string, string]>([
    ['its own', '10', [kausi('14')], '20261120', '10'],
    ['its own of 0', '0', [kausi('14')], '20261120', '0'],
    ['the company’s', null, [kausi('14')], '20261120', '14'],
    ['the general one', null, [], '20261120', '25.5'],
    ['the general one of its day', null, [], '20240831', '24'],
  ])(
    'is a row’s after its own and before the general one: %s [I-083] [G-214]',
    (_, own, kaudet, day, alv) => {
      expect(rivinAlv(own, kaudet, day)).toBe(alv);
    },
  );
});
