import { at, stepLogMessage } from '@keikka/builders';
import { newestFirst, stepLine } from './step-line.js';

const now = new Date(at('12:00'));

describe('a step of an order', () => {
  it('is told by its message, who did it and when', () => {
    expect(stepLine(stepLogMessage({ stepLogId: 5 }), now)).toEqual({
      id: 5,
      typeId: 30,
      text: 'Tila vaihdettu: Lähetetty → Käsittelyssä',
      confirmed: null,
      doer: 'Kari Salminen',
      time: 'pe 20.11. 9:28',
    });
  });

  it.each([
    ['a person', 9, 'Kari Salminen', 'Kari Salminen'],
    ['the system', null, '', 'Järjestelmä'],
    ['somebody whose name is not told', 9, '', ''],
  ])('was done by %s', (_, entryByPersonId, entryByPersonName, doer) => {
    expect(stepLine(stepLogMessage({ entryByPersonId, entryByPersonName }), now).doer).toBe(doer);
  });

  it.each([
    ['the first minute of the year', '2025-12-31T22:00:00.000Z', 'to 1.1. 0:00'],
    ['the minute before', '2025-12-31T21:59:00.000Z', 'ke 31.12.2025 23:59'],
    ['the last minute of the year', '2026-12-31T21:59:00.000Z', 'to 31.12. 23:59'],
    ['the minute after', '2026-12-31T22:00:00.000Z', 'pe 1.1.2027 0:00'],
  ])('names the year where it is another one in Helsinki: %s', (_, entryTime, time) => {
    expect(stepLine(stepLogMessage({ entryTime }), now).time).toBe(time);
  });

  it.each([
    ['on its day', at('15:40'), 'kuitattu 15:40'],
    ['in the last minute of its day', at('23:59'), 'kuitattu 23:59'],
    ['on the next day', at('0:00', '20261121'), 'kuitattu la 21.11. 0:00'],
  ])('was confirmed %s', (_, confirmDate, confirmed) => {
    const message = stepLogMessage({ confirmDate, isConfirmed: true });
    expect(stepLine(message, now).confirmed).toBe(confirmed);
  });
});

it('lists the latest step first, and of those of one moment the one that was written last', () => {
  const ids = [
    stepLogMessage({ stepLogId: 1, entryTime: at('9:00') }),
    stepLogMessage({ stepLogId: 2, entryTime: at('8:00') }),
    stepLogMessage({ stepLogId: 3, entryTime: at('9:00') }),
  ];
  expect(newestFirst(ids).map(({ stepLogId }) => stepLogId)).toEqual([3, 1, 2]);
});
