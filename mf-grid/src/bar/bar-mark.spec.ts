import { markKind } from './bar-mark.js';

const marks = { conflict: '', warning: '', isDriverless: false };

describe('the mark on the corner of a bar', () => {
  it.each([
    ['none where there is nothing to say', marks, null],
    ['a triangle where the boom is too short', { ...marks, warning: 'Puomi 28 m, tilattu 36 m' }, 'warning'],
    ['a person where nobody drives', { ...marks, warning: 'Ei kuljettajaa', isDriverless: true }, 'driver'],
    [
      'a person where the boom is too short as well',
      { ...marks, warning: 'Ei kuljettajaa; Puomi 28 m', isDriverless: true },
      'driver',
    ],
    [
      'that of the double booking where nobody drives either',
      { conflict: 'Päällekkäin', warning: 'Ei kuljettajaa', isDriverless: true },
      'conflict',
    ],
  ])('is %s', (_, bar, kind) => {
    expect(markKind(bar)).toBe(kind);
  });
});
