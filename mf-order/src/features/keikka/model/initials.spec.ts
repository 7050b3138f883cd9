import { initials } from './initials.js';

describe('initials', () => {
  it.each([
    ['Kari Salminen', 'KS'],
    ['åke von öhman', 'ÅÖ'],
    ['Kari', 'K'],
    ['  Kari  Salminen ', 'KS'],
    ['', ''],
  ])('of %j are %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
