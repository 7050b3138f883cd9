import type { RecordedChange } from '@keikka/contracts';
import { atText, newsLines, newsOf } from './news.js';

const reader = { personId: 1, seenVarmenne: 4 };
const marja = { personId: 2, personFullName: 'Marja Lehtonen' };
let changeId = 0;
const change = (
  fieldName: string,
  varmenne: number,
  changes: Partial<RecordedChange> = {},
): RecordedChange => ({
  changeId: ++changeId,
  changeType: 'UPDATE',
  fieldName,
  oldValue: `${fieldName} ${varmenne - 1}`,
  newValue: `${fieldName} ${varmenne}`,
  varmenne,
  ...marja,
  timestamp: `2026-11-25T07:${40 + varmenne}:00.000Z`,
  ...changes,
});
const own = { personId: 1, personFullName: 'Oma' };
const told = (...changes: RecordedChange[]) =>
  [...newsOf(changes, reader)].map(([field, { by, old }]) => [field, by, old]);

describe('the news of an order', () => {
  it('are what others changed after the version that was seen, and not in it', () => {
    expect(told(change('keikkaComment', 5), change('keikkaAjoOhje', 4))).toEqual([
      ['keikkaComment', 'Marja Lehtonen', 'keikkaComment 4'],
    ]);
  });

  it('of a field changed twice are the last person and the first value', () => {
    const kari = { personId: 3, personFullName: 'Kari Salminen' };
    expect(told(change('keikkaComment', 6, kari), change('keikkaComment', 5))).toEqual([
      ['keikkaComment', 'Kari Salminen', 'keikkaComment 4'],
    ]);
  });

  it('end with what the reader saved over them, and begin anew after it', () => {
    expect(told(change('keikkaComment', 6, own), change('keikkaComment', 5))).toEqual([]);
    expect(told(change('keikkaComment', 6), change('keikkaComment', 5, own))).toEqual([
      ['keikkaComment', 'Marja Lehtonen', 'keikkaComment 5'],
    ]);
  });

  it('are no status that the clock has set', () => {
    const clock = { personId: null, personFullName: null };
    expect(told(change('keikkaTilaId', 5, clock))).toEqual([]);
    expect(told(change('keikkaTilaId', 5))).toHaveLength(1);
  });

  it('are told by person, the latest first, a time and its length as one', () => {
    const kari = { personId: 3, personFullName: 'Kari Salminen' };
    const news = newsOf(
      [
        change('keikkaAjoOhje', 7, kari),
        change('pumppuAika', 6),
        change('pumppuKesto', 6),
        change('betonit/3/m3', 5),
        change('vehicleRowNum', 5),
      ],
      reader,
    );
    expect(newsLines(news).map(({ by, labels }) => [by, labels])).toEqual([
      ['Kari Salminen', ['Ajo-ohje']],
      ['Marja Lehtonen', ['Aika', 'Betoni']],
    ]);
  });

  it.each([
    ['2026-11-25T21:59:00.000Z', '23:59'],
    ['2026-11-24T21:59:00.000Z', '24.11. 23:59'],
  ])('name the day when it is not today: %s', (at, text) => {
    expect(atText(new Date(at), new Date('2026-11-25T12:00:00.000Z'))).toBe(text);
  });
});
