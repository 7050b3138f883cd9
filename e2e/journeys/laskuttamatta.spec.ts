import { expect, test } from '@playwright/test';
import { expectAccessible } from '../src/accessibility.js';
import { signIn } from '../src/board-page.js';

// What is half faded in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a delivered order without an invoice is billed from the page of unbilled work and leaves it', async ({
  page,
}) => {
  await signIn(page, 'laskutus');
  await page.goto('/laskutus/laskuttamatta?syy=eiLaskua');
  const list = page.getByRole('table', { name: 'Laskuttamatta' });
  const first = list.getByRole('button', { name: /^Luo lasku, tilaus/ }).first();

  const keikkaId = await test.step('The order that is worth most stands first', async () => {
    await expect(first).toBeVisible();
    return (await first.getAttribute('aria-label'))?.replace(/\D/g, '') ?? '';
  });
  const link = page.getByRole('button', { name: `Avaa tilaus ${keikkaId}`, exact: true });
  const row = list.getByRole('row').filter({ has: link });
  await expect(row).toContainText('€');

  await test.step('A click on it shows which templates fit', async () => {
    await row.getByRole('cell').nth(3).click();
    await expect(page.getByRole('heading', { name: 'Sopivat laskupohjat' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Laskupohja' }).getByRole('row').nth(1)).toBeVisible();
    await page.getByRole('button', { name: 'Sulje laskupohjat' }).click();
  });

  await test.step('It is billed, and leaves the list', async () => {
    await row.getByRole('button', { name: /^Luo lasku/ }).click();
    await expect(page.getByText(`Uusi lasku luotu tilaukselle ${keikkaId}`)).toBeVisible();
    await expect(row).toHaveCount(0);
    await page.reload();
    await expect(list.getByRole('row').nth(1)).toBeVisible();
    await expect(row).toHaveCount(0);
  });

  await test.step('Its invoice is among the invoices', async () => {
    await page.goto(`/laskutus?haku=${keikkaId}`);
    await expect(page.getByRole('table', { name: 'Laskut' })).toContainText(keikkaId);
  });
});

test('the unbilled work and the templates that fit it are for everybody', async ({ page }) => {
  await signIn(page, 'laskutus');
  await page.goto('/laskutus/laskuttamatta?syy=eiLaskua');
  await page
    .getByRole('table', { name: 'Laskuttamatta' })
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Luo lasku, tilaus/ }) })
    // Not the first, which may be billed at this very moment, as above.
    .nth(5)
    .getByRole('cell')
    .nth(3)
    .click();
  await expect(page.getByRole('table', { name: 'Laskupohja' }).getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
});
