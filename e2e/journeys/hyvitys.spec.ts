import { expect, test } from '@playwright/test';
import { signIn } from '../src/board-page.js';

test('a billed invoice is corrected by a credit that names it, and stays as it is', async ({ page }) => {
  await signIn(page, 'laskutus');
  await page.goto('/laskutus?tila=15&aika=90');
  const list = page.getByRole('table', { name: 'Laskut' });
  const rows = page.getByRole('table', { name: 'Rivit' }).getByRole('row');
  const sums = page.getByRole('table', { name: 'Laskun summat' }).getByRole('row').last();

  await test.step('A billed invoice can be credited and not be changed', async () => {
    await list.getByRole('row').nth(1).click();
    await expect(rows.nth(1)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Lisää rivi' })).toHaveCount(0);
  });
  const billed = await sums.textContent();

  await test.step('Of its first row more than is billed is refused, and one is credited', async () => {
    await page.getByRole('button', { name: 'Hyvitä…' }).click();
    const credit = page.getByRole('table', { name: 'Hyvitettävät rivit' });
    await credit.getByRole('checkbox').first().check({ force: true });
    const nyt = credit.getByRole('textbox').first();
    await nyt.fill('999999');
    await expect(page.getByText(/on hyvittämättä/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Luo hyvityslasku' })).toBeDisabled();
    await nyt.fill('1');
    await page.getByRole('textbox', { name: 'Syy', exact: true }).fill('Laskutettu yksi liikaa');
    await expect(page.getByText(/Määrät mahtuvat laskulle/)).toBeVisible();
    await page.getByRole('button', { name: 'Luo hyvityslasku' }).click();
    await expect(page.getByText('Hyvityslasku luotu').first()).toBeVisible();
  });

  await test.step('The credit takes it back, and its quantity stays within the original', async () => {
    await expect(page.getByText('Hyvityslasku', { exact: true })).toBeVisible();
    await expect(rows).toHaveCount(2);
    await expect(sums).toContainText('−');
    await expect(page.getByRole('button', { name: 'Hae laskupohjasta' })).toHaveCount(0);
    await page.getByRole('tab', { name: /Loki/ }).click();
    await expect(page.getByText(/Hyvityslasku laskuun/)).toBeVisible();
  });

  await test.step('Its original is as it was, and leads to the credit', async () => {
    await page.getByRole('button', { name: /Hyvittää laskun/ }).click();
    await expect(page.getByRole('button', { name: /Hyvitetty/ }).last()).toBeVisible();
    await expect(sums).toHaveText(billed ?? '');
    await page
      .getByRole('button', { name: /Hyvitetty/ })
      .last()
      .click();
    await expect(page.getByText('Hyvityslasku', { exact: true })).toBeVisible();
  });
});
