import { isLaskutettavaJakso } from '@keikka/contracts';
import { jaksoOf } from './jakso.js';

const TODAY = '20261126';

it.each([
  [null, null, '20261028', TODAY],
  ['20261101', null, '20261101', TODAY],
  [null, '20261031', '20261002', '20261031'],
  ['eilen', '2026', '20261028', TODAY],
])('the period of %j–%j is %s–%s', (alku, loppu, first, last) => {
  expect(jaksoOf(alku, loppu, TODAY)).toEqual({ first, last });
});

it.each([
  ['20261001', '20261001', true],
  ['20261001', '20261201', true],
  ['20261001', '20261202', false],
  ['20261002', '20261001', false],
])('%s–%s is asked about: %s', (first, last, within) => {
  expect(isLaskutettavaJakso({ first, last })).toBe(within);
});
