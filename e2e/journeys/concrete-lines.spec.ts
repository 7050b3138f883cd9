import { expect } from '@playwright/test';
import { keikkaBetoniCalls, keikkaCalls } from '@keikka/contracts';
import { BoardPage, signIn } from '../src/board-page.js';
import { test } from '../src/company.js';

test('what is poured is typed as a command, chosen by mouse and changed by two people', async ({
  page,
  company,
}) => {
  const { api, day, login } = company;
  const keikkaId = company.orders[0].keikka.keikkaId;
  const lines = async () =>
    (await api.ask(keikkaCalls.get, { keikkaId, ownerAsiakasId: 0 })).keikkaData.betonit;
  for (const { keikkaBetoniId } of await lines())
    await api.ask(keikkaBetoniCalls.confirm, { keikkaBetoniId, betoniVahvistettu: null });
  const board = new BoardPage(page);
  await signIn(page, login);
  await board.open(day);
  await board.keikka(keikkaId).click();
  const dialog = page.getByRole('dialog').filter({ has: page.getByText(String(keikkaId), { exact: true }) });
  const section = dialog.getByRole('group', { name: 'Betoni', exact: true });
  const before = (await lines()).length;

  await test.step('A line by command box alone: it is whole, and the sum of the order follows', async () => {
    await section.getByRole('button', { name: 'Lisää betoni' }).click();
    const box = section.getByRole('combobox', { name: 'Betonin komentokehote' });
    await expect(box).toBeFocused();
    await page.keyboard.type('ra');
    await expect(section.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(section.getByRole('listbox')).toBeHidden();
    await box.fill('');
    await page.keyboard.type('rak c30 16 s3 xc3 50v 12,5m3 hissikuilu');
    await expect(section.getByRole('list').filter({ hasText: 'C30/37' })).toContainText(
      'Lisätietoihin hissikuilu',
    );
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await lines()).at(-1))
      .toMatchObject({
        m3: 12.5,
        laatu: 'Rakennebetoni',
        betoniString: 'C30/37 #16 S3 XC3',
        kayttoIka: '50 v',
        betoniComment: 'hissikuilu',
      });
    await expect(section.getByText('BETONI EI OLE KOKONAINEN')).toBeHidden();
  });

  await test.step('Undone in one step, and redone', async () => {
    await page.getByRole('button', { name: /Kumoa/ }).last().click();
    await expect.poll(async () => (await lines()).at(-1)).toMatchObject({ m3: 0, lujuusId: null });
    await page
      .getByRole('button', { name: /Tee uudelleen/ })
      .last()
      .click();
    await expect.poll(async () => (await lines()).at(-1)?.m3).toBe(12.5);
  });

  await test.step('Another by mouse: chosen from the lists, confirmed, and locked by that', async () => {
    await section.getByRole('button', { name: 'Lisää betoni' }).click();
    await expect.poll(async () => (await lines()).length).toBe(before + 2);
    for (const [label, option] of [
      ['Raekoko', '#32'],
      ['Lujuus', 'C35/45'],
      ['Notkeus', 'S2'],
      ['Käyttöikä', '100 v'],
    ] as const) {
      await section.getByRole('combobox', { name: label }).click();
      await page.getByRole('option', { name: option }).click();
    }
    const amount = section.getByRole('textbox', { name: 'Määrä' });
    await amount.fill('8');
    await amount.press('Enter');
    await expect
      .poll(async () => (await lines()).at(-1))
      .toMatchObject({ m3: 8, betoniString: 'C35/45 #32 S2', kayttoIka: '100 v' });
    await section.getByRole('button', { name: 'Vahvista laatu ja määrä' }).last().click();
    await expect(section.getByText('Lukittu, ei kopioida eikä poisteta')).toBeVisible();
    await expect(amount).toBeDisabled();
  });

  await test.step('A colleague changes the line that is open', async () => {
    const line = (await lines()).at(-2);
    await section.getByRole('button', { name: /^Rivi \d+: 12,5/ }).click();
    await expect(section.getByRole('textbox', { name: 'Määrä' })).toBeFocused();
    await api.ask(keikkaBetoniCalls.setM3, { keikkaBetoniId: line?.keikkaBetoniId ?? 0, m3: 20 });
    await expect(section.getByRole('textbox', { name: 'Määrä' })).toHaveValue('20');
    await section.getByRole('button', { name: 'Hidastin' }).click();
    await expect
      .poll(async () => (await lines()).at(-2)?.attrs.map((one) => one.attrNimike))
      .toEqual(['Hidastin']);
  });

  await test.step('Copied and deleted by the menu of the line', async () => {
    const menu = (name: string) => section.getByRole('button', { name: `Rivin ${name} toiminnot` });
    await menu(String(before + 1)).click();
    await page.getByRole('menuitem', { name: /Kopioi/ }).click();
    await expect.poll(async () => (await lines()).length).toBe(before + 3);
    await menu(String(before + 2)).click();
    await page.getByRole('menuitem', { name: /Poista/ }).click();
    await expect.poll(async () => (await lines()).length).toBe(before + 2);
  });

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('two people set the same field of a line at once: both values are shown, and the chosen one is stored', async ({
  page,
  company,
}) => {
  const { api, login } = company;
  const keikkaId = company.orders[0].keikka.keikkaId;
  const first = async () =>
    (await api.ask(keikkaCalls.get, { keikkaId, ownerAsiakasId: 0 })).keikkaData.betonit[0];
  const { keikkaBetoniId = 0 } = (await first()) ?? {};
  await api.ask(keikkaBetoniCalls.confirm, { keikkaBetoniId, betoniVahvistettu: null });
  await signIn(page, login);
  await page.goto(`/tilaus/${keikkaId}`);
  await page.getByRole('button', { name: /^Rivi 1: / }).click();
  // A colleague's amount is stored after hers was sent, and before it arrives.
  await page.route('**/keikka/betoni/setM3', async (route) => {
    await api.ask(keikkaBetoniCalls.setM3, { keikkaBetoniId, m3: 30 });
    await route.continue();
  });
  const amount = page.getByRole('textbox', { name: 'Määrä' });
  await amount.fill('25,5');
  await amount.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('30');
  await expect(question).toContainText('25,5');
  await page.unroute('**/keikka/betoni/setM3');
  await question.getByRole('radio', { name: /Määrä, oma muutos/ }).check();
  await question.getByRole('button', { name: 'Tallenna valinnat' }).click();
  await expect(question).toBeHidden();
  await expect.poll(async () => (await first())?.m3).toBe(25.5);
  await expect(amount).toHaveValue('25,5');
});
