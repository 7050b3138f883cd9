import { expect, test } from '@playwright/test';
import { signIn } from '../src/board-page.js';

test('a delivered order is billed, sent to Netvisor, and its sending is shown step by step', async ({
  page,
}) => {
  await signIn(page, 'laskutus');

  await page.goto('/laskutus?tila=5&aika=90');
  const list = page.getByRole('table', { name: 'Laskut' });

  await test.step('An invoice of a delivered order is built, and goes to Netvisor', async () => {
    const row = list.getByRole('row').nth(6);
    await expect(row).toContainText('Odottaa');
    const keikkaId = (await row.getByRole('cell').nth(2).textContent()) ?? '';
    await page.keyboard.press('n');
    await page.getByRole('textbox', { name: 'Tilauksen numero' }).fill(keikkaId);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Uusi lasku luotu').first()).toBeVisible();
    await expect(page.getByRole('table', { name: 'Rivit' }).getByRole('row').nth(1)).toBeVisible();
    await page.getByRole('tab', { name: /Laskutiedot/ }).click();
    const kohde = page.getByRole('combobox', { name: 'Lähetys' });
    if ((await kohde.textContent()) !== 'Netvisor') {
      await kohde.click();
      await page.getByRole('option', { name: 'Netvisor' }).click();
    }
    await expect(page.getByRole('tab', { name: /Netvisor/ })).toContainText('Ei lähetetty');
  });

  await test.step('It is marked as ready', async () => {
    await page.getByRole('button', { name: 'Laskun tila: Odottaa' }).click();
    await page.getByRole('menuitem', { name: 'Valmis' }).click();
    await expect(page.getByRole('tab', { name: /Laskutiedot/ })).toContainText('Valmis');
  });

  await test.step('Where the buyer accounts for the VAT its VAT number is there, or is given', async () => {
    const rivit = page.getByRole('tab', { name: /Laskurivit/ });
    await rivit.click();
    await expect(rivit).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('table', { name: 'Rivit' }).getByRole('row').nth(1)).toBeVisible();
    const give = page.getByRole('button', { name: /^Käytä FI/ });
    if (await give.isVisible()) {
      await give.click();
      await expect(give).toHaveCount(0);
    }
  });

  await test.step('It is sent, and frozen', async () => {
    await page.getByRole('button', { name: 'Lähetä Netvisoriin' }).click();
    await page.getByRole('button', { name: 'KYLLÄ, lähetä lasku' }).click();
    await expect(page.getByText('Lasku lähetetty Netvisoriin')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Lähetä Netvisoriin' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Hae laskupohjasta' })).toHaveCount(0);
  });

  await test.step('Each request is shown with its answer, and the log says that it is sent', async () => {
    await page.getByRole('tab', { name: /Netvisor/ }).click();
    const steps = page.getByRole('region', { name: 'Yritykset' });
    await expect(steps.getByRole('listitem')).toHaveCount(5);
    await steps.getByRole('button', { name: 'Näytä pyyntö: Lasku' }).click();
    await expect(steps.getByText(/<salesinvoicenumber>/)).toBeVisible();
    await page.getByRole('tab', { name: /Loki/ }).click();
    await expect(page.getByText(/Lähetetty Netvisoriin/).first()).toBeVisible();
  });

  await test.step('Its PDF is stored by the browser', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'PDF' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^lasku-\d+\.pdf$/);
  });

  await test.step('It stands on the page of sendings', async () => {
    await page.goto('/laskutus/lahetykset');
    const list = page.getByRole('list', { name: 'Lähetykset' });
    await expect(list.getByRole('button').first()).toContainText('Lähetetty');
  });
});
