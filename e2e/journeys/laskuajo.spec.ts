import { expect, test } from '@playwright/test';
import { expectAccessible } from '../src/accessibility.js';
import { signIn } from '../src/board-page.js';

// What is half faded in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The other company of the demo data, so that the orders of the first stay as other journeys need them.
test('the invoices of a month are made in one run, and run twice nothing is made twice', async ({ page }) => {
  await signIn(page, 'kilpailija');
  await page.goto('/laskutus/ajot');
  const heading = page.getByRole('heading', { level: 2 });
  const run = async (name: RegExp) => {
    await page.getByRole('button', { name: 'Uusi ajo' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Aloita ajo' }).click();
    await expect(heading).toHaveText(name);
    await expect(page.getByRole('button', { name: 'Keskeytä' })).toHaveCount(0, { timeout: 30_000 });
  };

  await test.step('Nothing was run yet', async () => {
    await expect(page.getByText('Ei ajoja')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('The last whole month is run', async () => {
    await run(/, ajo 1$/);
    await expect(page.getByText(/^Luotu \d+$/)).toBeVisible();
    await expect(page.getByText('Ohitettu 0')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('Run again it makes nothing', async () => {
    await run(/, ajo 2$/);
    await expect(page.getByText('Luotu 0', { exact: true })).toBeVisible();
  });

  await test.step('Both runs are kept', async () => {
    await page.reload();
    await expect(page.getByRole('list', { name: 'Ajot' }).getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: /, ajo 1/ }).click();
    await expect(heading).toHaveText(/, ajo 1$/);
  });
});
