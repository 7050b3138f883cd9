import { toaster } from '@keikka/ui';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell, StandInBff } from '../testing/index.js';

describe('what one person leaves behind', () => {
  afterEach(() => localStorage.clear());

  async function signOut(bff: StandInBff) {
    const rendered = renderInShell(<h1>Sivu</h1>, bff, { visited: ['/tilaus/5?tilaus=4711'] });
    await screen.findByRole('heading', { name: 'Sivu' });
    act(() => void toaster.show({ text: 'Siirrettiin', action: { label: 'Kumoa', onSelect: jest.fn() } }));
    await act(() => rendered.platform.session.signOut());
    await screen.findByRole('button', { name: 'KIRJAUDU' });
    return rendered;
  }
  async function signIn(): Promise<void> {
    await userEvent.type(screen.getByLabelText(/Sähköposti/), 'a@b.fi');
    await userEvent.type(screen.getByLabelText(/Salasana/), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'KIRJAUDU' }));
    await screen.findByRole('heading', { name: 'Sivu' });
  }

  it('is no message that could still be acted upon', async () => {
    await signOut(new StandInBff());
    expect(screen.queryByText('Siirrettiin')).toBeNull();
  });

  it('is the place to go on from for the same person', async () => {
    const { router } = await signOut(new StandInBff());
    await signIn();
    expect(router.state.location.pathname).toBe('/tilaus/5');
  });

  it('is not the place where another person begins', async () => {
    const bff = new StandInBff();
    const { router } = await signOut(bff);
    bff.session = { personId: 8 };
    await signIn();
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/', search: '' }));
  });
});
