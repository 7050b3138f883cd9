import { expect } from '@playwright/test';
import { keikkaCalls } from '@keikka/contracts';
import { addDays, longDate, shortDay, type Yyyymmdd } from '@keikka/domain';
import type { Api } from '../src/api.js';
import { BoardPage, boxOf, signIn } from '../src/board-page.js';
import { ordersOf, test } from '../src/company.js';

/** The ids of a day's orders, in order. */
const idsOn = async (api: Api, yyyymmdd: Yyyymmdd): Promise<number[]> =>
  ordersOf(api, await api.day(yyyymmdd))
    .map(({ keikka }) => keikka.keikkaId)
    .sort();

test('an order goes to another day by its dialog, which tells what waits there, and comes back by one undo', async ({
  page,
  company,
}) => {
  const { api, day, login } = company;
  const { keikka, row } = company.orders[0];
  const { keikkaId } = keikka;
  const next = addDays(day, 1);
  const board = new BoardPage(page);
  await signIn(page, login);
  await board.open(day);
  const isOn = async (yyyymmdd: string): Promise<boolean> => (await idsOn(api, yyyymmdd)).includes(keikkaId);

  await test.step('When she chooses the next day in the dialog', async () => {
    await board.keikka(keikkaId).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Siirrä…' }).click();
    const dialog = page.getByRole('dialog', { name: /^Siirrä/ });
    await dialog.getByRole('button', { name: longDate(next) }).click();
    await expect(dialog.getByRole('button', { name: `${longDate(next)}: 0 + 1` })).toBeVisible();
    await expect(dialog.getByText('+1 pv')).toBeVisible();
    await expect(dialog.getByRole('status')).toContainText(shortDay(next));
    await expect(dialog.getByRole('status')).toContainText('Vapaa');
    await dialog.getByRole('button', { name: 'Siirrä', exact: true }).click();
  });

  await test.step('Then it has left the day, and stands on the next one at its time', async () => {
    const words = `Siirrettiin tilaus ${keikkaId}: ${shortDay(day)} → ${shortDay(next)}`;
    await expect(page.getByText(words)).toBeVisible();
    await expect(board.keikka(keikkaId)).toHaveCount(0);
    await expect.poll(() => isOn(next)).toBe(true);
    await page.keyboard.press('PageDown');
    await expect(board.keikkaOn(row.vehicleId, keikkaId)).toBeVisible();
    const { ajoneuvot } = await api.day(next);
    const moved = ajoneuvot
      .flatMap(({ keikkaGroup }) => keikkaGroup)
      .find((item) => item.keikkaId === keikkaId);
    const clock = (iso: string): string => iso.slice(11);
    expect(clock(moved?.timeStart ?? '')).toBe(clock(keikka.timeStart));
  });

  await test.step('And one undo there brings it back to its day', async () => {
    await page.keyboard.press('Control+z');
    await expect(board.keikka(keikkaId)).toHaveCount(0);
    await page.getByRole('button', { name: 'Näytä päivä' }).click();
    await expect(board.keikkaOn(row.vehicleId, keikkaId)).toBeVisible();
    expect([await isOn(day), await isOn(next)]).toEqual([true, false]);
  });
});

test('a bar dropped on a day of the top bar asks with that day, and Esc leaves it where it was', async ({
  page,
  company,
}) => {
  const { api, day, login } = company;
  const { keikka, row } = company.orders[1];
  const goal = addDays(day, 4);
  const board = new BoardPage(page);
  await signIn(page, login);
  await board.open(day);
  const bar = board.keikka(keikka.keikkaId);
  const dialog = page.getByRole('dialog', { name: /^Siirrä/ });
  const drop = async (): Promise<void> => {
    const from = await boxOf(bar);
    const to = await boxOf(page.locator(`[data-day="${goal}"]`));
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
    await expect(page.getByText(`${shortDay(day)} → ${shortDay(goal)} · 0 tilausta + 1`)).toBeVisible();
    await page.mouse.up();
    await expect(dialog.getByRole('button', { name: /^Uusi päivä/ })).toContainText(shortDay(goal));
    // Keys go where the focus is, which the window takes a frame after it is drawn.
    await expect(dialog.getByRole('combobox', { name: 'Ajoneuvo' })).toBeFocused();
  };
  await drop();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(board.keikkaOn(row.vehicleId, keikka.keikkaId)).toBeVisible();
  await drop();
  await page.keyboard.press('Enter');
  // A page that is left before its change has been sent loses it.
  await expect.poll(() => idsOn(api, goal)).toEqual([keikka.keikkaId]);
  await page.goto(`/?pvm=${goal}`);
  await expect(board.keikkaOn(row.vehicleId, keikka.keikkaId)).toBeVisible();
});

