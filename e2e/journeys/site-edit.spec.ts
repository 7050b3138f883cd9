import { expect, type Page } from '@playwright/test';
import { tyomaaCalls } from '@keikka/contracts';
import { expectAccessible } from '../src/accessibility.js';
import { signIn } from '../src/board-page.js';
import { test } from '../src/company.js';

// What is half faded in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a site is changed for one order, for all, and by two people at once', async ({
  page,
  company,
  browser,
}) => {
  const { api, login, otherLogin } = company;
  const [first = 0, second = 0] = company.orders.map(({ keikka }) => keikka.keikkaId);
  const make = { tyomaaNimi: 'As Oy Helmi', tyomaaOsoite1: 'Hitsaajankatu 10' };
  const { tyomaaId } = await api.ask(tyomaaCalls.createFromGrid, { ...make, keikkaId: first });
  const versions = (keikkaId: number) => api.ask(tyomaaCalls.get, { tyomaaId, keikkaId });
  const openSite = async (of: Page) => {
    await of.goto(`/tilaus/${first}`);
    await of.getByRole('button', { name: 'Muokkaa työmaata' }).click();
    const dialog = of.getByRole('dialog', { name: /^Muokkaa työmaata/ });
    return {
      dialog,
      street: dialog.getByRole('textbox', { name: /^Osoiterivi 1/ }),
      ajoOhje: dialog.getByRole('textbox', { name: 'Ajo-ohje' }),
      save: dialog.getByRole('button', { name: /^TALLENNA/ }),
    };
  };
  await signIn(page, login);

  await test.step('An address with its mistakes is repaired at a press, and saved for the order alone', async () => {
    const { dialog, street, save } = await openSite(page);
    await street.fill('Hitsaajankatu 12, Hki');
    const offer = dialog.getByRole('group', { name: 'Korjataanko osoite?' });
    await expect(offer).toContainText('lyhenne kirjoitetaan auki');
    await expect(offer).toContainText('00810osoitehausta');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Korjaa osoite' }).click();
    await expect(dialog.getByRole('table', { name: /poikkeaa yhteisestä/ }).getByRole('row')).toHaveCount(4);
    await save.click();
    await expect(dialog).toBeHidden();
    const { keikkaTyomaa, globalTyomaa } = await versions(first);
    const repaired = { tyomaaOsoite1: 'Hitsaajankatu 12', tyomaaOsoite3: '00810', tyomaaOsoite4: 'Helsinki' };
    expect(keikkaTyomaa).toMatchObject({ ...repaired, tyomaaLat: 60.1932, tyomaaLng: 25.03928 });
    expect(globalTyomaa).toMatchObject({ tyomaaOsoite1: 'Hitsaajankatu 10', tyomaaOsoite4: '' });
  });

  await test.step('Then for the site that all orders share', async () => {
    const { dialog, save } = await openSite(page);
    await dialog.getByRole('radio', { name: /Tallenna myös yhteiseen/ }).check();
    await save.click();
    await expect(dialog).toBeHidden();
    expect((await versions(0)).globalTyomaa).toMatchObject({ tyomaaOsoite1: 'Hitsaajankatu 12' });
    await expect(versions(second)).rejects.toThrow();
  });

  await test.step('Of two who change the same field the second is asked', async () => {
    const other = await browser.newPage({ reducedMotion: 'reduce' });
    await signIn(other, otherLogin);
    const mine = await openSite(page);
    const theirs = await openSite(other);
    await mine.ajoOhje.fill('Portista');
    await theirs.ajoOhje.fill('Takaa');
    await theirs.save.click();
    await expect(theirs.dialog).toBeHidden();
    await other.close();
    await mine.save.click();
    const conflict = page.getByRole('alertdialog', { name: 'Työmaata on muutettu samaan aikaan' });
    await expect(conflict).toContainText('Takaa');
    await conflict.getByRole('radio', { name: /oma muutos/ }).check();
    await conflict.getByRole('button', { name: 'Tallenna valinnat' }).click();
    // Below the question the window is hidden already.
    await expect(conflict).toBeHidden();
    await expect(mine.dialog).toBeHidden();
    await expect
      .poll(async () => (await versions(first)).keikkaTyomaa)
      .toMatchObject({ tyomaaAjoOhje: 'Portista' });
  });
});
