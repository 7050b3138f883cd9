import { AppProvider } from '@keikka/ui';
import { render, screen, within } from '@testing-library/react';
import { useListedShortcuts } from '../keyboard/listed-shortcuts.js';
import { ShortcutList } from './shortcut-list.js';

function Part({ title, keys, label }: { title: string; keys: string; label: string }) {
  useListedShortcuts(title, [{ keys: [keys], label }]);
  return null;
}

const lines = (title: string): (string | null)[] =>
  within(screen.getByRole('region', { name: title }))
    .getAllByRole('term')
    .map(({ textContent }) => textContent);

describe('the list of shortcuts', () => {
  const page = (board: boolean) => (
    <AppProvider>
      <Part title="Sivu" keys="n" label="Uusi palkki" />
      <Part title="Sivu" keys="t" label="Tänään" />
      {board && <Part title="Taulu" keys="delete" label="Poista" />}
      <ShortcutList onClose={jest.fn()} />
    </AppProvider>
  );

  it('shows those of one title together', async () => {
    render(page(false));
    await screen.findByRole('dialog');
    expect(lines('Sivu')).toEqual(['Uusi palkki', 'Tänään']);
    expect(screen.queryByRole('region', { name: 'Taulu' })).not.toBeInTheDocument();
  });

  it('follows what comes and goes while it is open', async () => {
    const { rerender } = render(page(false));
    await screen.findByRole('dialog');
    rerender(page(true));
    expect(lines('Taulu')).toEqual(['Poista']);
    rerender(page(false));
    expect(screen.queryByRole('region', { name: 'Taulu' })).not.toBeInTheDocument();
  });
});
