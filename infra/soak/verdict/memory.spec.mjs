import { figure, judgeMemory } from './memory.mjs';

/**
 * Samples of ten minutes, one every ten seconds.
 * @param {(second: number) => number} megabytesAt
 */
const life = (megabytesAt, name = 'bff') =>
  figure(
    name,
    Array.from({ length: 61 }, (_, index) => ({ at: index * 10_000, megabytes: megabytesAt(index * 10) })),
  );

describe('memory', () => {
  it('is flat when it goes up and down', () => {
    expect(judgeMemory([life((second) => 200 + (second % 100))]).problems).toEqual([]);
  });

  it('is not flat when what is left grows all the time', () => {
    const leak = life((second) => 150 + second / 5 + (second % 100));
    expect(judgeMemory([leak]).problems).toEqual(['bff had 210 MB, and later never less than 250 MB']);
  });

  it('is flat when it grew only until it was warm', () => {
    const warming = life((second) => Math.min(126 + second / 3, 167));
    expect(judgeMemory([warming]).problems).toEqual([]);
  });

  it('of NATS may fill its caches, and not more', () => {
    const filling = (/** @type {number} */ most) =>
      life((second) => Math.min(10 + second / 10, most), 'nats');
    expect(judgeMemory([filling(51)]).problems).toEqual([]);
    expect(judgeMemory([filling(52)]).problems).toEqual(['nats had 40 MB, and later never less than 52 MB']);
  });
});
