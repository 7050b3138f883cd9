import { expect, test, type Page } from '@playwright/test';
import { demoDay } from '../src/api.js';
import { boxOf, BoardPage, signIn } from '../src/board-page.js';

/** More than a form has fields and buttons. */
const MOST_STOPS = 300;

/** What has the focus: in the window, its grip, or neither. */
const focused = (page: Page): Promise<'grip' | 'inside' | 'outside'> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at?.closest('[role=dialog]')) return 'outside';
    return at.getAttribute('aria-label')?.startsWith('Siirrä ikkunaa') ? 'grip' : 'inside';
  });

test.use({ viewport: { width: 1600, height: 900 } });

test("an order's window is dragged by its header, keeps the focus, has its widths and closes [O-005] [O-009]", async ({
  page,
}) => {
  const board = new BoardPage(page);
  await signIn(page, 'ajojarjestelija');
  await board.open(demoDay);
  await board.board.locator('[data-key^=k]').first().click();
  const dialog = page.getByRole('dialog');
  // A skeleton stands in the window first.
  await expect(dialog.getByRole('group', { name: 'Tehdas' })).toBeVisible();

  await test.step('Then it is at most 900 px wide on a wide screen', async () => {
    expect((await boxOf(dialog)).width).toBeLessThanOrEqual(900);
  });

  await test.step('When she presses what is beside it, nothing happens', async () => {
    // What is below a window is hidden from the tree of roles.
    const link = await boxOf(page.locator('a', { hasText: 'Työmaat' }));
    await page.mouse.click(link.x + 10, link.y + 10);
    const vehicle = await boxOf(page.locator('[data-cell=vehicle]').first());
    await page.mouse.click(vehicle.x + 10, vehicle.y + 10, { button: 'right' });
    await expect(page.locator('[role=menu]')).toBeHidden();
    await expect(dialog.getByRole('group', { name: 'Tehdas' })).toBeVisible();
  });

  await test.step('When its header is dragged, it moves by as much', async () => {
    const before = await boxOf(dialog);
    const title = await boxOf(dialog.getByRole('heading').first());
    const [x, y] = [title.x + 10, title.y + 5];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 120, y + 40, { steps: 5 });
    await page.mouse.up();
    await expect(async () => {
      const after = await boxOf(dialog);
      expect(after.x).toBeCloseTo(before.x - 120, 0);
      expect(after.y).toBeCloseTo(before.y + 40, 0);
    }).toPass();
  });

  await test.step('When she goes through it by Tab, the focus comes round and never leaves it', async () => {
    await dialog.getByRole('button', { name: /^Siirrä ikkunaa/ }).focus();
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('inside');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('grip');
    let stops = 0;
    do {
      await page.keyboard.press('Tab');
      stops += 1;
      expect(await focused(page)).not.toBe('outside');
    } while ((await focused(page)) !== 'grip' && stops < MOST_STOPS);
    expect(stops).toBeGreaterThan(10);
    expect(stops).toBeLessThan(MOST_STOPS);
  });

  await test.step('Then it is 320 px wide on a screen that is narrower', async () => {
    await page.setViewportSize({ width: 300, height: 800 });
    await expect(async () => expect((await boxOf(dialog)).width).toBe(320)).toPass();
    await page.setViewportSize({ width: 1600, height: 900 });
  });

  await test.step('And its button closes it', async () => {
    await dialog.getByRole('button', { name: 'Sulje' }).click();
    await expect(dialog).toBeHidden();
  });
});
