import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppProvider } from '../../app/app-provider.js';
import { lazyWindow } from './lazy-window.js';
import { Modal } from './modal.js';

function Editor({ onClose }: { onClose: () => void }) {
  return (
    <Modal open onClose={onClose} title="Muokkain" placeKey="muokkain">
      Sisältö
    </Modal>
  );
}

describe('a window that comes when it is opened', () => {
  let attempts: number;
  let failing: number;
  beforeEach(() => {
    attempts = 0;
    failing = 0;
    // React tells of each error that a boundary takes.
    jest.spyOn(console, 'error').mockImplementation();
  });
  afterEach(() => jest.restoreAllMocks());

  function show(): void {
    const LateEditor = lazyWindow(async () => {
      attempts += 1;
      if (attempts <= failing) throw new Error('Loading chunk 7 failed.');
      return Promise.resolve(Editor);
    });
    function Page() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <p>Taulu</p>
          <button onClick={() => setOpen(true)}>Avaa</button>
          {open && <LateEditor onClose={() => setOpen(false)} />}
        </>
      );
    }
    render(
      <AppProvider>
        <Page />
      </AppProvider>,
    );
  }
  const open = async () => userEvent.click(screen.getByRole('button', { name: 'Avaa' }));

  it('stands where it was opened', async () => {
    show();
    await open();
    expect(await screen.findByRole('dialog', { name: 'Muokkain' })).toBeVisible();
  });

  it('fails alone where its file does not come, and comes when it is tried again', async () => {
    failing = 2;
    show();
    await open();
    expect(await screen.findByRole('dialog', { name: 'Ikkuna ei avautunut' })).toBeVisible();
    expect(screen.getByText('Taulu')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Yritä uudelleen' }));
    expect(await screen.findByText('Osa ohjelmasta ei latautunut. Muu sivu toimii.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Yritä uudelleen' }));
    expect(await screen.findByRole('dialog', { name: 'Muokkain' })).toBeVisible();
    expect(attempts).toBe(3);
  });

  it('is closed where it failed, and tries anew when it is opened again', async () => {
    failing = 1;
    show();
    await open();
    await screen.findByRole('dialog', { name: 'Ikkuna ei avautunut' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await open();
    expect(await screen.findByRole('dialog', { name: 'Muokkain' })).toBeVisible();
  });
});
