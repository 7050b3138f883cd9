import { decodeLines, encodeLines } from '@keikka/server';
import { spliceGridDay } from './splice-grid-day.js';

const lines = (...rows: [string, object][]) =>
  decodeLines(encodeLines(rows.map(([key, row]) => ({ key, json: JSON.stringify(row) }))));

function spliced(parts: Partial<Parameters<typeof spliceGridDay>[1]>) {
  const day = spliceGridDay('20261120', { staff: lines(), keikat: lines(), palkit: lines(), ...parts });
  return JSON.parse(day.toString()) as {
    success: boolean;
    data: { ajoneuvot: unknown[]; kuskit: unknown[] };
  };
}

const below = { hasGroupSeparatorAbove: false };

describe('spliceGridDay', () => {
  it('gives each vehicle its orders and palkit, in the order of the staff service [G-217]', () => {
    const { data, success } = spliced({
      staff: lines(['v2', { vehicleId: 2, vehicleNimi: 'Pumppu "42" {m}' }], ['v1', { vehicleId: 1 }]),
      keikat: lines(['1', { keikkaId: 10 }], ['2', { keikkaId: 20 }], ['1', { keikkaId: 11 }]),
      palkit: lines(['1', { palkkiId: 30 }]),
    });
    expect(success).toBe(true);
    expect(data.ajoneuvot).toEqual([
      { vehicleId: 2, vehicleNimi: 'Pumppu "42" {m}', ...below, keikkaGroup: [{ keikkaId: 20 }] },
      { vehicleId: 1, ...below, keikkaGroup: [{ keikkaId: 10 }, { keikkaId: 11 }, { palkkiId: 30 }] },
    ]);
  });

  it.each(['x', 'f'])('shows a vehicle with key %s only with something on it [G-142]', (sign) => {
    const staff = lines(
      [`${sign}1`, { vehicleId: 1 }],
      [`${sign}2`, { vehicleId: 2 }],
      ['v3', { vehicleId: 3 }],
    );
    expect(spliced({ staff, palkit: lines(['2', { palkkiId: 5 }]) }).data.ajoneuvot).toEqual([
      { vehicleId: 2, ...below, keikkaGroup: [{ palkkiId: 5 }] },
      { vehicleId: 3, ...below, keikkaGroup: [] },
    ]);
  });

  it('leaves out jobs on vehicles the viewer has no row for', () => {
    expect(spliced({ keikat: lines(['9', { keikkaId: 1 }]) }).data.ajoneuvot).toEqual([]);
  });

  it('shows a vehicle that only an order brings after those of staff, and none twice [G-005]', () => {
    const staff = lines(['f8', { vehicleId: 8, of: 'staff' }], ['v1', { vehicleId: 1 }]);
    const keikat = lines(
      ['9', { keikkaId: 1 }],
      ['8', { keikkaId: 2 }],
      ['f9', { vehicleId: 9 }],
      ['f8', { vehicleId: 8, of: 'order' }],
    );
    expect(spliced({ staff, keikat }).data.ajoneuvot).toEqual([
      { vehicleId: 8, of: 'staff', ...below, keikkaGroup: [{ keikkaId: 2 }] },
      { vehicleId: 1, ...below, keikkaGroup: [] },
      { vehicleId: 9, ...below, keikkaGroup: [{ keikkaId: 1 }] },
    ]);
  });

  it('says above which vehicle the name of its company stands, when there are several [G-046] [G-114]', () => {
    const of = (ownerAsiakasId: number) => ({ vehicleNimi: '"ownerAsiakasId":9', ownerAsiakasId });
    const named = (...owners: number[]) =>
      spliced({
        staff: lines(...owners.map((owner, at): [string, object] => [`v${at}`, of(owner)]), ['x8', of(7)]),
        keikat: lines(['f9', of(4)], ['9', {}]),
      }).data.ajoneuvot.map((row) => (row as { hasGroupSeparatorAbove: boolean }).hasGroupSeparatorAbove);
    expect(named(1, 1, 3, 3)).toEqual([true, false, true, false, true]);
    expect(named(4, 4)).toEqual([false, false, false]);
  });

  it('lists the drivers when the staff service gave any', () => {
    expect(spliced({}).data.kuskit).toEqual([]);
    const staff = lines(['d', { personId: 1 }], ['d', { personId: 2 }]);
    expect(spliced({ staff }).data).toMatchObject({
      ajoneuvot: [],
      kuskit: [{ personId: 1 }, { personId: 2 }],
    });
  });
});
