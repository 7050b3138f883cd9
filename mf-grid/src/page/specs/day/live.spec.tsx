import type { LiveServerMessage } from '@keikka/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DAY, driver, gridDay, keikka, vehicle } from '../../../../test/day.builder.js';
import { freshBff } from '../../../../test/fresh-bff.js';
import { address, renderGrid, rowOf } from '../../../../test/render-grid.js';
import { ok, type GridBff } from '../../../../test/grid-bff.js';

jest.setTimeout(60_000);

const NAME = /Rakennus Koskinen Oy/;
const before = keikka('10:00', '13:30');
const movedTo15 = { ...before, vehicleId: 15, varmenne: 2 };
const moved: LiveServerMessage = {
  type: 'keikkaChanged',
  keikkaId: 4711,
  days: [DAY],
  row: movedTo15,
};

describe('what others change while an answer is under way', () => {
  let bff: GridBff;
  /** Lets the day call that is under way have what the database held when it was asked. */
  let answer: () => void;
  beforeEach(() => {
    bff = freshBff(gridDay([vehicle(12, [before]), vehicle(15)]));
  });
  const holdAnswers = (): void => {
    bff.answerDay = () => {
      const held = ok(bff.day);
      return new Promise((resolve) => (answer = () => resolve(held)));
    };
  };
  const bar = (): Promise<HTMLElement> => screen.findByRole('gridcell', { name: NAME });
  const refresh = (): Promise<void> =>
    userEvent.click(screen.getByRole('button', { name: 'Päivitä päivän tiedot' }));

  it('stays on top of an answer that was read before it', async () => {
    const { say } = renderGrid(bff);
    await bar();
    holdAnswers();
    await refresh();
    await waitFor(() => expect(bff.dayLoads).toHaveLength(2));
    say(moved);
    await waitFor(async () => expect(rowOf(await bar())).toBe('P15 · 36 m'));
    answer();
    await screen.findByRole('button', { name: 'Päivitä päivän tiedot', busy: false });
    expect(rowOf(await bar())).toBe('P15 · 36 m');
    expect(bff.dayLoads).toHaveLength(2);
  });

  it('is heard during the first load too', async () => {
    holdAnswers();
    const { say } = renderGrid(bff);
    await waitFor(() => expect(bff.dayLoads).toHaveLength(1));
    say(moved);
    answer();
    expect(rowOf(await bar())).toBe('P15 · 36 m');
  });

  it('makes the first load ask again when it says that the day is stale', async () => {
    holdAnswers();
    const { say } = renderGrid(bff);
    await waitFor(() => expect(bff.dayLoads).toHaveLength(1));
    bff.day = gridDay([vehicle(12), vehicle(15, [before])]);
    say({ type: 'dayStale', days: [DAY] });
    answer();
    await waitFor(() => expect(bff.dayLoads).toHaveLength(2));
    answer();
    expect(rowOf(await bar())).toBe('P15 · 36 m');
  });
});

describe('a driver whom a colleague drops on a vehicle', () => {
  const rowOfVehicle = (vehicleNo: string): HTMLElement | null =>
    screen.getByRole('rowheader', { name: new RegExp(vehicleNo) }).closest<HTMLElement>('[role=row]');

  it('shows on the vehicle, on his orders and in the panel with their sums, without another load [G-144] [G-292]', async () => {
    const sami = driver(7, {
      personFirstName: 'Sami',
      personLastName: 'Koskela',
      vehicleId: 12,
      isExplicitAssignment: true,
    });
    const p12 = vehicle(12, [], { dayDriver: sami });
    const bff = freshBff(gridDay([p12, vehicle(15, [{ ...before, vehicleId: 15 }])], { kuskit: [sami] }));
    const { say } = renderGrid(bff);
    const entry = await screen.findByRole('button', { name: /Koskela Sami/ });
    expect(entry).toHaveAccessibleName(/P12.*0 · 0/);
    expect(rowOfVehicle('P12')).toHaveTextContent('S. Koskela');
    say({ ...moved, row: { ...movedTo15, kuskit: [sami] } });
    say({
      type: 'staffingChanged',
      days: [DAY],
      kuskit: [{ personId: 7, vehicleId: 15, isExplicitAssignment: true }],
      ajoneuvot: [
        { vehicleId: 12, dayDriver: null },
        { vehicleId: 15, dayDriver: sami },
      ],
    });
    await waitFor(() => expect(entry).toHaveAccessibleName(/P15.*1 · 45,5/));
    expect(rowOfVehicle('P12')).not.toHaveTextContent('S. Koskela');
    expect(rowOfVehicle('P15')).toHaveTextContent('S. Koskela');
    expect(bff.dayLoads).toEqual([DAY]);
  });
});

