import { alvKaudet } from './yrityksen-alv.rules.js';

describe('the VAT rate of a company’s setting', () => {
  it.each([
    ['14', '14'],
    [' 25,5 ', '25.5'],
    ['0', '0'],
    ['100', '100'],
    ['100.1', null],
    ['-1', null],
    ['', null],
    ['kaksi', null],
  ])('with the value %j is %j [G-214]', (value, alv) => {
    const days = { startDate: '20260101', endDate: null };
    expect(alvKaudet([{ value, ...days }])).toEqual(alv === null ? [] : [{ alv, ...days }]);
  });
});
