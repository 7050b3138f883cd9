import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppProvider } from '../app/app-provider.js';
import { DataTable } from './data-table.js';
import type { Column } from './column.js';

interface Tuote {
  id: number;
  nimi: string;
  hinta: number | null;
}

const columns: Column<Tuote>[] = [
  { key: 'nimi', header: 'Nimi', cell: (row) => row.nimi, sortValue: (row) => row.nimi },
  {
    key: 'hinta',
    header: 'Hinta',
    align: 'end',
    cell: (row) => row.hinta ?? '–',
    sortValue: (row) => row.hinta,
  },
];
const tuotteet: Tuote[] = [
  { id: 1, nimi: 'Ämpäri', hinta: 5 },
  { id: 2, nimi: 'Betoni 10', hinta: null },
  { id: 3, nimi: 'Betoni 9', hinta: 12 },
];

function show(rows: Tuote[], onOpen = jest.fn()) {
  render(
    <AppProvider>
      <DataTable
        label="Tuotteet"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        onOpen={onOpen}
        empty="Ei tuotteita"
      />
    </AppProvider>,
  );
  return onOpen;
}

const firstColumn = (): (string | null)[] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent ?? null);

describe('DataTable', () => {
  it('sorts in Finnish order, numbers in words by value, and turns on the second press', async () => {
    show(tuotteet);
    await userEvent.click(screen.getByRole('button', { name: 'Nimi' }));
    expect(firstColumn()).toEqual(['Betoni 9', 'Betoni 10', 'Ämpäri']);
    await userEvent.click(screen.getByRole('button', { name: 'Nimi' }));
    expect(firstColumn()).toEqual(['Ämpäri', 'Betoni 10', 'Betoni 9']);
    expect(screen.getByRole('columnheader', { name: 'Nimi' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('leaves what is missing last, whichever way it sorts', async () => {
    show(tuotteet);
    await userEvent.click(screen.getByRole('button', { name: 'Hinta' }));
    expect(firstColumn().at(-1)).toBe('Betoni 10');
    await userEvent.click(screen.getByRole('button', { name: 'Hinta' }));
    expect(firstColumn().at(-1)).toBe('Betoni 10');
  });

  it('walks rows with the arrow keys and opens on Enter', async () => {
    const onOpen = show(tuotteet);
    act(() => screen.getAllByRole('row')[1]?.focus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    expect(onOpen).toHaveBeenCalledWith(tuotteet[1]);
  });

  it('lets a row head the others over all columns, and Enter do something else than a click', async () => {
    const [onOpen, onEnter] = [jest.fn(), jest.fn()];
    render(
      <AppProvider>
        <DataTable
          label="Tuotteet"
          columns={columns}
          rows={tuotteet}
          rowKey={(row) => row.id}
          onOpen={onOpen}
          onEnter={onEnter}
          headingOf={({ id }) => (id === 1 ? 'Betonit' : null)}
          empty="Ei tuotteita"
        />
      </AppProvider>,
    );
    const [, heading, row] = screen.getAllByRole('row');
    expect(heading).toHaveTextContent(/^Betonit$/);
    act(() => row?.focus());
    await userEvent.keyboard('{Enter}');
    expect([onEnter.mock.calls, onOpen.mock.calls]).toEqual([[[tuotteet[1]]], []]);
  });

  it('says what is missing when there is nothing', () => {
    show([]);
    expect(screen.getByText('Ei tuotteita')).toBeVisible();
  });

  it('draws only some of 5000 rows but tells how many there are', () => {
    show(Array.from({ length: 5000 }, (_, id) => ({ id, nimi: `Tuote ${id}`, hinta: id })));
    expect(screen.getAllByRole('row').length).toBeLessThan(120);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '5001');
  });

  describe('with 5000 rows', () => {
    const many = Array.from({ length: 5000 }, (_, id) => ({ id, nimi: `Tuote ${id}`, hinta: id }));
    const focused = () => within(document.activeElement as HTMLElement).getAllByRole('cell')[0];

    it('goes to the very ends with End and Home, and walks on from there', async () => {
      show(many);
      act(() => screen.getAllByRole('row')[1]?.focus());
      await userEvent.keyboard('{End}');
      expect(focused()).toHaveTextContent('Tuote 4999');
      await userEvent.keyboard('{ArrowUp}');
      expect(focused()).toHaveTextContent('Tuote 4998');
      await userEvent.keyboard('{Home}');
      expect(focused()).toHaveTextContent('Tuote 0');
    });

    it('is entered with Tab at a row that is in view, however far it is scrolled', async () => {
      show(many);
      const box = screen.getByRole('table').parentElement!;
      fireEvent.scroll(box, { target: { scrollTop: 100 * 32 } });
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      expect(focused()).toHaveTextContent('Tuote 100');
    });
  });
});
