import { expect } from '@playwright/test';
import { boxOf, BoardPage, signIn } from '../src/board-page.js';
import { ordersOf, test } from '../src/company.js';

const QUARTER_MS = 15 * 60_000;

test('an order is pulled longer, taken back, done again, copied and removed [G-270]', async ({
  page,
  company,
}) => {
  const { api, day, login } = company;
  const { keikkaId, timeEnd } = company.orders[0].keikka;
  const endOf = async (): Promise<number | undefined> => {
    const found = ordersOf(api, await api.day(day)).find(({ keikka }) => keikka.keikkaId === keikkaId);
    return found && Date.parse(found.keikka.timeEnd) - Date.parse(timeEnd);
  };
  const board = new BoardPage(page);
  await signIn(page, login);
  await board.open(day);

  await test.step('When she pulls its end', async () => {
    const bar = board.keikka(keikkaId);
    await bar.scrollIntoViewIfNeeded();
    const box = await boxOf(bar);
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width - 2, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width + 60, y, { steps: 6 });
    await page.mouse.up();
  });

  const pulled = await test.step('Then it is longer by quarters of an hour', async () => {
    await expect.poll(endOf).toBeGreaterThan(0);
    const longer = (await endOf()) ?? 0;
    expect(longer % QUARTER_MS).toBe(0);
    return longer;
  });

  await test.step('And Ctrl+Z takes it back, Ctrl+Y does it again', async () => {
    await page.keyboard.press('Control+z');
    await expect.poll(endOf).toBe(0);
    await page.keyboard.press('Control+y');
    await expect.poll(endOf).toBe(pulled);
  });

  await test.step('And a copy stands beside it until it is removed', async () => {
    const known = new Set(ordersOf(api, await api.day(day)).map(({ keikka }) => keikka.keikkaId));
    const copies = async (): Promise<number[]> =>
      ordersOf(api, await api.day(day))
        .map(({ keikka }) => keikka.keikkaId)
        .filter((id) => !known.has(id));
    await board.keikka(keikkaId).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Kopioi' }).click();
    await expect.poll(copies).toHaveLength(1);
    const [copy = 0] = await copies();
    await board.keikka(copy).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Poista tilaus' }).click();
    await page.getByRole('button', { name: 'KYLLÄ, poista tilaus' }).click();
    await expect(page.getByText('Tilaus poistettu.')).toBeVisible();
    await expect.poll(copies).toHaveLength(0);
    await expect(board.keikka(copy)).toBeHidden();
  });
});
