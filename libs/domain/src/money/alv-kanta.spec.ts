import { alvKanta } from './alv-kanta.js';

describe('the general VAT rate', () => {
  it.each([
    ['20240831', '24'],
    ['20240901', '25.5'],
    ['20261120', '25.5'],
  ])('of %s is %s %%', (day, alv) => {
    expect(alvKanta(day)).toBe(alv);
  });
});
