import { expect } from '@playwright/test';
import { keikkaCalls } from '@keikka/contracts';
import { palkkiTypeId } from '@keikka/domain';
import { BoardPage, signIn } from '../src/board-page.js';
import { test } from '../src/company.js';

test('a palkki is made, changed and removed within its order, and neither hides the other [O-093] [O-094]', async ({
  page,
  company,
}) => {
  const { api, day, login } = company;
  const { keikkaId } = company.orders[0].keikka;
  const stored = async () => {
    const { palkit } = await api.ask(keikkaCalls.get, { keikkaId, ownerAsiakasId: 0 });
    return palkit?.map((palkki) => [palkki.grid_palkkiTypeId, palkki.keikkaComment]);
  };
  const board = new BoardPage(page);
  await page.setViewportSize({ width: 1400, height: 900 });
  await signIn(page, login);
  await board.open(day);
  await board.keikka(keikkaId).click();
  const order = page.getByRole('dialog').filter({ has: page.getByText(String(keikkaId), { exact: true }) });
  const add = order.getByRole('button', { name: 'Lisää palkki' });
  const editor = order.getByRole('group', { name: 'Uusi palkki' });
  const chip = (text: string) =>
    order.getByRole('list', { name: 'Palkit' }).getByRole('button', { name: text });

  await test.step('When she adds a palkki, its time, vehicle and kind are there, and she types', async () => {
    await add.click();
    await expect(editor.getByLabel('Kommentti')).toBeFocused();
    await expect(editor.getByRole('combobox', { name: 'Palkkilaji' })).toHaveText(
      'Tilausta täydentävä tieto',
    );
    await page.keyboard.type('Nosturi varattu');
  });

  await test.step('Then Esc asks before the text is lost, and leaves the order open', async () => {
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Yksi tallentamaton muutos' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(editor.getByLabel('Kommentti')).toHaveValue('Nosturi varattu');
  });

  await test.step('And saved it stands in the order, with nothing of the order itself to save', async () => {
    await editor.getByRole('button', { name: 'Tallenna palkki' }).click();
    await expect(chip('Nosturi varattu')).toBeVisible();
    await expect(editor).toBeHidden();
    await expect(add).toBeFocused();
    await expect(order.getByRole('button', { name: 'TALLENNA', exact: true })).toBeDisabled();
    expect(await stored()).toEqual([[palkkiTypeId.lisatieto, 'Nosturi varattu']]);
  });

  await test.step('When she closes the palkki with Esc, the order stays', async () => {
    await chip('Nosturi varattu').click();
    const opened = order.getByRole('group', { name: 'Palkki', exact: true });
    await expect(opened.getByLabel('Kommentti')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
    await expect(chip('Nosturi varattu')).toBeFocused();
  });

  await test.step('And an order left with both unsaved asks of both', async () => {
    await order.getByLabel('Kommentti').fill('Kolme letkua');
    await chip('Nosturi varattu').click();
    const opened = order.getByRole('group', { name: 'Palkki', exact: true });
    await opened.getByLabel('Kommentti').fill('Nosturi varattu klo 9');
    await order.getByRole('button', { name: 'Sulje', exact: true }).click();
    await page
      .getByRole('alertdialog', { name: 'Yksi tallentamaton muutos' })
      .getByRole('button', { name: 'Tallenna' })
      .click();
    const ofOrder = page.getByRole('alertdialog', {
      name: `Tilauksessa ${keikkaId} on tallentamaton muutos`,
    });
    await ofOrder.getByRole('button', { name: 'Hylkää muutokset' }).click();
    await expect(order).toBeHidden();
    await expect.poll(stored).toEqual([[palkkiTypeId.lisatieto, 'Nosturi varattu klo 9']]);
  });

  await test.step('And it is removed where it stands', async () => {
    await board.keikka(keikkaId).click();
    await order.getByRole('tab', { name: 'Lisätiedot' }).click();
    await order.getByRole('button', { name: /^Muokkaa palkkia/ }).click();
    await order.getByRole('button', { name: 'Poista', exact: true }).click();
    await page.getByRole('button', { name: 'KYLLÄ, poista palkki' }).click();
    await expect.poll(stored).toEqual([]);
    await expect(order.getByText('Ei palkkeja').last()).toBeVisible();
  });
});
