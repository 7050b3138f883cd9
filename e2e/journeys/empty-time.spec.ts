import { expect, type Locator } from '@playwright/test';
import { BoardPage, boxOf, signIn } from '../src/board-page.js';
import { test } from '../src/company.js';

/** The point on a row at an hour of the clock, by the hours in the header. */
async function pointAt(board: BoardPage, row: Locator, hour: number): Promise<{ x: number; y: number }> {
  const [{ y, height }, { x }] = await Promise.all([
    boxOf(row),
    boxOf(board.board.locator('.hour', { hasText: new RegExp(`^${hour}$`) })),
  ]);
  return { x: x + 2, y: y + height / 2 };
}

test('free time is drawn, pressed twice and reached by keys, and a palkki is made there', async ({
  page,
  company,
}) => {
  const { day, login } = company;
  const { row: taken, keikka } = company.orders[0];
  const board = new BoardPage(page);
  await signIn(page, login);
  await board.open(day);
  await expect(board.keikka(keikka.keikkaId)).toBeVisible();
  const row = board.row(taken.vehicleId);
  const dialog = page.getByRole('dialog', { name: /palkki/i });
  const times = async (): Promise<string[]> =>
    Promise.all(
      ['Alkaa', 'Päättyy'].map((name) => dialog.getByRole('textbox', { name, exact: true }).inputValue()),
    );

  await test.step('When she draws from 10 to 12', async () => {
    const [from, to] = [await pointAt(board, row, 10), await pointAt(board, row, 12)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x - 4, to.y, { steps: 4 });
    await expect(board.board.locator('.slot')).toHaveText(/10:00–12:00/);
    await page.mouse.up();
  });

  await test.step('Then the palkki has the vehicle and the times, and stands there', async () => {
    await expect(dialog).toBeVisible();
    await expect.poll(times).toEqual(['10:00', '12:00']);
    await dialog.getByRole('textbox', { name: 'Kommentti' }).fill('Siirto varikolle');
    await dialog.getByRole('button', { name: 'TALLENNA' }).click();
    await expect(row.getByRole('gridcell', { name: /Siirto varikolle, 10:00–12:00/ })).toBeVisible();
  });

  await test.step('And a double click opens an hour', async () => {
    const { x, y } = await pointAt(board, row, 15);
    await page.mouse.dblclick(x, y);
    await expect.poll(times).toEqual(['15:00', '16:00']);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('And the keys reach the time beside the new palkki', async () => {
    const palkki = row.getByRole('gridcell', { name: /Siirto varikolle/ });
    await palkki.click({ button: 'right' });
    await page.keyboard.press('Escape');
    await board.board.focus();
    await page.keyboard.press('Control+ArrowRight');
    await expect(page.getByText(/12:00–13:00, tyhjä aika/)).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(times).toEqual(['12:15', '13:15']);
  });
});
