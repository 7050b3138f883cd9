import { expect, test, type Route } from '@playwright/test';
import { shellUrl } from '../src/addresses.js';
import { BoardPage, signIn } from '../src/board-page.js';
import { hurryTo } from '../src/hurry.js';

/** How the entry of a remote can go wrong on its way to the browser. */
const faults: { name: string; spoil: (route: Route) => Promise<void> }[] = [
  {
    name: 'is broken',
    spoil: (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("no remote here");' }),
  },
  { name: 'hangs', spoil: () => new Promise(() => undefined) },
];

for (const { name, spoil } of faults) {
  test(`a remote that ${name} says so while the rest works, and comes without a reload`, async ({ page }) => {
    const manifest = (await (await fetch(`${shellUrl}/manifest.json`)).json()) as {
      mf_invoicing: { entry: string };
    };
    const entry = `${manifest.mf_invoicing.entry}*`;
    await page.route(entry, spoil);
    await page.clock.install();
    await signIn(page, 'laskutus');
    await page.goto('/');
    let reloads = 0;
    page.on('load', () => (reloads += 1));

    await page.getByRole('link', { name: 'Laskutus' }).click();
    await hurryTo(page.getByRole('button', { name: 'Yritä uudelleen' }));

    await page.getByRole('link', { name: 'Grid' }).click();
    await expect(new BoardPage(page).board).toBeVisible();

    await page.unroute(entry);
    await page.getByRole('link', { name: 'Laskutus' }).click();
    await expect(page.getByRole('table', { name: 'Laskut' })).toBeVisible();
    expect(reloads).toBe(0);
  });
}
