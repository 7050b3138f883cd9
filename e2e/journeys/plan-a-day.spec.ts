import { expect, test } from '@playwright/test';
import { Api, movable, workday } from '../src/api.js';
import { BoardPage, signIn } from '../src/board-page.js';

test('a dispatcher plans a day, and after a reload it is so [G-143]', async ({ page }) => {
  const day = workday(6);
  const api = await Api.as('ajojarjestelija');
  const grid = await api.day(day);
  const candidates = movable(grid, 1).filter(({ row }) => row.asiakasId === 1);
  const [first] = candidates;
  if (!first) throw new Error(`no order to move on ${day}`);
  const target = grid.ajoneuvot.find((row) => row.asiakasId === 1 && row.vehicleId !== first.row.vehicleId);
  if (!target) throw new Error('no other vehicle');
  const board = new BoardPage(page);

  await test.step('Given she is signed in and sees the day', async () => {
    await signIn(page, 'ajojarjestelija');
    await board.open(day);
    await expect(board.keikkaOn(first.row.vehicleId, first.keikka.keikkaId)).toBeVisible();
  });

  await test.step('When she drags the order to another vehicle', async () => {
    await board.dragToRow(board.keikka(first.keikka.keikkaId), target.vehicleId);
  });

  await test.step('Then it stands there, also after a reload', async () => {
    await expect(board.keikkaOn(target.vehicleId, first.keikka.keikkaId)).toBeVisible();
    await expect(board.keikka(first.keikka.keikkaId)).not.toHaveAttribute('data-pending');
    await page.reload();
    await expect(board.keikkaOn(target.vehicleId, first.keikka.keikkaId)).toBeVisible();
  });

  await test.step('When she sets the status from the context menu', async () => {
    await board.setTila(first.keikka.keikkaId, 'Tilaus peruttu');
  });

  await test.step('Then the bar is cancelled, also after a reload', async () => {
    await expect(board.keikka(first.keikka.keikkaId)).toHaveAttribute('data-look', 'cancelled');
    await expect.poll(async () => movableStatus(await api.day(day), first.keikka.keikkaId)).toBe(8);
    await page.reload();
    await expect(board.keikka(first.keikka.keikkaId)).toHaveAttribute('data-look', 'cancelled');
  });
});

test('a driver dropped on a vehicle drives all its orders of the day [G-144]', async ({ page }) => {
  const day = workday(7);
  const api = await Api.as('ajojarjestelija');
  const grid = await api.day(day);
  const busy = movable(grid, 1).find(({ row }) => row.asiakasId === 1);
  const driver = grid.kuskit?.find((kuski) => !kuski.pois && kuski.vehicleId !== busy?.row.vehicleId);
  if (!busy || !driver) throw new Error(`no driver to move on ${day}`);
  const { vehicleId } = busy.row;
  const board = new BoardPage(page);

  await signIn(page, 'ajojarjestelija');
  await board.open(day);
  const name = `${driver.personLastName} ${driver.personFirstName}`;
  await board.dragDriver(page.locator(`[data-person="${driver.personId}"]`), vehicleId);

  await expect(board.row(vehicleId)).toContainText(driver.personLastName);
  await expect
    .poll(async () => driversOf(await api.day(day), vehicleId), { message: name })
    .toEqual([driver.personId]);
  await page.reload();
  await expect(board.row(vehicleId)).toContainText(driver.personLastName);
});

function movableStatus(day: Awaited<ReturnType<Api['day']>>, keikkaId: number): number | undefined {
  return day.ajoneuvot
    .flatMap((row) => row.keikkaGroup)
    .find((bar) => bar.isKeikka && bar.keikkaId === keikkaId)?.keikkaTilaId;
}

/** The drivers of the own orders of a vehicle, each once. */
function driversOf(day: Awaited<ReturnType<Api['day']>>, vehicleId: number): number[] {
  const row = day.ajoneuvot.find((each) => each.vehicleId === vehicleId);
  const bars = row?.keikkaGroup.filter((bar) => bar.isKeikka && bar.ownerAsiakasId === 1) ?? [];
  return [...new Set(bars.flatMap((bar) => bar.kuskit.map((kuski) => kuski.personId)))];
}
