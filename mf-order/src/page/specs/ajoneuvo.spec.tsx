import { at, DAY, dayVehicle, gridDay, gridKeikka, keikkaAnswer, vehicleData } from '@keikka/builders';
import {
  gridDayCalls,
  keikkaCalls,
  vehicleCalls,
  type DayVehicle,
  type KeikkaData,
  type VehicleData,
} from '@keikka/contracts';
import { dayRange, settingType } from '@keikka/domain';
import { ok, renderInShell } from '@keikka/sdk/testing';
import { toaster } from '@keikka/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeikkaBff } from '../../../test/keikka-bff.js';
import { KeikkaModal } from '../keikka.modal.js';
import { KeikkaPage } from '../keikka.page.js';

const access = { read: true, edit: true, plan: true, prices: false };
const busy = (from: string, to: string, asiakasNimi: string) =>
  gridKeikka({ keikkaId: 9001, timeStart: at(from), timeEnd: at(to), asiakasNimi });
const dayDriver = (personLastName: string): DayVehicle['dayDriver'] => ({
  personId: 7,
  personFirstName: 'Jari',
  personLastName,
  personPhone: '',
  pois: false,
  isExplicitAssignment: false,
});

const rows = [
  dayVehicle({ vehicleId: 21, vehiclePuomi: 28 }),
  dayVehicle({
    vehicleId: 12,
    dayDriver: dayDriver('Heikkinen'),
    keikkaGroup: [busy('8:00', '9:00', 'Kivikon Betoni Oy'), busy('14:30', '16:00', 'Kivikon Betoni Oy')],
  }),
  dayVehicle({ vehicleId: 7, keikkaGroup: [busy('9:30', '12:00', 'Nordlattia Oy')] }),
  dayVehicle({ vehicleId: 18, vehiclePuomi: 32, asiakasId: 2, asiakasNimi: 'Hämeen Betonipumput Oy' }),
  dayVehicle({ vehicleId: 30, lastDate: '20261119' }),
];

