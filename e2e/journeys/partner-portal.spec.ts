import { expect, test } from '@playwright/test';
import { portalUrl } from '../src/addresses.js';
import { Api, demoDay } from '../src/api.js';

test('a partner’s page shows the partner’s order in its own frame', async ({ page }) => {
  const grid = await (await Api.as('kumppani')).day(demoDay);
  const order = grid.ajoneuvot
    .flatMap((row) => row.keikkaGroup)
    .find((item) => item.isKeikka && item.keikkaTilaId !== -100);
  if (!order?.isKeikka) throw new Error('the partner has no order');

  await page.goto(`${portalUrl}/?keikkaId=${order.keikkaId}`);
  await expect(page.getByRole('heading', { name: 'Toimitus' })).toBeVisible();
  await expect(page.getByText(String(order.keikkaId)).first()).toBeVisible();
});
