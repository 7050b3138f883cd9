import { Failure } from '@keikka/contracts';
import { sourceFilterOf } from './source-filter.js';

describe('the source filter of a grid day', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['kaikki', undefined],
    ['0x10', undefined],
    ['1e3', undefined],
    ['-7', undefined],
    ['0', undefined],
    ['12', 12],
    ['2147483647', 2_147_483_647],
  ])('takes %s for %s (C-94)', (extra, sourceAsiakasId) => {
    expect(sourceFilterOf(extra)).toBe(sourceAsiakasId);
  });

  it.each(['2147483648', '9'.repeat(40)])('refuses %s, which no company can have', (extra) => {
    expect(() => sourceFilterOf(extra)).toThrow(Failure);
  });
});
