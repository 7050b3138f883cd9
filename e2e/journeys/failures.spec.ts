import { expect, type Page } from '@playwright/test';
import { BoardPage, signIn } from '../src/board-page.js';
import { test } from '../src/company.js';
import { bringBack, bringBackAll, canControl, takeDown } from '../src/control.js';
import { hurryTo } from '../src/hurry.js';

test.describe.configure({ mode: 'serial' });
test.skip(!canControl, 'takes parts of the product down: only npm test has the door for it');
test.afterEach(bringBackAll);

test('without the order service a move goes back with the printed text and the board stays from memory; with it both work again [G-143] [G-017]', async ({
  page,
  company,
}) => {
  const { day, login, freeVehicle: target } = company;
  const [order, changed] = company.orders;
  const { keikkaId } = order.keikka;
  const board = new BoardPage(page);
  const cancelled = board.keikka(changed.keikka.keikkaId).and(page.locator('[data-look="cancelled"]'));
  const fromMemory = page.getByText('Tilausten lataaminen epäonnistui, näytetään tilaukset muistista');
  await page.clock.install();
  await signIn(page, login);
  await board.open(day);
  await expect(board.keikkaOn(order.row.vehicleId, keikkaId)).toBeVisible();

  await test.step('Given a saved change, so that what the BFF has cached of the day is stale', async () => {
    await board.setTila(changed.keikka.keikkaId, 'Tilaus peruttu');
    await expect(cancelled).toBeVisible();
    await expect(cancelled).not.toHaveAttribute('data-pending');
  });

  await takeDown('order');
  await test.step('When an order is moved, then it goes back and says why', async () => {
    await board.dragToRow(board.keikka(keikkaId), target.vehicleId);
    await expect(page.getByText('Ajoneuvon vaihto epäonnistui').first()).toBeVisible();
    await expect(board.keikkaOn(order.row.vehicleId, keikkaId)).toBeVisible();
  });

  await test.step('When the page is loaded again, then the board is there from memory', async () => {
    await page.reload();
    await hurryTo(fromMemory);
    await expect(cancelled).toBeVisible();
    await expect(page.getByRole('button', { name: 'Lataa uudelleen' })).toBeVisible();
  });

  await test.step('When the service is back, then the board comes by itself, and the same move is saved', async () => {
    await bringBack('order');
    await expect(fromMemory).toBeHidden();
    await expect(cancelled).toBeVisible();
    await board.dragToRow(board.keikka(keikkaId), target.vehicleId);
    await expect(board.keikkaOn(target.vehicleId, keikkaId)).toBeVisible();
    await expect(board.keikka(keikkaId)).not.toHaveAttribute('data-pending');
    await page.reload();
    await expect(board.keikkaOn(target.vehicleId, keikkaId)).toBeVisible();
  });
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
    await expect(page.getByRole('table', { name: 'Laskut' })).toBeVisible();
    expect(documents()).toBe(0);
  });
});

/** How often the page itself was loaded since. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('load', () => (count += 1));
  return () => count;
}
