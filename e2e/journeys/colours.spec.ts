import { expect, test } from '@playwright/test';
import { workday } from '../src/api.js';
import { BoardPage, signIn } from '../src/board-page.js';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test('a bar has its icon, and under it the stripes of maintenance', async ({ page }) => {
      const board = new BoardPage(page);
      await signIn(page, 'ajojarjestelija');
      await board.open(workday(20));
      const bar = board.board.locator('[data-key]').first();
      await expect(bar).toHaveCSS('background-image', /^url\("blob:/);
      await bar.evaluate((element) => element.setAttribute('data-look', 'maintenance'));
      await expect(bar).toHaveCSS('background-image', /^url\("blob:.*repeating-linear-gradient/);
    });
  });
}
