import { expect, test } from '@playwright/test';
import { signIn } from '../src/board-page.js';

test('the invoice of a delivered order is built from its template, corrected by keys, and undone', async ({
  page,
}) => {
  await signIn(page, 'laskutus');
  await page.goto('/laskutus?tila=5&aika=90');
  const list = page.getByRole('table', { name: 'Laskut' });
  const rows = page.getByRole('table', { name: 'Rivit' }).getByRole('row');
  const sums = page.getByRole('table', { name: 'Laskun summat' }).getByRole('row').last();

  const keikkaId = await test.step('An order that is billed already', async () => {
    const row = list.getByRole('row').nth(1);
    await expect(row).toContainText('Odottaa');
    return (await row.getByRole('cell').nth(2).textContent()) ?? '';
  });

  await test.step('A second invoice of it has rows too', async () => {
    await page.keyboard.press('n');
    await page.getByRole('textbox', { name: 'Tilauksen numero' }).fill(keikkaId);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Uusi lasku luotu').first()).toBeVisible();
    await expect(rows.nth(1)).toBeVisible();
  });

  const before = await sums.textContent();

  await test.step('A price is changed and stored', async () => {
    await rows.nth(1).getByRole('cell').nth(5).click();
    await page.keyboard.type('1,23');
    await page.keyboard.press('Enter');
    await expect(rows.nth(1)).toContainText('1,23');
    await expect(sums).not.toHaveText(before ?? '');
    const after = await sums.textContent();
    await page.reload();
    await expect(rows.nth(1)).toContainText('1,23');
    await expect(sums).toHaveText(after ?? '');
  });

  await test.step('A row of a product is added, and taken back', async () => {
    const count = await rows.count();
    await page.getByRole('combobox', { name: 'Lisää rivi tai hae tuote' }).fill('Odotusaika');
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(count + 1);
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await expect(rows.nth(count)).toContainText('196,00');
    await page.getByRole('tab', { name: /Laskurivit/ }).click();
    await page.keyboard.press('Control+z');
    await expect(rows.nth(count)).toContainText('98,00');
    await page.keyboard.press('Control+z');
    await expect(rows).toHaveCount(count);
  });

  await test.step('Its headers are told, a note is left, and it is ready', async () => {
    await page.getByRole('tab', { name: /Laskutiedot/ }).click();
    await page.getByRole('textbox', { name: 'Viitteenne' }).fill('Kielo 2026-118');
    await expect(page.getByText('Laskun tiedot tallennettu').first()).toBeVisible();
    await page.getByRole('tab', { name: /Loki/ }).click();
    await page.getByRole('textbox', { name: 'Kirjoita lokimerkintä' }).fill('Soitettu asiakkaalle');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Soitettu asiakkaalle')).toBeVisible();
    await page.getByRole('button', { name: 'Laskun tila: Odottaa' }).click();
    await page.getByRole('menuitem', { name: 'Valmis' }).click();
    await expect(page.getByRole('tab', { name: /Laskutiedot/ })).toContainText('Valmis');
  });

  await test.step('The list knows it with its sums', async () => {
    await page.getByRole('button', { name: 'Takaisin laskuihin' }).click();
    await page.getByRole('combobox', { name: 'Tila' }).click();
    await page.getByRole('option', { name: 'Kaikki tilat' }).click();
    await page.getByRole('searchbox', { name: 'Hae laskuja' }).fill(keikkaId);
    await expect(list.getByRole('row').filter({ hasText: keikkaId })).toHaveCount(2);
  });
});
