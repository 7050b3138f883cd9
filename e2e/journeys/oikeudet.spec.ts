import { expect, test } from '@playwright/test';
import { expectAccessible } from '../src/accessibility.js';
import { Api, demoDay, movable } from '../src/api.js';
import { signIn } from '../src/board-page.js';

// What is half faded in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The company of the login `asiakas`, which sees its own orders without being given anything. */
const HER_COMPANY = 101;

/** An order of today that is none of the customer's who is let in. */
async function foreignOrder(): Promise<number> {
  const api = await Api.as('yritys');
  const order = movable(await api.day(demoDay), 1).find(({ keikka }) => keikka.asiakasId !== HER_COMPANY);
  if (!order) throw new Error(`no order on ${demoDay}`);
  return order.keikka.keikkaId;
}

test('a level is given, used, and taken away while the order is open [O-136] [O-139]', async ({
  page,
  browser,
}) => {
  const keikkaId = await foreignOrder();
  const hers = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await signIn(page, 'yritys');
  await page.goto(`/tilaus/${keikkaId}?valilehti=oikeudet`);
  await signIn(hers, 'asiakas');
  const column = page.getByRole('region', { name: 'Tilaus', exact: true });

  await test.step('Nothing is open to her', async () => {
    await hers.goto(`/tilaus/${keikkaId}`);
    await expect(hers.getByText('Ei pääsyä tilaukselle.')).toBeVisible();
  });

  await test.step('She is found by her name and may read', async () => {
    await column.getByRole('button', { name: 'Lisää henkilö' }).click();
    const dialog = page.getByRole('dialog', { name: 'Lisää henkilö' });
    await expect(dialog.getByRole('combobox', { name: 'Henkilö' })).toBeFocused();
    await page.keyboard.type('minna koskinen asiakas@');
    await page.getByRole('option', { name: /^Minna Koskinen/ }).click();
    await expect(dialog).toBeHidden();
    await expect(column.getByRole('button', { name: 'Minna Koskinen: Luku' })).toBeVisible();
    await expectAccessible(page);
    await hers.reload();
    await expect(hers.getByRole('tab', { name: 'Teksti' })).toBeVisible();
  });

  await test.step('What was opened closes by itself when it is taken away', async () => {
    await column.getByRole('button', { name: 'Minna Koskinen: Luku' }).click();
    await page.getByRole('menuitem', { name: /^Ei pääsyä/ }).click();
    await expect(hers.getByText('Ei pääsyä tilaukselle.')).toBeVisible();
    await expect(hers.getByRole('tab', { name: 'Teksti' })).toBeHidden();
  });

  await test.step('And she is taken off the list', async () => {
    await column.getByRole('button', { name: 'Minna Koskinen: Ei pääsyä' }).click();
    await page.getByRole('menuitem', { name: 'Poista henkilö' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Poista henkilö' }).click();
    await expect(column.getByText('Minna Koskinen')).toBeHidden();
  });
  await hers.context().close();
});
