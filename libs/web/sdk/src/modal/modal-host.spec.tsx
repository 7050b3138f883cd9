import { Modal } from '@keikka/ui';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { useNavigation } from '../navigation/use-navigation.js';
import { registerSlot } from '../slots/slot-registry.js';
import type { SlotProps } from '../slots/slot-types.js';
import { renderInShell, StandInBff, type ShellOptions } from '../testing/index.js';

function Page() {
  const { openOrder } = useNavigation();
  return <button onClick={() => openOrder(4711)}>Taulu</button>;
}

/** Like a remote that has to be loaded: one window while it loads, then its own. */
function OrderWindow({ keikkaId, onClose }: SlotProps['order.modal']) {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(true));
    return () => clearTimeout(timer);
  }, []);
  return (
    <Modal key={String(loaded)} open title={`Tilaus ${keikkaId}`} placeKey="tilaus" onClose={onClose}>
      {loaded ? 'Teksti' : 'Ladataan'}
    </Modal>
  );
}

describe('the window of an order', () => {
  let unregister: () => void;
  beforeEach(() => (unregister = registerSlot('order.modal', OrderWindow)));
  afterEach(() => {
    unregister();
    localStorage.clear();
  });
  const show = (options?: ShellOptions) => renderInShell(<Page />, new StandInBff(), options);
  const board = () => screen.findByRole('button', { name: 'Taulu', hidden: true });
  const order = (): HTMLElement | null => screen.queryByRole('dialog', { name: 'Tilaus 4711' });

  it('stands in the address, and Back closes it [G-010]', async () => {
    const { router } = show({ visited: ['/?pvm=20261120'] });
    await userEvent.click(await board());
    expect(await screen.findByText('Teksti')).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/', search: '?pvm=20261120&tilaus=4711' });
    await act(() => router.navigate(-1));
    await waitFor(() => expect(order()).toBeNull());
  });

  it('opens from a link, and an address that names no order opens nothing', async () => {
    const { router } = show({ visited: ['/?tilaus=4711'] });
    expect(await screen.findByText('Teksti')).toBeVisible();
    await act(() => router.navigate('/?tilaus=abc'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('does not lie over another page', async () => {
    const { router } = show({ visited: ['/?tilaus=4711'] });
    await screen.findByText('Teksti');
    await act(() => router.navigate('/laskutus/tuotteet'));
    await waitFor(() => expect(order()).toBeNull());
  });

  it('gives the focus back when Esc closes it', async () => {
    show();
    const opener = await board();
    await userEvent.click(opener);
    await screen.findByText('Teksti');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(order()).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  });
});
