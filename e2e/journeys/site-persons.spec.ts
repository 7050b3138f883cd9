import { expect } from '@playwright/test';
import { personCalls, tyomaaCalls } from '@keikka/contracts';
import { expectAccessible } from '../src/accessibility.js';
import { signIn } from '../src/board-page.js';
import { test } from '../src/company.js';

// What is half faded in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1600, height: 1000 } });

test('the persons of a site come and go, and an order is offered them first', async ({ page, company }) => {
  const { api, login } = company;
  const [keikkaId = 0] = company.orders.map(({ keikka }) => keikka.keikkaId);
  const person = async (personFirstName: string, personLastName: string, personPhone: string) =>
    (await api.ask(personCalls.save, { personFirstName, personLastName, personPhone, personEmail: '' }))
      .personId;
  const aino = await person('Aino', 'Rinne', '040 555 2210');
  const petri = await person('Petri', 'Salo', '050 412 7788');
  await person('Minna', 'Koskinen', '040 765 4321');
  const { tyomaaId } = await api.ask(tyomaaCalls.createFromGrid, {
    ...{ keikkaId, tyomaaNimi: 'As Oy Herttoniemen Helmi', tyomaaOsoite1: 'Hitsaajankatu 10' },
    ...{ tyomaaOsoite4: 'Helsinki', tyomaaContactPersonId: petri },
  });
  await api.ask(tyomaaCalls.addPerson, { tyomaaId, personId: aino, contactPersonTypeId: 1 });
  const listed = async () => {
    const { personList } = await api.ask(tyomaaCalls.listPersons, { tyomaaId });
    return personList.map(({ personFirstName }) => personFirstName);
  };
  // The names come to the order service by an event.
  await expect.poll(listed).toEqual(['Aino', 'Petri']);
  await signIn(page, login);
  await page.goto(`/tilaus/${keikkaId}`);
  await page.getByRole('button', { name: 'Muokkaa työmaata' }).click();
  const dialog = page.getByRole('dialog', { name: /^Muokkaa työmaata/ });
  const radio = (name: RegExp) => dialog.getByRole('radio', { name });

  await test.step('Whom the site names is one of them, and another is found by typing', async () => {
    await expect(radio(/^Petri Salo/)).toBeChecked();
    await dialog.getByRole('button', { name: 'Lisää henkilö' }).press('Enter');
    await dialog.getByRole('combobox', { name: 'Tehtävä' }).click();
    await page.getByRole('option', { name: 'Tilaaja' }).click();
    await dialog.getByRole('combobox', { name: 'Henkilö' }).fill('0407654321');
    await expect(page.getByRole('option', { name: /^Minna Koskinen/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(radio(/^Minna Koskinen.*Tilaaja/)).toBeVisible();
    await expect.poll(listed).toEqual(['Aino', 'Minna', 'Petri']);
    await page.screenshot({ path: test.info().outputPath('persons-desk.png') });
    await page.setViewportSize({ width: 390, height: 844 });
    await radio(/^Minna/).scrollIntoViewIfNeeded();
    await page.screenshot({ path: test.info().outputPath('persons-phone.png') });
    await page.setViewportSize({ width: 1600, height: 1000 });
    await expectAccessible(page);
  });

  await test.step('Who is taken off comes back by the undo, still the one who is called', async () => {
    await dialog.getByRole('button', { name: 'Poista työmaalta: Petri Salo' }).click();
    await expect(radio(/^Petri/)).toBeHidden();
    await expect.poll(listed).toEqual(['Aino', 'Minna']);
    await page.getByRole('button', { name: 'Kumoa' }).click();
    await expect(radio(/^Petri/)).toBeChecked();
    await expect.poll(listed).toEqual(['Aino', 'Minna', 'Petri']);
  });

  await test.step('Whom to call is saved with the form', async () => {
    await radio(/^Aino/).check();
    await dialog.getByRole('button', { name: /^TALLENNA/ }).click();
    await expect(dialog).toBeHidden();
    const { keikkaTyomaa } = await api.ask(tyomaaCalls.get, { tyomaaId, keikkaId });
    expect(keikkaTyomaa).toMatchObject({ tyomaaContactPersonId: aino, yhteyshenkiloNimi: 'Aino Rinne' });
  });

  await test.step('The order is offered them before all others', async () => {
    const field = page.getByRole('combobox', { name: /^Yhteyshenkilö/ });
    await expect(field).toHaveValue(/^Aino Rinne/);
    await field.fill('a');
    await expect(page.getByText('Työmaan henkilöt')).toBeVisible();
    await expect(page.getByRole('option').first()).toHaveText(/Aino Rinne/);
  });
});
