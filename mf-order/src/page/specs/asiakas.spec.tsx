import { keikkaAnswer } from '@keikka/builders';
import { asiakasCalls, keikkaFormCalls, type AsiakasData, type KeikkaGetAnswer } from '@keikka/contracts';
import { searchText } from '@keikka/domain';
import { ok, renderInShell } from '@keikka/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeikkaBff } from '../../../test/keikka-bff.js';
import { KeikkaPage } from '../keikka.page.js';

const planner = { read: true, edit: true, plan: true, prices: false };
const company = (asiakasId: number, asiakasNimi: string): AsiakasData => ({
  asiakasId,
  asiakasNimi,
  ytunnus: '',
  colorCode: '',
});

describe('the customer of an order', () => {
  let bff: KeikkaBff;
  let stored: KeikkaGetAnswer;
  let customers: AsiakasData[];
  beforeEach(() => {
    customers = [company(7, 'Nordlattia Oy'), company(8, 'Etelän Nord Oy')];
    bff = new KeikkaBff();
    bff.load = () => ok(stored);
    bff.on(asiakasCalls.list, ({ text = '' }) =>
      customers.filter(({ asiakasNimi }) => searchText(asiakasNimi).includes(text)),
    );
    bff.on(asiakasCalls.create, ({ asiakasNimi, ytunnus }) => {
      const made = { ...company(99, asiakasNimi), ytunnus };
      customers.push(made);
      return made;
    });
    bff.on(keikkaFormCalls.save, ({ keikkaId: _, varmenne = 1, asiakasId = null }) => {
      const asiakas = customers.find((one) => one.asiakasId === asiakasId);
      const copy = { asiakasNimi: asiakas?.asiakasNimi ?? '', ytunnus: asiakas?.ytunnus ?? '' };
      const data = { ...stored.keikkaData, asiakasId, ...copy, varmenne: varmenne + 1 };
      return (stored = keikkaAnswer(data, { access: planner }));
    });
  });

  async function show(access = planner): Promise<void> {
    const data = { varmenne: 7, asiakasId: 5, asiakasNimi: 'Rakennus Koskinen Oy', ytunnus: '2345678-0' };
    stored = keikkaAnswer(data, { access });
    renderInShell(<KeikkaPage />, bff, { visited: ['/tilaus/4711'], path: '/tilaus/:keikkaId' });
    await screen.findByRole('tab', { name: /^Tilaus/ });
  }
  const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: /^Vastaanottava asiakas/ });
  const save = () => userEvent.click(screen.getByRole('button', { name: 'TALLENNA' }));

  it('is found by typing, chosen by Enter and saved; nobody asks for its name [O-031]', async () => {
    await show();
    expect(await field()).toHaveValue('Rakennus Koskinen Oy');
    expect(await field()).toHaveAttribute('placeholder', 'Asiakas');
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'nord{Enter}');
    await waitFor(async () => expect(await field()).toHaveValue('Nordlattia Oy'));
    await save();
    await waitFor(() => expect(bff.writes).toMatchObject([{ input: { asiakasId: 7 } }]));
    await waitFor(async () => expect(await field()).toHaveValue('Nordlattia Oy'));
  });

  it('is made on the spot, refused while its business id is wrong, and then chosen', async () => {
    await show();
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'Muurari Mäki{Control>}{Enter}{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Uusi asiakas' }));
    expect(dialog.getByRole('textbox', { name: /^Nimi/ })).toHaveValue('Muurari Mäki');
    const ytunnus = dialog.getByRole('textbox', { name: /^Y-tunnus/ });
    await userEvent.type(ytunnus, '15728601');
    await userEvent.click(dialog.getByRole('button', { name: 'Luo asiakas' }));
    expect(await dialog.findByText(/Y-tunnus ei ole oikein/)).toBeVisible();
    expect(bff.writes).toEqual([]);
    await userEvent.clear(ytunnus);
    await userEvent.type(ytunnus, '15728600');
    await userEvent.click(dialog.getByRole('button', { name: 'Luo asiakas' }));
    await waitFor(async () => expect(await field()).toHaveValue('Muurari Mäki'));
    await save();
    await waitFor(() => expect(bff.writes.at(-1)).toMatchObject({ input: { asiakasId: 99 } }));
  });

  it('is locked for who may not plan the order, and says in whose name it is', async () => {
    await show({ ...planner, plan: false });
    const locked = await screen.findByRole('textbox', { name: 'Vastaanottava asiakas' });
    expect(locked).toHaveValue('Rakennus Koskinen Oy · 2345678-0');
    expect(locked).toHaveAttribute('readonly');
    expect(locked).toHaveAccessibleDescription('Tilaat tämän asiakkaan nimissä');
    expect(screen.queryByRole('combobox', { name: /^Vastaanottava asiakas/ })).toBeNull();
  });
});
