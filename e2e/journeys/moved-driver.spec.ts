import { expect } from '@playwright/test';
import { personPvmCalls } from '@keikka/contracts';
import { BoardPage, signIn } from '../src/board-page.js';
import { test } from '../src/company.js';

test('a move says that the driver stays, the other choice is one press, and both are undone', async ({
  page,
  company,
}) => {
  const { api, day, login, freeVehicle, freeDriver } = company;
  const { keikka, row } = company.orders[0];
  const { keikkaId, ownerAsiakasId } = keikka;
  const { personId, personLastName: comes } = freeDriver;
  const { vehicleId } = freeVehicle;
  await api.ask(personPvmCalls.setVehicle, { ownerAsiakasId, personId, vehicleId, yyyymmdd: day });
  const stays = keikka.kuskit[0]?.personLastName ?? '';
  const board = new BoardPage(page);
  await signIn(page, login);
  await board.open(day);
  const driversOf = async (): Promise<number[] | undefined> => {
    const { ajoneuvot } = await api.day(day);
    const found = ajoneuvot
      .flatMap(({ keikkaGroup }) => keikkaGroup)
      .find((item) => item.keikkaId === keikkaId);
    return found && 'kuskit' in found ? found.kuskit.map((kuski) => kuski.personId) : undefined;
  };
  const before = await driversOf();

  await test.step('When she drags it to a vehicle with another driver', async () => {
    await board.dragToRow(board.keikka(keikkaId), vehicleId);
    await expect(board.keikkaOn(vehicleId, keikkaId)).toBeVisible();
    await expect(page.getByText(`Kuljettaja ${stays} pysyy`)).toBeVisible();
  });

  await test.step('And changes the driver too', async () => {
    await page.getByRole('button', { name: `Vaihda: ${comes}` }).click();
    await expect(page.getByText(`Tilaus ${keikkaId}: kuljettaja ${stays} → ${comes}`)).toBeVisible();
    await expect.poll(driversOf).toEqual([personId]);
  });

  await test.step('Then two undos bring back the driver and the vehicle', async () => {
    await page.keyboard.press('Control+z');
    await expect.poll(driversOf).toEqual(before);
    await page.keyboard.press('Control+z');
    await expect(board.keikkaOn(row.vehicleId, keikkaId)).toBeVisible();
  });
});
