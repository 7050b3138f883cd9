import { expect, test, type Locator } from '@playwright/test';
import { demoDay } from '../src/api.js';
import { boxOf, BoardPage, signIn } from '../src/board-page.js';

test.use({ viewport: { width: 770, height: 800 } });

test('a board wider than its window is scrolled sideways under the vehicles and drivers', async ({
  page,
}) => {
  const board = new BoardPage(page);
  await signIn(page, 'ajojarjestelija');
  await board.open(demoDay);
  // So little is left of the window that the morning goes as far as the vehicles.
  await page.locator('#root').evaluate((root) => (root.style.maxWidth = '560px'));
  await expect(board.board.locator('[data-key]').first()).toBeVisible();
  const vehicle = board.board.locator('[data-cell=vehicle]').first();
  const driver = board.board.locator('[data-cell=driver]').first();
  const before = { vehicle: await boxOf(vehicle), driver: await boxOf(driver) };
  const hour = board.board.locator('.hour').first();
  const hourBefore = await boxOf(hour);

  await board.board.hover();
  await page.mouse.wheel(2_000, 0);
  await expect(async () => expect((await boxOf(hour)).x).toBeLessThan(hourBefore.x - 100)).toPass();

  expect(await boxOf(vehicle)).toEqual(before.vehicle);
  expect(await boxOf(driver)).toEqual(before.driver);
  for (const kind of ['vehicle', 'driver']) {
    const meetings = await barsUnder(board.board.locator(`[data-cell=${kind}]`));
    expect(meetings.length, `some bar has come to the ${kind} of its row`).toBeGreaterThan(0);
    expect(meetings.filter(({ seen }) => seen !== 'cell')).toEqual([]);
  }
});

interface Meeting {
  bar: string;
  /** Which of the two is seen where they meet. */
  seen: 'cell' | 'bar';
}

/** The bars that have come to the cells of their rows; the middle of what a cell and a bar share tells which lies on top. */
const barsUnder = (cells: Locator): Promise<Meeting[]> =>
  cells.evaluateAll((all) =>
    all.flatMap((cell) => {
      const own = cell.getBoundingClientRect();
      const bars = [...(cell.closest('[role=row]')?.querySelectorAll('[data-key]') ?? [])];
      return bars.flatMap((bar) => {
        const box = bar.getBoundingClientRect();
        const [left, right] = [Math.max(own.left, box.left), Math.min(own.right, box.right)];
        const y = (box.top + box.bottom) / 2;
        if (right - left < 4 || y > innerHeight) return [];
        const seen = cell.contains(document.elementFromPoint((left + right) / 2, y)) ? 'cell' : 'bar';
        return { bar: bar.getAttribute('data-key') ?? '', seen } as const;
      });
    }),
  );
