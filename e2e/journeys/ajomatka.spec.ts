import { expect } from '@playwright/test';
import { keikkaCalls, tyomaaCalls } from '@keikka/contracts';
import { expectAccessible } from '../src/accessibility.js';
import { signIn } from '../src/board-page.js';
import { test } from '../src/company.js';
import { behave } from '../src/simulators.js';

// What is half faded in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The service has one behaviour at a time.
test.describe.configure({ mode: 'default' });

test.afterEach(() => behave('osrm', 'normal'));

test('the way from the factory is looked up, typed over, and taken back', async ({ page, company }) => {
  const { api, login, orders } = company;
  const { keikkaId } = orders[0].keikka;
  const ownerAsiakasId = api.session.userAsiakas?.asiakasId ?? 0;
  const stored = async () => {
    const { keikkaData } = await api.ask(keikkaCalls.get, { keikkaId, ownerAsiakasId });
    return { m: keikkaData.betoniMatkaM, min: keikkaData.betoniMatkaAika };
  };
  const before = await stored();
  await signIn(page, login);
  await page.goto(`/tilaus/${keikkaId}`);
  await page.getByRole('button', { name: /^Ajomatka \d/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Ajomatka/ });
  const again = dialog.getByRole('button', { name: 'HAE UUDELLEEN' });
  const kilometrit = dialog.getByRole('textbox', { name: /^Kilometrit/ });
  const minuutit = dialog.getByRole('textbox', { name: /^Minuutit/ });
  const map = dialog.getByRole('application', { name: 'Kartta tehtaasta ja työmaasta' });

  await test.step('The map shows both ends and the way between [O-037]', async () => {
    await expect(dialog.getByText(/^Haettu .* klo/)).toBeVisible();
    await expect(dialog.getByText('reittipalvelusta')).toBeVisible();
    await expect(map.locator('.leaflet-marker-icon')).toHaveCount(3);
    await expect(map.locator('path.viiva')).toHaveCount(1);
    await expectAccessible(page);
    await dialog.getByRole('tab', { name: 'Kartta' }).click();
    await expect(map.locator('.leaflet-marker-icon')).toHaveCount(2);
    await dialog.getByRole('tab', { name: 'Ajomatka' }).click();
  });

  await test.step('It is extra large where there is room [O-038]', async () => {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: 1920, height });
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(1536);
    await page.setViewportSize({ width: 1024, height });
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBeLessThanOrEqual(1024);
    await page.setViewportSize({ width, height });
  });

  await test.step('Looked up again it is the same; while the service is down, the way before stays [O-288] [O-289]', async () => {
    await again.click();
    await expect(dialog.getByText('Matka ja aika sama')).toBeVisible();
    await behave('osrm', 'failing');
    await again.click();
    await expect(dialog.getByText('Virhe haettaessa reittiä')).toBeVisible();
    await behave('osrm', 'normal');
  });

  await test.step('What is no way is not saved [O-160]', async () => {
    await kilometrit.fill('-1');
    await minuutit.fill('5-6');
    await dialog.getByRole('button', { name: 'TALLENNA' }).click();
    await expect(dialog.getByText('Virheellinen kilometrimäärä')).toBeVisible();
    await expect(dialog.getByText('Virheellinen aikamäärä')).toBeVisible();
    expect(await stored()).toEqual(before);
  });

  await test.step('Typed with a comma it is saved in metres, and undone [O-161] [O-034]', async () => {
    await kilometrit.fill('12,5');
    await minuutit.fill('20,5');
    await dialog.getByRole('button', { name: 'TALLENNA' }).click();
    await expect(dialog).toBeHidden();
    expect(await stored()).toEqual({ m: 12_500, min: 20.5 });
    await expect(page.getByRole('button', { name: 'Ajomatka 12,5 km, 21 min' })).toBeVisible();
    await page
      .getByRole('button', { name: /^Kumoa/ })
      .first()
      .click();
    await expect.poll(stored).toEqual(before);
  });
});

test('a way is estimated while the service talks nonsense, waited for while it is slow, and kept while it hangs', async ({
  page,
  company,
}) => {
  const { api, login, orders } = company;
  const { keikkaId } = orders[0].keikka;
  const ownerAsiakasId = api.session.userAsiakas?.asiakasId ?? 0;
  const stored = async () => {
    const { keikkaData } = await api.ask(keikkaCalls.get, { keikkaId, ownerAsiakasId });
    return { m: keikkaData.betoniMatkaM, min: keikkaData.betoniMatkaAika };
  };
  // Nobody else asks for a way there, and the ways of others are found meanwhile.
  const place = { tyomaaLat: 60.1952, tyomaaLng: 25.0413 };
  const path = '25.041300,60.195200';
  const dialog = page.getByRole('dialog', { name: /^Ajomatka/ });
  const again = dialog.getByRole('button', { name: 'HAE UUDELLEEN' });
  const map = dialog.getByRole('application', { name: 'Kartta tehtaasta ja työmaasta' });
  const arvio = dialog.getByText(/^Matka on arvio: linnuntie [\d,]+\skm × 1,3 ja 40 km\/h\./);

  await test.step('What cannot be a way is none: the order gets an estimate, marked as one [O-288]', async () => {
    await behave('osrm', 'nonsense', { path });
    const address = { tyomaaOsoite1: 'Koetie 1', tyomaaOsoite3: '00810' };
    await api.ask(tyomaaCalls.createFromGrid, { keikkaId, tyomaaNimi: 'Koetyömaa', ...address, ...place });
    await expect.poll(async () => (await stored()).m).toBeGreaterThan(0);
    await signIn(page, login);
    await page.goto(`/tilaus/${keikkaId}`);
    await page.getByRole('button', { name: /^Ajomatka \d.*, arvio$/ }).click();
    await expect(dialog.getByText('Virhe haettaessa reittiä')).toBeVisible();
    await expect(arvio).toBeVisible();
    await expect(dialog.getByText('arvio', { exact: true })).toBeVisible();
    await expect(map.locator('path.viiva')).toHaveCount(1);
    await expectAccessible(page);
    await again.click();
    await expect(dialog.getByText(/^Yritetty .* klo/)).toBeVisible();
    await expect(again).toBeEnabled();
    await expect(arvio).toBeVisible();
  });

  await test.step('A slow service is waited for, and what it says replaces the estimate [O-289]', async () => {
    await behave('osrm', 'slow', { path, delayMs: 1000 });
    await again.click();
    await expect(again).toHaveAttribute('aria-busy', 'true');
    await expect(dialog.getByText('Matka ja aika päivitetty')).toBeVisible();
    await expect(dialog.getByText('reittipalvelusta')).toBeVisible();
    await expect(arvio).toHaveCount(0);
    await expect(map.locator('path.viiva')).toHaveCount(1);
  });

  await test.step('One that hangs is waited for no longer than that, and the way before stays', async () => {
    await behave('osrm', 'hanging', { path });
    await again.click();
    await expect(dialog.getByText('Reittipalvelu ei vastaa. Näytössä on aiempi haku.')).toBeVisible();
    await dialog.getByRole('button', { name: 'TALLENNA' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: /^Ajomatka [\d,]+ km, \d+ min$/ })).toBeVisible();
  });
});
