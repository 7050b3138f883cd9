import { expect } from '@playwright/test';
import { tyomaaCalls } from '@keikka/contracts';
import { expectAccessible } from '../src/accessibility.js';
import { signIn } from '../src/board-page.js';
import { test } from '../src/company.js';

// What is half faded in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a dispatcher finds the work sites, makes one, deletes it and takes that back [I-010] [I-163]', async ({
  page,
  company,
}) => {
  const { api, login } = company;
  const sites = async () => api.ask(tyomaaCalls.listAll, { ownerAsiakasId: 0 });
  const names = async () => (await sites()).map(({ tyomaaNimi }) => tyomaaNimi);
  const used = (await sites()).find(({ keikkaCount }) => keikkaCount > 0);
  if (!used) throw new Error('no site of the company has an order');
  const table = page.getByRole('table', { name: 'Työmaat' });
  const row = (name: string) => table.getByRole('row', { name });
  const search = page.getByRole('searchbox', { name: 'Hae työmaita' });

  await test.step('When the dispatcher goes to the sites', async () => {
    await signIn(page, login);
    await page.goto('/');
    await page.getByRole('link', { name: 'Työmaat' }).click();
    await expect(row(used.tyomaaNimi).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('Then the address keeps what is looked for', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type(used.tyomaaNimi);
    await page.getByRole('button', { name: /^Käytössä/ }).click();
    await expect(page).toHaveURL(/osa=kaytossa/);
    await expect(page).toHaveURL(/haku=/);
    await page.reload();
    await expect(search).toHaveValue(used.tyomaaNimi);
    await expect(row(used.tyomaaNimi).first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Kaupunki' }).click();
    await page.getByRole('option', { name: used.tyomaaOsoite4, exact: true }).click();
    await expect(page).toHaveURL(/kaupunki=/);
    await expect(row(used.tyomaaNimi).first()).toBeVisible();
  });

  await test.step('And on a phone the filters are behind one button that counts them', async () => {
    const wide = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: 390, height: 844 });
    const fold = page.getByRole('button', { name: 'Suodattimet (1)' });
    await expect(page.getByRole('combobox', { name: 'Kaupunki' })).toBeHidden();
    await fold.click();
    await expect(page.getByRole('combobox', { name: 'Kaupunki' })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(wide);
  });

  await test.step('And one with orders stays', async () => {
    await row(used.tyomaaNimi)
      .first()
      .getByRole('button', { name: /^Toiminnot/ })
      .click();
    await expect(page.getByRole('menuitem', { name: /Poista/ })).toBeDisabled();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('And a new one is in the list', async () => {
    await page.goto('/tyomaat');
    await page.getByRole('button', { name: 'Uusi työmaa' }).click();
    const window = page.getByRole('dialog', { name: 'Uusi työmaa' });
    await window.getByRole('textbox', { name: /^Osoiterivi 1/ }).fill('Koekatu 7');
    await window.getByRole('textbox', { name: 'Nimi' }).fill('Koetyömaa');
    await window.getByRole('button', { name: 'Luo työmaa' }).click();
    // While it is being saved, the keys of the list belong to the window.
    await expect(window).toBeHidden();
    await expect(page.getByRole('button', { name: 'Uusi työmaa' })).toBeFocused();
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await page.keyboard.type('koetyömaa');
    await expect(row('Koetyömaa')).toBeVisible();
  });

  await test.step('And is deleted, and comes back', async () => {
    await row('Koetyömaa')
      .getByRole('button', { name: /^Toiminnot/ })
      .click();
    await page.getByRole('menuitem', { name: 'Poista' }).click();
    await expect(row('Koetyömaa')).toHaveCount(0);
    await expect.poll(names).not.toContain('Koetyömaa');
    await page.getByRole('button', { name: /Kumoa/ }).last().click();
    await expect(row('Koetyömaa')).toBeVisible();
    await expect.poll(names).toContain('Koetyömaa');
  });
});
