import type { DayVehicle } from '@keikka/contracts';
import { expect, test, type Browser } from '@playwright/test';
import { addDays, helsinkiDay } from '@keikka/domain';
import { Api, movable, type CrowdLogin } from '../src/api.js';
import { boxOf, BoardPage, signIn } from '../src/board-page.js';
import { canControl } from '../src/control.js';
import { rowGaps } from '../src/row-gaps.js';

test.skip(!canControl, 'the company of 300 vehicles is loaded by npm test alone');
// Two screens take in 300 vehicles each, beside the journeys of the other worker.
test.describe.configure({ timeout: 120_000 });

const CROWD = 4;
const day = addDays(helsinkiDay(new Date()), 1);
const VEHICLES = 300;
/** A screen shows some 40 rows; a few more wait around them. */
const MOST_ROWS = 70;
const MOST_NODES = 2_000;

async function crowdedBoard(browser: Browser, login: CrowdLogin): Promise<BoardPage> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, login);
  const board = new BoardPage(page);
  await board.open(day);
  await expect(board.board.locator('[data-key]').first()).toBeVisible();
  return board;
}

/** An order far down, and a vehicle with work that is more than a screen above it. */
async function farOrder(api: Api) {
  const grid = await api.day(day);
  const orders = movable(grid, CROWD);
  const order = orders.find(({ row }) => grid.ajoneuvot.indexOf(row) > 200);
  const from = order ? grid.ajoneuvot.indexOf(order.row) : -1;
  const target = grid.ajoneuvot[from - 60];
  const there = orders.find(({ row }) => row === target);
  if (!order || !there) throw new Error(`nothing to carry far on ${day}`);
  return { order, there };
}

/** Searches the order by its vehicle and number, and goes to it. */
async function find(board: BoardPage, vehicle: DayVehicle, keikkaId: number): Promise<void> {
  const { page } = board;
  await page.keyboard.press('/');
  await page.getByRole('searchbox', { name: 'Suodata' }).fill(`${vehicle.vehicleNo} ${keikkaId}`);
  const bar = board.keikkaOn(vehicle.vehicleId, keikkaId);
  await page.keyboard.press('Enter');
  await expect(bar).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('1 / 1', { exact: true })).toBeVisible();
  await expect(bar).toBeInViewport();
}

test('a day of 300 vehicles has the rows in sight alone in the page, and no scroll shows a blank one', async ({
  browser,
}) => {
  const board = await crowdedBoard(browser, 'ruuhka');
  const { page } = board;
  const expectFewNodes = async (): Promise<void> => {
    await expect(board.board).toHaveAttribute('aria-rowcount', String(VEHICLES + 1));
    expect(await board.board.locator('[role=row]').count()).toBeLessThan(MOST_ROWS);
    expect(await page.locator('*').count()).toBeLessThan(MOST_NODES);
  };
  await expectFewNodes();

  await test.step('When the wheel is turned fast to the end and back', async () => {
    const { x, y, width, height } = await boxOf(board.board);
    await page.mouse.move(x + width / 2, y + height / 2);
    const gaps = await rowGaps(board.board, async () => {
      for (const by of [900, -900, 2_400]) {
        for (let turn = 0; turn < 8; turn += 1) await page.mouse.wheel(0, by);
        await expectFewNodes();
      }
    });
    expect(gaps.scrolled).toBeGreaterThan(5);
    expect(gaps.worst).toBe(0);
  });

  await test.step('Then the last vehicle is there, as row 300', async () => {
    await page.mouse.wheel(0, 100_000);
    const last = board.board.locator(`[aria-rowindex="${VEHICLES + 1}"]`);
    await expect(last).toBeInViewport();
    await expectFewNodes();
  });
  await page.context().close();
});

test('an order far down is found, carried over the edge of the screen, and follows on the other dispatcher’s', async ({
  browser,
}) => {
  const { order, there } = await farOrder(await Api.as('ruuhka'));
  const { keikkaId } = order.keikka;
  const target = there.row;
  const mine = await crowdedBoard(browser, 'ruuhka');
  const theirs = await crowdedBoard(browser, 'ruuhka2');
  const { page } = mine;

  await test.step('Given the one finds the order, and the other looks at where it is to go', async () => {
    await expect(mine.keikka(keikkaId)).toHaveCount(0);
    await find(mine, order.row, keikkaId);
    await find(theirs, target, there.keikka.keikkaId);
    await expect(mine.row(target.vehicleId)).toHaveCount(0);
  });

  await test.step('When she holds it at the upper edge until the row comes, and drops it there', async () => {
    const from = await boxOf(mine.keikka(keikkaId));
    const board = await boxOf(mine.board);
    const x = from.x + from.width / 2;
    await page.mouse.move(x, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(x, board.y + board.height / 2, { steps: 4 });
    const header = await boxOf(mine.board.locator('.head'));
    const edge = header.y + header.height;
    await page.mouse.move(x, edge + 8, { steps: 4 });
    const row = mine.row(target.vehicleId);
    await expect
      .poll(async () => (await row.boundingBox())?.y ?? 0, { intervals: [20] })
      .toBeGreaterThan(edge + 60);
    // Away from the edge the board stands still.
    await page.mouse.move(x, board.y + board.height / 2);
    const to = await boxOf(row);
    await page.mouse.move(x, to.y + to.height / 2, { steps: 4 });
    await page.mouse.up();
  });

  await test.step('Then it is there on both screens', async () => {
    await expect(mine.keikkaOn(target.vehicleId, keikkaId)).toBeVisible();
    await expect(theirs.keikkaOn(target.vehicleId, keikkaId)).toBeVisible({ timeout: 5_000 });
    await expect(mine.keikka(keikkaId)).not.toHaveAttribute('data-pending');
  });

  await test.step('And goes back by the menu, chosen from 300 vehicles', async () => {
    await mine.keikka(keikkaId).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Siirrä…' }).click();
    const dialog = page.getByRole('dialog', { name: /^Siirrä: / });
    await dialog.getByRole('combobox', { name: 'Ajoneuvo' }).fill(order.row.vehicleNo);
    await page.getByRole('option', { name: order.row.vehicleNo }).click();
    await dialog.getByRole('button', { name: 'Siirrä', exact: true }).click();
    await expect(theirs.keikkaOn(target.vehicleId, keikkaId)).toHaveCount(0);
    await find(theirs, order.row, keikkaId);
  });
  for (const each of [mine, theirs]) await each.page.context().close();
});
