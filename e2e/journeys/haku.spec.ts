import { expect } from '@playwright/test';
import { expectAccessible } from '../src/accessibility.js';
import { BoardPage, signIn } from '../src/board-page.js';
import { test } from '../src/company.js';

test('an order of any day is found by a phone number and opened, or shown on its day', async ({
  page,
  company,
}) => {
  const { day, login, orders } = company;
  const [first, second] = orders.map(({ keikka }) => keikka);
  const board = new BoardPage(page);
  await signIn(page, login);
  await page.goto('/');
  await expect(board.board).toBeVisible();
  const window = page.getByRole('dialog');
  const field = window.getByRole('combobox', { name: 'Hae tilausta' });

  await test.step('When she presses Ctrl+K, a field is there, and Esc gives the focus back', async () => {
    await board.board.focus();
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await expect(window.getByText('Kirjoita vähintään 2 merkkiä.')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(window).toBeHidden();
    await expect(board.board).toBeFocused();
  });

  await test.step('And a phone number in any form finds the orders of its contact [G-294]', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(first?.yhteyshenkiloPuhelin.replace(/^0/, '+358 ').replaceAll('-', ' ') ?? '');
    await expect(window.getByRole('option')).toHaveCount(orders.length);
    await expect(window.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page);
  });

  await test.step('Then Enter opens the chosen one, and Back leads to the board', async () => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/tilaus/${second?.keikkaId}$`));
    await expect(window).toBeHidden();
    await page.goBack();
    await expect(board.board).toBeVisible();
  });

  await test.step('And Shift+Enter shows the day of one that is typed faster than it is searched', async () => {
    await page.getByRole('button', { name: 'Hae tilausta' }).click();
    await field.fill(String(first?.keikkaId));
    await page.keyboard.press('Shift+Enter');
    await expect(page).toHaveURL(new RegExp(`pvm=${day}`));
    await expect(board.keikka(first?.keikkaId ?? 0)).toBeVisible();
  });

  await test.step('And a search that fails has found nothing, and nothing pops up [G-268]', async () => {
    await page.route('**/api/keikka/search/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Hae tilausta' }).click();
    await page.keyboard.type('koskinen');
    await expect(window.getByText('Ei tilauksia haulla ”koskinen”')).toBeVisible();
    await expect(page.getByText('Yhteys palvelimeen')).toBeHidden();
  });
});

test('who may not search orders has neither the key nor the button [G-294]', async ({ page }) => {
  await signIn(page, 'kuljettaja');
  await page.goto('/');
  const board = new BoardPage(page);
  await expect(board.board).toBeVisible();
  await board.board.focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('button', { name: 'Hae tilausta' })).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
});
