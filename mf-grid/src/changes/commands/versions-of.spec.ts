import { withOwn } from './versions-of.js';

describe('the versions seen on the board', () => {
  it('are the drawn ones, and the later ones of changes of the own', () => {
    expect(withOwn({ k1: 1, k2: 5, k3: 2 }, { k1: 2, k2: 4 })).toEqual({ k1: 2, k2: 5, k3: 2 });
  });
});
