import { expect } from '@playwright/test';
import { keikkaCalls, keikkaFormCalls, sijaintiCalls, tyomaaCalls } from '@keikka/contracts';
import { Api } from '../src/api.js';
import { signIn } from '../src/board-page.js';
import { test } from '../src/company.js';

test('the factory follows a site that is moved, and both are named with their ways [O-291]', async ({
  page,
  company,
}) => {
  const { api, login, orders } = company;
  const { keikkaId } = orders[0].keikka;
  const asiakasId = api.session.userAsiakas?.asiakasId ?? 0;
  const admin = await Api.as(company.adminLogin);
  const plant = async (sijaintiNimi: string, lat: number, lng: number): Promise<number> =>
    (await admin.ask(sijaintiCalls.create, { sijaintiNimi, lat, lng })).sijaintiId;
  const [west, east] = [await plant('Länsitehdas', 60.17, 24.6), await plant('Itätehdas', 60.2, 25.05)];
  await api.ask(keikkaFormCalls.save, { keikkaId, betoniAsiakasId: asiakasId });
  await api.ask(keikkaFormCalls.save, { keikkaId, betoniSijaintiId: west });
  const make = { tyomaaNimi: 'As Oy Helmi', tyomaaOsoite1: 'Hitsaajankatu 10' };
  await api.ask(tyomaaCalls.createFromGrid, { ...make, keikkaId });
  const factory = async () =>
    (await api.ask(keikkaCalls.get, { keikkaId, ownerAsiakasId: 0 })).keikkaData.betoniSijaintiId;
  expect(await factory()).toBe(west);

  await signIn(page, login);
  await page.goto(`/tilaus/${keikkaId}`);
  const shown = page.getByRole('combobox', { name: 'Tehdas' });
  const window = page.getByRole('dialog', { name: /^Muokkaa työmaata/ });

  /** Changes the address of the order's site in its own window. */
  async function move(street: string): Promise<void> {
    await page.getByRole('button', { name: 'Muokkaa työmaata' }).click();
    await window.getByRole('textbox', { name: /^Osoiterivi 1/ }).fill(street);
    const repair = window.getByRole('button', { name: 'Korjaa osoite' });
    if (street.includes(',')) await repair.click();
    await window.getByRole('button', { name: /^TALLENNA/ }).click();
    await expect(window).toBeHidden();
  }

  await test.step('When the site is moved, the nearest factory is taken, and both are named with their ways', async () => {
    await move('Hitsaajankatu 12, Hki');
    await expect(page.getByText('Lähempi tehdas löytyi')).toBeVisible();
    await expect(
      page.getByText(/Tehdas vaihdettu automaattisesti: Länsitehdas \(24,4.km\) -> Itätehdas \(1.km\)/),
    ).toBeVisible();
    expect(await factory()).toBe(east);
    await expect(shown).toHaveValue(/Itätehdas/);
  });
});
