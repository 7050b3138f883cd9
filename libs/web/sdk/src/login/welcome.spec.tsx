import { linkCalls, type ErrorCode } from '@keikka/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell, StandInBff } from '../testing/index.js';

const owner = {
  personName: 'Paula Pumppu',
  personEmail: 'paula@pumppaus.example',
  asiakasNimi: 'Betonipumppaus Oy',
};

describe('the first sign-in by a link', () => {
  afterEach(() => localStorage.clear());

  function open(refusal?: ErrorCode) {
    const bff = new StandInBff();
    if (refusal) bff.refuseNext(linkCalls.get, refusal);
    bff.on(linkCalls.get, () => owner);
    bff.on(linkCalls.accept, () => ({}) as never);
    return { bff, ...renderInShell(<h1>Sivu</h1>, bff, { visited: ['/kirjaudu#salaisuus'] }) };
  }
  const field = () => screen.findByLabelText(/Uusi salasana/);
  const begin = () => userEvent.click(screen.getByRole('button', { name: 'ALOITA' }));

  it('says for whom it is, takes a long enough password and goes in without the secret', async () => {
    const { bff, router } = open();
    expect(await field()).toHaveFocus();
    await userEvent.type(await field(), 'lyhyt salas');
    expect(screen.getByText(/Paula Pumppu, Betonipumppaus Oy on nyt Keikassa/)).toBeVisible();
    expect(screen.getByLabelText(/Sähköposti/)).toHaveValue('paula@pumppaus.example');
    await begin();
    expect(screen.getByText('Salasanassa on oltava vähintään 12 merkkiä.')).toBeVisible();
    expect(await field()).toHaveFocus();
    await userEvent.type(await field(), 'a');
    await begin();
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/', hash: '' }));
    expect(await screen.findByRole('heading', { name: 'Sivu' })).toBeVisible();
    expect(bff.asked.filter(({ call }) => call === linkCalls.accept)).toMatchObject([
      { input: { token: 'salaisuus', password: 'lyhyt salasa' } },
    ]);
  });

  it('says that a link is spent, and leads to the sign-in', async () => {
    const { router } = open('AUTH.LINK_SPENT');
    expect(await screen.findByText(/^Linkki on jo käytetty tai vanhentunut/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Kirjaudu sisään' }));
    expect(router.state.location.hash).toBe('');
  });

  it('tries again when nobody answered', async () => {
    open('SERVICE.UNAVAILABLE');
    expect(await screen.findByText('Linkkiä ei voitu tarkistaa')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Yritä uudelleen/ }));
    expect(await field()).toBeVisible();
  });
});
