import type { Option } from './option.js';
import { readOption } from './read-option.js';

const vehicle = (value: number, detail = '', disabled = false): Option<number> => ({
  value,
  label: `P${value} · 36 m`,
  code: `P${value}`,
  detail,
  disabled,
});

const vehicles = [vehicle(120), vehicle(12), vehicle(15, 'Vapaa koko päivän'), vehicle(9, '', true)];

describe('readOption', () => {
  it.each([
    ['a number that begins another one', 'P12', 12],
    ['small letters', 'p12', 12],
    ['spaces around', ' P12 ', 12],
    ['the whole name', 'P12 · 36 m', 12],
    ['a part of only one', '120', 120],
    ['the detail of only one', 'vapaa', 15],
  ])('takes %s', (_what, typed, value) => {
    expect(readOption(vehicles, typed)?.value).toBe(value);
  });

  it.each([
    ['what several match', 'P1'],
    ['what none matches', 'P99'],
    ['one that is not to be chosen', 'P9'],
  ])('takes nothing for %s', (_what, typed) => {
    expect(readOption(vehicles, typed)).toBeUndefined();
  });

  it('takes none of two that are named alike, as those of two companies', () => {
    expect(readOption([...vehicles, { ...vehicle(12), value: 212 }], 'P12')).toBeUndefined();
  });
});
