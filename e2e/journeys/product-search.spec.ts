import { expect, test } from '@playwright/test';
import { signIn } from '../src/board-page.js';

/** After it the address says what was searched, whatever has been pressed meanwhile. */
const SEARCH_PAUSE_MS = 350;

test('no press soon after the end of a search is lost, neither of a product nor of a new one', async ({
  page,
}) => {
  await signIn(page, 'laskutus');
  await page.goto('/laskutus/tuotteet');
  const form = page.getByRole('dialog');
  const row = page.getByRole('row', { name: /Pumppausmaksu/ });
  const pressed = [row, page.getByRole('button', { name: 'Uusi tuote' })];
  await expect(row).toBeVisible();
  for (const afterMs of [0, 120, 210, 270, 320]) {
    for (const button of pressed) {
      await expect(form).toHaveCount(0);
      await page.keyboard.press('/');
      await page.keyboard.type('pump');
      await expect(page).toHaveURL(/haku=/);
      await page.keyboard.press('Escape');
      await page.waitForTimeout(afterMs);
      await button.click();
      await expect(form).toBeVisible();
      await page.waitForTimeout(SEARCH_PAUSE_MS);
      await expect(form).toBeVisible();
      await page.keyboard.press('Escape');
    }
  }
});
