import { keikkaCalls } from '@keikka/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, gridDay, keikka, vehicle } from '../../../../test/day.builder.js';
import { freshBff } from '../../../../test/fresh-bff.js';
import type { GridBff } from '../../../../test/grid-bff.js';
import { choose, dragTo, letGo, renderGrid, xOfHour, yOfRow } from '../../../../test/render-grid.js';

jest.setTimeout(60_000);

/** Nothing fills the window of a new order here, so that the gestures make a palkki; new-order.spec.tsx has the orders. */
describe('free time on the board', () => {
  let bff: GridBff;
  beforeEach(() => {
    bff = freshBff(
      gridDay([vehicle(12, [keikka('10:00', '13:30')]), vehicle(15), vehicle(18, [], { plannable: false })]),
    );
  });

  const bar = (): Promise<HTMLElement> => screen.findByRole('gridcell', { name: /Rakennus Koskinen Oy/ });
  /** The hours of a vehicle's row. */
  const hoursOf = (row: number): HTMLElement => {
    const found = screen.getAllByRole('row')[row + 1]?.querySelector<HTMLElement>('.track')?.parentElement;
    if (!found) throw new Error(`no row ${row}`);
    return found;
  };
  const show = async (): Promise<void> => {
    renderGrid(bff);
    await bar();
  };
  const place = (row: number, hour: number) => ({ clientX: xOfHour(hour), clientY: yOfRow(row) });
  /** The palkki editor with this vehicle and these times. */
  const expectEditor = async (vehicleNo: string, start: string, end: string): Promise<void> => {
    const dialog = await screen.findByRole('dialog', { name: /palkki/i });
    const values = ['Alkaa', 'Päättyy'].map(
      (name) => within(dialog).getByRole<HTMLInputElement>('textbox', { name }).value,
    );
    expect(values).toEqual([start, end]);
    const vehicleField = within(dialog).getByRole<HTMLInputElement>('combobox', { name: /Ajoneuvo/ });
    expect(vehicleField.value).toContain(vehicleNo);
  };
  const slotText = (text: string): HTMLElement => screen.getByText(text, { selector: '.slot span' });

  it('is drawn with the mouse and becomes a palkki there', async () => {
    await show();
    dragTo(hoursOf(1), [xOfHour(9.3), yOfRow(1)], [xOfHour(11.6), yOfRow(1)]);
    expect(slotText('9:15–11:45')).toBeVisible();
    letGo(hoursOf(1));
    await expectEditor('P15', '09:15', '11:45');
    expect(document.querySelector('.slot')).toBeNull();
  });

  it('is given up by Esc while it is drawn', async () => {
    await show();
    dragTo(hoursOf(1), [xOfHour(9.3), yOfRow(1)], [xOfHour(11.6), yOfRow(1)]);
    await userEvent.keyboard('{Escape}');
    letGo(hoursOf(1));
    expect(document.querySelector('.slot')).toBeNull();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('takes a double click', async () => {
    await show();
    fireEvent.doubleClick(hoursOf(1), place(1, 9.3));
    await expectEditor('P15', '09:15', '10:15');
  });

  it('is chosen by a click; Enter makes a palkki there, when it has been moved by keys', async () => {
    await show();
    fireEvent.click(hoursOf(1), place(1, 9.3));
    expect(slotText('9:15')).toBeVisible();
    screen.getByRole('grid').focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}{ArrowUp}');
    expect(screen.getByText('P12, 9:30–10:45, tyhjä aika. Enter lisää palkin.')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expectEditor('P12', '09:30', '10:45');
  });

  it('is reached from a bar by Ctrl and an arrow, and Esc goes back to it', async () => {
    await show();
    screen.getByRole('grid').focus();
    await userEvent.keyboard('{ArrowDown}{Control>}{ArrowRight}{/Control}');
    expect(slotText('13:30')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(document.querySelector('.slot')).toBeNull();
    expect(await bar()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Control>}{ArrowLeft}{/Control}');
    expect(slotText('9:00')).toBeVisible();
  });

  it('has a menu, which also pastes the copied order there', async () => {
    bff.on(keikkaCalls.copy, () => bff.hold(keikka('10:00', '13:30', { keikkaId: 9001, keikkaTilaId: 1 })));
    await show();
    screen.getByRole('grid').focus();
    await userEvent.keyboard('{ArrowDown}{Control>}c{/Control}');
    fireEvent.contextMenu(hoursOf(1), place(1, 7.1));
    expect(await screen.findByRole('menuitem', { name: /^Uusi palkki/ })).toBeVisible();
    await choose(/^Liitä kopio: Rakennus Koskinen Oy/);
    await waitFor(() => expect(bff.writes).toHaveLength(2));
    expect(bff.writes).toMatchObject([
      { call: keikkaCalls.copy, input: { keikkaId: 4711 } },
      { call: keikkaCalls.saveVehicle, input: { keikkaId: 9001, vehicleId: 15, pumppuAika: at('7:00') } },
    ]);
  });

  it('is not on a vehicle of others, neither by mouse nor by keys', async () => {
    await show();
    fireEvent.doubleClick(hoursOf(2), place(2, 9.3));
    expect(document.querySelector('.slot')).toBeNull();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    fireEvent.click(hoursOf(1), place(1, 9.3));
    screen.getByRole('grid').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByText(/^P15, .* tyhjä aika/)).toBeInTheDocument();
  });
});
