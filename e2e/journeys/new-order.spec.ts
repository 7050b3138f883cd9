import { vehicleName } from '@keikka/domain';
import { expect } from '@playwright/test';
import { BoardPage, pointAt, signIn } from '../src/board-page.js';
import { test } from '../src/company.js';

test('an order is made, opens in its editor, and is taken back', async ({ page, company }) => {
  const { api, day, login, freeVehicle } = company;
  const { asiakasNimi = '' } = api.session.userAsiakas ?? {};
  const ordersOfVehicle = async () =>
    (await api.day(day)).ajoneuvot
      .find(({ vehicleId }) => vehicleId === freeVehicle.vehicleId)
      ?.keikkaGroup.flatMap((item) => (item.isKeikka ? [item.keikkaId] : []));
  const board = new BoardPage(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/keikka/create')) calls.push(request.url());
  });
  await signIn(page, login);
  await board.open(day);
  const window = page.getByRole('dialog', { name: 'Uusi tilaus' });

  await test.step('Given nothing is made without a source', async () => {
    await page.getByRole('button', { name: 'TILAUS', exact: true }).click();
    await expect(window.getByText('Tilauksen lähde. Mistä tilaus on saapunut?')).toBeVisible();
    await window.getByRole('button', { name: 'Luo tilaus' }).click();
    await expect(window.getByText('Valitse tilauksen lähde')).toBeVisible();
    expect(calls).toEqual([]);
  });

  await test.step('When she chooses the source and the vehicle, and presses twice', async () => {
    await window.getByRole('radio', { name: asiakasNimi }).check();
    await window.getByRole('combobox', { name: 'Ajoneuvo' }).fill(freeVehicle.vehicleNo);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await window.getByRole('button', { name: 'Luo tilaus' }).dblclick();
  });

  await test.step('Then one order stands on the board and opens from seven to one [O-145] [O-148] [O-305]', async () => {
    await expect(page.getByText('Uusi tilaus luotiin onnistuneesti ja avattiin muokkaukseen')).toBeVisible();
    await expect.poll(ordersOfVehicle).toHaveLength(1);
    const [keikkaId] = (await ordersOfVehicle()) ?? [];
    const order = page.getByRole('dialog').filter({ has: page.getByText(String(keikkaId), { exact: true }) });
    await expect(order.getByRole('textbox', { name: 'Alkaa' })).toHaveValue('07:00');
    await expect(order.getByRole('textbox', { name: 'Päättyy' })).toHaveValue('13:00');
    expect(calls).toHaveLength(1);
    await page.keyboard.press('Escape');
    await expect(order).toBeHidden();
    await expect(board.keikka(keikkaId ?? 0)).toBeVisible();
  });

  await test.step('And Ctrl+Z takes it back', async () => {
    await board.board.focus();
    await page.keyboard.press('Control+z');
    await expect.poll(ordersOfVehicle).toHaveLength(0);
  });

  await test.step('And N makes one in the free place that she has chosen, which goes the same way', async () => {
    const { x, y } = await pointAt(board, board.row(freeVehicle.vehicleId), 10);
    await page.mouse.click(x, y);
    await board.board.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('n');
    await expect(window.getByRole('combobox', { name: 'Ajoneuvo' })).toHaveValue(vehicleName(freeVehicle));
    await expect(window.getByRole('textbox', { name: 'Alkaa' })).toHaveValue('10:00');
    await expect(window.getByRole('textbox', { name: 'Kesto' })).toHaveValue('75');
    await window.getByRole('radio', { name: asiakasNimi }).check();
    await window.getByRole('button', { name: 'Luo tilaus' }).click();
    await expect.poll(ordersOfVehicle).toHaveLength(1);
    await expect(window).toBeHidden();
    const order = page.getByRole('dialog');
    await expect(order.getByRole('textbox', { name: 'Päättyy' })).toHaveValue('11:15');
    await page.keyboard.press('Escape');
    await expect(order).toBeHidden();
    await board.board.focus();
    await page.keyboard.press('Control+z');
    await expect.poll(ordersOfVehicle).toHaveLength(0);
  });
});
