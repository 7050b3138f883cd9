import { laskunSummat, rivinSummat, type LaskettavaRivi } from './lasku-summat.js';

const rivi = (changes: Partial<LaskettavaRivi> = {}): LaskettavaRivi => ({
  aktiivinen: true,
  ehtoTäyttyy: true,
  määrä: '1',
  hinta: '100',
  aleProsentti: '0',
  alv: '25.5',
  ...changes,
});

describe('the sums of an invoice', () => {
  it('count only rows that are active and whose condition holds [I-080]', () => {
    const rivit = [
      rivi(),
      rivi({ hinta: '50', aktiivinen: false }),
      rivi({ hinta: '20', ehtoTäyttyy: false }),
    ];
    expect(laskunSummat(rivit)).toMatchObject({ netto: '100.00', riviCount: 1 });
  });

  it('count a row whose condition was never evaluated [I-080]', () => {
    expect(laskunSummat([rivi({ ehtoTäyttyy: null })]).netto).toBe('100.00');
  });

  it('leave rows with quantity 0 out of the count [I-081]', () => {
    const rivit = [rivi(), rivi({ määrä: '-2' }), rivi({ määrä: '0.00' }), rivi({ määrä: null })];
    expect(laskunSummat(rivit).riviCount).toBe(2);
  });

  it('have the VAT of a rate as the sum of its rows, each to cents [I-082]', () => {
    const rivit = [rivi({ hinta: '0.02' }), rivi({ hinta: '0.02' }), rivi({ hinta: '62', alv: '0' })];
    expect(laskunSummat(rivit)).toEqual({
      netto: '62.04',
      alvSumma: '0.02',
      yhteensa: '62.06',
      riviCount: 3,
      kannat: [
        { alv: '25.5', netto: '0.04', alvSumma: '0.02', yhteensa: '0.06' },
        { alv: '0', netto: '62.00', alvSumma: '0.00', yhteensa: '62.00' },
      ],
    });
  });

  it('have no VAT of rows whose buyer accounts for it, which are apart from those that are taxed or free of tax', () => {
    const kaannetty = { kaannetty: true };
    const rivit = [
      rivi(),
      rivi(kaannetty),
      rivi({ alv: '14', ...kaannetty }),
      rivi({ alv: '0', hinta: '7' }),
    ];
    expect(laskunSummat(rivit)).toEqual({
      netto: '307.00',
      alvSumma: '25.50',
      yhteensa: '332.50',
      riviCount: 4,
      kannat: [
        { alv: '25.5', netto: '100.00', alvSumma: '25.50', yhteensa: '125.50' },
        { alv: '0', netto: '7.00', alvSumma: '0.00', yhteensa: '7.00' },
        { alv: '0', kaannetty: true, netto: '200.00', alvSumma: '0.00', yhteensa: '200.00' },
      ],
    });
    expect(rivinSummat(rivi(kaannetty))).toEqual({ netto: '100.00', alvSumma: '0.00', yhteensa: '100.00' });
  });

  it('take one rate that is written in two ways for one', () => {
    const { kannat } = laskunSummat([rivi(), rivi({ alv: '25.50' })]);
    expect(kannat).toEqual([{ alv: '25.5', netto: '200.00', alvSumma: '51.00', yhteensa: '251.00' }]);
  });

  it('of no rows are 0', () => {
    expect(laskunSummat([])).toEqual({
      netto: '0.00',
      alvSumma: '0.00',
      yhteensa: '0.00',
      kannat: [],
      riviCount: 0,
    });
  });

  it.each([
    [
      { hinta: '12.5', määrä: '3', aleProsentti: '10' },
      { netto: '33.75', alvSumma: '8.61', yhteensa: '42.36' },
    ],
    [
      { hinta: '0.335', määrä: '-3' },
      { netto: '-1.01', alvSumma: '-0.26', yhteensa: '-1.27' },
    ],
    [{ hinta: null }, { netto: '0.00', alvSumma: '0.00', yhteensa: '0.00' }],
  ])('of the row %j are %j [I-079] [I-082]', (changes, expected) => {
    expect(rivinSummat(rivi(changes))).toEqual(expected);
  });
});
