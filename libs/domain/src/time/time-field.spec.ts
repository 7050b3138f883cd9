import { parseClock, parseTimeField, timeFieldText } from './time-field.js';

describe('parseTimeField', () => {
  it.each([
    ['8', 480],
    ['14', 840],
    ['830', 510],
    ['1545', 945],
    ['08:30', 510],
    ['8:30', 510],
    [' 7 ', 420],
    ['0', 0],
    ['23:59', 1439],
    ['9', 540],
    ['9:15', 555],
    ['9.15', 555],
    ['9,15', 555],
    ['915', 555],
    ['0915', 555],
    ['09.15', 555],
    ['klo 9.15', 555],
    ['klo 9', 540],
    ['Klo9:15', 555],
    ['23.59', 1439],
    ['\u200e8:30\u200f', 510],
    ['\ufeff830', 510],
    ['\u200b klo\u00a09.15 \u200b', 555],
    ['\u202a8\u200b:30\u202c', 510],
  ])("reads '%s' as minute %i [G-175]", (text, minutes) => {
    expect(parseTimeField(text)).toBe(minutes);
  });

  it.each(
    [
      ['', 'abc', 'klo', 'klo abc', '9.15 ip', 'noin 9'],
      ['2575', '24', '2400', '24.00', '25.00', '7:60', '7.60'],
      ['12:5', '12345', '-8', '8.5', '8,5', '7:00:00', '9..15', '9.', '.15', '9 15'],
      [
        '８:３０',
        '8：30',
        '٨:٣٠',
        '8½',
        '8:30²',
        '−8',
        '8-30',
        '8/30',
        '0x8',
        '1e1',
        '8\u00ad30',
        '8 :30',
        '8:3 0',
      ],
    ].flat(),
  )("does not take '%s' for a time [G-175]", (text) => {
    expect(parseTimeField(text)).toBeUndefined();
  });
});

describe('parseClock', () => {
  it.each([
    ['3:45 talviaikaa', 225, 'winter'],
    ['345 talvi', 225, 'winter'],
    ['3.45t', 225, 'winter'],
    ['3 T', 180, 'winter'],
    ['klo\u00a03,45\u00a0Talviaika', 225, 'winter'],
    ['\u200e03:45 talviaikaa\u200f', 225, 'winter'],
    ['3:45 kesäaikaa', 225, 'summer'],
    ['3:45 KESÄ', 225, 'summer'],
    ['3:45 kesa\u0308aikaa', 225, 'summer'],
    ['3:45 kesaaikaa', 225, 'summer'],
    ['0345k', 225, 'summer'],
    ['3:45', 225, undefined],
  ])("reads '%s' as minute %i of the half %s", (text, minuteOfDay, half) => {
    expect(parseClock(text)).toEqual(half ? { minuteOfDay, half } : { minuteOfDay });
  });

  it.each([
    'talviaikaa',
    't',
    '3:45 syksy',
    '3:45 x',
    '3:45 talviaikaaa',
    '3:45 t k',
    '25 talvi',
    '3:60 t',
    '3:45 t.',
  ])("does not take '%s' for a time", (text) => {
    expect(parseClock(text)).toBeUndefined();
  });

  it('is no time of every day with a half', () => {
    expect(parseTimeField('3:45 talviaikaa')).toBeUndefined();
  });
});

describe('timeFieldText', () => {
  it.each([
    [0, '00:00'],
    [7 * 60, '07:00'],
    [9 * 60 + 59, '09:59'],
    [10 * 60, '10:00'],
    [24 * 60 - 1, '23:59'],
  ])('writes minute %i as %s [G-176]', (minutes, text) => {
    expect(timeFieldText({ minuteOfDay: minutes })).toBe(text);
  });

  it('names the half of a time that the clock shows twice', () => {
    expect(timeFieldText({ minuteOfDay: 210, half: 'summer' })).toBe('03:30 kesäaikaa');
    expect(timeFieldText({ minuteOfDay: 210, half: 'winter' })).toBe('03:30 talviaikaa');
  });
});

describe('a text that is too long for a time', () => {
  it.each([
    ['blanks', `${' '.repeat(1_000_000)}8`],
    ['unseen marks', `${'\u200b'.repeat(1_000_000)}8`],
    ['a heap of marks behind it', `8:30${'\u0301\u0316'.repeat(500_000)}`],
    ['a heap of marks on its word', `8:30 kesa${'\u0316\u0308'.repeat(500_000)}`],
  ])('is not looked at: %s', (_, text) => {
    expect(parseClock(text)).toBeUndefined();
  });
});
