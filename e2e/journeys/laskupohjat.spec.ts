import { expect, test } from '@playwright/test';
import { signIn } from '../src/board-page.js';

test('a template is written with a wrong formula, mended at its place, tried, and taken into use', async ({
  page,
}) => {
  await signIn(page, 'yritys');
  await page.goto('/laskutus/laskupohjat');
  const list = page.getByRole('table', { name: 'Laskupohjat' });
  await expect(list.getByRole('row').nth(1)).toBeVisible();
  const nimi = `Pienerälisä ${Date.now()}`;

  await test.step('A draft is begun and named', async () => {
    await page.keyboard.press('n');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('tab', { name: /Perustiedot/ }).click();
    await page.getByRole('textbox', { name: 'Nimi' }).fill(nimi);
  });

  await test.step('A faulty condition is named, led to, and mended by its button', async () => {
    await page.getByRole('tab', { name: /Rivit/ }).click();
    await page.getByRole('button', { name: 'Lisää rivi' }).click();
    await page.getByRole('textbox', { name: 'Otsikko' }).fill('Pienerälisä');
    await page.getByRole('textbox', { name: 'Hinta', exact: true }).fill('35');
    await page.getByRole('textbox', { name: 'Ehto' }).fill('{m3 < 1000');
    await page.getByRole('tab', { name: /Tekstit/ }).click();
    await expect(page.getByRole('button', { name: 'TALLENNA' })).toBeDisabled();
    await page.getByRole('button', { name: '1 virhe, korjaa ennen tallennusta' }).click();
    await expect(page.getByText('Virhe: Kaarisulkuja ei ole suljettu oikein.')).toBeVisible();
    await page.getByRole('button', { name: 'Lisää }' }).click();
    await expect(page.getByRole('textbox', { name: 'Ehto' })).toHaveValue('{m3 < 1000}');
  });

  await test.step('It is tried on what was billed before anything is stored', async () => {
    await page.getByRole('button', { name: 'Koeajo' }).click();
    const tried = page.getByRole('grid', { name: 'Koeajo' });
    await expect(tried.getByRole('row').nth(1)).toContainText('Pienerälisä uutena');
    await page.getByRole('button', { name: 'Takaisin muokkaukseen' }).click();
  });

  await test.step('It is saved, found in the list, and deleted', async () => {
    await page.getByRole('button', { name: 'TALLENNA' }).click();
    await expect(page.getByText('Laskupohja tallennettu').first()).toBeVisible();
    const row = list.getByRole('row').filter({ hasText: nimi });
    await expect(row).toContainText('Luonnos');
    await row.click();
    await page.getByRole('button', { name: 'Poista', exact: true }).click();
    await page.getByRole('button', { name: 'KYLLÄ, poista laskupohja' }).click();
    await expect(page.getByText('Laskupohja poistettu.')).toBeVisible();
    await expect(row).toHaveCount(0);
  });
});