test('the clipboard goes over days: a cut order moves, a copied one is made there', async ({
  page,
  company,
}) => {
  const { api, day, login } = company;
  const [cut, copied] = company.orders;
  const next = addDays(day, 1);
  const board = new BoardPage(page);
  await signIn(page, login);
  await board.open(day);
  const choose = async (keikkaId: number, entry: string): Promise<void> => {
    await board.keikka(keikkaId).click({ button: 'right' });
    await page.getByRole('menuitem', { name: entry }).click();
    await expect(page.getByRole('menu')).toHaveCount(0);
  };

  await test.step('When she cuts an order and pastes it on the next day by keys', async () => {
    await choose(cut.keikka.keikkaId, 'Leikkaa');
    await expect(page.getByText(/^Leikattu: /)).toBeVisible();
    await board.board.focus();
    await page.keyboard.press('PageDown');
    await board.shows(next);
    await page.keyboard.press('Control+v');
    await expect(board.keikkaOn(cut.row.vehicleId, cut.keikka.keikkaId)).toBeVisible();
  });

  await test.step('Then one undo brings it back', async () => {
    await page.keyboard.press('Control+z');
    await expect(board.keikka(cut.keikka.keikkaId)).toHaveCount(0);
    await page.keyboard.press('PageUp');
    await expect(board.keikkaOn(cut.row.vehicleId, cut.keikka.keikkaId)).toBeVisible();
  });

  await test.step('When she copies another and pastes it on empty time of the next day by the menu', async () => {
    await board.keikka(copied.keikka.keikkaId).hover();
    await page.mouse.move(0, 0);
    await board.board.focus();
    await page.keyboard.press('ArrowDown');
    while ((await board.board.getAttribute('aria-activedescendant')) !== `bar-k${copied.keikka.keikkaId}`)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Control+c');
    await expect(page.getByText(/^Kopio otettu: /)).toBeVisible();
    await page.keyboard.press('PageDown');
    await board.shows(next);
    const row = await boxOf(board.row(copied.row.vehicleId));
    await page.mouse.click(row.x + row.width * 0.7, row.y + row.height / 2, { button: 'right' });
    await page.getByRole('menuitem', { name: /^Liitä kopio: / }).click();
    await expect(page.getByText(/^Kopioitiin tilaus/)).toBeVisible();
    await expect.poll(() => idsOn(api, next)).toHaveLength(1);
    await expect(board.row(copied.row.vehicleId).locator('[data-key^=k]')).toHaveCount(1);
  });
});

