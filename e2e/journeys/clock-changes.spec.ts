import { expect } from '@playwright/test';
import { palkkiCalls, type GridPalkki } from '@keikka/contracts';
import { helsinkiInstant, helsinkiWall } from '@keikka/domain';
import { boxOf, BoardPage, signIn } from '../src/board-page.js';
import { test } from '../src/company.js';

const HOUR_MS = 60 * 60_000;

/** The two nights in which Helsinki changes its clocks, and what the hours from one o’clock on are called. */
const nights = [
  { yyyymmdd: '20270328', name: 'of 23 hours', hours: ['1', '2', '4', '5'] },
  { yyyymmdd: '20261025', name: 'of 25 hours', hours: ['1', '2', '3', '3', '4', '5'] },
];

for (const { yyyymmdd, name, hours } of nights) {
  test(`on the day ${name} a palkki dragged over the change keeps its length`, async ({ page, company }) => {
    const { api, login, freeVehicle } = company;
    const start = helsinkiInstant(yyyymmdd, 60).getTime();
    const { savedPalkki } = await api.ask(palkkiCalls.save, {
      vehicleId: freeVehicle.vehicleId,
      ownerAsiakasId: freeVehicle.ownerAsiakasId,
      timeStart: new Date(start).toISOString(),
      timeEnd: new Date(start + 2 * HOUR_MS).toISOString(),
      keikkaComment: `Yövuoro ${name}`,
    });
    const { palkkiId } = savedPalkki;
    const times = async (): Promise<[string, number] | undefined> => {
      const items = (await api.day(yyyymmdd)).ajoneuvot.flatMap((row) => row.keikkaGroup);
      const found = items.find((item): item is GridPalkki => item.isPalkki && item.palkkiId === palkkiId);
      if (!found) return undefined;
      const from = Date.parse(found.timeStart);
      return [`${helsinkiWall(from).minuteOfDay / 60}`, (Date.parse(found.timeEnd) - from) / HOUR_MS];
    };
    const board = new BoardPage(page);
    await signIn(page, login);
    await board.open(yyyymmdd);

    await test.step('The scale names the hours as the clocks on the walls do', async () => {
      const scale = board.board.locator('.hour');
      await expect(scale.first()).toHaveText('1');
      expect((await scale.allTextContents()).slice(0, hours.length)).toEqual(hours);
    });
    await test.step('A bar of two hours is two slots wide, and dragged by one it stays so', async () => {
      const bar = board.palkki(palkkiId);
      const [box, slot] = [await boxOf(bar), await boxOf(board.board.locator('.hour').first())];
      expect(Math.abs(box.width - 2 * slot.width)).toBeLessThanOrEqual(1);
      const y = box.y + box.height / 2;
      await page.mouse.move(box.x + slot.width, y);
      await page.mouse.down();
      await page.mouse.move(box.x + slot.width + 8, y);
      await page.mouse.move(box.x + 2 * slot.width, y, { steps: 5 });
      await page.mouse.up();
      await expect.poll(times).toEqual(['2', 2]);
      expect((await boxOf(bar)).width).toBeCloseTo(box.width, 0);
    });
  });
}
