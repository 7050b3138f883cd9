import { keikkaAnswer } from '@keikka/builders';
import {
  personCalls,
  tyomaaCalls,
  tyomaaFields,
  type TyomaaFields,
  type TyomaanHenkilo,
  type TyomaaVersio,
} from '@keikka/contracts';
import { blankOf } from '@keikka/contracts/fields';
import { failure, ok, renderInShell } from '@keikka/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeikkaBff } from '../../../test/keikka-bff.js';
import { KeikkaPage } from '../keikka.page.js';

const person = (personId: number, personFirstName: string, contactPersonTypeId: number): TyomaanHenkilo => ({
  ...{ personId, personFirstName, contactPersonTypeId },
  ...{ personLastName: 'Rinne', personPhone: `040 555 000${personId}`, personEmail: '' },
  ...{ authEdit: 0, authRead: 0, auth: { edit: 0, read: 0 } },
});
const aino = person(1, 'Aino', 1);
const petri = person(2, 'Petri', 2);
const minna = person(3, 'Minna', 0);

const site: TyomaaVersio = {
  ...(blankOf(tyomaaFields) as TyomaaFields),
  ...{ tyomaaId: 31, tyomaaNimi: 'As Oy Helmi', tyomaaOsoite1: 'Hitsaajankatu 10' },
  tyomaaContactPersonId: aino.personId,
  yhteyshenkiloNimi: 'Aino Rinne',
  ...{ ownerAsiakasId: 1, asiakasId: 5, keikkaId: 0, varmenne: 3, hash: 'a' },
};

