import { keikkaAnswer, keikkaPalkki } from '@keikka/builders';
import type { GridPalkki } from '@keikka/contracts';
import { makesStale } from './live-change.js';

const shown = keikkaAnswer({ vehicleId: 6 }, { palkit: [keikkaPalkki({ palkkiId: 7 })] });
const palkkiRow = (vehicleId: number, keikkaId: number | null = null): GridPalkki =>
  ({ vehicleId, keikkaId }) as GridPalkki;

describe('a live message', () => {
  it.each([
    ['about this order', { type: 'keikkaChanged', keikkaId: 4711, days: [], row: null }, true],
    ['about another order', { type: 'keikkaChanged', keikkaId: 4712, days: [], row: null }, false],
    [
      'about a palkki on its vehicle',
      { type: 'palkkiChanged', palkkiId: 9, days: [], row: palkkiRow(6) },
      true,
    ],
    [
      'about a palkki of its own elsewhere',
      { type: 'palkkiChanged', palkkiId: 9, days: [], row: palkkiRow(5, 4711) },
      true,
    ],
    ['about a palkki elsewhere', { type: 'palkkiChanged', palkkiId: 9, days: [], row: palkkiRow(5) }, false],
    ['about a palkki that left it', { type: 'palkkiChanged', palkkiId: 7, days: [], row: null }, true],
    ['about its day', { type: 'dayStale', days: ['20261120'] }, true],
    ['about another day', { type: 'dayStale', days: ['20261121'] }, false],
  ] as const)('%s makes the order old: %s', (_what, message, expected) => {
    expect(makesStale({ ...message, days: [...message.days] }, 4711, shown)).toBe(expected);
  });

  it('about any palkki makes an order old whose palkit could not be read', () => {
    const unread = keikkaAnswer({ vehicleId: 6 }, { palkit: null });
    const message = { type: 'palkkiChanged', palkkiId: 9, days: [], row: palkkiRow(5) } as const;
    expect(makesStale({ ...message, days: [] }, 4711, unread)).toBe(true);
  });

  it('about a day says nothing of an order without a time', () => {
    const untimed = keikkaAnswer({ pumppuAika: '' });
    expect(makesStale({ type: 'dayStale', days: ['20261120'] }, 4711, untimed)).toBe(false);
  });
});
