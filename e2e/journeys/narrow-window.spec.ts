import { expect, test } from '@playwright/test';
import { workday } from '../src/api.js';
import { boxOf, BoardPage, signIn } from '../src/board-page.js';

test.use({ viewport: { width: 770, height: 800 } });

test('a board wider than its window is scrolled sideways under the vehicles and drivers', async ({
  page,
}) => {
  const board = new BoardPage(page);
  await signIn(page, 'ajojarjestelija');
  await board.open(workday(20));
  const vehicle = board.board.locator('[data-cell=vehicle]').first();
  const driver = board.board.locator('[data-cell=driver]').first();
  const before = { vehicle: await boxOf(vehicle), driver: await boxOf(driver) };
  const hour = board.board.locator('.hour').first();
  const hourBefore = await boxOf(hour);

  await board.board.hover();
  await page.mouse.wheel(150, 0);
  await expect(async () => expect((await boxOf(hour)).x).toBeLessThan(hourBefore.x)).toPass();

  expect(await boxOf(vehicle)).toEqual(before.vehicle);
  expect(await boxOf(driver)).toEqual(before.driver);
  for (const cell of [vehicle, driver])
    expect(await cell.evaluate(isOnTop), 'what passes goes below the cell').toBe(true);
});

/** Whether nothing lies over the middle of it. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
