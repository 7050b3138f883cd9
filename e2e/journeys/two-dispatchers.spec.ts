import { expect, test } from '@playwright/test';
import { Api, movable, workday } from '../src/api.js';
import { BoardPage, signIn } from '../src/board-page.js';

test('a move is on the other dispatcher’s board within a second, as a patch', async ({ browser }) => {
  const day = workday(8);
  const api = await Api.as('ajojarjestelija');
  const grid = await api.day(day);
  const [order] = movable(grid, 1).filter(({ row }) => row.asiakasId === 1);
  const target = grid.ajoneuvot.find((row) => row.asiakasId === 1 && row.vehicleId !== order?.row.vehicleId);
  if (!order || !target) throw new Error(`nothing to move on ${day}`);
  const { keikkaId } = order.keikka;

  const [mine, theirs] = await Promise.all(
    (['ajojarjestelija', 'keikkaadmin'] as const).map(async (login) => {
      const page = await (await browser.newContext()).newPage();
      await signIn(page, login);
      const board = new BoardPage(page);
      await board.open(day);
      await expect(board.keikka(keikkaId)).toBeVisible();
      return board;
    }),
  );
  if (!mine || !theirs) throw new Error('two boards are needed');
  const dayCalls: string[] = [];
  theirs.page.on('request', (request) => {
    if (request.url().includes('/grid/keikkas/list/')) dayCalls.push(request.url());
  });

  await mine.dragToRow(mine.keikka(keikkaId), target.vehicleId);
  await expect(mine.keikkaOn(target.vehicleId, keikkaId)).toBeVisible();
  await expect(mine.keikka(keikkaId)).not.toHaveAttribute('data-pending');
  await expect(theirs.keikkaOn(target.vehicleId, keikkaId)).toBeVisible({ timeout: 2_000 });
  expect(dayCalls).toEqual([]);

  await Promise.all([mine.page.context().close(), theirs.page.context().close()]);
});
