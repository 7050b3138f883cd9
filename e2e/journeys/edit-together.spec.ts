import { expect, type Browser, type Page } from '@playwright/test';
import { keikkaCalls, keikkaFormCalls } from '@keikka/contracts';
import { Api, demoDay, type AnyLogin } from '../src/api.js';
import { signIn } from '../src/board-page.js';
import { ordersOf, test } from '../src/company.js';

async function openOrder(browser: Browser, login: AnyLogin, keikkaId: number): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, login);
  await page.goto(`/tilaus/${keikkaId}`);
  return page;
}

test('two persons edit one order: what does not meet is merged at once, what meets is asked about', async ({
  browser,
  company,
}) => {
  const { api, login, otherLogin } = company;
  const { keikkaId } = company.orders[0].keikka;
  const stored = async () => (await api.ask(keikkaCalls.get, { keikkaId, ownerAsiakasId: 0 })).keikkaData;
  const mine = await openOrder(browser, login, keikkaId);
  const theirs = await openOrder(browser, otherLogin, keikkaId);
  const save = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'TALLENNA' }).click();
  };

  await test.step('When a colleague saves another field while she types', async () => {
    await mine.getByLabel('Kommentti').fill('Soita 30 min');
    await theirs.getByLabel('Ajo-ohje').fill('Portti B');
    await save(theirs);
    await expect(theirs.getByText(/^Tallennettu \d/)).toBeVisible();
  });

  await test.step('Then it is in her form, and she types on where she was', async () => {
    await expect(mine.getByLabel('Ajo-ohje')).toHaveValue('Portti B');
    await expect(mine.getByLabel('Kommentti')).toBeFocused();
    await mine.keyboard.type(' ennen');
    await expect(mine.getByLabel('Kommentti')).toHaveValue('Soita 30 min ennen');
    await expect(mine.getByText('Tallentamattomia muutoksia: 1')).toBeVisible();
  });

  await test.step('And it is told who has changed it, when, and what it was, until she has read it', async () => {
    const ajoOhje = mine.getByRole('group', { name: 'Lisätietoja' });
    await expect(ajoOhje.getByText(/muutti \d{1,2}:\d\d\. Oli: /)).toBeVisible();
    const news = mine.getByRole('status', { name: 'Muut ovat muuttaneet tilausta' });
    await expect(news).toHaveText(/ muutti \d{1,2}:\d\d: Ajo-ohje$/);
    await news.getByRole('button', { name: 'Kuittaa muutokset' }).click();
    await expect(news).toBeHidden();
    await expect(mine.getByLabel('Kommentti')).toHaveValue('Soita 30 min ennen');
  });

  await test.step('When he saves the field that she is typing in, and she saves too', async () => {
    await theirs.getByLabel('Kommentti').fill('Älä soita');
    await save(theirs);
    await expect.poll(async () => (await stored()).keikkaComment).toBe('Älä soita');
    await save(mine);
  });

  await test.step('Then both values stand beside each other, and hers is saved when she chooses it', async () => {
    const question = mine.getByRole('alertdialog');
    await expect(question).toContainText('Älä soita');
    await expect(question).toContainText('Soita 30 min ennen');
    await question.getByRole('radio', { name: /Kommentti, oma muutos/ }).check();
    await question.getByRole('button', { name: 'Tallenna valinnat' }).click();
    await expect(question).toBeHidden();
    await expect.poll(async () => (await stored()).keikkaComment).toBe('Soita 30 min ennen');
    await expect(theirs.getByLabel('Kommentti')).toHaveValue('Soita 30 min ennen');
    expect((await stored()).keikkaAjoOhje).toBe('Portti B');
  });

  await test.step('And taking it back asks nothing, although he has saved another field since', async () => {
    await theirs.getByLabel('Ajo-ohje').fill('Portti C');
    await save(theirs);
    await expect(mine.getByLabel('Ajo-ohje')).toHaveValue('Portti C');
    await mine.getByRole('button', { name: 'Kumoa' }).last().click();
    await expect.poll(async () => (await stored()).keikkaComment).toBe('Älä soita');
    expect((await stored()).keikkaAjoOhje).toBe('Portti C');
  });
  for (const page of [mine, theirs]) await page.context().close();
});

test('who may only read an order can change nothing of it, by screen or by call', async ({ browser }) => {
  const dispatcher = await Api.as('ajojarjestelija');
  const [order] = ordersOf(dispatcher, await dispatcher.day(demoDay));
  const keikkaId = order?.keikka.keikkaId ?? 0;
  const driver = await Api.as('kuljettaja');
  const page = await openOrder(browser, 'kuljettaja', keikkaId);
  await expect(page.getByRole('tab', { name: 'Teksti' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(1);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /TALLENNA/ })).toHaveCount(0);
  const save = driver.ask(keikkaFormCalls.save, { keikkaId, keikkaComment: 'x' });
  await expect(save).rejects.toThrow('403');
  await page.context().close();
});
