import { expect, test, type Page } from '@playwright/test';
import { keikkaFormCalls } from '@keikka/contracts';
import { expectAccessible } from '../src/accessibility.js';
import { Api, demoDay, movable } from '../src/api.js';
import { signIn } from '../src/board-page.js';

// What is half faded in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** An order of the day at a site that has others, and how many. */
async function orderAtBusySite(): Promise<{ keikkaId: number; others: number }> {
  const api = await Api.as('keikkaadmin');
  for (const { keikka } of movable(await api.day(demoDay), 1)) {
    const { keikkaId, tyomaaId } = keikka;
    if (tyomaaId === null) continue;
    const others = (await api.ask(keikkaFormCalls.listPrevious, { tyomaaId, keikkaId })).length;
    if (others > 0) return { keikkaId, others };
  }
  throw new Error(`no site with several orders on ${demoDay}`);
}

const rows = (page: Page) => page.getByRole('table', { name: 'Aikaisemmat tilaukset' }).locator('tbody tr');

test('an admin looks at what else is poured at the site, and opens it beside [O-019]', async ({ page }) => {
  const { keikkaId, others } = await orderAtBusySite();
  await signIn(page, 'keikkaadmin');
  await page.goto(`/tilaus/${keikkaId}`);
  await page.getByRole('tab', { name: 'Aikaisemmat tilaukset' }).click();
  await expect(rows(page)).toHaveCount(others);
  await expectAccessible(page);

  const opening = page.waitForEvent('popup');
  await rows(page).first().click();
  const opened = await opening;
  await expect(opened).toHaveURL(/\/tilaus\/\d+$/);
  await expect(opened.getByRole('heading', { level: 1 })).not.toHaveText('Tilaus');
  expect(opened.url()).not.toBe(page.url());
  await expect(rows(page)).toHaveCount(others);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the other orders at the site fit its width [O-019]', async ({ page }) => {
    const { keikkaId, others } = await orderAtBusySite();
    await signIn(page, 'keikkaadmin');
    await page.goto(`/tilaus/${keikkaId}`);
    await page.getByRole('tab', { name: 'Aikaisemmat tilaukset' }).click();
    await expect(rows(page)).toHaveCount(others);
    const tooWide = await page.evaluate(() =>
      [document.documentElement, document.querySelector('table')?.parentElement].map((box) =>
        box ? box.scrollWidth - box.clientWidth : null,
      ),
    );
    expect(tooWide).toEqual([0, 0]);
  });
});
