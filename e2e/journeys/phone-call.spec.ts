import { expect, type Locator, type Page } from '@playwright/test';
import { keikkaCalls } from '@keikka/contracts';
import type { Api } from '../src/api.js';
import { BoardPage, pointAt, signIn } from '../src/board-page.js';
import { test } from '../src/company.js';

test('an order is taken while the caller talks, by keys alone', async ({ page, company }) => {
  const { api, day, login, freeVehicle } = company;
  const board = new BoardPage(page);
  await signIn(page, login);
  await board.open(day);
  const [{ keikka }] = company.orders;
  const site = await keikkaOf(api, keikka.keikkaId);
  let strokes = 0;
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    strokes += keys.length;
  };
  const window = page.getByRole('dialog', { name: 'Uusi tilaus' });
  const order = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: 'TALLENNA', exact: true }) });
  const field = (name: string | RegExp) => order.getByRole('combobox', { name });
  const made = () => page.waitForResponse((answer) => answer.url().endsWith('/api/keikka/create'));

  await test.step('Given a free place on the board is chosen', async () => {
    const { x, y } = await pointAt(board, board.row(freeVehicle.vehicleId), 10);
    await page.mouse.click(x, y);
    await board.board.focus();
  });

  const created = made();
  await test.step('When N begins an order, and Enter makes it of the only source', async () => {
    await press('n');
    await expect(window.getByRole('button', { name: 'Luo tilaus' })).toBeVisible();
    await press('Enter');
    await expect(window).toBeHidden();
  });
  const { data } = (await (await created).json()) as { data: { keikkaId: number } };

  await test.step('Then it opens at its customer, who is made of what was typed', async () => {
    await expect(field('Vastaanottava asiakas')).toBeFocused();
    await page.keyboard.type('Soittajan Rakennus Oy');
    await press('Control+Enter');
    const made = page.getByRole('dialog', { name: 'Uusi asiakas' });
    await expect(made.getByRole('textbox', { name: /^Nimi/ })).toHaveValue('Soittajan Rakennus Oy');
    await press('Enter');
    await expect(made).toBeHidden();
    await expect(field('Vastaanottava asiakas')).toBeFocused();
  });

  await test.step('And the caller is found by the number that calls, whoever he was a contact of', async () => {
    await press('Tab');
    await expect(field('Asiakkaan yhteyshenkilö')).toBeFocused();
    await page.keyboard.type(site.yhteyshenkiloPuhelin.replace(/^0/, '+358').replaceAll(' ', ''));
    await press('Enter');
    await expect(field('Asiakkaan yhteyshenkilö')).toHaveValue(new RegExp(`^${site.yhteyshenkiloNimi} · `));
  });

  await test.step('And the site by a part of its street, with its own contact', async () => {
    while (!(await field('Toimitusosoite').evaluate((input) => input === document.activeElement))) {
      await press('Tab');
      expect(strokes).toBeLessThan(20);
    }
    await page.keyboard.type(site.tyomaaOsoite1);
    await press('Enter');
    await expect(field('Toimitusosoite')).not.toHaveValue(site.tyomaaOsoite1);
  });

  await test.step('And what is poured as it is said', async () => {
    await press('Alt+b');
    await expect(order.getByRole('combobox', { name: 'Betonin komentokehote' })).toBeFocused();
    await page.keyboard.type('rak c30 16 s3 xc3 50v 12,5m3');
    await press('Enter');
    await expect(order.getByText('BETONI EI OLE KOKONAINEN')).toBeHidden();
    await press('Control+s');
  });

  await test.step('Then all of it is stored, within 25 strokes beside the texts', async () => {
    await expect
      .poll(() => keikkaOf(api, data.keikkaId))
      .toMatchObject({
        asiakasNimi: 'Soittajan Rakennus Oy',
        asiakasContactPersonId: site.tyomaaContactPersonId,
        tyomaaOsoite1: site.tyomaaOsoite1,
        tyomaaContactPersonId: site.tyomaaContactPersonId,
        yhteyshenkiloPuhelin: site.yhteyshenkiloPuhelin,
        pumppuKesto: 360,
        m3: 12.5,
        betonit: [{ m3: 12.5, laatu: 'Rakennebetoni', betoniString: 'C30/37 #16 S3 XC3', kayttoIka: '50 v' }],
      });
    expect(strokes).toBeLessThanOrEqual(25);
  });
});

