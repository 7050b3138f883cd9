import { expect } from '@playwright/test';
import { keikkaCalls } from '@keikka/contracts';
import { expectAccessible } from '../src/accessibility.js';
import { signIn } from '../src/board-page.js';
import { test } from '../src/company.js';
import { behave } from '../src/simulators.js';

// What is half faded in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
    expect((await dialog.boundingBox())?.width).toBe(1536);
    await expectAccessible(page);
    await dialog.getByRole('tab', { name: 'Kartta' }).click();
    await expect(map.locator('.leaflet-marker-icon')).toHaveCount(2);
    await dialog.getByRole('tab', { name: 'Ajomatka' }).click();
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
