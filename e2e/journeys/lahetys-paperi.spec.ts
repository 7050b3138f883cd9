import { laskuCalls, laskuRiviCalls, laskuttamattaCalls } from '@keikka/contracts';
import { addDays, helsinkiDay } from '@keikka/domain';
import { expect, test } from '@playwright/test';
import { Api } from '../src/api.js';
import { signIn } from '../src/board-page.js';

/** A delivered order outside the last whole month, whose run another journey looks at; it has an invoice of one row now. */
async function billableOrder(api: Api): Promise<number> {
  const today = helsinkiDay(Date.now());
  const days = { first: addDays(today, -60), last: addDays(today, -1) };
  const { rivit } = await api.ask(laskuttamattaCalls.list, days);
  const lastMonth = addDays(`${today.slice(0, 6)}01`, -1).slice(0, 6);
  const row = rivit.find(({ pumppuAika }) => helsinkiDay(new Date(pumppuAika)).slice(0, 6) !== lastMonth);
  if (!row) throw new Error('no delivered order to be billed');
  const of = { laskuttajaAsiakasId: 0, maksajaAsiakasId: 0 };
  const { keikkaLaskuId } = await api.ask(laskuCalls.create, { ...of, keikkaId: row.keikkaId });
  const rivi = { riviSelite: 'Pumppaus', yksikkö: 'h', määrä: '3', hinta: '120' };
  const { laskuData } = await api.ask(laskuCalls.get, { keikkaLaskuId });
  const { laskuttajaAsiakasId, maksajaAsiakasId } = laskuData;
  await api.ask(laskuRiviCalls.save, { keikkaLaskuId, laskuttajaAsiakasId, maksajaAsiakasId, ...rivi });
  return row.keikkaId;
}

test('a company without a system of invoices bills on paper, once, and prints it', async ({ page }) => {
  const keikkaId = await billableOrder(await Api.as('kilpailija'));
  await signIn(page, 'kilpailija');
  await page.goto('/laskutus?tila=5&aika=90');
  await page
    .getByRole('table', { name: 'Laskut' })
    .getByRole('row')
    .filter({ hasText: `${keikkaId}` })
    .click();
  const paperille = page.getByRole('button', { name: 'Laskuta paperilla' });

  await test.step('Who answers no bills nothing', async () => {
    await paperille.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Peruuta' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(paperille).toBeEnabled();
  });

  await test.step('It is billed, and frozen', async () => {
    await paperille.click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^KYLLÄ/ })
      .click();
    await expect(page.getByText(/^Lasku \d+ on laskutettu/).first()).toBeVisible();
    await expect(paperille).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Hae laskupohjasta' })).toHaveCount(0);
  });

  await test.step('Its log says so, and its PDF is there to be posted', async () => {
    await page.getByRole('tab', { name: /Loki/ }).click();
    await expect(page.getByText('Laskutettu paperilla').first()).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'PDF' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^lasku-\d+\.pdf$/);
  });
});
