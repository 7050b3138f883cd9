import { addDays } from '@keikka/domain';
import { devices, expect, test } from '@playwright/test';
import { demoDay } from '../src/api.js';
import { heldBack } from '../src/answers.js';
import { boxOf, BoardPage, signIn } from '../src/board-page.js';

test('another day keeps header, vehicles and search while it is on its way', async ({ page }) => {
  const board = new BoardPage(page);
  // The tabs of one person go to another day together, those of other journeys too.
  await signIn(page, 'yritys');
  await board.open(demoDay);
  const vehicle = board.board.locator('[data-cell=vehicle]').first();
  const place = await boxOf(vehicle);
  const later = await heldBack(page);
  // A week on, which was not read ahead.
  await page.keyboard.press('Shift+PageDown');
  await expect(page).toHaveURL(new RegExp(addDays(demoDay, 7)));
  await expect(page.getByText('Ladataan aikataulunäkymää...')).toBeVisible();
  expect(await boxOf(vehicle)).toEqual(place);
  await expect(page.getByRole('searchbox', { name: 'Suodata' })).toBeVisible();
  await expect(board.board.locator('[data-key^=k]').first()).toBeHidden();
  later();
  await expect(board.board.locator('[data-key^=k]').first()).toBeVisible();
});

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test("the order's window stays on the screen wherever it is dragged, and on a smaller one", async ({
    page,
  }) => {
    const board = new BoardPage(page);
    await signIn(page, 'ajojarjestelija');
    await board.open(demoDay);
    await board.board.locator('[data-key^=k]').first().click();
    const dialog = page.getByRole('dialog');
    const title = dialog.getByRole('heading').first();
    // A skeleton stands in the window first.
    await expect(dialog.getByRole('group', { name: 'Tehdas' })).toBeVisible();
    const from = await boxOf(title);
    await page.mouse.move(from.x + 10, from.y + 5);
    await page.mouse.down();
    await page.mouse.move(from.x + 900, from.y + 900, { steps: 5 });
    await page.mouse.up();
    const isWhole = async (width: number, height: number): Promise<void> => {
      const box = await boxOf(dialog);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      expect(box.height).toBeGreaterThanOrEqual(240);
    };
    await expect(() => isWhole(1366, 768)).toPass();
    await page.setViewportSize({ width: 1100, height: 600 });
    await expect(() => isWhole(1100, 600)).toPass();
    await page.reload();
    await expect(title).toBeVisible();
    await expect(() => isWhole(1100, 600)).toPass();
  });
});

test('a day of thirty vehicles and its list fit on three sheets of A4', async ({ page }) => {
  const board = new BoardPage(page);
  await signIn(page, 'ajojarjestelija');
  await board.open(demoDay);
  await expect(board.board.locator('[data-key^=k]').first()).toBeVisible();
  const pdf = await page.pdf({ format: 'A4', landscape: true });
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.length).toBeLessThanOrEqual(3);
});

test('a message of the screen is not on paper', async ({ page }) => {
  await signIn(page, 'ajojarjestelija');
  await page.goto('/eiole');
  const message = page.getByText('Osoitetta /eiole ei ole.');
  await expect(message).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(message).toBeHidden();
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  test('the side column opens over the board from its handle, and Esc folds it', async ({ page }) => {
    const board = new BoardPage(page);
    await signIn(page, 'ajojarjestelija');
    await board.open(demoDay);
    const before = await boxOf(board.board);
    await page.getByRole('button', { name: /^Kuljettajat/ }).click();
    const column = page.getByRole('complementary', { name: 'Sivupalkki' });
    await expect(column).toBeVisible();
    expect(await boxOf(board.board)).toEqual(before);
    await page.getByRole('searchbox', { name: 'Suodata' }).focus();
    await page.keyboard.press('Escape');
    await expect(column).toBeHidden();
  });
});

test.describe('on a phone', () => {
  const { viewport, isMobile, hasTouch } = devices['iPhone 13'];
  test.use({ viewport, isMobile, hasTouch });

  test('the vehicle stays above its jobs, and the order is a page with a way back', async ({ page }) => {
    await signIn(page, 'ajojarjestelija');
    await page.goto(`/?pvm=${demoDay}`);
    const vehicle = page
      .locator('[data-vehicle]')
      .filter({ has: page.locator('.job') })
      .first();
    const header = vehicle.locator('header');
    await expect(header).toBeVisible();
    const list = await boxOf(page.locator('div[data-day]'));
    const start = await boxOf(header);
    await page
      .locator('div[data-day]')
      .evaluate((element, by) => element.scrollBy(0, by), start.y - list.y + 30);
    await expect(async () => expect((await boxOf(header)).y).toBeCloseTo(list.y, 0)).toPass();
    await vehicle.locator('.job').last().click();
    const order = page.getByRole('dialog');
    // The one at the top; a concrete that is to be asked about has one of its own.
    await expect(order.getByLabel('Soita työmaalle')).toBeVisible();
    const back = order.getByRole('button', { name: 'Sulje' });
    expect((await boxOf(back)).x).toBeLessThan(40);
    await back.click();
    await expect(order).toBeHidden();
  });

  test('a driver lands on the own jobs, and sees all by one press', async ({ page }) => {
    await signIn(page, 'kuljettaja');
    await page.goto(`/?pvm=${demoDay}`);
    const own = page.getByRole('button', { name: 'Omat ajot' });
    await expect(own).toHaveAttribute('aria-pressed', 'true');
    await own.click();
    await expect(own).toHaveAttribute('aria-pressed', 'false');
    await expect(page).toHaveURL(/ajot=kaikki/);
  });
});
