import { keikkaAnswer } from '@keikka/builders';
import {
  keikkaFormCalls,
  personCalls,
  tilausFields,
  type FoundPerson,
  type KeikkaGetAnswer,
} from '@keikka/contracts';
import { savedFields } from '@keikka/contracts/fields';
import { hasWords, personName, searchText, searchWords } from '@keikka/domain';
import { ok, renderInShell } from '@keikka/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeikkaBff } from '../../../test/keikka-bff.js';
import { KeikkaPage } from '../keikka.page.js';

const planner = { read: true, edit: true, plan: true, prices: false };
const someone = (personId: number, personFirstName: string, personPhone: string): FoundPerson => ({
  personId,
  personFirstName,
  personLastName: 'Koskinen',
  personPhone,
  personEmail: '',
  asiakasNimi: 'Rakennus Koskinen Oy',
  isOfAsiakas: true,
});

describe('the contacts of an order', () => {
  let bff: KeikkaBff;
  let stored: KeikkaGetAnswer;
  let persons: FoundPerson[];
  beforeEach(() => {
    persons = [someone(7, 'Tero', '040 123 4567'), someone(8, 'Minna', '050 765 4321')];
    bff = new KeikkaBff();
    bff.load = () => ok(stored);
    bff.on(personCalls.search, ({ text }) =>
      persons.filter((one) => hasWords(searchText(personName(one), one.personPhone), searchWords(text))),
    );
    bff.on(personCalls.save, ({ asiakasId: _, ...person }) => {
      const made = { ...person, personId: 99, asiakasNimi: '', isOfAsiakas: false };
      persons.push(made);
      return made;
    });
    bff.on(keikkaFormCalls.save, ({ keikkaId: _, varmenne = 1, ...save }) => {
      const data = { ...stored.keikkaData, ...savedFields(tilausFields, save), varmenne: varmenne + 1 };
      return (stored = keikkaAnswer(data, { access: planner, yhteyshenkilot: persons }));
    });
  });

  async function show(access = planner): Promise<void> {
    const data = {
      varmenne: 7,
      asiakasId: 5,
      asiakasContactPersonId: 8,
      tyomaaId: 3,
      tyomaaContactPersonId: null,
    };
    stored = keikkaAnswer(
      { ...data, yhteyshenkiloNimi: 'Vartija', yhteyshenkiloPuhelin: '09 123 4567' },
      { access, yhteyshenkilot: persons.slice(1) },
    );
    renderInShell(<KeikkaPage />, bff, { visited: ['/tilaus/4711'], path: '/tilaus/:keikkaId' });
    await screen.findByRole('tab', { name: /^Tilaus/ });
  }
  const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('combobox', { name });
  const ofSite = () => field(/^Yhteyshenkilö/);
  const ofCustomer = () => field(/^Asiakkaan yhteyshenkilö/);
  const written = () => bff.writes.filter(({ call }) => call !== personCalls.search);
  const save = () => userEvent.click(screen.getByRole('button', { name: 'TALLENNA' }));

  it('of the site is found by a phone number in any form, and called from its field [O-033]', async () => {
    await show();
    expect(await ofSite()).toHaveAttribute('placeholder', 'Vartija · 09 123 4567');
    expect(screen.getByRole('link', { name: 'Soita työmaalle' })).toHaveAttribute('href', 'tel:091234567');
    await userEvent.type(await ofSite(), '+358401234567{Enter}');
    await waitFor(async () => expect(await ofSite()).toHaveValue('Tero Koskinen · 040 123 4567'));
    await save();
    await waitFor(() => expect(written()).toMatchObject([{ input: { tyomaaContactPersonId: 7 } }]));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Soita työmaalle' })).toHaveAttribute('href', 'tel:0401234567'),
    );
  });

  it('who is not found is made on the spot of what was typed, refused while he can`t be reached', async () => {
    await show();
    await userEvent.type(await ofSite(), 'Veikko Valumies{Control>}{Enter}{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Uusi henkilö' }));
    expect(dialog.getByRole('textbox', { name: /^Etunimi/ })).toHaveValue('Veikko');
    await userEvent.click(dialog.getByRole('button', { name: 'Luo henkilö' }));
    expect(await dialog.findByText('Anna henkilön puhelinnumero tai sähköpostiosoite.')).toBeVisible();
    expect(written()).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox', { name: /^Puhelin/ }), '044 555 6677');
    await userEvent.click(dialog.getByRole('button', { name: 'Luo henkilö' }));
    await waitFor(async () => expect(await ofSite()).toHaveValue('Veikko Valumies · 044 555 6677'));
    expect(written()).toMatchObject([{ input: { personPhone: '044 555 6677', asiakasId: 5 } }]);
  });

  it('of the customer goes with it [O-135]', async () => {
    await show();
    expect(await ofCustomer()).toHaveValue('Minna Koskinen · 050 765 4321');
    const customer = screen.getByRole('group', { name: 'Asiakas' });
    const [clear] = within(customer).getAllByRole('button', { name: 'Tyhjennä valinta' });
    await userEvent.click(clear as Element);
    await waitFor(async () => expect(await ofCustomer()).toHaveValue(''));
    await save();
    await waitFor(() =>
      expect(written()).toMatchObject([{ input: { asiakasId: null, asiakasContactPersonId: null } }]),
    );
  });

  it('stand in words for who may only read the order', async () => {
    await show({ ...planner, edit: false, plan: false });
    expect(await screen.findByText('Vartija')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: /yhteyshenkilö/i })).toBeNull();
  });
});
