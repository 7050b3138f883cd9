import { expect, test } from '@playwright/test';
import { expectAccessible } from '../src/accessibility.js';
import { Api, demoDay, movable } from '../src/api.js';
import { signIn } from '../src/board-page.js';

// What is half faded in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** An order of the day; no other journey bills it. */
async function unbilledOrder(): Promise<number> {
  const api = await Api.as('laskutus');
  const last = movable(await api.day(demoDay), 1).at(-1);
  if (!last) throw new Error(`no order on ${demoDay}`);
  return last.keikka.keikkaId;
}

test('an invoice is made in the tab of its order, which says how it stands [O-021] [I-011]', async ({
  page,
}) => {
  const keikkaId = await unbilledOrder();
  await signIn(page, 'laskutus');
  await page.goto(`/tilaus/${keikkaId}`);
  const tab = page.getByRole('tab', { name: /^Laskutus/ });

  await test.step('The order has none', async () => {
    await expect(tab).toContainText('Ei laskuja');
    await tab.click();
    await expect(page.getByRole('tabpanel', { name: /^Laskutus/ })).toContainText('Ei laskuja');
  });

  await test.step('One is made from the templates', async () => {
    await page.getByRole('button', { name: 'Lisää lasku' }).click();
    await expect(page.getByRole('list', { name: 'Laskut' }).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('table', { name: 'Rivit' }).getByRole('row').nth(1)).toBeVisible();
    await expect(tab).toContainText('Odottaa');
    await expectAccessible(page);
  });

  await test.step('Its new status stands below the name of the tab', async () => {
    await page.getByRole('button', { name: 'Laskun tila: Odottaa' }).click();
    await page.getByRole('menuitem', { name: 'Valmis' }).click();
    await expect(tab).toContainText('Valmis');
  });
});
