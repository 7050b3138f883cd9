import { keikkaCalls } from '@keikka/contracts';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { portalUrl } from '../src/addresses.js';
import { Api } from '../src/api.js';

/** What a page's own styles could change of ours, and ours of it. */
const styleOf = (element: Locator) =>
  element.evaluate((node) => {
    const { fontFamily, fontSize, lineHeight, letterSpacing, color, textTransform, textAlign, padding } =
      getComputedStyle(node);
    return { fontFamily, fontSize, lineHeight, letterSpacing, color, textTransform, textAlign, padding };
  });

/** Of what stands on the page: one that is drawn anew at this very moment has no style. */
async function look(element: Locator) {
  let style = await styleOf(element);
  await expect(async () => {
    style = await styleOf(element);
    expect(style.color).not.toBe('');
  }).toPass({ timeout: 20_000 });
  return style;
}

const orderOf = (page: Page): Locator => page.locator('#order');

async function choose(page: Page, field: string, option: RegExp): Promise<void> {
  await orderOf(page).getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: option }).first().click();
}

test('a partner’s person makes a draft in the portal, fills it in and sends it [O-139]', async ({ page }) => {
  await page.goto(portalUrl);
  await page.getByRole('button', { name: 'Uusi tilaus' }).click();
  await expect(page.getByRole('heading', { name: /^Betonipumppaus \d+$/ })).toBeVisible();
  const keikkaId = Number(new URL(page.url()).searchParams.get('keikkaId'));
  const order = orderOf(page);
  await expect(order.getByText('Rakennus Koskinen Oy').first()).toBeVisible();
  const left = order.getByRole('complementary', { name: 'Ennen lähetystä' });
  await expect(left.getByText('0 / 5')).toBeVisible();

  await choose(page, 'Toimitusosoite', /\w/);
  await choose(page, 'Asiakkaan yhteyshenkilö', /Tero Koskinen/);
  await order.getByRole('textbox', { name: 'Toivottu puomi' }).fill('36');
  await order.getByRole('textbox', { name: 'Kommentti' }).fill('Anturat ensin, nosturi paikalla klo 10 asti');
  await order.getByRole('button', { name: 'TALLENNA' }).click();
  await expect(order.getByText(/^Tallennettu \d/)).toBeVisible();
  await choose(page, 'Yhteyshenkilö', /Tero Koskinen/);
  await order.getByRole('button', { name: 'TALLENNA' }).click();
  await expect(left.getByText('3 / 5')).toBeVisible();

  // Of what it lacks it asks first, and stays a draft.
  await order.getByRole('button', { name: 'Lähetä' }).click();
  await expect(page.getByText('Tilauksesta puuttuu vielä: aika ja kesto, betoni.')).toBeVisible();
  await page.getByRole('button', { name: 'TÄYDENNÄ ENSIN' }).click();

  await order.getByRole('button', { name: 'Päivä' }).click();
  await page.keyboard.press('Enter');
  await order.getByRole('button', { name: 'Lisää betoni' }).click();
  await order.getByLabel('Betonin komentokehote').fill('c30 16 s3 xc3 12m3');
  await page.keyboard.press('Enter');
  await expect(left.getByText('5 / 5')).toBeVisible();
  await order.getByRole('button', { name: 'Lähetä' }).click();
  await expect(page.getByText('Tilaus lähetetty')).toBeVisible();
  await expect(order.getByRole('button', { name: 'TALLENNA' })).toHaveCount(0);
  const row = page.locator(`#orders a[href="?keikkaId=${keikkaId}"]`);
  await expect(row.getByText('lähetetty')).toBeVisible();

  // Whose order it is plans it from here.
  const { keikkaData, access } = await (
    await Api.as('ajojarjestelija')
  ).ask(keikkaCalls.get, { keikkaId, ownerAsiakasId: 0 });
  expect(keikkaData).toMatchObject({
    keikkaTilaId: 2,
    m3: 12,
    keikkaComment: 'Anturat ensin, nosturi paikalla klo 10 asti',
  });
  expect(access.plan).toBe(true);
});

test('a partner’s person gives up a draft in the portal, after a question', async ({ page }) => {
  await page.goto(portalUrl);
  await page.getByRole('button', { name: 'Uusi tilaus' }).click();
  await expect(page.getByRole('heading', { name: /^Betonipumppaus \d+$/ })).toBeVisible();
  const keikkaId = Number(new URL(page.url()).searchParams.get('keikkaId'));
  const row = page.locator(`#orders a[href="?keikkaId=${keikkaId}"]`);
  await expect(row.getByText('luonnos')).toBeVisible();
  const remove = orderOf(page).getByRole('button', { name: 'Poista luonnos' });
  await remove.click();
  const question = page.getByRole('alertdialog', { name: 'Poistetaanko luonnos?' });
  await question.getByRole('button', { name: 'PERUUTA' }).click();
  await expect(question).toBeHidden();
  await remove.click();
  await question.getByRole('button', { name: 'POISTA LUONNOS' }).click();
  await expect(page.getByText(`Luonnos ${keikkaId} poistettu`)).toBeVisible();
  await expect(remove).toHaveCount(0);
  await expect(row).toHaveCount(0);
});

test('a partner’s page and the order in it leave each other’s styles alone', async ({ page }) => {
  await page.goto(portalUrl);
  const title = page.getByRole('heading', { name: 'Omat pumppaustilaukset' });
  const alone = await look(title);
  const href = await page.locator('#orders a').last().getAttribute('href');
  const shown = async (query: string) => {
    await page.goto(`${portalUrl}/${query}`);
    const heading = orderOf(page).getByRole('heading', { level: 1 });
    const text = orderOf(page).getByText('Toimitus', { exact: true }).first();
    await expect(text).toBeVisible();
    return { ours: [await look(heading), await look(text)], theirs: await look(title) };
  };
  const calm = await shown(`${href}`);
  const hostile = await shown(`${href}&vihamielinen`);
  expect(hostile.ours).toEqual(calm.ours);
  expect(hostile.theirs).not.toEqual(alone);
  // With the order in the page it looks as without.
  expect(calm.theirs).toEqual(alone);
});
