import { expect } from '@playwright/test';
import { BoardPage, signIn } from '../src/board-page.js';
import { test } from '../src/company.js';

test('a search leads by keys from a folded column to an order, which is acted on, and back', async ({
  page,
  company,
}) => {
  const { day, login } = company;
  const { keikka } = company.orders[0];
  const board = new BoardPage(page);
  await signIn(page, login);
  await board.open(day);
  const order = board.keikka(keikka.keikkaId);
  await expect(order).toBeVisible();
  const field = page.getByRole('searchbox', { name: 'Suodata' });

  await test.step('When the column is folded, the key opens it', async () => {
    await page.getByRole('button', { name: 'Piilota sivupalkki' }).click();
    // An open tooltip would take the first Esc for itself.
    await page.mouse.move(0, 0);
    await expect(field).toBeHidden();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
  });

  await test.step('And Enter goes to the hit on the board, which says its place', async () => {
    await page.keyboard.type(String(keikka.keikkaId));
    await page.keyboard.press('Enter');
    await expect(board.board).toBeFocused();
    await expect(order).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('1 / 1', { exact: true })).toBeVisible();
  });

  await test.step('Then M opens its move, and Esc leads back to the board, the field, and out of the search', async () => {
    await page.keyboard.press('m');
    const dialog = page.getByRole('dialog', { name: /^Siirrä: / });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(board.board).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
    await expect(board.board.locator('[data-faded]')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(board.board).toBeFocused();
  });
});
