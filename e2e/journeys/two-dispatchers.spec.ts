import { expect, type Browser } from '@playwright/test';
import type { CompanyLogin } from '../src/api.js';
import { boxOf, BoardPage, signIn } from '../src/board-page.js';
import { test, type Company } from '../src/company.js';

/** The same day before two dispatchers of one company. */
async function twoBoards(
  browser: Browser,
  { day, login, otherLogin }: Company,
): Promise<[BoardPage, BoardPage]> {
  const open = async (login: CompanyLogin): Promise<BoardPage> => {
    const page = await (await browser.newContext()).newPage();
    await signIn(page, login);
    const board = new BoardPage(page);
    await board.open(day);
    return board;
  };
  return Promise.all([open(login), open(otherLogin)]);
}

async function leave(boards: BoardPage[]): Promise<void> {
  for (const { page } of boards) await page.context().close();
}

test('a move is on the other dispatcher’s board in a moment, as a patch', async ({ browser, company }) => {
  const { freeVehicle: target } = company;
  const { keikkaId } = company.orders[0].keikka;

  const [mine, theirs] = await twoBoards(browser, company);
  for (const board of [mine, theirs]) await expect(board.keikka(keikkaId)).toBeVisible();
  const dayCalls: string[] = [];
  theirs.page.on('request', (request) => {
    // Not those of the days beside it, which are read ahead.
    if (request.url().endsWith(`/${company.day}`)) dayCalls.push(request.url());
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
  company,
}) => {
  const [first, second] = [company.orders[0].keikka.keikkaId, company.orders[1].keikka.keikkaId];
  const target = company.orders[2].row;
  const [mine, theirs] = await twoBoards(browser, company);

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
