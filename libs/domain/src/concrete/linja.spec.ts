import { eiLinjapumpattava } from './linja.js';

describe('concrete through a pump line', () => {
  it.each([
    ['at the limit', 20, [1], false],
    ['just over it', 20.1, [1], true],
    ['of grain size 2', 20.1, [2], false],
    ['of grain size 4', 20.1, [4], false],
    ['of one that goes through among others', 30, [1, null, 4], false],
    ['whose grain size is not chosen', 30, [null], true],
    ['of an order without concrete', 30, [], false],
    ['of an order without a line', null, [1], false],
  ])('%s [O-193]', (_, linja, raeKokoIds, isWrong) => {
    expect(eiLinjapumpattava(linja, raeKokoIds)).toBe(isWrong);
  });
});
