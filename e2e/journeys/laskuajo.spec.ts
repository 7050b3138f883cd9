import { laskuajoCalls, laskuCalls, laskupohjaCalls, laskupohjaRiviCalls } from '@keikka/contracts';
import { laskupohjaTila } from '@keikka/domain';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../src/accessibility.js';
import { Api } from '../src/api.js';
import { signIn } from '../src/board-page.js';

// What is half faded in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A template that fits the larger orders only, so that the others are exceptions. */
async function addPohja(api: Api): Promise<void> {
  const { laskupohjaId } = await api.ask(laskupohjaCalls.create, { laskupohjaNimi: 'Isot valut' });
  await api.ask(laskupohjaCalls.save, { laskupohjaId, evalCriteria: '{m3 > 30}' });
  const { laskupohjaRiviId } = await api.ask(laskupohjaRiviCalls.create, { laskupohjaId });
  const rivi = { otsikko: 'Pumppaus', maaraEval: '{m3}', hintaEval: '8' };
  await api.ask(laskupohjaRiviCalls.save, { laskupohjaRiviId, ...rivi });
  const laskupohjaTilaId = laskupohjaTila.aktiivinen;
  await api.ask(laskupohjaCalls.setTila, { laskupohjaId, laskupohjaTilaId });
}

const heading = (page: Page) => page.getByRole('heading', { level: 2 });
const keskeyta = (page: Page) => page.getByRole('button', { name: 'Keskeytä' });
const ended = (page: Page) => expect(keskeyta(page)).toHaveCount(0, { timeout: 30_000 });

async function begin(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Uusi ajo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Aloita ajo' }).click();
  await expect(heading(page)).toHaveText(name);
}

// The other company of the demo data, so that the orders of the first stay as other journeys need them.
test('a month with exceptions is cancelled in the middle, run again, and each invoice is made once', async ({
  page,
}) => {
  test.slow();
  const api = await Api.as('kilpailija');
  const runs = () => api.ask(laskuajoCalls.list, { laskuttajaAsiakasId: 0 });
  await signIn(page, 'kilpailija');
  await page.goto('/laskutus/ajot');

  await test.step('Nothing was run yet', async () => {
    await expect(page.getByText('Ei ajoja')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('Without a template each order of the last whole month is an exception', async () => {
    await begin(page, /, ajo 1$/);
    await ended(page);
    await expect(page.getByText('Luotu 0', { exact: true })).toBeVisible();
    await expect(page.getByText('Ei sopivaa laskupohjaa').first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('With a template for some of them it is run again, and cancelled in the middle', async () => {
    await addPohja(api);
    await page.getByRole('button', { name: 'Aja poikkeukset uudelleen' }).click();
    await expect(heading(page)).toHaveText(/, ajo 2$/);
    await expect(page.getByText(/^Luotu [1-9]/)).toBeVisible();
    await keskeyta(page).click();
    await ended(page);
    await expect(page.getByText(/^Jäi tekemättä [1-9]/)).toBeVisible();
  });

  await test.step('Run again it makes the rest', async () => {
    await begin(page, /, ajo 3$/);
    await ended(page);
    await expect(page.getByText(/^Ohitettu [1-9]/)).toBeVisible();
    await expect(page.getByText(/^Luotu [1-9]/)).toBeVisible();
  });

  await test.step('Each invoice is there once, and another run makes none', async () => {
    await begin(page, /, ajo 4$/);
    await ended(page);
    await expect(page.getByText('Luotu 0', { exact: true })).toBeVisible();
    const [last] = await runs();
    const period = { first: last?.first, last: last?.last };
    const { laskut } = await api.ask(laskuCalls.haku, { laskuttajaAsiakasId: 0, ...period, raja: 2_000 });
    expect(new Set(laskut.map(({ keikkaId }) => keikkaId)).size).toBe(laskut.length);
    const made = (await runs()).reduce((sum, { luotu }) => sum + luotu, 0);
    expect([laskut.length, last?.ohitettu]).toEqual([made, made]);
  });

  await test.step('All runs are kept', async () => {
    await page.reload();
    await expect(page.getByRole('list', { name: 'Ajot' }).getByRole('listitem')).toHaveCount(4);
    await page.getByRole('button', { name: /, ajo 2/ }).click();
    await expect(heading(page)).toHaveText(/, ajo 2$/);
    await expect(page.getByText('Keskeytetty').first()).toBeVisible();
  });
});
