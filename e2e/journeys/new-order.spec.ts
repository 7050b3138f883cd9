import { vehicleName } from '@keikka/domain';
import { expect } from '@playwright/test';
import { demoDay } from '../src/api.js';
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

  await test.step('Given the only source is chosen already [O-063]', async () => {
    await page.getByRole('button', { name: 'TILAUS', exact: true }).click();
    await expect(window.getByText('Tilauksen lähde. Mistä tilaus on saapunut?')).toBeVisible();
    await expect(window.getByRole('radio', { name: asiakasNimi })).toBeChecked();
  });

  await test.step('When she chooses the vehicle, and presses twice', async () => {
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
    await expect(window.getByRole('textbox', { name: 'Päättyy' })).toHaveValue('11:15');
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

test('a number key chooses a source, which brings what is agreed with it', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/keikka/create')) calls.push(request.url());
  });
  await signIn(page, 'ajojarjestelija');
  await new BoardPage(page).open(demoDay);
  const window = page.getByRole('dialog', { name: 'Uusi tilaus' });
  const sources = window.getByRole('radiogroup', { name: 'Tilauksen lähde' }).getByRole('radio');
  const lohja = sources.and(page.getByLabel('Lohjan Valmisbetoni Oy'));

  await test.step('Given the focus is in the sources and none is chosen, so that Enter makes nothing', async () => {
    await page.getByRole('button', { name: 'TILAUS', exact: true }).click();
    await expect(sources.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(window.getByText('Valitse tilauksen lähde')).toBeVisible();
    await expect(sources.and(page.locator(':checked'))).toHaveCount(0);
    expect(calls).toEqual([]);
  });

  await test.step('When she presses the number of a source [O-064]', async () => {
    const row = window.locator('label').filter({ hasText: 'Lohjan Valmisbetoni Oy' });
    await page.keyboard.press(await row.locator('kbd').innerText());
    await expect(lohja).toBeChecked();
  });

  await test.step('Then its suppliers and its invoicing stand in the panel [O-065] [O-066] [I-045]', async () => {
    await expect(window.getByText('Oletukset lähdeasiakkaan asetuksista')).toBeVisible();
    await window.getByRole('button', { name: 'Lisätoiminnot' }).click();
    await expect(window.getByRole('combobox', { name: 'Betonivalmistaja' })).toHaveValue(
      'Lohjan Valmisbetoni Oy',
    );
    await expect(window.getByRole('combobox', { name: 'Pumpputoimittaja' })).toHaveValue(
      'Uudenmaan Pumppaus Oy',
    );
    await expect(window.getByRole('checkbox', { name: 'Pumppaus lähteen laskulle' })).toBeChecked();
    await expect(window.getByRole('checkbox', { name: 'Betonin suoralaskutus' })).not.toBeChecked();
  });

  await test.step('And a number in a text field is typed there', async () => {
    await window.getByRole('textbox', { name: 'Alkaa' }).fill('');
    await page.keyboard.type('9');
    await page.keyboard.press('Tab');
    await expect(window.getByRole('textbox', { name: 'Alkaa' })).toHaveValue('09:00');
    await expect(window.getByText(/^4.h$/)).toBeVisible();
    await expect(lohja).toBeChecked();
    expect(calls).toEqual([]);
  });
});
