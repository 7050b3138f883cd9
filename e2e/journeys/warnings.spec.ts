import { expect } from '@playwright/test';
import { palkkiCalls } from '@keikka/contracts';
import { palkkiTypeId } from '@keikka/domain';
import { BoardPage, signIn } from '../src/board-page.js';
import { test } from '../src/company.js';

test('an order under maintenance is marked and listed, its tooltip says why, and a move mends it', async ({
  page,
  company,
}) => {
  const { api, day, login, freeVehicle } = company;
  const { keikka, row } = company.orders[0];
  const { timeStart, timeEnd } = keikka;
  await api.ask(palkkiCalls.save, {
    ownerAsiakasId: keikka.ownerAsiakasId,
    vehicleId: row.vehicleId,
    timeStart,
    timeEnd,
    grid_palkkiTypeId: palkkiTypeId.huolto,
    keikkaComment: 'Huolto: puomin vuositarkastus',
  });
  const board = new BoardPage(page);
  await signIn(page, login);
  await board.open(day);
  const order = board.keikka(keikka.keikkaId);
  const reason = /Huollossa [\d:–]+: puomin vuositarkastus/;

  await test.step('Then bar and vehicle are marked', async () => {
    await expect(order).toHaveAccessibleName(new RegExp(`Varoitus: ${reason.source}`));
    await expect(board.row(row.vehicleId).getByLabel('Varoitus: Huolto')).toBeVisible();
    await expect(await board.tooltipOf(order)).toContainText(reason);
  });

  const list = page.getByRole('dialog', { name: 'Ristiriidat' });
  await test.step('And it stands in the list, from where it is gone to', async () => {
    await page.getByRole('button', { name: '1 varoitus' }).click();
    const kind = list.getByRole('region', { name: 'Huolto 1' });
    await expect(kind).toContainText(reason);
    await kind.getByRole('button', { name: new RegExp(`^${keikka.keikkaId} .*${row.vehicleNo} ·`) }).click();
    await expect(order).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('When she moves it to another vehicle, nothing is left to say', async () => {
    await list.getByRole('button', { name: new RegExp(`^Siirrä… ${keikka.keikkaId} `) }).click();
    const dialog = page.getByRole('dialog', { name: /^Siirrä: / });
    await dialog.getByRole('combobox', { name: 'Ajoneuvo' }).fill(freeVehicle.vehicleNo);
    await page.getByRole('option', { name: freeVehicle.vehicleNo }).first().click();
    await dialog.getByRole('button', { name: 'Siirrä', exact: true }).click();
    await expect(list).toContainText('Ei ristiriitoja');
    await expect(order).not.toHaveAccessibleName(/Varoitus/);
  });
});
