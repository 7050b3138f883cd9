import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DAY, gridDay, keikka, vehicle } from '../../../test/day.builder.js';
import { freshBff } from '../../../test/fresh-bff.js';
import type { GridBff } from '../../../test/grid-bff.js';
import { dragTo, letGo, renderGrid, xOfHour, yOfRow } from '../../../test/render-grid.js';

jest.setTimeout(60_000);

describe('the days beside the shown one', () => {
  let bff: GridBff;
  /** What waits for the browser to be idle. */
  const waiting = new Map<number, () => void>();
  beforeEach(() => {
    bff = freshBff(gridDay([vehicle(12, [keikka('10:00', '13:30')]), vehicle(15)]));
    let last = 0;
    Object.assign(window, {
      requestIdleCallback: (run: () => void) => (waiting.set(++last, run), last),
      cancelIdleCallback: (id: number) => waiting.delete(id),
    });
  });
  afterEach(() => {
    waiting.clear();
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });

  async function idle(): Promise<void> {
    await waitFor(() => expect(waiting.size).toBeGreaterThan(0));
    const [[id, run] = [0, () => undefined]] = waiting;
    waiting.delete(id);
    act(run);
  }
  /** A bar of the board, which has asked for its later parts. */
  async function bar(): Promise<HTMLElement> {
    const found = await screen.findByRole('gridcell', { name: /Rakennus Koskinen Oy/ });
    await idle();
    return found;
  }

  it('are read one after the other when the browser is idle, and shown without a wait', async () => {
    renderGrid(bff);
    await bar();
    expect(bff.dayLoads).toEqual([DAY]);
    await idle();
    await waitFor(() => expect(bff.dayLoads).toEqual([DAY, '20261121']));
    await idle();
    await waitFor(() => expect(bff.dayLoads).toEqual([DAY, '20261121', '20261119']));
    bff.answerDay = () => new Promise(() => undefined);
    await userEvent.keyboard('{PageDown}');
    expect(screen.getByText('Ei tilauksia')).toBeVisible();
  });

  it('are not read while something is dragged', async () => {
    renderGrid(bff);
    const order = await bar();
    dragTo(order, [xOfHour(11), yOfRow(0)], [xOfHour(11), yOfRow(0) + 8]);
    await idle();
    await waitFor(() => expect(waiting.size).toBe(1));
    expect(bff.dayLoads).toEqual([DAY]);
    letGo(order);
    await idle();
    await waitFor(() => expect(bff.dayLoads).toContain('20261121'));
  });
});
