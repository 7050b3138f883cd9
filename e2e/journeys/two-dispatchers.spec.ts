import { expect, type Browser } from '@playwright/test';
import { keikkaFormCalls } from '@keikka/contracts';
import { clockOf, personName } from '@keikka/domain';
import { Api, type CompanyLogin } from '../src/api.js';
import { boxOf, BoardPage, signIn } from '../src/board-page.js';
import { test, type Company } from '../src/company.js';

/** The same day before two dispatchers of one company, who come one after the other. */
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
  return [await open(login), await open(otherLogin)];
}

async function leave(boards: BoardPage[]): Promise<void> {
  for (const { page } of boards) await page.context().close();
}

test('a move is on the other dispatcher’s board in a moment, as a patch, and is not taken back over her own', async ({
  browser,
  company,
}) => {
  const { api, freeVehicle: target } = company;
  const { row: first } = company.orders[0];
  const { row: hers } = company.orders[2];
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

  await test.step('And is taken back without a question when she has changed something else', async () => {
    const colleague = await Api.as(company.otherLogin);
    await colleague.ask(keikkaFormCalls.save, { keikkaId, keikkaComment: 'Soita ennen' });
    await mine.page.keyboard.press('Control+z');
    await expect(theirs.keikkaOn(first.vehicleId, keikkaId)).toBeVisible();
    await mine.page.keyboard.press('Control+y');
    await expect(theirs.keikkaOn(target.vehicleId, keikkaId)).toBeVisible();
    await expect(mine.keikka(keikkaId)).not.toHaveAttribute('data-pending');
  });

  const changes = () => api.ask(keikkaFormCalls.listChanges, { entityId: keikkaId, ownerAsiakasId: 0 });
  await test.step('When she moves it on, and he takes his move back', async () => {
    await theirs.dragToRow(theirs.keikka(keikkaId), hers.vehicleId);
    await expect(theirs.keikkaOn(hers.vehicleId, keikkaId)).toBeVisible();
    await expect(theirs.keikka(keikkaId)).not.toHaveAttribute('data-pending');
    await expect(mine.keikkaOn(hers.vehicleId, keikkaId)).toBeVisible();
    await mine.page.keyboard.press('Control+z');
  });

  await test.step('Then he is told who has moved it and when, and Enter leaves it as it is', async () => {
    const before = await changes();
    const { user } = (await Api.as(company.otherLogin)).session;
    const movedAt = clockOf(new Date(before[0]?.timestamp ?? ''));
    const question = mine.page.getByRole('alertdialog', { name: 'Kollega on muuttanut samaa tämän jälkeen' });
    await expect(question).toContainText(`${personName(user)} muutti samaa klo ${movedAt}.`);
    await expect(question.getByRole('button', { name: 'Jätä ennalleen' })).toBeFocused();
    await expect(question.getByRole('link', { name: 'Muutoshistoria' })).toHaveAttribute(
      'href',
      `/tilaus/${keikkaId}?valilehti=historia`,
    );
    await mine.page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    expect(await changes()).toEqual(before);
    for (const board of [mine, theirs]) await expect(board.keikkaOn(hers.vehicleId, keikkaId)).toBeVisible();
  });

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
