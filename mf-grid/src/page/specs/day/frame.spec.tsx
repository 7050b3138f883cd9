import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gridDay, keikka, vehicle } from '../../../../test/day.builder.js';
import { freshBff } from '../../../../test/fresh-bff.js';
import { ok, refusal, type GridBff } from '../../../../test/grid-bff.js';
import { dragTo, letGo, renderGrid, rowOf, xOfHour, yOfRow } from '../../../../test/render-grid.js';

jest.setTimeout(60_000);

const LOADING = 'Ladataan aikataulunäkymää...';
const NEXT = '20261121';

describe('the frame of a day', () => {
  let bff: GridBff;
  beforeEach(() => {
    bff = freshBff(gridDay([vehicle(12, [keikka('10:00', '13:30')]), vehicle(15)]));
  });

  const bar = (): Promise<HTMLElement> => screen.findByRole('gridcell', { name: /Rakennus Koskinen Oy/ });
  const show = async () => {
    const page = renderGrid(bff);
    await bar();
    return page;
  };
  const goOn = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Seuraava päivä' }));
  const frame = (): void => {
    expect(screen.getByRole('grid', { name: 'Päivän aikataulu' })).toBeVisible();
    expect(screen.getByRole('row', { name: /P12/ })).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Suodata' })).toBeVisible();
    expect(screen.getByText('la 21.11.')).toBeVisible();
  };

  it('stays while another day is on its way, which says that it loads when it takes long [G-013]', async () => {
    await show();
    let answer: () => void = () => undefined;
    bff.answerDay = () =>
      new Promise((resolve) => (answer = () => resolve(ok(gridDay([vehicle(12)], { yyyymmdd: NEXT })))));
    await goOn();
    frame();
    expect(await screen.findByText(LOADING)).toBeVisible();
    frame();
    answer();
    expect(await screen.findByText('Ei tilauksia')).toBeVisible();
    expect(screen.queryByText(LOADING)).not.toBeInTheDocument();
  });

  it('takes a search while the next day is on its way', async () => {
    await show();
    bff.answerDay = () => new Promise(() => undefined);
    const field = screen.getByRole('searchbox', { name: 'Suodata' });
    await goOn();
    await userEvent.type(field, 'kos');
    await screen.findByText(LOADING);
    expect(screen.getByRole('searchbox', { name: 'Suodata' })).toBe(field);
    expect(field).toHaveValue('kos');
  });

  it('gives nothing of the day that is left to a drag', async () => {
    await show();
    bff.answerDay = () => new Promise(() => undefined);
    const order = await bar();
    dragTo(order, [xOfHour(11), yOfRow(0)], [xOfHour(11), yOfRow(1)]);
    await userEvent.keyboard('{PageDown}');
    letGo(order);
    await screen.findByText(LOADING);
    dragTo(order, [xOfHour(11), yOfRow(0)], [xOfHour(11), yOfRow(1)]);
    letGo(order);
    expect(rowOf(order)).toBe('P12 · 36 m');
    expect(bff.asked.filter(({ call }) => call.method !== 'GET')).toEqual([]);
  });

  it('stays under the reason when the day cannot be loaded, and the day comes on request [G-015] [G-016]', async () => {
    await show();
    bff.answerDay = () => refusal(500, 'Levy on täynnä.');
    await goOn();
    expect(await screen.findByText('Levy on täynnä.')).toBeVisible();
    frame();
    bff.answerDay = null;
    await userEvent.click(screen.getByRole('button', { name: 'Lataa uudelleen' }));
    expect(await screen.findByText('Ei tilauksia')).toBeVisible();
  });

  it('has hours and search also when the very first day cannot be loaded', async () => {
    bff.answerDay = () => refusal(500, 'Levy on täynnä.');
    renderGrid(bff);
    expect(await screen.findByText('Levy on täynnä.')).toBeVisible();
    expect(screen.getByRole('grid', { name: 'Päivän aikataulu' })).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Suodata' })).toBeVisible();
  });
});

describe('the first opening of the socket', () => {
  it('reads a day again that was read before it, because nobody told what changed between', async () => {
    const bff = freshBff(gridDay([vehicle(12, [keikka('10:00', '13:30')])]));
    const { acceptSocket } = renderGrid(bff);
    await screen.findByRole('gridcell', { name: /Rakennus Koskinen Oy/ });
    bff.day = gridDay([vehicle(12, [keikka('10:00', '13:30', { asiakasNimi: 'Infra Vuori Oy' })])]);
    acceptSocket();
    expect(await screen.findByRole('gridcell', { name: /Infra Vuori Oy/ })).toBeVisible();
    await waitFor(() => expect(bff.dayLoads).toHaveLength(2));
  });
});