test('an order whose answer is lost on the way is made once, and filled in by mouse', async ({
  page,
  company,
}) => {
  const { api, day, login, freeVehicle } = company;
  const board = new BoardPage(page);
  await signIn(page, login);
  await board.open(day);
  const site = await keikkaOf(api, company.orders[0].keikka.keikkaId);
  const made = async () =>
    (await api.day(day)).ajoneuvot
      .find(({ vehicleId }) => vehicleId === freeVehicle.vehicleId)
      ?.keikkaGroup.flatMap((item) => (item.isKeikka ? [item.keikkaId] : []));
  const window = page.getByRole('dialog', { name: 'Uusi tilaus' });
  const order = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: 'TALLENNA', exact: true }) });

  await test.step('Given the answer to the first press never comes, though the order is made', async () => {
    await page.route('**/api/keikka/create', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'TILAUS', exact: true }).click();
    await window.getByRole('combobox', { name: 'Ajoneuvo' }).fill(freeVehicle.vehicleNo);
    await page.getByRole('option', { name: new RegExp(`^${freeVehicle.vehicleNo}`) }).click();
    await window.getByRole('button', { name: 'Luo tilaus' }).click();
    await expect(window.getByRole('alert')).toBeVisible();
    await expect.poll(made).toHaveLength(1);
    await page.unroute('**/api/keikka/create');
  });

  await test.step('When she presses again, then that order opens and there is no other [O-145]', async () => {
    await window.getByRole('button', { name: 'Luo tilaus' }).click();
    await expect(window).toBeHidden();
    await expect(order.getByRole('combobox', { name: 'Vastaanottava asiakas' })).toBeFocused();
    expect(await made()).toHaveLength(1);
  });

  await test.step('And customer, contact and site are chosen by mouse and saved', async () => {
    await makeCustomer(page, order, 'Hiiren Rakennus Oy');
    await choose(page, order, 'Asiakkaan yhteyshenkilö', site.yhteyshenkiloNimi);
    await choose(page, order, 'Toimitusosoite', site.tyomaaOsoite1);
    await order.getByRole('button', { name: 'TALLENNA', exact: true }).click();
    const [keikkaId = 0] = (await made()) ?? [];
    await expect
      .poll(() => keikkaOf(api, keikkaId))
      .toMatchObject({
        asiakasNimi: 'Hiiren Rakennus Oy',
        asiakasContactPersonId: site.tyomaaContactPersonId,
        tyomaaId: site.tyomaaId,
      });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('an order is taken by finger', async ({ page, company }) => {
    const { api, day, login } = company;
    const site = await keikkaOf(api, company.orders[0].keikka.keikkaId);
    await signIn(page, login);
    await page.goto(`/?pvm=${day}`);
    await page.getByRole('button', { name: 'UUSI' }).tap();
    await page.getByRole('menuitem', { name: 'Tilaus' }).tap();
    const created = page.waitForResponse((answer) => answer.url().endsWith('/api/keikka/create'));
    await page.getByRole('button', { name: 'Luo tilaus' }).tap();
    const { data } = (await (await created).json()) as { data: { keikkaId: number } };
    const order = page
      .getByRole('dialog')
      .filter({ has: page.getByRole('button', { name: 'TALLENNA', exact: true }) });
    await makeCustomer(page, order, 'Sormen Rakennus Oy');
    await choose(page, order, 'Toimitusosoite', site.tyomaaOsoite1);
    await order.getByRole('button', { name: 'TALLENNA', exact: true }).tap();
    await expect
      .poll(() => keikkaOf(api, data.keikkaId))
      .toMatchObject({ asiakasNimi: 'Sormen Rakennus Oy', tyomaaId: site.tyomaaId });
  });
});

const keikkaOf = async (api: Api, keikkaId: number) =>
  (await api.ask(keikkaCalls.get, { keikkaId, ownerAsiakasId: 0 })).keikkaData;

/** Presses the last line of the customers, which makes a new one. */
async function makeCustomer(page: Page, order: Locator, name: string): Promise<void> {
  const field = order.getByRole('combobox', { name: 'Vastaanottava asiakas' });
  await field.fill(name);
  await page.getByRole('option', { name: `Luo asiakas ”${name}”` }).click();
  const window = page.getByRole('dialog', { name: 'Uusi asiakas' });
  await window.getByRole('button', { name: 'Luo asiakas' }).click();
  await expect(window).toBeHidden();
  await expect(field).toHaveValue(name);
}

/** Types into a picker and presses the first line that its text finds. */
async function choose(page: Page, order: Locator, name: string, text: string): Promise<void> {
  const field = order.getByRole('combobox', { name });
  await field.fill(text);
  await page.getByRole('option').filter({ hasText: text }).first().click();
  await expect(page.getByRole('option')).toHaveCount(0);
}
