import { expect, type Page } from '@playwright/test';
import { boxOf, BoardPage, signIn } from '../src/board-page.js';
import { test, type Company } from '../src/company.js';

/** An order with the vehicle it is on, and one it can be dragged to. */
function orderToDrag({ orders: [{ row, keikka }], freeVehicle }: Company) {
  return { keikkaId: keikka.keikkaId, from: row.vehicleId, to: freeVehicle.vehicleId };
}

/** Moves the order over the row of another vehicle and holds it there. */
async function holdOver(board: BoardPage, keikkaId: number, vehicleId: number): Promise<void> {
  const { page } = board;
  const bar = board.keikka(keikkaId);
  await bar.scrollIntoViewIfNeeded();
  const from = await boxOf(bar);
  const x = from.x + from.width / 2;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 8, from.y + from.height / 2 + 8);
  const to = await boxOf(board.row(vehicleId));
  await page.mouse.move(x, to.y + to.height / 2, { steps: 8 });
  await expect(bar.and(page.locator('[data-lifted]'))).toBeVisible();
}

function writesOf(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/keikka/')) writes.push(request.url());
  });
  return writes;
}

test('Esc and a window that loses the focus put the dragged order back, and nothing is saved', async ({
  page,
  company,
}) => {
  const { keikkaId, from, to } = orderToDrag(company);
  const board = new BoardPage(page);
  await signIn(page, company.login);
  await board.open(company.day);
  const writes = writesOf(page);
  const cancels = {
    Esc: () => page.keyboard.press('Escape'),
    'leaving the window': () => page.evaluate(`window.dispatchEvent(new Event('blur'))`),
  };
  for (const [name, cancel] of Object.entries(cancels)) {
    await test.step(`When the drag ends by ${name}`, async () => {
      await holdOver(board, keikkaId, to);
      await cancel();
      await page.mouse.up();
    });
    await test.step('Then the order is where it was, and no ghost is left', async () => {
      await expect(board.keikkaOn(from, keikkaId)).toBeVisible();
      await expect(board.board.locator('.ghost, [data-lifted]')).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
  expect(writes).toEqual([]);
});

test('an order dropped while the line is cut comes back with the reason, and can be moved when it is there again', async ({
  page,
  context,
  company,
}) => {
  const { keikkaId, from, to } = orderToDrag(company);
  const board = new BoardPage(page);
  await signIn(page, company.login);
  await board.open(company.day);
  await expect(board.keikka(keikkaId)).toBeVisible();

  await test.step('When the connection is lost during the drag', async () => {
    await holdOver(board, keikkaId, to);
    await context.setOffline(true);
    await page.mouse.up();
  });
  await test.step('Then the order goes back and says why', async () => {
    await expect(page.getByText('Ajoneuvon vaihto epäonnistui', { exact: false })).toBeVisible();
    await expect(board.keikkaOn(from, keikkaId)).toBeVisible();
  });
  await test.step('And with the line it can be moved', async () => {
    await context.setOffline(false);
    await board.dragToRow(board.keikka(keikkaId), to);
    await expect(board.keikkaOn(to, keikkaId)).toBeVisible();
    await expect(board.keikka(keikkaId)).not.toHaveAttribute('data-pending');
  });
});
