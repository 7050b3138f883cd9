import { expect, test as base } from '@playwright/test';
import { keikkaCalls } from '@keikka/contracts';
import { Api, movable, workday } from '../src/api.js';
import { BoardPage, signIn } from '../src/board-page.js';

const day = workday(17);

async function ordersOf(api: Api): Promise<number[]> {
  return movable(await api.day(day), 1).map(({ keikka }) => keikka.keikkaId);
}

/** An own order on an own vehicle that nothing else of its vehicle touches. */
async function loneOrder(api: Api) {
  const order = movable(await api.day(day), 1).find(
    ({ row, keikka }) =>
      row.asiakasId === 1 &&
      row.keikkaGroup.every(
        (other) =>
          other.keikkaId === keikka.keikkaId ||
          other.timeEnd <= keikka.timeStart ||
          keikka.timeEnd <= other.timeStart,
      ),
  );
  if (!order) throw new Error(`no lone order on ${day}`);
  return order;
}

const test = base.extend<{ known: number[] }>({
  /** The orders of the day. A copy that a failed step leaves would stand in the way of the next test: it goes. */
  known: async ({ page: _ }, use) => {
    const api = await Api.as('ajojarjestelija');
    const known = await ordersOf(api);
    await use(known);
    for (const keikkaId of await ordersOf(api))
      if (!known.includes(keikkaId)) await api.ask(keikkaCalls.delete, { keikkaId });
  },
});

test('a double booking is marked, found from the list, gone to and mended', async ({ page, known }) => {
  const api = await Api.as('ajojarjestelija');
  const { keikka, row } = await loneOrder(api);
  const board = new BoardPage(page);
  await signIn(page, 'ajojarjestelija');
  await board.open(day);
  const original = board.keikka(keikka.keikkaId);

  const copyId = await test.step('Given a copy of an order on its own time', async () => {
    const made = async (): Promise<number[]> => (await ordersOf(api)).filter((id) => !known.includes(id));
    await original.click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Kopioi' }).click();
    await expect.poll(made).toHaveLength(1);
    const [id = 0] = await made();
    return id;
  });
  const copy = board.keikka(copyId);

  await test.step('Then both bars are marked and name each other', async () => {
    const reason = (id: number): RegExp =>
      new RegExp(`Päällekkäin: Auto ${row.vehicleNo} on samaan aikaan työssä ${id}`);
    await expect(original).toHaveAccessibleName(reason(copyId));
    await expect(copy).toHaveAccessibleName(reason(keikka.keikkaId));
    await expect(copy.locator('.conflict-mark')).toBeVisible();
  });

  const list = page.getByRole('dialog', { name: 'Ristiriidat' });
  await test.step('When she goes to it from the list', async () => {
    await page.getByRole('button', { name: /^\d+ ristirii(ta|taa)$/ }).click();
    await list.getByRole('button', { name: new RegExp(`^${copyId} .*${row.vehicleNo} ·`) }).click();
    await expect(copy).toHaveAttribute('aria-selected', 'true');
    await expect(copy).toBeInViewport();
    await expect(board.board).toBeFocused();
  });

  await test.step('And moves it to the evening', async () => {
    await list.getByRole('button', { name: new RegExp(`^Siirrä… ${copyId} `) }).click();
    const dialog = page.getByRole('dialog', { name: /^Siirrä: / });
    await dialog.getByRole('textbox', { name: 'Alkaa' }).fill('1900');
    await dialog.getByRole('button', { name: 'Siirrä', exact: true }).click();
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

  test('step modals are 800 px wide and no window is wider than 900 [G-097]', async ({ page }) => {
    const { keikka, row } = await loneOrder(await Api.as('ajojarjestelija'));
    const board = new BoardPage(page);
    await signIn(page, 'ajojarjestelija');
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
});
