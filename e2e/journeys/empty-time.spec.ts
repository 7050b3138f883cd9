import { vehicleName } from '@keikka/domain';
import { expect } from '@playwright/test';
import { BoardPage, pointAt, signIn } from '../src/board-page.js';
import { test } from '../src/company.js';

test('free time is drawn, pressed twice and reached by keys, and an order or a palkki is made there', async ({
  page,
  company,
}) => {
  const { day, login } = company;
  const { row: taken, keikka } = company.orders[0];
  const board = new BoardPage(page);
  await signIn(page, login);
  await board.open(day);
  await expect(board.keikka(keikka.keikkaId)).toBeVisible();
  const row = board.row(taken.vehicleId);
  const order = page.getByRole('dialog', { name: 'Uusi tilaus' });
  const palkki = page.getByRole('dialog', { name: /palkki/i });
  const expectOrder = async (start: string, end: string): Promise<void> => {
    await expect(order.getByRole('textbox', { name: 'Alkaa' })).toHaveValue(start);
    await expect(order.getByRole('textbox', { name: 'Päättyy' })).toHaveValue(end);
    await expect(order.getByRole('combobox', { name: 'Ajoneuvo' })).toHaveValue(vehicleName(taken));
    await page.keyboard.press('Escape');
    await expect(order).toBeHidden();
  };

  await test.step('When she draws from 10 to 12, the order has the vehicle and the times', async () => {
    const [from, to] = [await pointAt(board, row, 10), await pointAt(board, row, 12)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x - 4, to.y, { steps: 4 });
    await expect(board.board.locator('.slot')).toHaveText(/10:00–12:00/);
    await page.mouse.up();
    await expectOrder('10:00', '12:00');
  });

  await test.step('And after a double click its start and six hours', async () => {
    const { x, y } = await pointAt(board, row, 15);
    await page.mouse.dblclick(x, y);
    await expectOrder('15:00', '21:00');
  });

  await test.step('And P makes a palkki of an hour in the place that a click has chosen', async () => {
    const { x, y } = await pointAt(board, row, 10);
    await page.mouse.click(x, y);
    await page.keyboard.press('p');
    await expect(palkki.getByRole('textbox', { name: 'Alkaa', exact: true })).toHaveValue('10:00');
    await expect(palkki.getByRole('textbox', { name: 'Päättyy', exact: true })).toHaveValue('11:00');
    await palkki.getByRole('textbox', { name: 'Kommentti' }).fill('Siirto varikolle');
    await palkki.getByRole('button', { name: 'TALLENNA' }).click();
    await expect(row.getByRole('gridcell', { name: /Siirto varikolle, 10:00–11:00/ })).toBeVisible();
  });

  await test.step('And the keys reach the time beside the new palkki', async () => {
    await row.getByRole('gridcell', { name: /Siirto varikolle/ }).click({ button: 'right' });
    await page.keyboard.press('Escape');
    await board.board.focus();
    await page.keyboard.press('Control+ArrowRight');
    await expect(page.getByText(/11:00, tyhjä aika/)).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expectOrder('11:15', '17:15');
  });
});
