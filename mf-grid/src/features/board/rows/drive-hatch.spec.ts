import { DAY, gridDay, keikka, vehicle } from '../../../../test/day.builder.js';
import { vehicleRow } from '../../../day/rows/board-rows.js';
import { driveHatch } from './drive-hatch.js';
import { hourScale, hourWindow } from '../../../bar/time/hour-scale.js';

/** 100 px an hour from 6 o'clock. */
const scale = hourScale(DAY, hourWindow(gridDay([])), 1100);
const pathOf = (overrides: Parameters<typeof keikka>[2], lane = 0): string =>
  driveHatch(vehicleRow(vehicle(12, [keikka('10:00', '13:30', overrides)])).bars, lane, scale, 8);

describe('the hatch of driving times', () => {
  it('stands before and after the order, to the minute [G-134]', () => {
    expect(pathOf({ betoniMatkaAika: 30 })).toBe('M350 0H400V8H350ZM750 0H800V8H750Z');
  });

  it.each([
    ['without a known driving time', { betoniMatkaAika: null }, 0],
    ['in status 7', { betoniMatkaAika: 30, keikkaTilaId: 7 }, 0],
    ['on a lane the order is not on', { betoniMatkaAika: 30 }, 1],
  ])('is absent %s', (_, overrides, lane) => {
    expect(pathOf(overrides, lane)).toBe('');
  });

  it('ends where the scale ends', () => {
    const row = vehicleRow(vehicle(12, [keikka('6:10', '16:50', { betoniMatkaAika: 30 })]));
    const path = driveHatch(row.bars, 0, scale, 8);
    expect(path.startsWith('M0 0H')).toBe(true);
    expect(path).toContain('H1100V8');
  });
});