describe('a day that was not looked at for a while', () => {
  it('is asked for again', async () => {
    const bff = freshBff(gridDay([vehicle(12, [before]), vehicle(15)]));
    renderGrid(bff);
    await screen.findByRole('gridcell', { name: NAME });
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(bff.dayLoads).toEqual([DAY, '20261121']));
    bff.day = gridDay([vehicle(12), vehicle(15, [before])]);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(bff.dayLoads).toEqual([DAY, '20261121', DAY]));
    await waitFor(() => expect(rowOf(screen.getByRole('gridcell', { name: NAME }))).toBe('P15 · 36 m'));
  });
});

describe('the day that is looked at', () => {
  it('is told to the other tabs when Back and Forward bring another, once each [G-167]', async () => {
    const { said, router } = renderGrid(freshBff(gridDay([vehicle(12, [before])])));
    await screen.findByRole('gridcell', { name: NAME });
    await userEvent.click(screen.getByRole('button', { name: 'Seuraava päivä' }));
    for (const [step, day] of [
      [-1, DAY],
      [1, '20261121'],
    ] as const) {
      await act(() => router.navigate(step));
      await waitFor(() => expect(address()).toBe(`?pvm=${day}`));
    }
    expect(said().filter(({ type }) => type === 'dateChange')).toMatchObject([
      { date: '20261121', previousDate: DAY },
      { date: DAY, previousDate: '20261121' },
      { date: '20261121', previousDate: DAY },
    ]);
  });

  it('is told when Back leads from the day that another tab has brought to one told before it [G-167]', async () => {
    const { say, said, router } = renderGrid(freshBff(gridDay([vehicle(12, [before])])));
    await screen.findByRole('gridcell', { name: NAME });
    await userEvent.click(screen.getByRole('button', { name: 'Seuraava päivä' }));
    await userEvent.click(screen.getByRole('button', { name: 'Edellinen päivä' }));
    const elsewhere = { source: 'grid', tabTitle: '', timestamp: '', userAgent: '', pageUrl: '' };
    say({ type: 'dateChange', date: '20261125', previousDate: DAY, ...elsewhere });
    await waitFor(() => expect(address()).toBe('?pvm=20261125'));
    await act(() => router.navigate(-2));
    await waitFor(() => expect(address()).toBe(`?pvm=${DAY}`));
    const told = said().filter(({ type }) => type === 'dateChange');
    expect(told).toHaveLength(3);
    expect(told.at(-1)).toMatchObject({ date: DAY });
  });
});

describe('a chosen bar that others delete', () => {
  const aamu = keikka('6:00', '7:00', { keikkaId: 1, asiakasNimi: 'Aamu Oy' });
  const ilta = keikka('14:00', '15:00', { keikkaId: 2, asiakasNimi: 'Ilta Oy' });

  it('leaves the keys to the next one of its row, and after the last to the board', async () => {
    const { say } = renderGrid(freshBff(gridDay([vehicle(12, [aamu]), vehicle(15, [before, ilta])])));
    const chosen = await screen.findByRole('gridcell', { name: NAME });
    const board = screen.getByRole('grid', { name: 'Päivän aikataulu' });
    board.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen).toHaveAttribute('aria-selected', 'true');
    const remove = (keikkaId: number): void =>
      say({ type: 'keikkaChanged', keikkaId, days: [DAY], row: null });

    remove(before.keikkaId);
    await waitFor(() => expect(chosen).not.toBeInTheDocument());
    const next = screen.getByRole('gridcell', { name: /Ilta Oy/ });
    expect(next).toHaveAttribute('aria-selected', 'true');
    expect(board).toHaveAttribute('aria-activedescendant', next.id);

    remove(ilta.keikkaId);
    await waitFor(() => expect(next).not.toBeInTheDocument());
    expect(board).not.toHaveAttribute('data-active');
    expect(board).not.toHaveAttribute('aria-activedescendant');
    expect(board).toHaveFocus();
  });
});
