import { expect, test, type Browser } from '@playwright/test';
import type { Yyyymmdd } from '@keikka/domain';
import { Api, movable, workday } from '../src/api.js';
import { boxOf, BoardPage, signIn } from '../src/board-page.js';

/** The same day before two dispatchers of one company. */
async function twoBoards(browser: Browser, day: Yyyymmdd): Promise<[BoardPage, BoardPage]> {
  const open = async (login: 'ajojarjestelija' | 'keikkaadmin'): Promise<BoardPage> => {
    const page = await (await browser.newContext()).newPage();
    await signIn(page, login);
    const board = new BoardPage(page);
    await board.open(day);
    return board;
  };
  return Promise.all([open('ajojarjestelija'), open('keikkaadmin')]);
}

async function leave(boards: BoardPage[]): Promise<void> {
  for (const { page } of boards) await page.context().close();
}

test('a move is on the other dispatcher’s board in a moment, as a patch', async ({ browser }) => {
  const day = workday(8);
  const api = await Api.as('ajojarjestelija');
  const grid = await api.day(day);
  const [order] = movable(grid, 1).filter(({ row }) => row.asiakasId === 1);
  const target = grid.ajoneuvot.find((row) => row.asiakasId === 1 && row.vehicleId !== order?.row.vehicleId);
  if (!order || !target) throw new Error(`nothing to move on ${day}`);
  const { keikkaId } = order.keikka;

  const [mine, theirs] = await twoBoards(browser, day);
  for (const board of [mine, theirs]) await expect(board.keikka(keikkaId)).toBeVisible();
  const dayCalls: string[] = [];
  theirs.page.on('request', (request) => {
    if (request.url().includes('/grid/keikkas/list/')) dayCalls.push(request.url());
  });

  await mine.dragToRow(mine.keikka(keikkaId), target.vehicleId);
  await expect(mine.keikkaOn(target.vehicleId, keikkaId)).toBeVisible();
  await expect(mine.keikka(keikkaId)).not.toHaveAttribute('data-pending');
  await expect(theirs.keikkaOn(target.vehicleId, keikkaId)).toBeVisible({ timeout: 2_000 });
  expect(dayCalls).toEqual([]);

  await leave([mine, theirs]);
});

test('two who drop orders on one vehicle at the same time see both there, and the one’s drag is not disturbed', async ({
  browser,
}) => {
  const day = workday(14);
  const api = await Api.as('ajojarjestelija');
  const grid = await api.day(day);
  const own = grid.ajoneuvot.filter(({ asiakasId }) => asiakasId === 1);
  const orders = movable(grid, 1).filter(({ row }) => row.asiakasId === 1);
  const overlaps = (a: (typeof orders)[0], b: (typeof orders)[0]): boolean =>
    a.keikka.timeStart < b.keikka.timeEnd && b.keikka.timeStart < a.keikka.timeEnd;
  const pair = orders.flatMap((a) =>
    orders.filter((b) => a.row.vehicleId < b.row.vehicleId && overlaps(a, b)).map((b) => [a, b] as const),
  )[0];
  const target = own.find(
    ({ vehicleId, keikkaGroup }) =>
      keikkaGroup.length > 0 && !pair?.some(({ row }) => row.vehicleId === vehicleId),
  );
  if (!pair || !target) throw new Error(`no two orders at the same time on ${day}`);
  const [first, second] = pair.map(({ keikka }) => keikka.keikkaId) as [number, number];
  const [mine, theirs] = await twoBoards(browser, day);

  await test.step('Given one holds an order over the row', async () => {
    const from = await boxOf(mine.keikka(first));
    const { page } = mine;
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    const to = await boxOf(mine.row(target.vehicleId));
    await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 6 });
    await expect(mine.board.locator('.ghost')).toBeVisible();
  });

  await test.step('When the other drops hers there', async () => {
    await theirs.dragToRow(theirs.keikka(second), target.vehicleId);
    await expect(theirs.keikkaOn(target.vehicleId, second)).toBeVisible();
  });

  await test.step('Then it comes onto the first board under the hand that still holds', async () => {
    await expect(mine.keikkaOn(target.vehicleId, second)).toBeVisible();
    await expect(mine.board.locator('.ghost')).toBeVisible();
    await mine.page.mouse.up();
  });

  await test.step('And both boards show both orders, marked as at the same time', async () => {
    for (const board of [mine, theirs]) {
      for (const keikkaId of [first, second]) {
        const bar = board.keikkaOn(target.vehicleId, keikkaId);
        await expect(bar).not.toHaveAttribute('data-pending');
        await expect(bar).toHaveAttribute('data-conflict');
      }
    }
  });

  await leave([mine, theirs]);
});
