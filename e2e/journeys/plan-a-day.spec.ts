import { expect } from '@playwright/test';
import type { GridDay } from '@keikka/contracts';
import type { Placed } from '../src/api.js';
import { BoardPage, signIn } from '../src/board-page.js';
import { ordersOf, test } from '../src/company.js';

test('a dispatcher plans a day, and after a reload it is so [G-143]', async ({ page, company }) => {
  const { api, day, login, freeVehicle: target } = company;
  const [first] = company.orders;
  const board = new BoardPage(page);

  await test.step('Given she is signed in and sees the day', async () => {
    await signIn(page, login);
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
    await expect.poll(async () => statusOf(await api.day(day), first.keikka.keikkaId)).toBe(8);
    await page.reload();
    await expect(board.keikka(first.keikka.keikkaId)).toHaveAttribute('data-look', 'cancelled');
  });
});

test('a driver dropped on a vehicle drives all its orders of the day [G-144]', async ({ page, company }) => {
  const { api, day, login, freeDriver: driver } = company;
  const { vehicleId } = company.orders[0].row;
  const board = new BoardPage(page);

  await signIn(page, login);
  await board.open(day);
  const name = `${driver.personLastName} ${driver.personFirstName}`;
  await board.dragDriver(page.locator(`[data-person="${driver.personId}"]`), vehicleId);

  await expect(board.row(vehicleId)).toContainText(driver.personLastName);
  await expect
    .poll(async () => driversOf(ordersOf(api, await api.day(day)), vehicleId), { message: name })
    .toEqual([driver.personId]);
  await page.reload();
  await expect(board.row(vehicleId)).toContainText(driver.personLastName);
});

function statusOf(day: GridDay, keikkaId: number): number | undefined {
  return day.ajoneuvot
    .flatMap((row) => row.keikkaGroup)
    .find((item) => item.isKeikka && item.keikkaId === keikkaId)?.keikkaTilaId;
}

/** The drivers of the orders of a vehicle, each once. */
function driversOf(orders: readonly Placed[], vehicleId: number): number[] {
  const own = orders.filter(({ row }) => row.vehicleId === vehicleId);
  return [...new Set(own.flatMap(({ keikka }) => keikka.kuskit.map(({ personId }) => personId)))];
}
