import { expect } from '@playwright/test';
import { keikkaCalls } from '@keikka/contracts';
import { vehicleName } from '@keikka/domain';
import { BoardPage, signIn } from '../src/board-page.js';
import { test } from '../src/company.js';

test('an order goes to another vehicle by keys, and back [O-010] [O-284]', async ({ page, company }) => {
  const { api, day, freeVehicle, login } = company;
  const { row, keikka } = company.orders[0];
  const { keikkaId } = keikka;
  const stored = async () =>
    (await api.ask(keikkaCalls.get, { keikkaId, ownerAsiakasId: 0 })).keikkaData.vehicleId;
  const board = new BoardPage(page);
  await page.setViewportSize({ width: 1400, height: 900 });
  await signIn(page, login);
  await board.open(day);
  await board.keikka(keikkaId).click();
  const order = page.getByRole('dialog').filter({ has: page.getByText(String(keikkaId), { exact: true }) });
  const field = order.getByRole('button', { name: /^Ajoneuvo: / });

  await test.step('When she opens the vehicles, searches for a free one and presses Enter', async () => {
    await expect(field).toHaveText(vehicleName(row));
    await field.click();
    await expect(page.getByRole('option', { name: /Nykyinen/ })).toBeVisible();
    await page.keyboard.type(freeVehicle.vehicleNo);
    await expect(page.getByRole('option', { selected: true })).toContainText(vehicleName(freeVehicle));
    await page.keyboard.press('Enter');
  });

  await test.step('Then the order is on that vehicle, and nothing waits to be saved', async () => {
    await expect(page.getByText('Ajoneuvo vaihdettu')).toBeVisible();
    await expect(field).toHaveText(vehicleName(freeVehicle));
    await expect.poll(stored).toBe(freeVehicle.vehicleId);
    await expect(order.getByRole('button', { name: 'TALLENNA', exact: true })).toBeDisabled();
  });

  await test.step('And back where it was after she undoes it', async () => {
    await page.getByRole('button', { name: /^Kumoa/ }).click();
    await expect.poll(stored).toBe(row.vehicleId);
    await expect(field).toHaveText(vehicleName(row));
  });
});
