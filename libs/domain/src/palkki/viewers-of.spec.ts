import { viewersOf } from './viewers-of.js';

describe('who sees a palkki', () => {
  it.each([
    ['an ordinary one: the owner and the listed companies', 4, [1, 2, 3]],
    ['a private one (8): the owner alone [G-295]', 8, [1]],
    ['a deleted one (11): nobody [G-138]', 11, []],
  ])('%s', (_, grid_palkkiTypeId, viewers) => {
    expect(viewersOf({ grid_palkkiTypeId }, 1, [2, 3, 1])).toEqual(viewers);
  });

  it('a palkki that was not there yet: nobody', () => {
    expect(viewersOf(null, 1, [2])).toEqual([]);
  });
});