describe('the persons in the window of a site', () => {
  let bff: KeikkaBff;
  let persons: TyomaanHenkilo[];
  let copy: TyomaaVersio;
  beforeEach(() => {
    persons = [aino, petri];
    copy = { ...site, keikkaId: 4711, varmenne: 7 };
    bff = new KeikkaBff();
    const planner = { read: true, edit: true, plan: true, prices: false };
    bff.load = () =>
      ok(keikkaAnswer({ varmenne: 7, asiakasId: 5, tyomaaId: 31 }, { access: planner, yhteyshenkilot: [] }));
    const versiot = () => ({ globalTyomaa: site, keikkaTyomaa: copy, keikkaCount: 1 });
    bff.on(tyomaaCalls.get, versiot);
    bff.on(tyomaaCalls.set, ({ tyomaaContactPersonId = null }) => {
      copy = { ...copy, tyomaaContactPersonId, varmenne: 8 };
      return versiot();
    });
    bff.on(tyomaaCalls.listPersons, () => ({ personList: persons }));
    bff.on(tyomaaCalls.addPerson, ({ personId, contactPersonTypeId = 0 }) => {
      const known = [aino, petri, minna].find((one) => one.personId === personId) ?? minna;
      return { ...known, contactPersonTypeId };
    });
    bff.on(tyomaaCalls.removePerson, ({ tyomaaId, personId }) => ({ tyomaaId, personId }));
    bff.on(personCalls.get, () => ({
      ...{ ...petri, asiakasNimi: '', isOfAsiakas: true },
      ...{ varmenne: 1, muokattava: true },
    }));
    bff.on(personCalls.search, () => [{ ...minna, asiakasNimi: 'Rakennus Oy', isOfAsiakas: true }]);
  });

  async function open() {
    renderInShell(<KeikkaPage />, bff, { visited: ['/tilaus/4711'], path: '/tilaus/:keikkaId' });
    await screen.findByRole('tab', { name: /^Tilaus/ });
    await userEvent.click(await screen.findByRole('button', { name: 'Muokkaa työmaata' }));
    return within(await screen.findByRole('dialog', { name: /Muokkaa työmaata/ }));
  }
  type Dialog = Awaited<ReturnType<typeof open>>;
  const radio = (dialog: Dialog, name: RegExp) => dialog.findByRole('radio', { name });
  const asked = (...calls: unknown[]) =>
    bff.writes.filter(({ call }) => calls.includes(call)).map(({ input }) => input);

  it('stand by name with what they are, and the one who is called is chosen and saved with the form [I-172]', async () => {
    const dialog = await open();
    expect(await radio(dialog, /^Aino Rinne.*Vastaava mestari · 040 555 0001/)).toBeChecked();
    expect(dialog.getByRole('link', { name: 'Soita: Petri Rinne' })).toHaveAttribute(
      'href',
      'tel:0405550002',
    );
    await userEvent.click(await radio(dialog, /^Petri/));
    expect(asked(tyomaaCalls.set)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'TALLENNA TILAUKSEEN' }));
    await waitFor(() =>
      expect(asked(tyomaaCalls.set)).toMatchObject([{ keikkaId: 4711, tyomaaContactPersonId: 2 }]),
    );
  });

  it('get another by a search, with the keys alone [I-168]', async () => {
    const dialog = await open();
    (await dialog.findByRole('button', { name: 'Lisää henkilö' })).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(dialog.getByRole('combobox', { name: /^Henkilö/ }), 'minna');
    await waitFor(async () =>
      expect(await screen.findByRole('option', { name: /^Minna Rinne/ })).toBeVisible(),
    );
    await userEvent.keyboard('{Enter}');
    expect(await radio(dialog, /^Minna Rinne/)).not.toBeChecked();
    expect(asked(tyomaaCalls.addPerson)).toMatchObject([{ tyomaaId: 31, personId: 3 }]);
    expect(dialog.getByRole('button', { name: 'Lisää henkilö' })).toHaveFocus();
  });

  it('lose the one who is called, who is not called any more, and get him back by the undo [I-168]', async () => {
    const dialog = await open();
    await userEvent.click(await dialog.findByRole('button', { name: 'Poista työmaalta: Aino Rinne' }));
    await waitFor(() => expect(dialog.queryByRole('radio', { name: /^Aino/ })).toBeNull());
    expect(asked(tyomaaCalls.removePerson)).toEqual([{ tyomaaId: 31, personId: 1 }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Kumoa' }));
    expect(await radio(dialog, /^Aino/)).toBeChecked();
    expect(asked(tyomaaCalls.addPerson)).toMatchObject([{ personId: 1, contactPersonTypeId: 1 }]);
  });

  it('stay when taking one off fails, and it is said', async () => {
    bff.on(tyomaaCalls.removePerson, () => failure('SERVICE.UNAVAILABLE'));
    const dialog = await open();
    await userEvent.click(await dialog.findByRole('button', { name: 'Poista työmaalta: Petri Rinne' }));
    expect(await screen.findByText(/poistaminen työmaalta epäonnistui/)).toBeVisible();
    expect(await radio(dialog, /^Petri/)).toBeVisible();
  });

  it('are none, or can’t be read and are read again', async () => {
    copy = { ...copy, tyomaaContactPersonId: null, yhteyshenkiloNimi: '' };
    bff.on(tyomaaCalls.listPersons, () => failure('SERVICE.UNAVAILABLE'));
    const dialog = await open();
    expect(
      await dialog.findByText('Työmaan henkilöiden lataus epäonnistui', undefined, { timeout: 8000 }),
    ).toBeVisible();
    bff.on(tyomaaCalls.listPersons, () => ({ personList: [] }));
    await userEvent.click(dialog.getByRole('button', { name: /Yritä uudelleen/ }));
    expect(await dialog.findByText('Työmaalla ei ole henkilöitä.')).toBeVisible();
  });

  it('come first where an order’s own contact is chosen [O-033]', async () => {
    renderInShell(<KeikkaPage />, bff, { visited: ['/tilaus/4711'], path: '/tilaus/:keikkaId' });
    await userEvent.click(await screen.findByRole('combobox', { name: /^Yhteyshenkilö/ }));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Aino Rinne'),
      expect.stringContaining('Petri Rinne'),
      expect.stringContaining('Minna Rinne'),
    ]);
    expect(screen.getByText('Työmaan henkilöt')).toBeVisible();
  });
});
