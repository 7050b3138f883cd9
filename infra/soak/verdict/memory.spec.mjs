import { figure, judgeMemory } from './memory.mjs';

/** Samples of ten minutes, one every ten seconds. @param {(second: number) => number} megabytesAt */
const life = (megabytesAt) =>
  figure(
    'bff',
    Array.from({ length: 61 }, (_, index) => ({ at: index * 10_000, megabytes: megabytesAt(index * 10) })),
  );

describe('memory', () => {
  it('is flat when it goes up and down', () => {
    expect(judgeMemory([life((second) => 200 + (second % 100))]).problems).toEqual([]);
  });

  it('is not flat when what is left grows all the time', () => {
    const leak = life((second) => 150 + second / 5 + (second % 100));
    expect(judgeMemory([leak]).problems).toEqual(['bff had 190 MB, and later never less than 250 MB']);
  });
});
