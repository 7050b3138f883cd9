import { loadRemote } from '@module-federation/enhanced/runtime';
import { Slot, useWasAwaited } from '@keikka/sdk';
import { renderInShell, StandInBff } from '@keikka/sdk/testing';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productManifest } from '../../test/product-manifest.js';
import { readManifest } from './manifest.js';
import { registerRemoteSlots } from './remote-slots.js';

// The federation runtime needs a browser, so the test plays what it loads over the network.
jest.mock('@module-federation/enhanced/runtime', () => ({
  registerRemotes: jest.fn(),
  loadRemote: jest.fn(),
}));
const load = jest.mocked(loadRemote);

class SignInOnly extends StandInBff {
  protected override answer({ name }: { name: string }): never {
    throw new Error(`nobody asks ${name}`);
  }
}

/** The component that the order's remote puts into its slot. */
const drawn = jest.fn();
function OrderWindow({ keikkaId }: { keikkaId: number }) {
  drawn(useWasAwaited());
  return <p>Tilaus {keikkaId} on tässä</p>;
}

describe('a slot that a remote fills', () => {
  beforeAll(() => registerRemoteSlots(readManifest(productManifest()).slots));

  function show(onClose = jest.fn()) {
    const bff = new SignInOnly();
    renderInShell(<Slot name="order.modal" with={{ keikkaId: 4711, onClose }} />, bff);
    globalThis.fetch = (url, init) =>
      url === '/manifest.json'
        ? Promise.resolve(Response.json(productManifest()))
        : bff.fetch(url as string, init);
    return onClose;
  }

  it('can be closed while its remote is not there', async () => {
    load.mockRejectedValueOnce(new Error('down'));
    const onClose = show();
    await screen.findByRole('dialog', { name: 'Tilaus' });
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
  });

  it('keeps its window while the remote is down, and shows the order at a new attempt', async () => {
    load.mockRejectedValueOnce(new Error('down'));
    load.mockResolvedValueOnce({ pages: {}, slots: { 'order.modal': OrderWindow } });
    show();
    expect(await screen.findByRole('dialog', { name: 'Tilaus' })).toHaveTextContent('4711');
    await userEvent.click(await screen.findByRole('button', { name: 'Yritä uudelleen' }));
    expect(await screen.findByText('Tilaus 4711 on tässä')).toBeVisible();
    expect(load).toHaveBeenLastCalledWith('mf_order/remote-entry');
    expect(drawn).toHaveBeenLastCalledWith(true);
  });

  it('draws once what is loaded already', async () => {
    load.mockResolvedValue({ pages: {}, slots: { 'order.modal': OrderWindow } });
    show();
    expect(await screen.findByText('Tilaus 4711 on tässä')).toBeVisible();
    cleanup();
    drawn.mockClear();
    show();
    expect(await screen.findByText('Tilaus 4711 on tässä')).toBeVisible();
    await act(() => Promise.resolve());
    expect(drawn.mock.calls).toEqual([[false]]);
  });
});
