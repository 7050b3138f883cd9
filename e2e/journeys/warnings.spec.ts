import { expect } from '@playwright/test';
import { palkkiCalls, tyomaaCalls } from '@keikka/contracts';
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
    await order.hover();
    await expect(page.getByRole('tooltip')).toContainText(reason);
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

test('a journey that cannot be made is marked on both orders and listed with its minutes, and is undone', async ({
  page,
  company,
}) => {
  const { api, day, login, orders } = company;
  // The first and the last are on one vehicle, with time for the third one between.
  const [first, , third, last] = orders;
  const { tyomaaLat, tyomaaLng } = first.keikka;
  const board = new BoardPage(page);
  const moved = board.keikka(third.keikka.keikkaId);
  const next = board.keikka(last.keikka.keikkaId);
  // 0,3 degrees north as the crow flies, × 1.3 at 40 km/h.
  const reason = 'siirtymä 65 min, väliä 30 min';

  await test.step('Given an order at a site far away', async () => {
    await api.ask(tyomaaCalls.createFromGrid, {
      keikkaId: third.keikka.keikkaId,
      ...{ tyomaaNimi: 'Kaukana', tyomaaOsoite1: 'Kaukotie 1', tyomaaOsoite3: '05800' },
      ...{ tyomaaLat: (tyomaaLat ?? 0) + 0.3, tyomaaLng },
    });
    await signIn(page, login);
    await board.open(day);
    await expect(page.getByRole('button', { name: 'Ei ristiriitoja' })).toBeVisible();
  });

  await test.step('When it goes to the vehicle that is soon elsewhere', async () => {
    await board.dragToRow(moved, first.row.vehicleId);
    await expect(board.keikkaOn(first.row.vehicleId, third.keikka.keikkaId)).toBeVisible();
  });

  await test.step('Then both are marked, and the list says how long it takes', async () => {
    for (const order of [moved, next])
      await expect(order).toHaveAccessibleName(new RegExp(`Varoitus: .*${reason}`));
    await expect(board.keikka(first.keikka.keikkaId)).not.toHaveAccessibleName(/Varoitus/);
    await next.hover();
    await expect(page.getByRole('tooltip')).toContainText(`${reason} (arvio)`);
    await page.getByRole('button', { name: '1 varoitus' }).click();
    const list = page.getByRole('dialog', { name: 'Ristiriidat' });
    await expect(list.getByRole('region', { name: 'Siirtymä 1' })).toContainText(`${reason} (arvio)`);
  });

  await test.step('And nothing is left of it once that is undone', async () => {
    await page
      .getByRole('button', { name: /^Kumoa/ })
      .first()
      .click();
    await expect(board.keikkaOn(third.row.vehicleId, third.keikka.keikkaId)).toBeVisible();
    await expect(moved).not.toHaveAccessibleName(/Varoitus/);
    await expect(page.getByRole('button', { name: 'Ei ristiriitoja' })).toBeVisible();
  });
});
