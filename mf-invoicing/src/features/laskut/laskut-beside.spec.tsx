import { renderInShell } from '@keikka/sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { laskuAnswer, LaskuBff, laskuRivi } from '../../../test/lasku-bff.js';
import { LaskutPage } from './laskut.page.js';

function bffWithThree(): LaskuBff {
  const bff = new LaskuBff();
  bff.laskut = [
    laskuAnswer([laskuRivi()]),
    laskuAnswer([laskuRivi()], {
      keikkaLaskuId: 2,
      maksajaAsiakasNimi: 'Kivikon Betoni Oy',
      lahetysTila: 'ristiriita',
    }),
    laskuAnswer([laskuRivi()], {
      keikkaLaskuId: 3,
      maksajaAsiakasNimi: 'Etelä-Betoni Oy',
      keikkaLaskuStatusTypeId: 15,
      lahetysTila: 'lähetetty',
      hyvitettyKeikkaLaskuId: 1,
    }),
  ];
  return bff;
}

const show = (visited: string) =>
  renderInShell(<LaskutPage />, bffWithThree(), { wide: true, visited: [visited] });
const entries = async () => {
  const list = await screen.findByRole('list', { name: 'Muut laskut' });
  await within(list).findAllByRole('button');
  return within(list).getAllByRole('button');
};

describe('the list beside an open invoice', () => {
  it('names each with its sum, and how far it or its sending is', async () => {
    show('/?lasku=1');
    const [open, stopped, credit] = await entries();
    expect(open).toHaveTextContent(/Lohjan Valmisbetoni Oy.*404,95.*20\.11\./);
    expect(open).toHaveAttribute('aria-current', 'true');
    expect(within(open as HTMLElement).getByLabelText('Odottaa')).toBeInTheDocument();
    expect(within(stopped as HTMLElement).getByLabelText('Ristiriita')).toBeInTheDocument();
    expect(credit).toHaveTextContent('Hyvitys');
    expect(within(credit as HTMLElement).getByLabelText('Laskutettu')).toBeInTheDocument();
  });

  it('opens another one in its place', async () => {
    show('/?lasku=1');
    const [, other] = await entries();
    await userEvent.click(other as HTMLElement);
    expect(await screen.findByRole('heading', { name: 'Kivikon Betoni Oy' })).toBeInTheDocument();
    expect((await entries())[1]).toHaveAttribute('aria-current', 'true');
  });

  it('draws of many only those in view, and says how many there are', async () => {
    const bff = bffWithThree();
    bff.laskut = Array.from({ length: 150 }, (_, index) =>
      laskuAnswer([laskuRivi()], { keikkaLaskuId: index + 1 }),
    );
    renderInShell(<LaskutPage />, bff, { wide: true, visited: ['/?lasku=1'] });
    expect(await entries()).toHaveLength(60);
    const items = within(screen.getByRole('list', { name: 'Muut laskut' })).getAllByRole('listitem');
    expect(items[1]).toHaveAttribute('aria-posinset', '2');
    expect(items[1]).toHaveAttribute('aria-setsize', '150');
  });

  it('of sendings that are not at their end stands in the list of all too', async () => {
    show('/');
    const table = await screen.findByRole('table', { name: 'Laskut' });
    expect(await within(table).findByText('Ristiriita')).toBeInTheDocument();
    expect(within(table).getByText('Laskutettu')).toBeInTheDocument();
    expect(within(table).queryByText('Lähetetty')).toBeNull();
  });
});
