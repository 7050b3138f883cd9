import { expect, type Page } from '@playwright/test';
import { BoardPage, signIn } from '../src/board-page.js';
import { test } from '../src/company.js';
import { bringBack, bringBackAll, canControl, takeDown } from '../src/control.js';

test.describe.configure({ mode: 'serial' });
test.skip(!canControl, 'takes parts of the product down: only npm test has the door for it');
test.afterEach(bringBackAll);

test('a move that cannot be saved goes back with the printed text [G-143]', async ({ page, company }) => {
  const { day, login, freeVehicle: target } = company;
  const [order] = company.orders;
  const { keikkaId } = order.keikka;
  const board = new BoardPage(page);
  await signIn(page, login);
  await board.open(day);
  await expect(board.keikkaOn(order.row.vehicleId, keikkaId)).toBeVisible();

  await takeDown('order');
  await board.dragToRow(board.keikka(keikkaId), target.vehicleId);

  await expect(page.getByText('Ajoneuvon vaihto epäonnistui').first()).toBeVisible();
  await expect(board.keikkaOn(order.row.vehicleId, keikkaId)).toBeVisible();

  await test.step('And once the service is back the same move is saved', async () => {
    await bringBack('order');
    await page.keyboard.press('Escape');
    await board.dragToRow(board.keikka(keikkaId), target.vehicleId);
    await expect(board.keikkaOn(target.vehicleId, keikkaId)).toBeVisible();
    await page.reload();
    await expect(board.keikkaOn(target.vehicleId, keikkaId)).toBeVisible();
  });
});

test('without the order service the board stays from memory, and comes back by itself with it [G-017]', async ({
  page,
  company,
}) => {
  const { day, login } = company;
  const { keikkaId } = company.orders[0].keikka;
  const board = new BoardPage(page);
  await signIn(page, login);
  await board.open(day);
  const cancelled = board.board.locator(
    `[data-key="k${keikkaId}"][data-look="cancelled"]:not([data-pending])`,
  );
  const fromMemory = page.getByText('Tilausten lataaminen epäonnistui, näytetään tilaukset muistista');

  // A saved change: what the BFF has cached of the day is stale then, so that it must ask the order service.
  await board.setTila(keikkaId, 'Tilaus peruttu');
  await expect(cancelled).toBeVisible();
  await takeDown('order');
  await page.reload();
  await expect(fromMemory).toBeVisible();
  await expect(cancelled).toBeVisible();

  await expect(page.getByRole('button', { name: 'Lataa uudelleen' })).toBeVisible();

  await bringBack('order');
  await expect(fromMemory).toBeHidden();
  await expect(cancelled).toBeVisible();
});

test('a remote that is down says so and recovers without a reload', async ({ page }) => {
  await takeDown('mf-invoicing');
  await signIn(page, 'laskutus');
  await page.goto('/');
  const documents = countDocuments(page);
  await page.getByRole('link', { name: 'Laskutus' }).click();
  const retry = page.getByRole('button', { name: 'Yritä uudelleen' });
  await expect(retry).toBeVisible();

  await test.step('The rest works', async () => {
    await page.getByRole('link', { name: 'Grid' }).click();
    await expect(new BoardPage(page).board).toBeVisible();
  });

  await test.step('And it comes when it is back', async () => {
    await page.getByRole('link', { name: 'Laskutus' }).click();
    await expect(retry).toBeVisible();
    await bringBack('mf-invoicing');
    await retry.click();
    await expect(page.getByText('Pumppaus').first()).toBeVisible();
    expect(documents()).toBe(0);
  });
});

/** How often the page itself was loaded since. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('load', () => (count += 1));
  return () => count;
}
