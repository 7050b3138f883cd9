import type { GridDay } from '@keikka/contracts';
import { helsinkiDay, vehicleName } from '@keikka/domain';
import { expect, type Page } from '@playwright/test';
import { BoardPage, signIn } from '../src/board-page.js';
import { test } from '../src/company.js';

const MINUTE_MS = 60_000;

const itemOf = (day: GridDay, key: string): GridDay['ajoneuvot'][number]['keikkaGroup'][number] | undefined =>
  day.ajoneuvot
    .flatMap((row) => row.keikkaGroup)
    .find((item) => (item.isKeikka ? `k${item.keikkaId}` : `p${item.palkkiId}`) === key);

/** Walks the board's bars by the arrows until it stands on one. */
async function walkTo(page: Page, board: BoardPage, key: string): Promise<void> {
  // A window or a menu that still closes has the keys.
  await expect(
    page.locator('[role=dialog], [role=alertdialog], [role=menu]').filter({ visible: true }),
  ).toHaveCount(0);
  await board.board.focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  const active = board.board.locator('[data-active]');
  const bar = board.board.locator(`[data-key="${key}"]`);
  const rowTop = async (one: typeof bar): Promise<number> =>
    one.evaluate((element) => element.closest('[role=row]')?.getBoundingClientRect().top ?? 0);
  for (let row = 0; row < 60 && (await rowTop(active)) < (await rowTop(bar)); row += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  for (let step = 0; step < 30 && (await active.getAttribute('data-key')) !== key; step += 1)
    await page.keyboard.press('ArrowRight');
  await expect(bar).toHaveAttribute('aria-selected', 'true');
}

test('a day is planned by keys alone', async ({ page, company }) => {
  const { api, day, login, freeDriver: driver } = company;
  const [order] = company.orders;
  const { keikkaId, vehicleId, timeStart, timeEnd } = order.keikka;
  const key = `k${keikkaId}`;
  const now = async (): Promise<{ onOther: boolean; later: number; longer: number } | null> => {
    const found = itemOf(await api.day(day), key);
    if (!found) return null;
    const later = (Date.parse(found.timeStart) - Date.parse(timeStart)) / MINUTE_MS;
    const longer = (Date.parse(found.timeEnd) - Date.parse(timeEnd)) / MINUTE_MS - later;
    return { onOther: found.vehicleId !== vehicleId, later, longer };
  };
  const board = new BoardPage(page);
  await signIn(page, login);
  await board.open(day);
  await expect(board.keikka(keikkaId)).toBeVisible();

  await test.step('Given she stands on an order', async () => {
    await walkTo(page, board, key);
  });

  await test.step('When she carries it half an hour later to the next vehicle', async () => {
    await page.keyboard.down('Alt');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.up('Alt');
  });

  await test.step('Then it is there, as one change that is told, and still in focus', async () => {
    await expect.poll(now).toEqual({ onOther: true, later: 30, longer: 0 });
    await expect(page.getByText(`Siirrettiin tilaus ${keikkaId}: auto`).first()).toBeVisible();
    await expect(board.keikka(keikkaId)).toHaveAttribute('aria-selected', 'true');
    await expect(board.board).toBeFocused();
  });

  await test.step('And Ctrl+Z takes it back, Ctrl+Y does it again', async () => {
    await page.keyboard.press('Control+z');
    await expect.poll(now).toEqual({ onOther: false, later: 0, longer: 0 });
    await page.keyboard.press('Control+y');
    await expect.poll(now).toEqual({ onOther: true, later: 30, longer: 0 });
  });

  await test.step('When she makes it longer, and gives up another move with Esc', async () => {
    await page.keyboard.press('Alt+Shift+ArrowRight');
    await expect.poll(now).toEqual({ onOther: true, later: 30, longer: 15 });
    await page.keyboard.down('Alt');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Escape');
    await page.keyboard.up('Alt');
    await expect(page.getByText('Siirto peruttu')).toBeAttached();
  });

  await test.step('And sets its status from the menu', async () => {
    await page.keyboard.press('Shift+F10');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.type('Käsittely');
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => {
        const found = itemOf(await api.day(day), key);
        return found?.isKeikka ? found.keikkaTilaId : null;
      })
      .toBe(3);
  });

  await test.step('And gives its old vehicle a driver', async () => {
    await page.locator(`[data-person="${driver.personId}"]`).focus();
    await page.keyboard.press('Enter');
    const choice = page.getByRole('menuitem', { name: 'Aseta ajoneuvolle…' });
    await expect(choice).toBeVisible();
    // A menu opened by a key has its first choice marked, but a moment after it is there.
    await expect(async () => {
      if ((await choice.getAttribute('data-highlighted')) === null) await page.keyboard.press('ArrowDown');
      await expect(choice).toHaveAttribute('data-highlighted', { timeout: 500 });
    }).toPass();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /Aseta ajoneuvolle/ });
    await dialog.getByRole('combobox').fill(order.row.vehicleNo);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await dialog.getByRole('button', { name: 'Aseta' }).press('Enter');
    await expect(board.row(order.row.vehicleId)).toContainText(driver.personLastName);
  });
});

