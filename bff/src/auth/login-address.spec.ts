import { LONGEST_EMAIL } from '@keikka/contracts';
import { loginAddress } from './login-address.js';

describe('the address that is counted', () => {
  it('is whole as long as it may be, in either spelling', () => {
    const address = `${'\u00e4'.repeat(LONGEST_EMAIL - 14)}@keikka.example`.slice(0, LONGEST_EMAIL);
    expect(loginAddress(address.normalize('NFD'))).toBe(address);
    expect(loginAddress(address.toUpperCase())).toBe(address);
  });

  it.each([
    ['marks of two classes', `a${'\u0301\u0316'.repeat(100_000)}`],
    ['marks that are two', `a${'\u0344\u0316'.repeat(100_000)}`],
    ['spaces', `${' '.repeat(200_000)}a`],
    ['letters that grow as they are folded', '\u0130'.repeat(200_000)],
  ])('is short for a text of %s that is no address', (_, text) => {
    expect(loginAddress(text).length).toBeLessThan(20 * LONGEST_EMAIL);
  });
});
