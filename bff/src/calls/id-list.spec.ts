import { Failure } from '@keikka/contracts';
import { idsOf } from './id-list.js';

const many = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('idsOf', () => {
  it('takes up to 500 ids', () => {
    expect(idsOf('7', 'keikkaIds')).toEqual([7]);
    expect(idsOf(many(500).join(','), 'keikkaIds')).toEqual(many(500));
    expect(idsOf('2147483647', 'keikkaIds')).toEqual([2_147_483_647]);
  });

  it.each(['', '1,', '0', '-1', '1.5', '1e3', '0x10', ' 1', 'abc', '2147483648', many(501).join(',')])(
    'refuses %j',
    (list) => {
      expect(() => idsOf(list, 'keikkaIds')).toThrow(
        expect.objectContaining({ code: 'REQUEST.INVALID' }) as Failure,
      );
    },
  );
});
