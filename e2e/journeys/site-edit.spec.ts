import { expect, type Page } from '@playwright/test';
import { keikkaFormCalls, tyomaaCalls } from '@keikka/contracts';
import { expectAccessible } from '../src/accessibility.js';
import { signIn } from '../src/board-page.js';
import { test } from '../src/company.js';

// What is half faded in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The window of an order's site, on a page that is loaded anew. */
async function openSite(of: Page, keikkaId: number) {
  await of.goto(`/tilaus/${keikkaId}`);
  await of.getByRole('button', { name: 'Muokkaa työmaata' }).click();
  return windowOf(of);
}

function windowOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: /^Muokkaa työmaata/ });
  const field = (name: string | RegExp) => dialog.getByRole('textbox', { name });
  return {
    dialog,
    nimi: field(/^Nimi/),
    street: field(/^Osoiterivi 1/),
    ajoOhje: field('Ajo-ohje'),
    save: dialog.getByRole('button', { name: /^TALLENNA/ }),
  };
}

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
  await signIn(page, login);

  await test.step('An address with its mistakes is repaired at a press, and saved for the order alone', async () => {
    const { dialog, street, save } = await openSite(page, first);
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
    const { dialog, save } = await openSite(page, first);
    await dialog.getByRole('radio', { name: /Tallenna myös yhteiseen/ }).check();
    await save.click();
    await expect(dialog).toBeHidden();
    expect((await versions(0)).globalTyomaa).toMatchObject({ tyomaaOsoite1: 'Hitsaajankatu 12' });
    await expect(versions(second)).rejects.toThrow();
  });

  await test.step('Of two who change the same field the second is asked', async () => {
    const other = await browser.newPage({ reducedMotion: 'reduce' });
    await signIn(other, otherLogin);
    const mine = await openSite(page, first);
    const theirs = await openSite(other, first);
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

test('a site is changed for an order and for itself at once, and another order keeps its own', async ({
  page,
  company,
}) => {
  const { api, login } = company;
  const [first = 0, second = 0] = company.orders.map(({ keikka }) => keikka.keikkaId);
  const old = { tyomaaNimi: 'As Oy Koralli', tyomaaAjoOhje: 'Takaa' };
  const make = { ...old, tyomaaOsoite1: 'Hitsaajankatu 12', tyomaaOsoite4: 'Helsinki' };
  const { tyomaaId } = await api.ask(tyomaaCalls.createFromGrid, { ...make, keikkaId: first });
  await api.ask(keikkaFormCalls.save, { keikkaId: second, tyomaaId });
  const versions = (keikkaId: number) => api.ask(tyomaaCalls.get, { tyomaaId, keikkaId });
  const changed = { tyomaaNimi: 'As Oy Helsingin Koralli', tyomaaAjoOhje: 'Portista vasemmalle' };
  const expectShown = async ({ nimi, ajoOhje }: ReturnType<typeof windowOf>, of: typeof old) => {
    await expect(nimi).toHaveValue(of.tyomaaNimi);
    await expect(ajoOhje).toHaveValue(of.tyomaaAjoOhje);
  };
  await signIn(page, login);

  await test.step('When it is saved for both', async () => {
    const { dialog, nimi, ajoOhje, save } = await openSite(page, first);
    await nimi.fill(changed.tyomaaNimi);
    await ajoOhje.fill(changed.tyomaaAjoOhje);
    await expect(save).toHaveText('TALLENNA TILAUKSEEN');
    await dialog.getByRole('radio', { name: /Tallenna myös yhteiseen/ }).check();
    await expect(dialog.getByText(/^Työmaata käyttää 2 tilausta/)).toBeVisible();
    await dialog.getByRole('button', { name: 'TALLENNA MOLEMPIIN' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('Then the order has the new text after a reload, and differs in nothing', async () => {
    const window = await openSite(page, first);
    await expectShown(window, changed);
    await expect(window.dialog.getByRole('table', { name: /poikkeaa yhteisestä/ })).toBeHidden();
    const { keikkaTyomaa, globalTyomaa } = await versions(first);
    for (const one of [keikkaTyomaa, globalTyomaa]) expect(one).toMatchObject(changed);
  });

  await test.step('And so has the site in the list', async () => {
    await page.goto('/tyomaat');
    const table = page.getByRole('table', { name: 'Työmaat' });
    await expect(table.getByRole('row', { name: changed.tyomaaNimi })).toBeVisible();
    await expect(table.getByRole('row', { name: old.tyomaaNimi })).toHaveCount(0);
    await page.goto(`/tyomaat?tyomaa=${tyomaaId}`);
    await expectShown(windowOf(page), changed);
  });

  await test.step('And the other order still has its own, and is told what differs', async () => {
    const window = await openSite(page, second);
    await expectShown(window, old);
    const differs = window.dialog.getByRole('table', { name: /poikkeaa yhteisestä/ });
    await expect(differs.getByRole('row')).toHaveCount(3);
    await expect(differs).toContainText(changed.tyomaaAjoOhje);
    expect((await versions(second)).keikkaTyomaa).toMatchObject(old);
  });
});
