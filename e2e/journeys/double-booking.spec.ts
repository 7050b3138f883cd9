import { clockOf } from '@keikka/domain';
import { expect } from '@playwright/test';
import { BoardPage, signIn } from '../src/board-page.js';
import { ordersOf, test } from '../src/company.js';

test('a double booking is marked, found from the list, gone to and mended', async ({ page, company }) => {
  const { api, day, login } = company;
  const { keikka, row } = company.orders[0];
  const board = new BoardPage(page);
  await signIn(page, login);
  await board.open(day);
  const original = board.keikka(keikka.keikkaId);
  const moveTo = async (time: string): Promise<void> => {
    const dialog = page.getByRole('dialog', { name: /^Siirrä: / });
    // A window takes the focus to its first field when it has opened.
    await expect(dialog.getByRole('combobox', { name: 'Ajoneuvo' })).toBeFocused();
    await dialog.getByRole('textbox', { name: 'Alkaa' }).fill(time);
    await dialog.getByRole('button', { name: 'Siirrä', exact: true }).click();
  };

  const copyId = await test.step('Given a copy of an order on its own time', async () => {
    const known = company.orders.map((order) => order.keikka.keikkaId);
    const made = async (): Promise<number[]> =>
      ordersOf(api, await api.day(day))
        .map((order) => order.keikka.keikkaId)
        .filter((id) => !known.includes(id));
    await original.click({ button: 'right' });
    await page.getByRole('menuitem', { name: /^Kopioi/ }).click();
    await expect.poll(made).toHaveLength(1);
    const [id = 0] = await made();
    await board.keikka(id).click({ button: 'right' });
    await page.getByRole('menuitem', { name: /^Siirrä…/ }).click();
    await moveTo(clockOf(Date.parse(keikka.timeStart)));
    return id;
  });
  const copy = board.keikka(copyId);

  await test.step('Then both bars are marked and name each other', async () => {
    const reason = (id: number): RegExp =>
      new RegExp(`Päällekkäin: Auto ${row.vehicleNo} on samaan aikaan työssä ${id}`);
    await expect(original).toHaveAccessibleName(reason(copyId));
    await expect(copy).toHaveAccessibleName(reason(keikka.keikkaId));
    await expect(copy.locator('.bar-mark')).toBeVisible();
  });

  const list = page.getByRole('dialog', { name: 'Ristiriidat' });
  await test.step('When she goes to it from the list', async () => {
    await page.getByRole('button', { name: /^\d+ ristirii(ta|taa)/ }).click();
    await list.getByRole('button', { name: new RegExp(`^${copyId} .*${row.vehicleNo} ·`) }).click();
    await expect(copy).toHaveAttribute('aria-selected', 'true');
    await expect(copy).toBeInViewport();
    await expect(board.board).toBeFocused();
  });

  await test.step('And moves it to the evening', async () => {
    await list.getByRole('button', { name: new RegExp(`^Siirrä… ${copyId} `) }).click();
    await moveTo('1900');
  });

  await test.step('Then nothing is marked, and the copy goes', async () => {
    await expect(original).not.toHaveAccessibleName(/Päällekkäin/);
    await expect(copy).not.toHaveAccessibleName(/Päällekkäin/);
    await list.getByRole('button', { name: 'Sulje' }).click();
    await expect(list).toBeHidden();
    await copy.click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Poista tilaus' }).click();
    await page.getByRole('button', { name: 'KYLLÄ, poista tilaus' }).click();
    await expect(copy).toBeHidden();
  });
});

test.describe('on 1600 px', () => {
  test.use({ viewport: { width: 1600, height: 900 } });

  test('step modals are 800 px wide and no window is wider than 900 [G-097]', async ({ page, company }) => {
    const { day, login } = company;
    const { keikka, row } = company.orders[0];
    const board = new BoardPage(page);
    await signIn(page, login);
    await board.open(day);
    const widthOf = async (name: string | RegExp): Promise<number> => {
      const window = page.getByRole('dialog', { name });
      // While it loads, one window may take the place of another.
      const widthNow = async (): Promise<number> => (await window.boundingBox())?.width ?? 0;
      await expect.poll(widthNow).toBeGreaterThan(0);
      const width = await widthNow();
      await page.keyboard.press('Escape');
      await expect(window).toBeHidden();
      return width;
    };

    await page.getByRole('button', { name: 'PALKKI', exact: true }).click();
    expect(await widthOf(/palkki/i)).toBe(800);
    await board.keikka(keikka.keikkaId).click();
    expect(await widthOf(/./)).toBeLessThanOrEqual(900);
    await board.row(row.vehicleId).getByRole('rowheader').click();
    await page.getByRole('menuitem', { name: 'Näytä ajoneuvotiedot' }).click();
    expect(await widthOf(row.vehicleRegNo)).toBeLessThanOrEqual(900);
    await board.keikka(keikka.keikkaId).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Siirrä…' }).click();
    expect(await widthOf(/^Siirrä: /)).toBeLessThanOrEqual(900);
  });

  test('a window stays where it is when a field in it reports an error', async ({ page, company }) => {
    await signIn(page, company.login);
    await new BoardPage(page).open(company.day);
    await page.getByRole('button', { name: 'PALKKI', exact: true }).click();
    const window = page.getByRole('dialog', { name: /palkki/i });
    const start = window.getByRole('textbox', { name: 'Alkaa' });
    await start.click();
    const before = await window.boundingBox();
    await start.fill('25.00');
    await start.press('Tab');
    await expect(start).toHaveAttribute('aria-invalid', 'true');
    const after = await window.boundingBox();
    expect(after?.height).toBeGreaterThan(before?.height ?? Infinity);
    expect(after?.y).toBe(before?.y);
  });
});
