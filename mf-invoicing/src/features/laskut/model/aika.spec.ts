import { aikaOf, aikaText, chosenAika, latest } from './aika.js';

const TODAY = '20261126';

describe('the period of a list', () => {
  it.each([
    [null, 30, '20261028', null],
    ['30', 30, '20261028', null],
    ['1', 1, '20261126', '1'],
    ['366', 366, '20251126', '366'],
    ['0', 30, '20261028', null],
    ['x', 30, '20261028', null],
    ['1.5', 30, '20261028', null],
    ['9999999', 30, '20261028', null],
  ])('that the address says as %s is the last %s days from %s on', (param, days, first, written) => {
    const aika = aikaOf(param, TODAY);
    expect(aika).toEqual({ days, first, last: TODAY });
    expect(aikaText(aika)).toBe(written);
  });

  it('is of chosen days too, whichever of them is first', () => {
    const november = { days: null, first: '20261101', last: '20261130' };
    expect(aikaOf('20261101-20261130', TODAY)).toEqual(november);
    expect(chosenAika('20261130', '20261101')).toEqual(november);
    expect(aikaText(november)).toBe('20261101-20261130');
    expect(latest(2, TODAY)).toEqual({ days: 2, first: '20261125', last: TODAY });
  });
});
