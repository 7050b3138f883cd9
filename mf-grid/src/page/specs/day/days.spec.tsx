import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, DAY, gridDay, keikka, vehicle } from '../../../../test/day.builder.js';
import { freshBff } from '../../../../test/fresh-bff.js';
import type { GridBff } from '../../../../test/grid-bff.js';
import { address, renderGrid } from '../../../../test/render-grid.js';

jest.setTimeout(60_000);

describe('the day of the grid', () => {
  let bff: GridBff;
  beforeEach(() => {
    bff = freshBff(gridDay([vehicle(12, [keikka('10:00', '13:30')])]));
  });

  const show = async (at?: string) => {
    const page = renderGrid(bff, at);
    await screen.findByRole('gridcell', { name: /Rakennus Koskinen Oy/ });
    return page;
  };

  it('is asked for again when it is told that it is stale', async () => {
    const { say } = await show();
    say({ type: 'dayStale', days: [DAY] });
    await waitFor(() => expect(bff.dayLoads).toHaveLength(2));
  });

  it.each([
    ['the next day', 'Seuraava päivä', '20261121'],
    ['the previous day', 'Edellinen päivä', '20261119'],
  ])(
    'changes to %s, which the address and the session keep and the other tabs are told [G-033] [G-037]',
    async (_, button, day) => {
      const { said } = await show();
      await userEvent.click(screen.getByRole('button', { name: button }));
      await waitFor(() => expect(bff.dayLoads).toContain(day));
      expect(address()).toBe(`?pvm=${day}`);
      expect(sessionStorage.getItem('keikka.pvm')).toBe(day);
      expect(said()).toContainEqual(expect.objectContaining({ type: 'dateChange', date: day }));
    },
  );

  it('changes by arrows, Page keys and T', async () => {
    await show();
    await userEvent.keyboard('{ArrowRight}');
    expect(address()).toBe('?pvm=20261121');
    await userEvent.keyboard('{PageDown}');
    expect(address()).toBe('?pvm=20261122');
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    expect(address()).toBe('?pvm=20261115');
    await userEvent.keyboard('t');
    expect(address()).not.toBe('?pvm=20261115');
  });

  it("follows the person's other tabs, without telling them back [G-167]", async () => {
    const { say, said } = await show();
    const fields = {
      previousDate: DAY,
      source: 'grid',
      tabTitle: '',
      timestamp: '',
      userAgent: '',
      pageUrl: '',
    };
    say({ type: 'dateChange', date: '20261125', ...fields });
    await waitFor(() => expect(address()).toBe('?pvm=20261125'));
    expect(said().filter(({ type }) => type === 'dateChange')).toEqual([]);
    expect(said()).toContainEqual(expect.objectContaining({ type: 'heartbeat', currentDate: '20261125' }));
  });

  it.each(['19000101', '21991231', '20261131', 'x'])(
    'takes %s in the address for no day and shows today',
    async (text) => {
      jest.useFakeTimers({ now: Date.parse(at('9:00')), advanceTimers: true });
      sessionStorage.setItem('keikka.pvm', '20261125');
      await show(`/?pvm=${text}`);
      await waitFor(() => expect(address()).toBe(`?pvm=${DAY}`));
      jest.useRealTimers();
    },
  );

  it('does not bring a person back who has left for another page that is still under way', async () => {
    const { router } = await show();
    const next = screen.getByRole('button', { name: 'Seuraava päivä' });
    act(() => {
      void router.navigate('/laskutus/tuotteet?tuote=5');
      fireEvent.click(next);
    });
    expect(router.state.location).toMatchObject({ pathname: '/laskutus/tuotteet', search: '?tuote=5' });
  });

  it('is at first that of the session, and without one with today [G-037]', async () => {
    sessionStorage.setItem('keikka.pvm', DAY);
    await show('/');
    await waitFor(() => expect(address()).toBe(`?pvm=${DAY}`));
  });
});
