import { expect } from '@playwright/test';
import { keikkaCalls } from '@keikka/contracts';
import { BoardPage, signIn } from '../src/board-page.js';
import { test } from '../src/company.js';

test('a copied order is not ready before all that is easily forgotten was looked at (R-35)', async ({
  page,
  company,
}) => {
  const { api, day, login } = company;
  const { keikkaId } = await api.ask(keikkaCalls.copy, { keikkaId: company.orders[0].keikka.keikkaId });
  const stored = async () => (await api.ask(keikkaCalls.get, { keikkaId, ownerAsiakasId: 0 })).keikkaData;
  const board = new BoardPage(page);
  await signIn(page, login);
  await board.open(day);

  await test.step('Given neither the board nor the API makes the copy ready', async () => {
    await board.keikka(keikkaId).click({ button: 'right' });
    const entry = page.getByRole('menuitem', { name: /^Toimitusvalmis/ });
    await expect(entry).toContainText('6 tietoa tarkistamatta');
    await expect(entry).toBeDisabled();
    await page.keyboard.press('Escape');
    const call = api.ask(keikkaCalls.saveTila, { keikkaId, keikkaTilaId: 4 });
    await expect(call).rejects.toThrow('Tarkista ensin: päivä, aika, määrä, betoni, työmaa, yhteyshenkilö.');
  });

  await board.keikka(keikkaId).click();
  const order = page.getByRole('dialog').filter({ has: page.getByText(String(keikkaId), { exact: true }) });
  const strip = order.getByRole('group', { name: 'Kopioitu tilaus: tarkista' });
  const ready = order.getByRole('button', { name: 'Tallenna ja merkitse toimitusvalmiiksi' });
  const go = (name: string) => strip.getByRole('button', { name: `Tarkista: ${name}` }).click();

  await test.step('When she changes the time, its look is done with', async () => {
    await expect(strip.getByRole('status')).toHaveText('0 / 6 tarkistettu');
    await go('Aika');
    await expect(order.getByRole('textbox', { name: 'Alkaa' })).toBeFocused();
    await order.getByRole('textbox', { name: 'Alkaa' }).fill('5.15');
    await page.keyboard.press('Enter');
    await expect(strip.getByRole('status')).toHaveText('1 / 6 tarkistettu');
  });

  await test.step('And confirms one after the other, the button says what is missing until the last', async () => {
    for (const [index, name] of ['Päivä', 'Määrä', 'Betoni', 'Työmaa'].entries()) {
      await strip.getByRole('button', { name: `Merkitse tarkistetuksi: ${name}` }).click();
      await expect(strip.getByRole('status')).toHaveText(`${index + 2} / 6 tarkistettu`);
    }
    await expect(ready).toBeDisabled();
    await expect(ready).toHaveAccessibleDescription('Tarkista ensin: yhteyshenkilö.');
    await go('Yhteyshenkilö');
    await expect(order.getByRole('combobox', { name: /^Yhteyshenkilö/ })).toBeFocused();
    await strip.getByRole('button', { name: 'Merkitse tarkistetuksi: Yhteyshenkilö' }).click();
    await expect(strip).toBeHidden();
  });

  await test.step('Then it can be made ready [O-030]', async () => {
    await ready.click();
    await expect.poll(async () => (await stored()).keikkaTilaId).toBe(4);
    expect((await stored()).tarkistettavat).toEqual([]);
  });
});
