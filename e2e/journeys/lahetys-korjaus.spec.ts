import { expect, test, type Page } from '@playwright/test';
import { laskuCalls, osapuoliCalls, type Osapuoli } from '@keikka/contracts';
import { addDays, helsinkiDay, laskuTila, onLaskulla } from '@keikka/domain';
import { Api } from '../src/api.js';
import { signIn } from '../src/board-page.js';

interface Avoin {
  keikkaLaskuId: number;
  maksaja: Osapuoli;
  kaannetty: boolean;
}

/** The first ones of the list are those of other journeys. */
const OTHERS = 40;

/** A waiting invoice that is like this. */
async function waiting(wanted: (one: Avoin) => boolean): Promise<Avoin> {
  const api = await Api.as('laskutus');
  const { laskut } = await api.ask(laskuCalls.haku, {
    laskuttajaAsiakasId: 0,
    first: addDays(helsinkiDay(Date.now()), -90),
    tilat: [laskuTila.odottaa],
  });
  for (const { keikkaLaskuId, maksajaAsiakasId } of laskut.slice(OTHERS)) {
    const maksaja = await api.ask(osapuoliCalls.get, { asiakasId: maksajaAsiakasId });
    const { laskuRivit } = await api.ask(laskuCalls.get, { keikkaLaskuId });
    const kaannetty = laskuRivit.some((rivi) => rivi.kaannetty && onLaskulla(rivi));
    const one = { keikkaLaskuId, maksaja, kaannetty };
    if (wanted(one)) return one;
  }
  throw new Error('no waiting invoice is like that');
}

async function open(page: Page, keikkaLaskuId: number, kohde: string): Promise<void> {
  await signIn(page, 'laskutus');
  await page.goto(`/laskutus?aika=90&lasku=${keikkaLaskuId}`);
  await page.getByRole('tab', { name: /Laskutiedot/ }).click();
  const chosen = page.getByRole('combobox', { name: 'Lähetys' });
  if ((await chosen.textContent()) !== kohde) {
    await chosen.click();
    await page.getByRole('option', { name: kohde }).click();
  }
  await expect(page.getByRole('tab', { name: new RegExp(kohde) })).toContainText('Ei lähetetty');
}

async function send(page: Page, illative: string): Promise<void> {
  await page.getByRole('button', { name: `Lähetä ${illative}` }).click();
  await page.getByRole('button', { name: 'KYLLÄ, lähetä lasku' }).click();
}

test('a sending that fails says why, and goes once that is mended', async ({ page }) => {
  const { keikkaLaskuId } = await waiting(
    ({ maksaja, kaannetty }) => !kaannetty && maksaja.katuosoite !== '',
  );
  await open(page, keikkaLaskuId, 'Fennoa');
  const street = page.getByRole('region', { name: 'Ostaja' }).getByRole('textbox', { name: 'Katuosoite' });
  const before = await street.inputValue();
  const saved = () => page.waitForResponse((answer) => answer.url().endsWith('/osapuoli/save'));

  await test.step('Fennoa takes no invoice of a buyer without an address', async () => {
    const stored = saved();
    await street.fill('');
    await stored;
    await send(page, 'Fennoaan');
    await expect(page.getByText('Laskun lähetys epäonnistui')).toBeVisible();
  });

  await test.step('What is amiss stands in its tab, and in the list of sendings', async () => {
    await page.getByRole('tab', { name: /Fennoa/ }).click();
    await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText('katuosoite');
    await expect(page.getByRole('list', { name: 'Lähetyksen vaiheet' })).toContainText('Epäonnistui');
    await expect(
      page
        .getByRole('list', { name: 'Muut laskut' })
        .locator('[aria-current=true]')
        .getByLabel('Epäonnistui'),
    ).toBeVisible();
  });

  await test.step('With the address it goes, under the number that it had', async () => {
    await page.getByRole('tab', { name: /Laskutiedot/ }).click();
    const stored = saved();
    await street.fill(before);
    await stored;
    await send(page, 'Fennoaan');
    await expect(page.getByText('Lasku lähetetty Fennoaan')).toBeVisible();
    await page.getByRole('tab', { name: /Fennoa.*Lähetetty/ }).click();
    await expect(page.getByRole('region', { name: 'Yritykset' })).toContainText('varattu ennen lähetystä');
  });
});

test('a buyer’s missing VAT number is asked at its place, given, and the invoice goes', async ({ page }) => {
  const { keikkaLaskuId, maksaja } = await waiting(({ kaannetty }) => kaannetty);
  const { asiakasId, alvTunnus, varmenne } = maksaja;
  // Where the journey was made before, its number is taken off again.
  if (alvTunnus !== '')
    await (await Api.as('laskutus')).ask(osapuoliCalls.save, { asiakasId, varmenne, alvTunnus: '' });
  await open(page, keikkaLaskuId, 'Netvisor');
  await page.getByRole('tab', { name: /Laskurivit/ }).click();

  await test.step('It is said why the buyer accounts for the VAT, and what is missing', async () => {
    await expect(page.getByText('Miksi verovelvollisuus on käännetty?')).toBeVisible();
    await expect(page.getByText(/Ostajan ALV-tunnus puuttuu/).first()).toBeVisible();
  });

  await test.step('It does not go without it', async () => {
    await send(page, 'Netvisoriin');
    await expect(page.getByText('Laskun lähetys epäonnistui')).toBeVisible();
    await expect(page.getByRole('tab', { name: /Netvisor/ })).toContainText('Ei lähetetty');
  });

  await test.step('The number that follows from the business id is taken by one press', async () => {
    const own = `FI${maksaja.ytunnus.replace('-', '')}`;
    await page.getByRole('button', { name: `Käytä ${own}` }).click();
    await expect(page.getByText(/Ostajan ALV-tunnus puuttuu/)).toHaveCount(0);
    await send(page, 'Netvisoriin');
    await expect(page.getByText('Lasku lähetetty Netvisoriin')).toBeVisible();
  });
});