test('a palkki is made, copied, moved and removed by keys alone', async ({ page, company }) => {
  const { api, day, login } = company;
  const [order] = company.orders;
  const text = `Näppäimin ${Date.now()}`;
  const mine = async (): Promise<{ key: string; timeStart: string }[]> =>
    (await api.day(day)).ajoneuvot
      .flatMap((row) => row.keikkaGroup)
      .flatMap((item) =>
        item.isPalkki && item.keikkaComment === text
          ? [{ key: `p${item.palkkiId}`, timeStart: item.timeStart }]
          : [],
      );
  const board = new BoardPage(page);
  await signIn(page, login);
  await board.open(day);
  await expect(board.keikka(order.keikka.keikkaId)).toBeVisible();

  await test.step('When she makes one where she stands', async () => {
    await walkTo(page, board, `k${order.keikka.keikkaId}`);
    await page.keyboard.press('p');
    const dialog = page.getByRole('dialog', { name: /Uusi palkki/ });
    await expect(dialog.getByRole('combobox', { name: /Ajoneuvo/ })).toHaveValue(vehicleName(order.row));
    await dialog.getByRole('textbox', { name: 'Kommentti' }).fill(text);
    await dialog.getByRole('button', { name: 'TALLENNA' }).press('Enter');
    await expect.poll(mine).toHaveLength(1);
  });

  const [made] = await mine();
  if (!made) throw new Error('no palkki');
  await test.step('And moves and copies it', async () => {
    expect(made.timeStart).toBe(order.keikka.timeEnd);
    await walkTo(page, board, made.key);
    await page.keyboard.press('Alt+ArrowRight');
    await expect
      .poll(async () => Date.parse((await mine())[0]?.timeStart ?? '') - Date.parse(made.timeStart))
      .toBe(15 * MINUTE_MS);
    await page.keyboard.press('ContextMenu');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.type('Kopioi');
    await page.keyboard.press('Enter');
    await expect.poll(mine).toHaveLength(2);
  });

  await test.step('Then both go with Del, and one comes back with Ctrl+Z', async () => {
    for (const { key } of await mine()) {
      await walkTo(page, board, key);
      await page.keyboard.press('Delete');
      await page.getByRole('button', { name: 'KYLLÄ, poista palkki' }).press('Enter');
      await expect(board.board.locator(`[data-key="${key}"]`)).toBeHidden();
    }
    await expect.poll(mine).toHaveLength(0);
    await page.keyboard.press('Control+z');
    await expect.poll(mine).toHaveLength(1);
  });
});

test('the day is chosen, searched and its keys are listed by keys alone', async ({ page, company }) => {
  const { day, login } = company;
  const board = new BoardPage(page);
  await signIn(page, login);
  await board.open(day);
  await page.keyboard.press('PageDown');
  await expect(page).not.toHaveURL(new RegExp(`pvm=${day}`));
  await page.keyboard.press('PageUp');
  await expect(page).toHaveURL(new RegExp(`pvm=${day}`));
  await page.keyboard.press('t');
  await expect(page).toHaveURL(new RegExp(`pvm=${helsinkiDay(new Date())}`));
  // The keys of the board are there with it.
  await expect(board.board).toBeVisible();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: /Pikanäppäimet/ });
  await expect(list.getByText('Toiselle ajoneuvolle')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  // The window gives the focus back a moment after it is gone.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Suodata' })).toBeFocused({ timeout: 1_000 });
  }).toPass();
});
