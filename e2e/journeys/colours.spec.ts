import { expect, test, type Locator } from '@playwright/test';
import { demoDay } from '../src/api.js';
import { BoardPage, signIn } from '../src/board-page.js';

const picture = (bar: Locator) =>
  bar.evaluate((element) => /url\("blob:[^"]+"\)/.exec(getComputedStyle(element).backgroundImage)?.[0] ?? '');

test('a bar has its icon in the colours of the page, over the stripes of maintenance, and on paper in light ones [G-106]', async ({
  page,
}) => {
  const board = new BoardPage(page);
  const bar = board.board.locator('[data-key]').first();
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn(page, 'ajojarjestelija');
  await board.open(demoDay);
  await expect.poll(() => picture(bar)).toContain('blob:');
  const inLight = await picture(bar);

  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => picture(bar)).not.toBe(inLight);
  expect(await picture(bar)).toContain('blob:');

  await bar.evaluate((element) => element.setAttribute('data-look', 'maintenance'));
  await expect(bar).toHaveCSS('background-image', /^url\("blob:.*repeating-linear-gradient/);

  const asItsKind = await bar.evaluate((element) => getComputedStyle(element).color);
  await bar.evaluate((element) => element.setAttribute('data-colour', 'red'));
  await expect(bar, 'a *red comment is red whatever it stands on').not.toHaveCSS('color', asItsKind);

  const onPaper = page.locator('table .bar[data-look]').first();
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(onPaper).toBeAttached({ timeout: 500 });
  }).toPass();
  expect(await picture(onPaper)).toBe(inLight);
});
