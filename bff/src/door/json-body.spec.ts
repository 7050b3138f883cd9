import { allCalls } from '@keikka/contracts';
import type { Field, Fields } from '@keikka/contracts/fields';
import { isJsonOrEmpty, isModest } from './json-body.js';

describe('a body', () => {
  it.each([
    ['none', {}],
    ['an empty one', { 'content-length': '0', 'content-type': 'text/plain' }],
    ['JSON', { 'content-length': '2', 'content-type': 'application/json' }],
    ['JSON in utf-8', { 'content-length': '2', 'content-type': 'application/json; charset=UTF-8' }],
    ['JSON in chunks', { 'transfer-encoding': 'chunked', 'content-type': 'application/json' }],
  ])('may be %s', (_, headers) => {
    expect(isJsonOrEmpty(headers)).toBe(true);
  });

  it.each([
    ['without a type', { 'content-length': '2' }],
    ['of a form', { 'content-length': '2', 'content-type': 'application/x-www-form-urlencoded' }],
    ['in utf-16', { 'content-length': '2', 'content-type': 'application/json; charset=utf-16' }],
    ['in chunks without a type', { 'transfer-encoding': 'chunked' }],
  ])('may not be one %s', (_, headers) => {
    expect(isJsonOrEmpty(headers)).toBe(false);
  });
});

describe('JSON that is parsed', () => {
  const isTaken = (json: string): boolean => isModest(Buffer.from(json));
  const list = (items: number): string => `[${Array.from({ length: items }, (_, i) => i).join()}]`;
  const keys = (count: number): string => `{${Array.from({ length: count }, (_, i) => `"k${i}":0`).join()}}`;
  const empty = (count: number): string => `[${'[],'.repeat(count)}0]`;
  const objects = (count: number): string => `[${'{"a":0},'.repeat(count)}0]`;
  const nested = (depth: number): string => `${'[{"a":'.repeat(depth / 2)}0${'}]'.repeat(depth / 2)}`;

  it.each([
    ['32 levels', nested(32), nested(34)],
    ['2,000 items in a list', list(2_000), list(2_001)],
    ['2,000 keys in an object', keys(2_000), keys(2_001)],
    [
      '2,000 items beside a list',
      `[${list(9)},${list(1_999).slice(1)}`,
      `[${list(9)},${list(2_000).slice(1)}`,
    ],
    ['2,000 keys in an object of a list', `[[${keys(2_000)}]]`, `[[${keys(2_001)}]]`],
    [
      'empty lists',
      `[${empty(1_999)},${empty(1_999)},${empty(999)}]`,
      `[${empty(1_999)},${empty(1_999)},${empty(1_003)}]`,
    ],
    [
      'keys in lists of objects',
      `[${objects(1_999)},${objects(1_999)},${objects(999)}]`,
      `[${objects(1_999)},${objects(1_999)},${objects(1_003)}]`,
    ],
    [
      'items in many lists',
      `[${`${list(1_000)},`.repeat(9)}${list(900)}]`,
      `[${`${list(1_000)},`.repeat(10)}0]`,
    ],
  ])('has at most so much: %s', (_, most, more) => {
    expect([isTaken(most), isTaken(more)]).toEqual([true, false]);
  });

  it.each([
    ['signs in a text', `["${',[{'.repeat(20_000)}"]`],
    ['signs after a quote in a text', `["${'\\",[{'.repeat(20_000)}"]`],
    ['signs in a key', `{"${',[{'.repeat(20_000)}":0}`],
    ['backslashes before the end of a text', `["${'\\\\'.repeat(20_000)}",0]`],
    ['letters of many bytes', `["${'ä\u0308💥'.repeat(20_000)}"]`],
    ['a text without end', `["${','.repeat(20_000)}`],
    ['nothing', ''],
  ])('may have %s', (_, json) => {
    expect(isTaken(json)).toBe(true);
  });

  it('has its lists counted after a text with quotes', () => {
    expect(isTaken(`["\\\\",${list(2_001)}]`)).toBe(false);
    expect(isTaken(`["\\",${list(2_001)}"]`)).toBe(true);
  });
});

/** As many keys and items as the fields may have. */
const largest = (fields: Fields): object =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, largestValue(field)]));

const largestValue = (field: Field): unknown =>
  'most' in field
    ? Array.from({ length: field.most }, () => (field.kind === 'lines' ? largest(field.fields) : 1))
    : 1;

describe('the largest body of a call', () => {
  it.each(allCalls.map(({ method, path, takes }) => [`${method} ${path}`, takes] as const))(
    'is parsed, and leaves room for as much again: %s',
    (_, takes) => {
      const body = largest(takes);
      expect(isModest(Buffer.from(JSON.stringify([body, body])))).toBe(true);
    },
  );
});
