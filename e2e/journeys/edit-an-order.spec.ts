import { expect } from '@playwright/test';
import { keikkaCalls } from '@keikka/contracts';
import { BoardPage, signIn } from '../src/board-page.js';
import { test } from '../src/company.js';

test('an order is opened from the board, changed and saved [O-004] [O-012]', async ({ page, company }) => {
  const { api, day, login } = company;
  const { keikkaId } = company.orders[0].keikka;
  const stored = async () => (await api.ask(keikkaCalls.get, { keikkaId, ownerAsiakasId: 0 })).keikkaData;
  const board = new BoardPage(page);
  await signIn(page, login);
  await board.open(day);
  await board.keikka(keikkaId).click();
  const order = page.getByRole('dialog').filter({ has: page.getByText(String(keikkaId), { exact: true }) });

  await test.step('When she changes what is to be known and saves', async () => {
    await expect(order.getByRole('tab', { name: /^Tilaus/ })).toHaveAttribute('aria-selected', 'true');
    await order.getByLabel('Kommentti').fill('Soita 30 min ennen');
    await order.getByLabel('Ajo-ohje').fill('Portti B');
    await expect(order.getByText('Tallentamattomia muutoksia: 2')).toBeVisible();
    await order.getByRole('button', { name: 'TALLENNA' }).click();
  });

  await test.step('Then it is stored, the window stays and says when', async () => {
    await expect(order.getByText(/^Tallennettu \d/)).toBeVisible();
    expect(await stored()).toMatchObject({ keikkaComment: 'Soita 30 min ennen', keikkaAjoOhje: 'Portti B' });
    await order.getByRole('tab', { name: 'Teksti' }).click();
    await expect(
      order.getByRole('tabpanel', { name: 'Teksti' }).getByText('Soita 30 min ennen'),
    ).toBeVisible();
  });

  await test.step('And what was not saved is asked about on leaving', async () => {
    await order.getByRole('tab', { name: /^Tilaus/ }).click();
    await order.getByLabel('Ajo-ohje').fill('Portti C');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Peruuta' }).click();
    await expect(order.getByLabel('Ajo-ohje')).toHaveValue('Portti C');
    await order.getByRole('button', { name: 'PERUUTA' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hylkää muutokset' }).click();
    await expect(order).toBeHidden();
    expect((await stored()).keikkaAjoOhje).toBe('Portti B');
  });
});