test('several orders go to another day together, each with its answer, and come back by one undo', async ({
  page,
  company,
}) => {
  const { api, day, login } = company;
  const { orders } = company;
  const ids = orders.slice(0, 3).map(({ keikka }) => keikka.keikkaId);
  const next = addDays(day, 1);
  const board = new BoardPage(page);
  await signIn(page, login);
  await board.open(day);
  const dialog = page.getByRole('dialog', { name: 'Siirrä 3 tilausta' });

  await test.step('When she chooses three orders, and Esc lets them go again', async () => {
    for (const id of ids) await board.keikka(id).click({ modifiers: ['Alt'] });
    await expect(page.getByText('3 valittu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('3 valittu')).toHaveCount(0);
    for (const id of ids) await board.keikka(id).click({ modifiers: ['Alt'] });
  });

  await test.step('And moves them to the next day', async () => {
    await page.keyboard.press('m');
    await dialog.getByRole('button', { name: longDate(next) }).click();
    await expect(dialog.getByRole('button', { name: `${longDate(next)}: 0 + 3` })).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    await expect(dialog.getByRole('status')).toContainText(/3 vapaata|vapaa/);
    await page.screenshot({ path: test.info().outputPath('several.png') });
    await dialog.getByRole('button', { name: 'Siirrä', exact: true }).click();
    await expect(
      page.getByText(`Siirrettiin 3 tilausta: ${shortDay(day)} → ${shortDay(next)}`),
    ).toBeVisible();
    await expect.poll(() => idsOn(api, next)).toEqual([...ids].sort());
    for (const id of ids) await expect(board.keikka(id)).toHaveCount(0);
  });

  await test.step('Then one undo brings all of them back', async () => {
    await page.keyboard.press('Control+z');
    await expect(page.getByText(/^Kumottu: 3 tilausta takaisin/)).toBeVisible();
    for (const id of ids) await expect(board.keikka(id)).toBeVisible();
    expect(await idsOn(api, next)).toEqual([]);
  });

  await test.step('And none goes when a colleague has moved one of them meanwhile', async () => {
    const [, , third] = orders;
    for (const id of ids) await board.keikka(id).click({ modifiers: ['Alt'] });
    await page.keyboard.press('m');
    await dialog.getByRole('button', { name: longDate(next) }).click();
    await expect(dialog.getByRole('status')).toContainText('vapaa');
    const later = new Date(Date.parse(third.keikka.timeStart) + 30 * 60_000).toISOString();
    await api.ask(keikkaCalls.savePumppuAika, { keikkaId: third.keikka.keikkaId, pumppuAika: later });
    await dialog.getByRole('button', { name: 'Siirrä', exact: true }).click();
    await expect(page.getByText(`Tilauksia ei siirretty: tilaus ${third.keikka.keikkaId}`)).toBeVisible();
    expect(await idsOn(api, next)).toEqual([]);
  });
});

test('a frame drawn with Alt chooses orders, which are dragged to a day together', async ({
  page,
  company,
}) => {
  const { day, login } = company;
  const goal = addDays(day, 4);
  const board = new BoardPage(page);
  await signIn(page, login);
  await board.open(day);
  const rows = await board.board.locator('[role=row][data-vehicle]').all();
  const [first, last] = [await boxOf(rows[0] ?? board.board), await boxOf(rows.at(-1) ?? board.board)];
  await page.keyboard.down('Alt');
  await page.mouse.move(first.x + first.width - 60, first.y + 4);
  await page.mouse.down();
  await page.mouse.move(first.x + 330, last.y + last.height - 4, { steps: 10 });
  await page.mouse.up();
  await page.keyboard.up('Alt');
  await expect(page.getByText('4 valittu')).toBeVisible();
  const from = await boxOf(board.keikka(company.orders[2].keikka.keikkaId));
  const to = await boxOf(page.locator(`[data-day="${goal}"]`));
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await expect(page.getByText(`${shortDay(day)} → ${shortDay(goal)} · 0 tilausta + 4`)).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Siirrä 4 tilausta' })).toContainText(shortDay(goal));
  await page.keyboard.press('Escape');
  await expect(page.getByText('4 valittu')).toBeVisible();
});

test('orders that were chosen and cut together are pasted on another day by one act', async ({
  page,
  company,
}) => {
  const { api, day, login } = company;
  const ids = company.orders.slice(0, 2).map(({ keikka }) => keikka.keikkaId);
  const next = addDays(day, 1);
  const board = new BoardPage(page);
  await signIn(page, login);
  await board.open(day);
  for (const id of ids) await board.keikka(id).click({ modifiers: ['Alt'] });
  await page.keyboard.press('Control+x');
  await expect(page.getByText(/^Leikattu: 2 tilausta/)).toBeVisible();
  await page.keyboard.press('PageDown');
  await board.shows(next);
  await page.keyboard.press('Control+v');
  await expect(page.getByText(`Siirrettiin 2 tilausta: ${shortDay(day)} → ${shortDay(next)}`)).toBeVisible();
  for (const id of ids) await expect(board.keikka(id)).toBeVisible();
  await page.keyboard.press('Control+z');
  for (const id of ids) await expect(board.keikka(id)).toHaveCount(0);
  const { ajoneuvot } = await api.day(day);
  const there = ajoneuvot.flatMap(({ keikkaGroup }) => keikkaGroup).map(({ keikkaId }) => keikkaId);
  expect(there).toEqual(expect.arrayContaining(ids));
});
