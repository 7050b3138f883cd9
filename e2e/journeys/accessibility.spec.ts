import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../src/accessibility.js';
import { Api, demoDay, movable } from '../src/api.js';
import { BoardPage, signIn } from '../src/board-page.js';

/** An own order of the day that everybody may see. */
async function someOrder(): Promise<number> {
  const [order] = movable(await (await Api.as('ajojarjestelija')).day(demoDay), 1);
  if (!order) throw new Error(`no order on ${demoDay}`);
  return order.keikka.keikkaId;
}

// What is half faded in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('signing in is for everybody', async ({ page }) => {
  await page.goto('/kirjaudu');
  await page.getByRole('button', { name: 'KIRJAUDU' }).click();
  await expect(page.getByText('Kirjoita sähköpostiosoite.')).toBeVisible();
  await expectAccessible(page);
});

/** The board of a day with an order on it. */
async function openBoard(page: Page): Promise<{ board: BoardPage; keikkaId: number }> {
  const keikkaId = await someOrder();
  const board = new BoardPage(page);
  await signIn(page, 'ajojarjestelija');
  await board.open(demoDay);
  await expect(board.keikka(keikkaId)).toBeVisible();
  return { board, keikkaId };
}

test('the board and its menu are for everybody', async ({ page }) => {
  const { board, keikkaId } = await openBoard(page);
  await test.step('The usual day', async () => {
    await expectAccessible(page);
  });

  await test.step('The menu of an order', async () => {
    await board.keikka(keikkaId).click({ button: 'right' });
    await expect(page.getByRole('menuitem', { name: 'Siirrä…' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('the windows of the board are for everybody', async ({ page }) => {
  const { board, keikkaId } = await openBoard(page);
  await test.step('The editor of a palkki that lacks its vehicle', async () => {
    await page.getByRole('button', { name: 'PALKKI', exact: true }).click();
    await page.getByRole('button', { name: 'TALLENNA' }).click();
    await expect(page.getByText('Valitse ajoneuvo')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('The list of shortcuts', async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: /Pikanäppäimet/ })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('The window of the order', async () => {
    await board.keikka(keikkaId).click();
    const order = page.getByRole('dialog');
    await expect(order.getByText(String(keikkaId), { exact: true })).toBeVisible();
    await expect(order.getByRole('button', { name: 'TALLENNA', exact: true })).toBeVisible();
    await expectAccessible(page);
  });
});

test('the products are for everybody', async ({ page }) => {
  await signIn(page, 'laskutus');
  await page.goto('/laskutus/tuotteet');
  await expect(page.getByText('Pumppaus').first()).toBeVisible();
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the day as a list is for everybody', async ({ page }) => {
    await signIn(page, 'ajojarjestelija');
    await page.goto(`/?pvm=${demoDay}`);
    await expect(page.locator('section.vehicle').first()).toBeVisible();
    await expectAccessible(page);

    await test.step('The choice of a driver', async () => {
      await page.locator('[data-cell=driver]').first().tap();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectAccessible(page);
    });
  });
});
