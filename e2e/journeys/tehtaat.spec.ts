import { expect, type Locator, type Page } from '@playwright/test';
import { sijaintiCalls, type ListedSijainti } from '@keikka/contracts';
import { expectAccessible } from '../src/accessibility.js';
import { Api } from '../src/api.js';
import { signIn } from '../src/board-page.js';
import { test } from '../src/company.js';

// What is half faded in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PHONE = { width: 390, height: 844 };

const mapIn = (window: Locator): Locator =>
  window.getByRole('application', { name: 'Tehtaan sijainti kartalla' });
const latitudeIn = (window: Locator): Locator => window.getByRole('textbox', { name: /^Leveysaste/ });
const longitudeIn = (window: Locator): Locator => window.getByRole('textbox', { name: /^Pituusaste/ });
const windowOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** Moves the marker by hand. */
async function drag(page: Page, marker: Locator, by: { x: number; y: number }): Promise<void> {
  const box = await marker.boundingBox();
  if (!box) throw new Error('no marker is shown');
  // The point of the pin is where the thing is; the pin stands above it.
  const [x, y] = [box.x, box.y - 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x, y + by.y, { steps: 5 });
  await page.mouse.up();
}

test('an admin keeps the factories of the company, and puts one on the map [O-090]', async ({
  page,
  company,
}) => {
  const api = await Api.as(company.adminLogin);
  const plant = async (): Promise<ListedSijainti | undefined> =>
    (await api.ask(sijaintiCalls.listAll, {}))[0];
  const row = page.getByRole('table', { name: 'Tehtaat' }).getByRole('row', { name: /Koetehdas/ });
  const edited = windowOf(page, 'Muokkaa tehdasta');

  await test.step('Given a company without factories', async () => {
    await signIn(page, company.adminLogin);
    await page.goto('/');
    await page.getByRole('link', { name: 'Tehtaat' }).click();
    await expect(page.getByText('Ei vielä tehtaita.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('When a new one is made, with a press on the map', async () => {
    await page.keyboard.press('n');
    const window = windowOf(page, 'Uusi tehdas');
    await window.getByRole('textbox', { name: /^Nimi/ }).fill('Koetehdas');
    await window.getByRole('textbox', { name: 'Lyhenne' }).fill('KOE');
    await window.getByRole('textbox', { name: /^Osoite/ }).fill('Betonitie 1');
    await mapIn(window).click({ position: { x: 150, y: 90 } });
    await expect(latitudeIn(window)).not.toHaveValue('');
    await expect(longitudeIn(window)).not.toHaveValue('');
    await expectAccessible(page);
    await window.getByRole('button', { name: 'Luo tehdas' }).click();
    await expect(row).toBeVisible();
    expect(await plant()).toMatchObject({ sijaintiNimi: 'Koetehdas', lat: expect.any(Number) });
  });

  await test.step('Then its marker is moved by mouse and by keys', async () => {
    await row.click();
    await expect(page).toHaveURL(/tehdas=\d+/);
    const before = await latitudeIn(edited).inputValue();
    const marker = mapIn(edited).locator('.leaflet-marker-icon');
    await drag(page, marker, { x: 30, y: 30 });
    await expect(latitudeIn(edited)).not.toHaveValue(before);
    const dragged = await longitudeIn(edited).inputValue();
    await marker.focus();
    await page.keyboard.press('ArrowRight');
    await expect(longitudeIn(edited)).not.toHaveValue(dragged);
    await edited.getByRole('button', { name: /^tallenna/i }).click();
    await expect(edited).toHaveCount(0);
    await expect.poll(async () => (await plant())?.varmenne).toBe(2);
  });

  await test.step('And it is deleted, and comes back', async () => {
    await row.getByRole('button', { name: /^Toiminnot/ }).click();
    await page.getByRole('menuitem', { name: 'Poista' }).click();
    await expect(row).toHaveCount(0);
    await expect.poll(plant).toBeUndefined();
    await page.getByRole('button', { name: /Kumoa/ }).last().click();
    await expect(row).toBeVisible();
    await expect.poll(async () => (await plant())?.sijaintiNimi).toBe('Koetehdas');
  });

  await test.step('And it is edited on a phone', async () => {
    await page.setViewportSize(PHONE);
    await page.goto('/tehtaat');
    await row.click();
    await expect(mapIn(edited).locator('.leaflet-marker-icon svg').first()).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  });
});

test('a dispatcher reads the factories of the company', async ({ page, company }) => {
  const api = await Api.as(company.adminLogin);
  await api.ask(sijaintiCalls.create, { sijaintiNimi: 'Luettava', lat: 60.3, lng: 24.5 });
  await signIn(page, company.login);
  await page.goto('/tehtaat');
  await page.getByRole('row', { name: /Luettava/ }).click();
  const window = windowOf(page, 'Tehdas');
  await expect(window.getByText('Tehdasta muokkaa yrityksen pääkäyttäjä.')).toBeVisible();
  await expect(window.getByRole('button', { name: /^tallenna/i })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Uusi tehdas', includeHidden: true })).toHaveCount(0);
  await expectAccessible(page);
});

test('a dispatcher reads the factories of the suppliers', async ({ page }) => {
  await signIn(page, 'ajojarjestelija');
  await page.goto('/tehtaat');
  await expect(page.getByRole('columnheader', { name: 'Yritys' })).toBeVisible();
  await page.getByRole('table', { name: 'Tehtaat' }).getByRole('row').nth(1).click();
  const window = windowOf(page, 'Tehdas');
  await expect(window.getByText('Tehdas on toimittajan, joka muokkaa sitä itse.')).toBeVisible();
  await expect(window.getByRole('button', { name: /^tallenna/i })).toHaveCount(0);
  await expectAccessible(page);
});
