import { expect, test, type Browser, type Page } from '@playwright/test';
import { laskuCalls, laskuRiviCalls } from '@keikka/contracts';
import { addDays, helsinkiDay, laskuTila } from '@keikka/domain';
import { Api, type AnyLogin } from '../src/api.js';
import { signIn } from '../src/board-page.js';

/** An order of the list that no other journey bills. */
const OWN_ORDER = 70;

async function newLasku(api: Api): Promise<number> {
  const { laskut } = await api.ask(laskuCalls.haku, {
    laskuttajaAsiakasId: 0,
    first: addDays(helsinkiDay(Date.now()), -90),
    tilat: [laskuTila.odottaa],
  });
  const keikkaId = laskut[OWN_ORDER]?.keikkaId ?? 0;
  const made = await api.ask(laskuCalls.create, { keikkaId, laskuttajaAsiakasId: 0, maksajaAsiakasId: 0 });
  return made.keikkaLaskuId;
}

async function openLasku(browser: Browser, login: AnyLogin, keikkaLaskuId: number): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, login);
  await page.goto(`/laskutus?aika=90&lasku=${keikkaLaskuId}`);
  await expect(rowsOf(page).nth(1)).toBeVisible();
  return page;
}

const rowsOf = (page: Page) => page.getByRole('table', { name: 'Rivit' }).getByRole('row');
const sumOf = (page: Page) => page.getByRole('table', { name: 'Laskun summat' }).getByRole('row').last();

async function typePrice(page: Page, price: string): Promise<void> {
  await rowsOf(page).nth(1).getByRole('cell').nth(5).click();
  await page.keyboard.type(price);
}

test('two invoicers on one invoice see each other’s changes, and neither is lost', async ({ browser }) => {
  const api = await Api.as('laskutus');
  const keikkaLaskuId = await newLasku(api);
  const stored = () => api.ask(laskuCalls.get, { keikkaLaskuId });
  const mine = await openLasku(browser, 'laskutus', keikkaLaskuId);
  const theirs = await openLasku(browser, 'yritys', keikkaLaskuId);

  await test.step('A price that one gives is on the screen of the other, with its sums', async () => {
    await typePrice(mine, '7,77');
    await mine.keyboard.press('Enter');
    await mine.keyboard.press('Escape');
    await expect(rowsOf(theirs).nth(1)).toContainText('7,77');
    await expect(sumOf(theirs)).toHaveText((await sumOf(mine).textContent()) ?? '');
  });

  await test.step('Two prices at once: the later one is asked, and what he chooses is stored', async () => {
    await typePrice(theirs, '8,88');
    await typePrice(mine, '9,99');
    await mine.keyboard.press('Enter');
    await expect.poll(async () => (await stored()).laskuRivit[0]?.hinta).toBe('9.99');
    await theirs.keyboard.press('Enter');
    const question = theirs.getByRole('alertdialog');
    await expect(question).toContainText('9,99');
    await expect(question).toContainText('8,88');
    await question.getByRole('radio', { name: /oma muutos/ }).check();
    await question.getByRole('button', { name: 'Tallenna valinnat' }).click();
    await expect(question).toBeHidden();
    await expect.poll(async () => (await stored()).laskuRivit[0]?.hinta).toBe('8.88');
    await mine.keyboard.press('Escape');
    await expect(rowsOf(mine).nth(1)).toContainText('8,88');
  });

  await test.step('A row that one deletes is gone for the other, and the sums are those of the rest', async () => {
    const [first] = (await stored()).laskuRivit;
    const count = await rowsOf(theirs).count();
    const { keikkaLaskuRiviId = 0 } = first ?? {};
    await api.ask(laskuRiviCalls.delete, { keikkaLaskuRiviId, keikkaLaskuId });
    await expect(rowsOf(theirs)).toHaveCount(count - 1);
    await expect(rowsOf(mine)).toHaveCount(count - 1);
    await expect(sumOf(theirs)).toHaveText((await sumOf(mine).textContent()) ?? '');
  });

  await test.step('The status that one sets is that of the other', async () => {
    await mine.getByRole('button', { name: 'Laskun tila: Odottaa' }).click();
    await mine.getByRole('menuitem', { name: 'Valmis' }).click();
    await expect(theirs.getByRole('button', { name: 'Laskun tila: Valmis' })).toBeVisible();
  });
});
