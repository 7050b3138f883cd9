import { dayDriver, keikkaKuski } from '@keikka/builders';
import { keikkaCalls, palkkiCalls } from '@keikka/contracts';
import { toaster } from '@keikka/ui';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, driver, gridDay, keikka, palkki, vehicle } from '../../../../test/day.builder.js';
import { freshBff } from '../../../../test/fresh-bff.js';
import { dragTo, letGo, renderGrid, rowOf, xOfHour, yOfRow } from '../../../../test/render-grid.js';
import type { GridBff } from '../../../../test/grid-bff.js';

jest.setTimeout(60_000);

describe('dragging on the grid', () => {
  let bff: GridBff;
  beforeEach(() => {
    bff = freshBff(
      gridDay([vehicle(12, [keikka('10:00', '13:30')]), vehicle(15), vehicle(18)], {
        kuskit: [driver(7)],
      }),
    );
  });

  const show = async (name: RegExp = /Rakennus Koskinen Oy/): Promise<HTMLElement> => {
    renderGrid(bff);
    return screen.findByRole('gridcell', { name });
  };
  const bar = (name: RegExp = /Rakennus Koskinen Oy/): HTMLElement => screen.getByRole('gridcell', { name });
  /** Grabs the bar a quarter of an hour after its start. */
  const drag = (element: HTMLElement, hour: number, row: number): void =>
    dragTo(element, [xOfHour(10.25), yOfRow(0)], [xOfHour(hour + 0.25), yOfRow(row)]);
  /** Changes of a day are saved in their order: the first to arrive is that of a drop made after. */
  const nothingSent = async (): Promise<void> => {
    drag(bar(), 12, 0);
    letGo(bar());
    await waitFor(() => expect(bff.writes).not.toEqual([]));
    expect(bff.writes).toMatchObject([
      { call: keikkaCalls.savePumppuAika, input: { pumppuAika: at('12:00') } },
    ]);
  };

  it('takes an order to another vehicle at the time it had [G-143]', async () => {
    const order = await show();
    drag(order, 10, 1);
    letGo(order);
    await waitFor(() => expect(rowOf(bar())).toBe('P15 · 36 m'));
    await waitFor(() => expect(bff.writes).toHaveLength(1));
    expect(bff.writes[0]).toEqual({
      call: keikkaCalls.saveVehicle,
      input: { keikkaId: 4711, vehicleId: 15, originalVehicleId: 12 },
    });
  });

  it('drags a copy with Ctrl, and the original stays', async () => {
    bff.on(keikkaCalls.copy, () => bff.hold(keikka('10:00', '13:30', { keikkaId: 9001, keikkaTilaId: 1 })));
    const order = await show();
    dragTo(order, [xOfHour(10.25), yOfRow(0)], [xOfHour(8.25), yOfRow(1)], { ctrlKey: true });
    expect(screen.getByText(/^Kopio → P15 · 8:00–11:30/)).toBeInTheDocument();
    expect(order).not.toHaveAttribute('data-lifted');
    letGo(order);
    await waitFor(() => expect(bff.writes).toHaveLength(2));
    expect(bff.writes).toMatchObject([
      { call: keikkaCalls.copy, input: { keikkaId: 4711 } },
      { call: keikkaCalls.saveVehicle, input: { keikkaId: 9001, vehicleId: 15, pumppuAika: at('8:00') } },
    ]);
    await waitFor(() =>
      expect(screen.getAllByRole('gridcell', { name: /Rakennus Koskinen/ }).map(rowOf)).toEqual([
        'P12 · 36 m',
        'P15 · 36 m',
      ]),
    );
  });

  it('says of a copy all that a move says: what is in its way, the original too, the boom and the driver', async () => {
    const salonen = dayDriver({ personId: 2, personFirstName: 'Antti', personLastName: 'Salonen' });
    const original = keikka('10:00', '13:30', { kuskit: [keikkaKuski({ personId: 1 })] });
    bff.day = gridDay([vehicle(12, [original]), vehicle(15, [], { vehiclePuomi: 28, dayDriver: salonen })]);
    bff.on(keikkaCalls.copy, () => bff.hold({ ...original, keikkaId: 9001, keikkaTilaId: 1 }));
    const order = await show();
    dragTo(order, [xOfHour(10.25), yOfRow(0)], [xOfHour(11.25), yOfRow(0)], { ctrlKey: true });
    expect(screen.getByText(/^Kopio → P12 · 11:00–14:30 · varattu 10–13:30/)).toBeInTheDocument();
    dragTo(order, [xOfHour(10.25), yOfRow(0)], [xOfHour(10.25), yOfRow(1)], { ctrlKey: true });
    letGo(order);
    expect(await screen.findByText('Puomi 28 m, tilattu 36 m')).toBeVisible();
    expect(screen.getByText('Kopion kuljettaja Salonen Antti')).toBeVisible();
    expect(bff.writes[1]).toMatchObject({ input: { keikkaId: 9001, vehicleId: 15, personIds: [2] } });
  });

  it('says of a drop on a row that did not want it why, and how to take it back', async () => {
    bff.day = gridDay([vehicle(12, [keikka('10:00', '13:30')]), vehicle(15, [], { vehiclePuomi: 28 })]);
    const order = await show();
    drag(order, 10, 1);
    letGo(order);
    expect(await screen.findByText('Puomi 28 m, tilattu 36 m')).toBeVisible();
    expect(toaster.read()).toMatchObject([{ tone: 'warning', action: { label: 'Kumoa' } }]);
  });

  it('makes a move that the server did not manage once more, upon the place it was seen at', async () => {
    const order = await show();
    bff.refuseNext(keikkaCalls.saveVehicle, 'INTERNAL');
    drag(order, 10, 1);
    letGo(order);
    await userEvent.click(await screen.findByRole('button', { name: 'Yritä uudelleen' }));
    await waitFor(() => expect(bff.writes).toHaveLength(2));
    expect(bff.writes[1]).toEqual(bff.writes[0]);
    expect(await screen.findByText(/^Siirrettiin tilaus 4711/)).toBeVisible();
    expect(rowOf(bar())).toBe('P15 · 36 m');
  });

  it('takes an order along time in steps of 15 minutes', async () => {
    const order = await show();
    drag(order, 11.07, 0);
    letGo(order);
    await waitFor(() => expect(bff.writes).toHaveLength(1));
    expect(bff.writes[0]).toEqual({
      call: keikkaCalls.savePumppuAika,
      // Without its length: one that a colleague gave it meanwhile stays.
      input: { keikkaId: 4711, pumppuAika: at('11:00'), originalPumppuAika: at('10:00') },
    });
  });

  it('takes an order to another vehicle and time in one call', async () => {
    const order = await show();
    drag(order, 8, 2);
    letGo(order);
    await waitFor(() => expect(bff.writes).toHaveLength(1));
    expect(bff.writes[0]).toMatchObject({
      call: keikkaCalls.saveVehicle,
      input: { vehicleId: 18, pumppuAika: at('8:00') },
    });
  });

  it.each([
    ['right', 13.5, 1600, { pumppuKesto: 420 }],
    ['left', 10, -200, { pumppuAika: at('6:00') }],
  ])(
    'stops an end that is pulled beyond the %s of the board at the end of the scale',
    async (_, end, x, input) => {
      const order = await show();
      order.getBoundingClientRect = () => new DOMRect(xOfHour(10), 46, 350, 24);
      dragTo(order, [xOfHour(end), yOfRow(0)], [x, yOfRow(0)]);
      letGo(order);
      await waitFor(() => expect(bff.writes).toHaveLength(1));
      expect(bff.writes[0]).toMatchObject({ call: keikkaCalls.savePumppuAika, input });
    },
  );

  it('leaves an end that is let go below the board where it was', async () => {
    const order = await show();
    order.getBoundingClientRect = () => new DOMRect(xOfHour(10), 46, 350, 24);
    dragTo(order, [xOfHour(13.5), yOfRow(0)], [xOfHour(15), 900]);
    letGo(order);
    await nothingSent();
  });

  it('shows where the order would land and how each row answers, and hides the tooltip [G-137]', async () => {
    const order = await show();
    drag(order, 10.5, 1);
    expect(screen.getByText('10:30')).toBeVisible();
    expect(screen.getByText('14:00')).toBeVisible();
    const label = screen.getByText(/P12 → P15 · 10:30–14:00 · vapaa, puomi sopii/);
    expect(label).toBeVisible();
    expect(label.style.transform).toContain('100vw - 100%');
    expect(screen.getAllByTitle('vapaa, puomi sopii')).toHaveLength(3);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(rowOf(order)).toBe('P12 · 36 m');
  });

  it('gives up by Esc, and the click that ends the press opens nothing', async () => {
    const order = await show();
    drag(order, 8, 1);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText(/Esc peruuttaa/)).not.toBeInTheDocument();
    letGo(order);
    fireEvent.click(order);
    await nothingSent();
  });

  it('is let go by a second pointer, and not by one that the page takes away beside it', async () => {
    const order = await show();
    drag(order, 8, 1);
    fireEvent.pointerCancel(order, { pointerId: 2, pointerType: 'touch' });
    expect(screen.getByText(/Esc peruuttaa/)).toBeVisible();
    fireEvent.pointerDown(order, {
      pointerId: 2,
      pointerType: 'touch',
      isPrimary: true,
      button: 0,
      buttons: 1,
    });
    expect(screen.queryByText(/Esc peruuttaa/)).not.toBeInTheDocument();
    letGo(order);
    await nothingSent();
  });

  it('asks the row again that a colleague has taken away while the order is held over it', async () => {
    const { say } = renderGrid(bff);
    const order = await screen.findByRole('gridcell', { name: /Rakennus Koskinen Oy/ });
    drag(order, 10, 1);
    bff.day = gridDay([vehicle(12, [keikka('10:00', '13:30')]), vehicle(15, [], { plannable: false })]);
    say({ type: 'dayStale', days: ['20261120'] });
    await screen.findByTitle('muiden auto');
    fireEvent.pointerMove(order, {
      pointerId: 1,
      isPrimary: true,
      buttons: 1,
      clientX: xOfHour(10.25) + 1,
      clientY: yOfRow(1),
    });
    expect(screen.getByText(/Yrityksesi ei suunnittele tätä ajoneuvoa/)).toBeVisible();
    letGo(order);
    await nothingSent();
  });

  it('keeps the rows where they are while it is held, whatever a colleague puts on them', async () => {
    const { say } = renderGrid(bff);
    const order = await screen.findByRole('gridcell', { name: /Rakennus Koskinen Oy/ });
    const third = (): string => screen.getByRole('row', { name: /P18/ }).style.top;
    drag(order, 10, 2);
    const before = third();
    const row = keikka('10:30', '12:00', { keikkaId: 4712, asiakasNimi: 'Toinen Oy' });
    say({ type: 'keikkaChanged', keikkaId: 4712, days: ['20261120'], row });
    expect(await screen.findByRole('gridcell', { name: /Toinen Oy/ })).toBeVisible();
    expect(third()).toBe(before);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(third()).not.toBe(before));
  });

  it('is let go when the day changes, so that nothing is carried to another day', async () => {
    const order = await show();
    drag(order, 8, 1);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.queryByText(/Esc peruuttaa/)).not.toBeInTheDocument());
    letGo(order);
    await userEvent.keyboard('{ArrowLeft}');
    await screen.findByRole('gridcell', { name: /Rakennus Koskinen Oy/ });
    await nothingSent();
  });

  it('is let go when the button was released outside the page', async () => {
    const order = await show();
    drag(order, 8, 1);
    fireEvent.pointerMove(order, { pointerId: 1, isPrimary: true, buttons: 0, clientX: 500, clientY: 70 });
    expect(screen.queryByText(/Esc peruuttaa/)).not.toBeInTheDocument();
    letGo(order);
    await nothingSent();
  });

  it('is marked as unsaved until the server has answered', async () => {
    bff.holdNext(keikkaCalls.saveVehicle);
    const order = await show();
    drag(order, 10, 1);
    letGo(order);
    expect(await screen.findByRole('gridcell', { name: /P15, tallennetaan/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  });

  it('can be taken back once it is saved', async () => {
    const order = await show();
    drag(order, 10, 1);
    letGo(order);
    expect(await screen.findByText('Siirrettiin tilaus 4711: auto P12 → P15')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Kumoa/ }));
    await waitFor(() => expect(bff.writes).toHaveLength(2));
    expect(bff.writes[1]?.input).toMatchObject({ keikkaId: 4711, vehicleId: 12 });
    await waitFor(() => expect(rowOf(bar())).toBe('P12 · 36 m'));
  });

  it.each([
    ['vehicle', keikkaCalls.saveVehicle, 10, 1, 'Ajoneuvon vaihto epäonnistui', 5000],
    ['time', keikkaCalls.savePumppuAika, 11, 0, 'Ajan tallennus epäonnistui', null],
  ])(
    'goes back when the %s is not saved, says so and loads the day again [G-143] [G-286] [O-282]',
    async (_, call, hour, row, text, durationMs) => {
      bff.refuseNext(call, 'VEHICLE.NOT_IN_SERVICE');
      const order = await show();
      drag(order, hour, row);
      letGo(order);
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.getByText('Ajoneuvo ei ole käytössä kyseisenä päivänä.')).toBeVisible();
      expect(toaster.read()).toMatchObject([{ text, durationMs }]);
      await waitFor(() => expect(bar()).toHaveStyle({ left: '400px' }));
      expect(rowOf(bar())).toBe('P12 · 36 m');
      await waitFor(() => expect(bff.dayLoads).toHaveLength(2));
    },
  );

  it('moves a palkki [G-222]', async () => {
    bff.day = gridDay([vehicle(12, [palkki('10:00', '12:00')]), vehicle(15)]);
    const note = await show(/Pesu hallilla/);
    drag(note, 10, 1);
    letGo(note);
    await waitFor(() => expect(bff.writes).toHaveLength(1));
    expect(bff.writes[0]).toMatchObject({
      call: palkkiCalls.move,
      input: { palkkiId: 900, vehicleId: 15, originalVehicleId: 12 },
    });
  });
});
