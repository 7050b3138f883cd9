import { settingType } from '@keikka/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, gridDay, keikka, vehicle } from '../../../../test/day.builder.js';
import { freshBff } from '../../../../test/fresh-bff.js';
import { renderGrid, rowOf } from '../../../../test/render-grid.js';
import type { GridBff } from '../../../../test/grid-bff.js';

jest.setTimeout(60_000);

describe('the grid by keys alone', () => {
  let bff: GridBff;
  beforeEach(() => {
    bff = freshBff(gridDay([vehicle(12, [keikka('10:00', '13:30')]), vehicle(15), vehicle(18)]));
  });

  const bar = (): HTMLElement => screen.getByRole('gridcell', { name: /Rakennus Koskinen Oy/ });
  /** Puts the focus on the board's first bar. */
  const enter = async (): Promise<HTMLElement> => {
    renderGrid(bff);
    await screen.findByRole('gridcell', { name: /Rakennus Koskinen Oy/ });
    const board = screen.getByRole('grid', { name: 'Päivän aikataulu' });
    board.focus();
    await userEvent.keyboard('{ArrowDown}');
    return board;
  };

  it('keeps the focus on the board over another day', async () => {
    const board = await enter();
    await userEvent.keyboard('{Escape}{ArrowRight}');
    expect(await screen.findByText('Ei tilauksia')).toBeVisible();
    expect(board).toHaveFocus();
  });

  it('carries the bar to another vehicle and time, saved as one change when Alt is let go', async () => {
    const board = await enter();
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}');
    expect(screen.getByText('P18, 10:30–14:00, vapaa, puomi sopii')).toBeInTheDocument();
    expect(bff.writes).toEqual([]);
    await userEvent.keyboard('{/Alt}');
    fireEvent.keyUp(board, { key: 'Alt' });
    await waitFor(() => expect(bff.writes).toHaveLength(1));
    expect(bff.writes[0]?.input).toEqual({
      keikkaId: 4711,
      vehicleId: 18,
      originalVehicleId: 12,
      pumppuAika: at('10:30'),
      originalPumppuAika: at('10:00'),
    });
    await waitFor(() => expect(rowOf(bar())).toBe('P18 · 36 m'));
    expect(bar()).toHaveAttribute('aria-selected', 'true');
    expect(board).toHaveFocus();
    expect(await screen.findByText(/^Siirrettiin tilaus 4711: auto P12 → P18, 10:30/)).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(rowOf(bar())).toBe('P12 · 36 m'));
  });

  it('goes a step with each press, however fast they come', async () => {
    const board = await enter();
    for (let press = 0; press < 6; press++) {
      fireEvent.keyDown(board, { key: 'ArrowRight', altKey: true });
      fireEvent.keyUp(board, { key: 'Alt' });
    }
    await waitFor(() => expect(bff.writes).toHaveLength(6));
    expect(bff.writes.at(-1)?.input).toMatchObject({
      pumppuAika: at('11:30'),
      originalPumppuAika: at('11:15'),
    });
  });

  it('makes the bar longer and shorter with Shift', async () => {
    const board = await enter();
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{ArrowRight}{ArrowLeft}{/Shift}{/Alt}');
    fireEvent.keyUp(board, { key: 'Alt' });
    await waitFor(() => expect(bff.writes).toHaveLength(1));
    expect(bff.writes[0]?.input).toMatchObject({ pumppuAika: at('10:00'), pumppuKesto: 225 });
  });

  it('lets the bar go when Alt is let go before Shift, which then has another name', async () => {
    const board = await enter();
    fireEvent.keyDown(board, { key: 'ArrowRight', altKey: true, shiftKey: true });
    fireEvent.keyUp(board, { key: 'ArrowRight', altKey: true, shiftKey: true });
    expect(bff.writes).toEqual([]);
    fireEvent.keyUp(board, { key: 'Meta', shiftKey: true });
    await waitFor(() => expect(bff.writes).toHaveLength(1));
    expect(bff.writes[0]?.input).toMatchObject({ pumppuAika: at('10:00'), pumppuKesto: 225 });
  });

  it('puts the bar back on Esc and when the window is left', async () => {
    const board = await enter();
    for (const leave of [() => userEvent.keyboard('{Escape}'), () => fireEvent.blur(window)]) {
      fireEvent.keyDown(board, { key: 'ArrowDown', altKey: true });
      expect(screen.getByText(/^P15, 10:00–13:30/)).toBeInTheDocument();
      await leave();
      expect(screen.getByText('Siirto peruttu')).toBeInTheDocument();
      fireEvent.keyUp(board, { key: 'Alt' });
    }
    expect(bff.writes).toEqual([]);
    expect(bar()).toHaveAttribute('aria-selected', 'true');
  });

  it('says why it goes no further', async () => {
    const board = await enter();
    fireEvent.keyDown(board, { key: 'ArrowUp', altKey: true });
    expect(await screen.findAllByText('Ylempänä ei ole ajoneuvoa')).not.toHaveLength(0);
    fireEvent.keyUp(board, { key: 'Alt' });
    expect(bff.writes).toEqual([]);
  });

  it('says of a vehicle of others that the bar may not stay there', async () => {
    bff.day = gridDay([vehicle(12, [keikka('10:00', '13:30')]), vehicle(15, [], { plannable: false })]);
    const board = await enter();
    fireEvent.keyDown(board, { key: 'ArrowDown', altKey: true });
    expect(screen.getByText('P15, 10:00–13:30, muiden auto')).toBeInTheDocument();
    fireEvent.keyUp(board, { key: 'Alt' });
    expect(await screen.findByText('Yrityksesi ei suunnittele tätä ajoneuvoa')).toBeVisible();
    expect(bff.writes).toEqual([]);
  });

  it("says why another company's order stays where it is", async () => {
    bff.day = gridDay([vehicle(12, [keikka('10:00', '13:30', { ownerAsiakasId: 2 })]), vehicle(15)]);
    const board = await enter();
    fireEvent.keyDown(board, { key: 'ArrowDown', altKey: true });
    expect(await screen.findAllByText('Vain oman yrityksen tilauksia voi siirtää')).not.toHaveLength(0);
  });

  it('makes a palkki where one stands with N', async () => {
    await enter();
    await userEvent.keyboard('n');
    const dialog = await screen.findByRole('dialog', { name: /Uusi palkki/ });
    expect(within(dialog).getByRole('textbox', { name: 'Alkaa' })).toHaveValue('13:30');
    expect(within(dialog).getByRole('textbox', { name: 'Päättyy' })).toHaveValue('14:30');
    expect(within(dialog).getByRole('combobox', { name: /Ajoneuvo/ })).toHaveValue('P12 · 36 m');
  });

  it('makes the usual palkki with N while no bar is chosen', async () => {
    renderGrid(bff);
    await screen.findByRole('gridcell', { name: /Rakennus Koskinen Oy/ });
    await userEvent.keyboard('n');
    const dialog = await screen.findByRole('dialog', { name: /Uusi palkki/ });
    expect(within(dialog).getByRole('textbox', { name: 'Alkaa' })).toHaveValue('07:00');
    expect(within(dialog).getByRole('textbox', { name: 'Päättyy' })).toHaveValue('16:00');
    expect(within(dialog).getByRole('combobox', { name: /Ajoneuvo/ })).toHaveValue('');
  });

  it('lists the keys of the page with ?', async () => {
    await enter();
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: /Pikanäppäimet/ });
    const lines = within(dialog)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    expect(lines).toEqual(
      expect.arrayContaining([
        'Edellinen päivä',
        'Uusi palkki',
        'Toiselle ajoneuvolle',
        'Sulje päällimmäinen',
      ]),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('lists no key that the person may not use', async () => {
    bff.session = { settingTypes: [settingType.pumppari] };
    await enter();
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: /Pikanäppäimet/ });
    expect(within(dialog).getByText('Edellinen päivä')).toBeVisible();
    expect(within(dialog).queryByText('Uusi palkki')).not.toBeInTheDocument();
    expect(within(dialog).queryByText('Toiselle ajoneuvolle')).not.toBeInTheDocument();
  });
});
