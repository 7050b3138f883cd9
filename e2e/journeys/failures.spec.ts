import { expect, test } from '@playwright/test';
import { control } from '../src/addresses.js';
import { Api, movable, workday } from '../src/api.js';
import { BoardPage, signIn } from '../src/board-page.js';

// These take parts of the product down, so that they run one after the other and after everything else.
test.describe.configure({ mode: 'serial' });

test.afterEach(async () => {
  for (const name of ['order', 'mf-invoicing']) await control(name, 'start').catch(ignoreRunning);
});

test('a move that cannot be saved goes back with the printed text [G-143]', async ({ page }) => {
  const day = workday(9);
  const grid = await (await Api.as('ajojarjestelija')).day(day);
  const [order] = movable(grid, 1).filter(({ row }) => row.asiakasId === 1);
  const target = grid.ajoneuvot.find((row) => row.asiakasId === 1 && row.vehicleId !== order?.row.vehicleId);
  if (!order || !target) throw new Error(`nothing to move on ${day}`);
  const board = new BoardPage(page);
  await signIn(page, 'ajojarjestelija');
  await board.open(day);
  await expect(board.keikka(order.keikka.keikkaId)).toBeVisible();

  await control('order', 'stop');
  await board.dragToRow(board.keikka(order.keikka.keikkaId), target.vehicleId);

  await expect(page.getByText('Ajoneuvon vaihto epäonnistui').first()).toBeVisible();
  await expect(board.keikkaOn(order.row.vehicleId, order.keikka.keikkaId)).toBeVisible();
});

test('without the order service the board stays from memory, and comes back with it [G-017]', async ({
  page,
}) => {
  const day = workday(10);
  const board = new BoardPage(page);
  await signIn(page, 'ajojarjestelija');
  await board.open(day);
  const bars = board.board.locator('[data-key^="k"]');
  await expect(bars.first()).toBeVisible();

  await control('order', 'stop');
  await page.reload();
  await expect(
    page.getByText('Tilausten lataaminen epäonnistui, näytetään tilaukset muistista'),
  ).toBeVisible();
  await expect(bars.first()).toBeVisible();

  await control('order', 'start');
  await page.getByRole('button', { name: 'Lataa uudelleen' }).click();
  await expect(
    page.getByText('Tilausten lataaminen epäonnistui, näytetään tilaukset muistista'),
  ).toBeHidden();
  await expect(bars.first()).toBeVisible();
});

test('a remote that is down says so and recovers without a reload', async ({ page }) => {
  await control('mf-invoicing', 'stop');
  await signIn(page, 'laskutus');
  await page.getByRole('link', { name: 'Laskutus' }).click();
  const retry = page.getByRole('button', { name: 'Yritä uudelleen' });
  await expect(retry).toBeVisible();

  await page.getByRole('link', { name: 'Grid' }).click();
  await expect(new BoardPage(page).board).toBeVisible();

  await control('mf-invoicing', 'start');
  await page.getByRole('link', { name: 'Laskutus' }).click();
  if (await retry.isVisible()) await retry.click();
  await expect(page.getByText('Pumppaus').first()).toBeVisible();
});

/** The door refuses to start what runs already; everything else is an error of the run. */
function ignoreRunning(error: unknown): void {
  if (!String(error).includes('400') && !String(error).includes('start')) throw error;
}
