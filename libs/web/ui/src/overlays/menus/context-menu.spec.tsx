import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppProvider } from '../../app/app-provider.js';
import { ContextMenu } from './context-menu.js';
import { Modal } from '../windows/modal.js';

type Point = { x: number; y: number };

function Board() {
  const [point, setPoint] = useState<Point | null>(null);
  const [moving, setMoving] = useState(false);
  return (
    <>
      <button onKeyDown={({ key }) => key === 'm' && setPoint({ x: 10, y: 10 })}>Taulu</button>
      <ContextMenu
        point={point}
        onClose={() => setPoint(null)}
        label="Tilaus"
        entries={[{ id: 'move', label: 'Siirrä…', onSelect: () => setMoving(true) }]}
      />
      <Modal open={moving} onClose={() => setMoving(false)} title="Siirto" placeKey="move">
        <input aria-label="Aika" />
      </Modal>
    </>
  );
}

describe('a menu at a point', () => {
  async function open() {
    render(
      <AppProvider>
        <Board />
      </AppProvider>,
    );
    screen.getByRole('button', { name: 'Taulu' }).focus();
    await userEvent.keyboard('m');
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  }
  const board = () => screen.getByRole('button', { name: 'Taulu', hidden: true });

  it('gives the focus back to where it was when it closes', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(board()).toHaveFocus());
  });

  it('leaves the focus to a window that its choice opens, which gives it back in its turn', async () => {
    await open();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Siirto' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(board()).toHaveFocus());
  });

  it('draws no line that parts nothing: what it stood for is not for everybody', async () => {
    const line = (id: string) => ({ id, separator: true }) as const;
    const item = (id: string) => ({ id, label: id, onSelect: () => undefined });
    const entries = [line('a'), item('Muokkaa'), line('b'), line('c'), item('Poista'), line('d')];
    render(
      <AppProvider>
        <ContextMenu point={{ x: 1, y: 1 }} onClose={() => undefined} label="Tilaus" entries={entries} />
      </AppProvider>,
    );
    const menu = await screen.findByRole('menu');
    const drawn = [...menu.querySelectorAll('[role=menuitem], hr')].map(({ textContent }) => textContent);
    expect(drawn).toEqual(['Muokkaa', '', 'Poista']);
  });
});
