import { expect } from '@playwright/test';
import { keikkaCalls } from '@keikka/contracts';
import { keikkaTila, listedName, personName } from '@keikka/domain';
import { Api } from '../src/api.js';
import { BoardPage, signIn } from '../src/board-page.js';
import { test } from '../src/company.js';

test('a driver is added to an order and taken off it, by keys [O-013] [O-249]', async ({ page, company }) => {
  const { api, day, freeDriver, login } = company;
  const { keikkaId } = company.orders[0].keikka;
  const name = listedName(freeDriver);
  const stored = async () =>
    (await api.ask(keikkaCalls.get, { keikkaId, ownerAsiakasId: 0 })).keikkaData.kuskit.map(
      ({ personId }) => personId,
    );
  const before = await stored();
  const board = new BoardPage(page);
  await page.setViewportSize({ width: 1400, height: 900 });
  await signIn(page, login);
  await board.open(day);
  await board.keikka(keikkaId).click();
  const order = page.getByRole('dialog').filter({ has: page.getByText(String(keikkaId), { exact: true }) });
  const chosen = order.getByRole('list', { name: 'Valitut kuljettajat' });

  await test.step('When she searches for a free driver in the tab Lisätiedot and presses Enter', async () => {
    await expect(order.getByRole('button', { name: 'TALLENNA', exact: true })).toBeVisible();
    await order.getByRole('tab', { name: 'Lisätiedot' }).click();
    const free = order.getByRole('list', { name: 'Vapaat' });
    await expect(free.getByText(name)).toBeVisible();
    await order.getByRole('searchbox', { name: 'Lisää kuljettaja' }).fill(name);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  });

  await test.step('Then the driver drives the order, and nothing waits to be saved', async () => {
    await expect(chosen.getByText(name)).toBeVisible();
    await expect.poll(stored).toEqual([...before, freeDriver.personId]);
    await expect(order.getByRole('button', { name: 'TALLENNA', exact: true })).toBeDisabled();
  });

  await test.step('And taken off again, the driver is back among the free ones', async () => {
    await order.getByRole('button', { name: `Poista ${name} tilaukselta` }).click();
    await expect.poll(stored).toEqual(before);
    await expect(order.getByRole('list', { name: 'Vapaat' }).getByText(name)).toBeVisible();
  });

  await test.step('And the step log names a colleague who sets another status, as it happens', async () => {
    const colleague = await Api.as(company.otherLogin);
    const keikkaTilaId =
      company.orders[0].keikka.keikkaTilaId === keikkaTila.kasittelyssa
        ? keikkaTila.toimitusvalmis
        : keikkaTila.kasittelyssa;
    const { keikkaTilaSelite } = await colleague.ask(keikkaCalls.saveTila, { keikkaId, keikkaTilaId });
    const latest = order.getByRole('list', { name: 'Vaiheloki' }).getByRole('listitem').first();
    await expect(latest).toContainText(/Tila vaihdettu: .+ → /);
    await expect(latest).toContainText(`→ ${keikkaTilaSelite}`);
    await expect(latest).toContainText(personName(colleague.session.user));
  });
});
