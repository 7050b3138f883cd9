import { isJsonOrEmpty } from './json-body.js';

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
