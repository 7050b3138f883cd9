import { session } from '@keikka/builders';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gridDay, keikka, vehicle } from '../../../../test/day.builder.js';
import { freshBff } from '../../../../test/fresh-bff.js';
import { address, renderGrid } from '../../../../test/render-grid.js';
import type { GridBff } from '../../../../test/grid-bff.js';

jest.setTimeout(30_000);

describe('the search of the day', () => {
  let bff: GridBff;
  beforeEach(() => {
    bff = freshBff(
      gridDay([
        vehicle(12, [keikka('10:00', '13:30')]),
        vehicle(15, [keikka('7:00', '9:00', { keikkaId: 4712, asiakasNimi: 'Infra Vuori Oy' })]),
      ]),
    );
  });
  afterEach(() => jest.useRealTimers());

  const bar = (name: RegExp) => screen.findByRole('gridcell', { name });

  it('steps back what it does not look for, keeps it in the address, and Esc ends it [G-029] [G-197]', async () => {
    renderGrid(bff);
    const koskinen = await bar(/Rakennus Koskinen/);
    await userEvent.keyboard('/');
    const field = screen.getByRole('searchbox', { name: 'Suodata' });
    expect(field).toHaveFocus();

    await userEvent.type(field, 'vuori');
    await waitFor(() => expect(koskinen).toHaveAttribute('data-faded'));
    expect(await bar(/Infra Vuori/)).not.toHaveAttribute('data-faded');
    expect(screen.getByText('1 osuma')).toBeVisible();
    expect(address()).toContain('haku=vuori');

    await userEvent.type(field, '{Enter}');
    expect(await bar(/Infra Vuori/)).toHaveAttribute('aria-selected', 'true');

    await userEvent.type(field, '{Escape}');
    await waitFor(() => expect(koskinen).not.toHaveAttribute('data-faded'));
    expect(address()).not.toContain('haku');
  });

  it('goes to the first hit when Enter follows the last letter at once', async () => {
    renderGrid(bff);
    await bar(/Rakennus Koskinen/);
    const field = screen.getByRole('searchbox', { name: 'Suodata' });
    await userEvent.type(field, 'koskinen{Enter}');
    expect(await bar(/Rakennus Koskinen/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.clear(field);
    await userEvent.type(field, 'vuori{Enter}');
    expect(await bar(/Infra Vuori/)).toHaveAttribute('aria-selected', 'true');
    expect(await bar(/Rakennus Koskinen/)).toHaveAttribute('data-faded');
    expect(field).toHaveValue('vuori');
  });

  it('waits 300 ms after the last key, and keeps the spaces around it in the field and none in the address [G-197]', async () => {
    const { router } = renderGrid(bff);
    await bar(/Rakennus Koskinen/);
    const field = screen.getByRole('searchbox', { name: 'Suodata' });
    jest.useFakeTimers();
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).type(field, ' oy ');
    await act(() => jest.advanceTimersByTimeAsync(299));
    expect(address()).not.toContain('haku');
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(address()).toMatch(/haku=oy$/);
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(field).toHaveValue(' oy ');
    jest.useRealTimers();
    await userEvent.type(field, 'vuori');
    await waitFor(() => expect(address()).toMatch(/haku=oy\+vuori$/));
    expect(field).toHaveValue(' oy vuori');
    await screen.findByText('1 osuma');
    await act(() => router.navigate('?pvm=20261120&haku=koskinen'));
    await waitFor(() => expect(field).toHaveValue('koskinen'));
  });

  it('goes to the hits on the board by Enter and ↓, says which of them it is, and Esc leads back', async () => {
    renderGrid(bff);
    await bar(/Rakennus Koskinen/);
    const field = screen.getByRole('searchbox', { name: 'Suodata' });
    await userEvent.type(field, 'oy');
    expect(await screen.findByText('2 osumaa')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    const board = screen.getByRole('grid');
    expect(board).toHaveFocus();
    expect(await bar(/Rakennus Koskinen/)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('1 / 2')).toBeVisible();
    await userEvent.keyboard('{F3}');
    expect(await bar(/Infra Vuori/)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('2 / 2')).toBeVisible();
    await userEvent.keyboard('{Shift>}{F3}{/Shift}');
    expect(screen.getByText('1 / 2')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('2 / 2')).toBeVisible();
    await userEvent.keyboard('m');
    expect(await screen.findByRole('dialog', { name: /Siirrä/ })).toBeVisible();
  });

  it('is ended at once by Esc, and a second Esc goes to the board', async () => {
    renderGrid(bff, '/?pvm=20261120&haku=vuori');
    await bar(/Rakennus Koskinen/);
    jest.useFakeTimers();
    const field = screen.getByRole('searchbox', { name: 'Suodata' });
    act(() => field.focus());
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(address()).not.toContain('haku');
    expect(screen.queryByText('1 osuma')).not.toBeInTheDocument();
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(screen.getByRole('grid')).toHaveFocus();
  });

  it('opens the folded side column with its key', async () => {
    renderGrid(bff);
    await bar(/Rakennus Koskinen/);
    await userEvent.click(screen.getByRole('button', { name: 'Piilota sivupalkki' }));
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    await userEvent.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Suodata' })).toHaveFocus();
  });

  it('does not search by one letter [G-197]', async () => {
    renderGrid(bff, '/?pvm=20261120&haku=v');
    expect(await bar(/Rakennus Koskinen/)).not.toHaveAttribute('data-faded');
  });

  it('is absent without the right to it [G-029]', async () => {
    const { auth } = session();
    auth.page.grid.suodata.read = false;
    bff.session = { auth };
    renderGrid(bff, '/?pvm=20261120&haku=vuori');
    expect(await bar(/Rakennus Koskinen/)).not.toHaveAttribute('data-faded');
    expect(screen.queryByRole('searchbox', { name: 'Suodata' })).not.toBeInTheDocument();
  });
});
