import { expect } from '@playwright/test';
import { palkkiCalls } from '@keikka/contracts';
import { addDays, helsinkiInstant, palkkiTypeId } from '@keikka/domain';
import { BoardPage, boxOf, pointAt, signIn } from '../src/board-page.js';
import { ordersOf, test } from '../src/company.js';

test('on a page with CSS zoom a bar that is dragged along its row stays on its vehicle', async ({
  page,
  company,
}) => {
  const { api, day, login } = company;
  const { row, keikka } = company.orders[3];
  const board = new BoardPage(page);
  await signIn(page, login);
  await board.open(day);
  await page.evaluate(() => {
    document.documentElement.style.zoom = '1.25';
  });
  const bar = board.keikka(keikka.keikkaId);
  await bar.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(bar);
  const from = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y, { steps: 2 });
  await page.mouse.move(from.x + 80, from.y, { steps: 4 });
  await page.mouse.up();
  const placed = async () => {
    const order = ordersOf(api, await api.day(day)).find(
      (order) => order.keikka.keikkaId === keikka.keikkaId,
    );
    return order && [order.row.vehicleId, order.keikka.timeStart > keikka.timeStart];
  };
  await expect.poll(placed).toEqual([row.vehicleId, true]);
});

test('a palkki that began the day before is dragged to the left, too', async ({ page, company }) => {
  const { api, day, login, freeVehicle } = company;
  const before = addDays(day, -1);
  const { savedPalkki } = await api.ask(palkkiCalls.save, {
    vehicleId: freeVehicle.vehicleId,
    ownerAsiakasId: freeVehicle.ownerAsiakasId,
    grid_palkkiTypeId: palkkiTypeId.kommentti,
    keikkaComment: 'Yövuoro',
    timeStart: helsinkiInstant(before, 22 * 60).toISOString(),
    timeEnd: helsinkiInstant(day, 10 * 60).toISOString(),
  });
  const board = new BoardPage(page);
  await signIn(page, login);
  await board.open(day);
  const row = board.row(freeVehicle.vehicleId);
  const [from, to] = [await pointAt(board, row, 9), await pointAt(board, row, 8)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  const times = async () => {
    const { timeStart, timeEnd } = await api.ask(palkkiCalls.get, { palkkiId: savedPalkki.palkkiId });
    return [timeStart, timeEnd];
  };
  await expect
    .poll(times)
    .toEqual([helsinkiInstant(before, 21 * 60).toISOString(), helsinkiInstant(day, 9 * 60).toISOString()]);
});

test('where the file of a window does not come, the window alone fails, and opens when it comes', async ({
  page,
  company,
}) => {
  const { keikkaId } = company.orders[0].keikka;
  const board = new BoardPage(page);
  await signIn(page, company.login);
  await board.open(company.day);
  await board.tooltipOf(board.keikka(keikkaId));
  await page.route('**/*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'PALKKI', exact: true }).click();
  const failed = page.getByRole('dialog', { name: 'Ikkuna ei avautunut' });
  await expect(failed).toContainText('Muu sivu toimii.');
  // Behind the window the board is for the eye alone.
  await expect(page.locator(`[data-key="k${keikkaId}"]`)).toBeVisible();
  await page.unroute('**/*.js');
  await failed.getByRole('button', { name: 'Yritä uudelleen' }).click();
  await expect(page.getByRole('dialog', { name: /^Uusi palkki/ })).toBeVisible();
});