describe('the vehicle above an order', () => {
  let bff: KeikkaBff;
  /** What is stored, and what a save changes. */
  let stored: Partial<KeikkaData>;
  let vehicle: VehicleData | null;
  beforeEach(() => {
    bff = new KeikkaBff();
    stored = { vehicleId: 21, pumppuPuomi: 32, optimalPumppuPuomi: null, varmenne: 1 };
    vehicle = vehicleData({ vehicleId: 21, vehiclePuomi: 28 });
    bff.load = () => ok(keikkaAnswer(stored, { access, vehicleData: vehicle }));
    bff.on(vehicleCalls.list, () => rows);
    bff.on(gridDayCalls.get, () => gridDay({ ajoneuvot: rows }));
    bff.on(keikkaCalls.saveVehicle, ({ vehicleId }) => {
      stored = { ...stored, vehicleId, varmenne: (stored.varmenne ?? 0) + 1 };
      vehicle = rows.find((row) => row.vehicleId === vehicleId) ?? null;
      return gridKeikka({ vehicleId, varmenne: stored.varmenne });
    });
  });
  afterEach(() => act(() => toaster.clear()));

  async function show(): Promise<void> {
    renderInShell(<KeikkaPage />, bff, { visited: ['/tilaus/4711'], path: '/tilaus/:keikkaId' });
    await screen.findByRole('group', { name: 'Aika, ajoneuvo ja tila' });
  }
  const button = (): HTMLElement => screen.getByRole('button', { name: /^Ajoneuvo: / });
  const search = (): Promise<HTMLElement> =>
    screen.findByRole('combobox', { name: 'Etsi ajoneuvoa tai kuljettajaa' });
  async function open(): Promise<void> {
    await show();
    await userEvent.click(button());
    await screen.findByRole('listbox', { name: 'Ajoneuvot' });
  }
  const option = (name: RegExp): HTMLElement => screen.getByRole('option', { name });
  const textsOf = (group: RegExp): (string | null)[] =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  const pointed = (): string | undefined =>
    screen.getAllByRole('option', { selected: true })[0]?.textContent.slice(0, 3);
  const saves = (): unknown[] => bff.writes.map(({ input }) => input);

  it('is a button that opens the vehicles, those that fit first, each with its reason [O-010]', async () => {
    await open();
    expect(button()).toHaveTextContent('P21 · 28 m');
    expect(screen.getByText('puomi 32 m · pe 20.11. 10:00–13:30 · Lohja')).toBeVisible();
    expect(textsOf(/^Sopivat/)).toEqual([
      'P12 · 36 m ABC-12J. Heikkinen36 m · vapaa 9:00–14:30 · edellinen ajo alle 1 km päässä',
      'P18 · 32 m ABC-18Ei kuljettajaa32 m · vapaa koko päivän · Hämeen Betonipumput Oy',
    ]);
    expect(textsOf(/^Eivät sovi/)).toEqual([
      'P21 · 28 m ABC-21Ei kuljettajaapuomi 28 < 32 mNykyinen',
      'P07 · 36 m ABC-7Ei kuljettajaavarattu 9:30–12:00 Nordlattia Oy',
      'P30 · 36 m ABC-30Ei kuljettajaaei käytössä',
    ]);
  });

  it('reads the day of the order once it is opened, and not before', async () => {
    await show();
    const days = () => bff.asked.filter(({ call }) => call === gridDayCalls.get);
    expect(days()).toEqual([]);
    await userEvent.click(button());
    await screen.findByRole('listbox');
    const { start, end } = dayRange(DAY);
    expect(days().map(({ input }) => input)).toMatchObject([
      { startISO: start.toISOString(), endISO: end.toISOString(), yyyymmdd: DAY },
    ]);
  });

  it('is text for who may not plan the order [O-011]', async () => {
    bff.load = () => ok(keikkaAnswer(stored, { vehicleData: vehicle, access: { ...access, plan: false } }));
    await show();
    expect(screen.getByRole('group', { name: 'Aika, ajoneuvo ja tila' })).toHaveTextContent('P21 · 28 m');
    expect(screen.queryByRole('button', { name: /^Ajoneuvo/ })).toBeNull();
  });

  it('saves the chosen vehicle, shown at once, and tells it [O-246] [O-284]', async () => {
    const letGo = bff.holdNext(keikkaCalls.saveVehicle);
    await open();
    await userEvent.click(option(/^P12/));
    expect(button()).toHaveTextContent('P12 · 36 m');
    letGo();
    expect(await screen.findByText('Ajoneuvo vaihdettu')).toBeVisible();
    expect(saves()).toEqual([{ keikkaId: 4711, vehicleId: 12, originalVehicleId: 21, varmenne: 1 }]);
    expect(toaster.read()).toMatchObject([{ tone: 'success' }]);
  });

  it('saves one that does not fit with the warning of the board', async () => {
    await open();
    await userEvent.click(option(/^P07/));
    expect(await screen.findByText('Ajoneuvo vaihdettu')).toBeVisible();
    expect(screen.getByText('Varattu 9:30–12:00 Nordlattia Oy')).toBeVisible();
    expect(saves()).toMatchObject([{ vehicleId: 7 }]);
  });

  it('does not take a vehicle out of service, nor save the vehicle that it has', async () => {
    await open();
    expect(option(/^P30/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(option(/^P30/));
    expect(screen.getByRole('listbox')).toBeVisible();
    await userEvent.click(option(/^P21/));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(saves()).toEqual([]);
  });

  it('shows the vehicle from before again, with the reason, when it is not saved [O-283]', async () => {
    const letGo = bff.holdNext(keikkaCalls.saveVehicle);
    bff.refuseNext(keikkaCalls.saveVehicle, 'INTERNAL');
    await open();
    await userEvent.click(option(/^P12/));
    expect(button()).toHaveTextContent('P12 · 36 m');
    const { length } = bff.loads;
    letGo();
    expect(await screen.findByText('Ajoneuvon vaihto epäonnistui')).toBeVisible();
    expect(button()).toHaveTextContent('P21 · 28 m');
    await waitFor(() => expect(bff.loads.length).toBeGreaterThan(length));
  });

  it('tells in its own words that a colleague moved the order meanwhile [O-283]', async () => {
    bff.refuseNext(keikkaCalls.saveVehicle, 'KEIKKA.MOVED');
    await open();
    await userEvent.click(option(/^P12/));
    expect(await screen.findByText(/^Kollega on siirtänyt tilauksen sillä välin/)).toBeVisible();
  });

  it('is chosen by keys alone', async () => {
    await open();
    await waitFor(async () => expect(await search()).toHaveFocus());
    expect(pointed()).toBe('P12');
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    expect(pointed()).toBe('P18');
    // What is refused is passed by.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(pointed()).toBe('P07');
    await userEvent.type(await search(), 'heikk');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(saves()).toMatchObject([{ vehicleId: 12 }]));
  });

  it('says what the keys do, each key as a cap', async () => {
    await open();
    const caps = ['↑', '↓', 'Enter', 'Esc'].map((key) => screen.getByText(key, { selector: 'kbd' }));
    expect(caps.map((cap) => cap.parentElement?.textContent)).toEqual([
      '↑ ↓ selaa',
      '↑ ↓ selaa',
      'Enter vaihtaa ajoneuvon',
      'Esc sulkee',
    ]);
  });

  it('is not chosen by Enter where nothing is found', async () => {
    await open();
    await userEvent.type(await search(), 'P99{Enter}');
    expect(screen.getByText('Ei osumia')).toBeVisible();
    expect(saves()).toEqual([]);
  });

  it('is left as it is by Esc, and so is the window around it', async () => {
    const close = jest.fn();
    renderInShell(<KeikkaModal keikkaId={4711} onClose={close} />, bff);
    await userEvent.click(await screen.findByRole('button', { name: /^Ajoneuvo: / }));
    await userEvent.type(await search(), 'P12{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(screen.getByRole('dialog', { name: /^Rakennus Koskinen Oy/ })).toBeVisible();
    expect([close.mock.calls, saves()]).toEqual([[], []]);
  });

  it.each([
    ['the vehicles', vehicleCalls.list],
    ['the day', gridDayCalls.get],
  ])('says that %s could not be read, and reads again [O-287]', async (_what, call) => {
    bff.refuseNext(call, 'AUTH.FORBIDDEN');
    await show();
    await userEvent.click(button());
    expect(await screen.findByText('Ajoneuvon tietojen lataus epäonnistui')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Yritä uudelleen' }));
    expect(await screen.findByRole('listbox')).toBeVisible();
  });

  it('is put back from its notice, whatever else was saved since', async () => {
    await open();
    await userEvent.click(option(/^P12/));
    const undo = await screen.findByRole('button', { name: /^Kumoa/ });
    stored = { ...stored, keikkaComment: 'Portti B', varmenne: 7 };
    await userEvent.click(undo);
    expect(await screen.findByText(/^Kumottu: ajoneuvo takaisin P12 →\sP21$/)).toBeVisible();
    expect(button()).toHaveTextContent('P21 · 28 m');
    expect(saves()[1]).toEqual({ keikkaId: 4711, vehicleId: 21, originalVehicleId: 12, varmenne: 7 });
  });

  it('is chosen for an order that has none, and no time either', async () => {
    stored = { ...stored, vehicleId: null, pumppuAika: '' };
    vehicle = null;
    await open();
    expect(button()).toHaveTextContent('Ei ajoneuvoa');
    expect(bff.asked.filter(({ call }) => call === gridDayCalls.get)).toEqual([]);
    await userEvent.click(option(/^P21/));
    expect(await screen.findByText('Puomi 28 m, tilattu 32 m')).toBeVisible();
    expect(saves()).toMatchObject([{ vehicleId: 21, originalVehicleId: null }]);
  });

  it('is chosen by boom and type alone by who may not see the board', async () => {
    bff.session = { settingTypes: [settingType.tyosuhteessa] };
    await open();
    expect(textsOf(/^Sopivat/)[0]).toMatch(/32 m · Hämeen Betonipumput Oy$/);
    expect(bff.asked.filter(({ call }) => call === gridDayCalls.get)).toEqual([]);
  });

  it('and its time are saved one after the other, the second upon the token of the first', async () => {
    bff.on(keikkaCalls.savePumppuAika, () => gridKeikka({ varmenne: 3 }));
    const letGo = bff.holdNext(keikkaCalls.saveVehicle);
    await open();
    await userEvent.click(option(/^P12/));
    const end = screen.getByRole('textbox', { name: 'Päättyy' });
    await userEvent.clear(end);
    await userEvent.type(end, '12{Enter}');
    expect(saves()).toHaveLength(1);
    letGo();
    await waitFor(() => expect(saves()).toMatchObject([{ varmenne: 1 }, { varmenne: 2 }]));
  });
});
