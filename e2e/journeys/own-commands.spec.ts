import { expect } from '@playwright/test';
import { betoniShortCutCalls, keikkaBetoniCalls, keikkaCalls } from '@keikka/contracts';
import { Api } from '../src/api.js';
import { BoardPage, signIn } from '../src/board-page.js';
import { test } from '../src/company.js';

test('an admin makes a command of the company’s own, pours by it, and takes its deletion back [O-088]', async ({
  page,
  company,
}) => {
  const { adminLogin, day, orders } = company;
  const api = await Api.as(adminLogin);
  const keikkaId = orders[0].keikka.keikkaId;
  const lines = async () =>
    (await api.ask(keikkaCalls.get, { keikkaId, ownerAsiakasId: 0 })).keikkaData.betonit;
  const commands = async () =>
    (await api.ask(betoniShortCutCalls.list, { ownerAsiakasId: 0 })).map((one) => one.betoniShortCutNimi);
  for (const { keikkaBetoniId } of await lines())
    await api.ask(keikkaBetoniCalls.confirm, { keikkaBetoniId, betoniVahvistettu: null });
  const board = new BoardPage(page);
  await signIn(page, adminLogin);
  await board.open(day);
  await board.keikka(keikkaId).click();
  const dialog = page.getByRole('dialog').filter({ has: page.getByText(String(keikkaId), { exact: true }) });
  const section = dialog.getByRole('group', { name: 'Betoni', exact: true });
  const box = section.getByRole('combobox', { name: 'Betonin komentokehote' });
  const list = page.getByRole('dialog', { name: 'Omat komennot' });
  const before = (await lines()).length;

  await test.step('When the admin makes a command from the help of the command box', async () => {
    await section.getByRole('button', { name: 'Lisää betoni' }).click();
    await expect(box).toBeFocused();
    await section.getByRole('button', { name: 'Komentosanat' }).click();
    await section.getByRole('button', { name: 'Hallitse omia komentoja' }).click();
    await expect(list.getByText(/Ei vielä omia komentoja/)).toBeVisible();
    await list.getByRole('button', { name: 'Uusi komento' }).click();
    const form = page.getByRole('dialog', { name: 'Uusi komento' });
    await form.getByRole('textbox', { name: /^Nimi/ }).fill('Sokkeli');
    await form.getByRole('textbox', { name: /^Komentosanat/ }).fill('sok');
    const tekee = form.getByRole('textbox', { name: /^Komento(?!sanat)/ });
    await tekee.fill('rak c30 16m #16 s3 xc3 50v');
    await expect(form.getByRole('group', { name: 'Näin komento luetaan' })).toContainText(
      'C30/37 #16 S3 XC3',
    );
    await tekee.press('Enter');
    await expect(list.getByRole('row', { name: /Sokkeli/ })).toBeVisible();
    await list.getByRole('button', { name: 'SULJE', exact: true }).click();
  });

  await test.step('Then its word makes the line', async () => {
    await box.fill('sok 12m3');
    await expect(section.getByText('Oma komento')).toBeVisible();
    await box.press('Enter');
    await expect.poll(async () => (await lines()).length).toBe(before + 1);
    await expect
      .poll(async () => (await lines()).at(-1))
      .toMatchObject({
        m3: 12,
        laatu: 'Rakennebetoni',
        betoniString: 'C30/37 #16 S3 XC3',
        kayttoIka: '50 v',
      });
  });

  await test.step('And once deleted it is no word; undone it is one again', async () => {
    await section.getByRole('button', { name: 'Hallitse omia komentoja' }).click();
    await list.getByRole('button', { name: 'Poista komento Sokkeli' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'POISTA', exact: true }).click();
    await expect.poll(commands).toEqual([]);
    await list.getByRole('button', { name: 'SULJE', exact: true }).click();
    await box.fill('sok');
    await expect(section.getByText('Lisätietoihin sok')).toBeVisible();
    await page.getByRole('button', { name: /Kumoa/ }).last().click();
    await expect.poll(commands).toEqual(['Sokkeli']);
    await expect(section.getByText('Oma komento')).toBeVisible();
  });
});
