import { keikkaAnswer, sessionInfo } from '@keikka/builders';
import { oikeudetCalls, personCalls, tyomaaCalls, type Auth, type OikeusHenkilo } from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import { failure, renderInShell, ok } from '@keikka/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeikkaBff } from '../../../test/keikka-bff.js';
import { KeikkaPage } from '../keikka.page.js';

const { roleManager, keikkaHandler } = settingType;
const none = { edit: 0, read: 0 };
const read = { edit: 0, read: 1 };
const write = { edit: 1, read: 1 };
const access = { read: true, edit: true, plan: true, prices: false };

const henkilo = (personId: number, nimi: string, auth: Auth, personEmail = 'x@y.fi'): OikeusHenkilo => ({
  ...{
    personId,
    personFirstName: nimi,
    personLastName: 'Koskinen',
    personPhone: '040 555 0142',
    personEmail,
  },
  ...{ asiakasPersonId: null, asiakasPersonSettings: [] },
  ...{ auth, authEdit: auth.edit, authRead: auth.read },
});
const tero = henkilo(1, 'Tero', write);
const minna = henkilo(2, 'Minna', read);
const ville = henkilo(3, 'Ville', none, '');

describe('the tab Oikeudet', () => {
  let bff: KeikkaBff;
  let onKeikka: OikeusHenkilo[];
  const order = keikkaAnswer({ tyomaaOsoite1: 'Kauppakatu 12', keikkaOtsikko: '', m3: 12 }, { access });

  beforeEach(() => {
    onKeikka = [tero, ville];
    bff = new KeikkaBff();
    bff.session = { settingTypes: [roleManager, keikkaHandler] };
    bff.load = () => ok(order);
    bff.on(oikeudetCalls.listOnKeikka, () => ({ personList: onKeikka }));
    bff.on(oikeudetCalls.listOnAsiakas, () => ({
      personList: [{ ...tero, ...{ auth: none, authEdit: 0, authRead: 0 } }],
    }));
    bff.on(tyomaaCalls.listPersons, () => ({ personList: [{ ...minna, contactPersonTypeId: 0 }] }));
  });

  function show() {
    return renderInShell(<KeikkaPage />, bff, {
      visited: ['/tilaus/4711'],
      path: '/tilaus/:keikkaId',
      wide: true,
    });
  }
  async function open(): Promise<void> {
    show();
    await userEvent.click(await screen.findByRole('tab', { name: 'Oikeudet' }));
    await screen.findByRole('button', { name: 'Tero Koskinen: Kirjoitus' });
  }
  const writes = () => bff.writes.filter(({ call }) => call.path !== personCalls.search.path);
  /** Chooses in a person's menu by keys, once it stands in its place. */
  async function choose(name: RegExp | string, of = 'Tero Koskinen: Kirjoitus'): Promise<void> {
    await userEvent.click(await screen.findByRole('button', { name: of }));
    const item = await screen.findByRole('menuitem', { name });
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    for (let step = 0; step < 5 && !item.hasAttribute('data-highlighted'); step++)
      await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Enter}');
  }
  const column = (name: string) => within(screen.getByRole('region', { name }));

  it('has three columns, each with whom to call, who may what, and whom to add [O-057] [O-059]', async () => {
    await open();
    for (const [name, subtitle] of [
      ['Tilaus', '12 m³'],
      ['Työmaa', 'Kauppakatu 12'],
      ['Asiakas', order.keikkaData.asiakasNimi],
    ] as const) {
      expect(column(name).getByText(subtitle)).toBeVisible();
      expect(column(name).getByRole('combobox', { name: /yhteyshenkilö/i })).toBeInTheDocument();
      expect(column(name).getByRole('button', { name: 'Lisää henkilö' })).toBeVisible();
    }
    expect(await column('Työmaa').findByRole('button', { name: 'Minna Koskinen: Luku' })).toBeVisible();
    // No access here, and Write on the order: any level counts.
    expect(await column('Asiakas').findByText('Pääsee silti: tilaus, kirjoitus')).toBeVisible();
    expect(column('Tilaus').getByText(/Tämä tilaus ei ole enää luonnos/)).toBeVisible();
  });

  it('says in the menu what a level means there, and saves it at once [O-136] [O-139]', async () => {
    bff.on(oikeudetCalls.saveOnKeikka, ({ personId, auth }) => {
      const saved = { ...tero, personId, auth, authEdit: auth.edit, authRead: auth.read };
      onKeikka = [saved, ville];
      return saved;
    });
    await open();
    await choose(/^Luku\s*Näkee tilauksen tiedot/);
    expect(await screen.findByRole('button', { name: 'Tero Koskinen: Luku' })).toBeVisible();
    await waitFor(() =>
      expect(bff.writes).toMatchObject([{ input: { keikkaId: 4711, personId: 1, auth: read } }]),
    );
  });

  it('gives none to who has no e-mail, and says why [O-140]', async () => {
    await open();
    expect(column('Tilaus').getByText('Ei sähköpostia, oikeudet eivät toimi')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ville Koskinen: Ei pääsyä' }));
    for (const name of [/^Kirjoitus/, /^Luku/])
      expect(await screen.findByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
  });

  it('is as it was when a level could not be saved, and says so', async () => {
    bff.on(oikeudetCalls.saveOnKeikka, () => failure('KEIKKA.NO_ACCESS'));
    await open();
    await choose(/^Ei pääsyä/);
    expect(await screen.findByText('Oikeutta ei voitu tallentaa.', { exact: false })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Tero Koskinen: Kirjoitus' })).toBeVisible();
  });

  it('finds whom to add, once, with a level [O-058]', async () => {
    const found = { ...minna, asiakasNimi: '', isOfAsiakas: true };
    bff.on(personCalls.search, () => [found, { ...found, ...tero }]);
    bff.on(oikeudetCalls.addToKeikka, () => ({ ...minna, ...{ auth: none, authEdit: 0, authRead: 0 } }));
    bff.on(oikeudetCalls.saveOnKeikka, () => {
      onKeikka = [minna, ...onKeikka];
      return minna;
    });
    await open();
    await userEvent.click(column('Tilaus').getByRole('button', { name: 'Lisää henkilö' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lisää henkilö' }));
    await userEvent.type(dialog.getByRole('combobox', { name: 'Henkilö' }), 'koskinen');
    await userEvent.click(await screen.findByRole('option', { name: /^Tero/ }));
    expect(dialog.getByText('Tero Koskinen on jo listalla.')).toBeVisible();
    await userEvent.type(dialog.getByRole('combobox', { name: 'Henkilö' }), 'minna');
    await userEvent.click(await screen.findByRole('option', { name: /^Minna/ }));
    expect(await column('Tilaus').findByRole('button', { name: 'Minna Koskinen: Luku' })).toBeVisible();
    expect(writes()).toMatchObject([
      { input: { keikkaId: 4711, personId: 2 } },
      { input: { keikkaId: 4711, personId: 2, auth: read } },
    ]);
  });

  it('changes a person, such as by an e-mail that he lacks [O-057]', async () => {
    const person = { ...ville, asiakasNimi: '', isOfAsiakas: true, varmenne: 4, muokattava: true };
    bff.on(personCalls.get, () => person);
    bff.on(personCalls.save, ({ personEmail }) => {
      onKeikka = [tero, { ...ville, personEmail }];
      return { ...person, personEmail, varmenne: 5 };
    });
    await open();
    await userEvent.click(column('Tilaus').getByRole('button', { name: 'Lisää sähköposti' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Sähköposti/ }), 'ville@aho.fi{Enter}');
    expect(await column('Tilaus').findByText('ville@aho.fi')).toBeVisible();
    expect(writes()).toMatchObject([{ input: { personId: 3, personEmail: 'ville@aho.fi', varmenne: 4 } }]);
  });

  it('says why another’s person is not changed here', async () => {
    bff.on(personCalls.get, () => ({
      ...{ ...tero, asiakasNimi: '', isOfAsiakas: true },
      ...{ varmenne: 1, muokattava: false },
    }));
    await open();
    await choose('Muokkaa henkilöä');
    expect(await screen.findByText(/hänellä on oma tunnus/)).toBeVisible();
  });

  it('takes a person off once asked, and brings him back with his level [O-199] [O-292]', async () => {
    bff.on(oikeudetCalls.removeFromKeikka, (input) => {
      onKeikka = [ville];
      return input;
    });
    bff.on(oikeudetCalls.addToKeikka, () => tero);
    bff.on(oikeudetCalls.saveOnKeikka, () => {
      onKeikka = [tero, ville];
      return tero;
    });
    await open();
    await choose('Poista henkilö');
    const question = within(await screen.findByRole('alertdialog', { name: 'Oletko varma?' }));
    expect(question.getByText('Haluatko varmasti poistaa henkilön?')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Poista henkilö' }));
    expect(await screen.findByText('Henkilö poistettu.')).toBeVisible();
    await waitFor(() => expect(column('Tilaus').queryByText('Tero Koskinen')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Kumoa' }));
    expect(await column('Tilaus').findByRole('button', { name: 'Tero Koskinen: Kirjoitus' })).toBeVisible();
  });

  it('brings a person of a site back as what he was there', async () => {
    bff.on(tyomaaCalls.listPersons, () => ({ personList: [{ ...minna, contactPersonTypeId: 2 }] }));
    bff.on(tyomaaCalls.removePerson, (input) => input);
    bff.on(tyomaaCalls.addPerson, () => ({ ...minna, contactPersonTypeId: 2 }));
    bff.on(oikeudetCalls.saveOnTyomaa, () => minna);
    await open();
    await choose('Poista henkilö', 'Minna Koskinen: Luku');
    await userEvent.click(await screen.findByRole('button', { name: 'Poista henkilö' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Kumoa' }));
    await waitFor(() => expect(writes()).toHaveLength(3));
    expect(writes()[1]).toMatchObject({ input: { personId: 2, contactPersonTypeId: 2 } });
  });

  it.each([
    ['no role manager', [keikkaHandler], access, true],
    ['who may not edit', [roleManager], { ...access, edit: false }, true],
    ['of another company', [roleManager, keikkaHandler], access, false],
  ])('is not there for one %s [O-022]', async (_, settingTypes, mayDo, isDefault) => {
    const { userAsiakas } = sessionInfo();
    bff.session = { settingTypes, userAsiakas: userAsiakas && { ...userAsiakas, isDefault } };
    bff.load = () => ok(keikkaAnswer({}, { access: mayDo }));
    show();
    expect(await screen.findByRole('tab', { name: 'Teksti' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Oikeudet' })).toBeNull();
  });
});
