import { expect } from '@playwright/test';
import { keikkaCalls } from '@keikka/contracts';
import { BoardPage, signIn } from '../src/board-page.js';
import { test } from '../src/company.js';

test('the customer and the site of an order are made while the caller waits, and found for the next', async ({
  page,
  company,
}) => {
  const { api, day, login } = company;
  const [first, second] = company.orders.map(({ keikka }) => keikka.keikkaId);
  const stored = async (keikkaId = 0) =>
    (await api.ask(keikkaCalls.get, { keikkaId, ownerAsiakasId: 0 })).keikkaData;
  const board = new BoardPage(page);
  await signIn(page, login);
  await board.open(day);
  const order = (keikkaId = 0) =>
    page.getByRole('dialog').filter({ has: page.getByText(String(keikkaId), { exact: true }) });
  const open = async (keikkaId = 0) => {
    await board.keikka(keikkaId).click();
    const dialog = order(keikkaId);
    return {
      dialog,
      customer: dialog.getByRole('combobox', { name: 'Vastaanottava asiakas' }),
      site: dialog.getByRole('combobox', { name: 'Toimitusosoite' }),
    };
  };

  await test.step('When nothing is found, Ctrl+Enter makes a customer, whose business id must be right', async () => {
    const { customer } = await open(first);
    await customer.fill('Muurari Mäki');
    await expect(page.getByRole('option', { name: 'Luo asiakas ”Muurari Mäki”' })).toBeVisible();
    await page.keyboard.press('Control+Enter');
    const window = page.getByRole('dialog', { name: 'Uusi asiakas' });
    await expect(window.getByRole('textbox', { name: /^Nimi/ })).toHaveValue('Muurari Mäki');
    await window.getByRole('textbox', { name: /^Y-tunnus/ }).fill('1572860-1');
    await page.keyboard.press('Enter');
    await expect(window.getByText(/Y-tunnus ei ole oikein/)).toBeVisible();
    await window.getByRole('textbox', { name: /^Y-tunnus/ }).fill('15728600');
    await page.keyboard.press('Enter');
    await expect(window).toBeHidden();
    await expect(customer).toHaveValue('Muurari Mäki');
  });

  await test.step('And a site of its typed address, and both are saved', async () => {
    const dialog = order(first);
    const site = dialog.getByRole('combobox', { name: 'Toimitusosoite' });
    await site.fill('Puutarhakatu 12, Vihti');
    await expect(page.getByRole('option', { name: /^Luo työmaa/ })).toBeVisible();
    await page.keyboard.press('Control+Enter');
    const window = page.getByRole('dialog', { name: 'Uusi työmaa' });
    await expect(window.getByRole('textbox', { name: 'Kaupunki' })).toHaveValue('Vihti');
    await window.getByRole('textbox', { name: 'Nimi' }).fill('As Oy Helmi');
    await page.keyboard.press('Enter');
    await expect(window).toBeHidden();
    await expect(site).toHaveValue('As Oy Helmi');
    await dialog.getByRole('button', { name: 'TALLENNA', exact: true }).click();
    await expect
      .poll(() => stored(first))
      .toMatchObject({
        asiakasNimi: 'Muurari Mäki',
        ytunnus: '1572860-0',
        tyomaaNimi: 'As Oy Helmi',
        // The code is looked up.
        tyomaaOsoite: 'Puutarhakatu 12, 03400 Vihti',
      });
    await expect(page.getByText(`Tilaus ${first} tallennettu`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(board.keikka(first ?? 0)).toContainText('Muurari Mäki');
  });

  await test.step('Then the next order finds both by typing, the street with a letter left out', async () => {
    const { dialog, customer, site } = await open(second);
    await customer.fill('mäki');
    await page.keyboard.press('Enter');
    await expect(customer).toHaveValue('Muurari Mäki');
    await site.fill('putarhakatu');
    await expect(page.getByRole('option', { name: /As Oy Helmi.*lähes sama/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(site).toHaveValue('As Oy Helmi');
    await dialog.getByRole('button', { name: 'TALLENNA', exact: true }).click();
    await expect
      .poll(() => stored(second))
      .toMatchObject({ asiakasNimi: 'Muurari Mäki', tyomaaNimi: 'As Oy Helmi' });
  });

  await test.step('And Ctrl+Z takes both back at once', async () => {
    await page.keyboard.press('Escape');
    await expect(order(second)).toBeHidden();
    const before = await stored(first);
    await board.board.focus();
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await stored(second)).tyomaaNimi).not.toBe('As Oy Helmi');
    expect(await stored(first)).toEqual(before);
  });
});
