import { dayDriver, keikkaKuski, session } from '@keikka/builders';
import { registerSlot } from '@keikka/sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gridDay, keikka, vehicle } from '../../../../test/day.builder.js';
import { freshBff } from '../../../../test/fresh-bff.js';
import { jobsIn, listed, onPhone } from '../../../../test/phone.js';
import { onTestDay } from '../../../../test/test-day.js';
import { address, choose, renderGrid } from '../../../../test/render-grid.js';

jest.setTimeout(60_000);

const kuski = keikkaKuski();

describe('the grid on a phone', () => {
  onPhone();
  onTestDay();
  afterEach(() => jest.useRealTimers());

  const show = async (): Promise<HTMLElement> => {
    const later = keikka('14:00', '16:00', { keikkaId: 4712, asiakasNimi: 'Infra Vuori Oy' });
    const bff = freshBff(gridDay([vehicle(12, [later, keikka('10:00', '13:30', { kuskit: [kuski] })])]));
    renderGrid(bff);
    return screen.findByRole('region', { name: 'P12' });
  };

  it('lists each vehicle with its work from morning to evening', async () => {
    const jobs = jobsIn(await show());
    expect(jobs.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^10:0013:30Rakennus Koskinen Oy.*Toimitusvalmis$/),
      expect.stringMatching(/^14:0016:00Infra Vuori Oy/),
    ]);
  });

  it('has one button for all that can be made [G-024]', async () => {
    const unregister = registerSlot('order.new', () => null);
    await show();
    expect(screen.queryByRole('button', { name: /^(TILAUS|PALKKI)$/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'UUSI' }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual(['TILAUS', 'PALKKI']);
    act(unregister);
  });

  it('calls the driver [G-211]', async () => {
    const call = within(await show()).getByRole('link', { name: 'Soita: J. Saarinen' });
    expect(call).toHaveAttribute('href', 'tel:0405550101');
  });

  it('lists what stands on the time of three others too, and sums what is driven', async () => {
    const four = [1, 2, 3, 4].map((keikkaId) => keikka('10:00', '12:00', { keikkaId, m3: 10 }));
    const cancelled = keikka('13:00', '14:00', { keikkaId: 5, m3: 99, keikkaTilaId: 8 });
    const bff = freshBff(
      gridDay([vehicle(12), vehicle(15, four), vehicle(18, [cancelled, keikka('15:00', '16:00')])]),
    );
    renderGrid(bff);
    const jobs = jobsIn(await screen.findByRole('region', { name: 'P15' }));
    expect(jobs).toHaveLength(4);
    expect(within(screen.getByRole('region', { name: 'P18' })).getAllByText('45,5 m³')).toHaveLength(2);
  });

  it('marks what is booked twice, names the other job, and leads to it from the list', async () => {
    const other = keikka('8:00', '10:00', { keikkaId: 4712, asiakasNimi: 'Infra Vuori Oy', kuskit: [kuski] });
    const bff = freshBff(
      gridDay([vehicle(12, [keikka('7:00', '9:00', { kuskit: [kuski] })]), vehicle(15, [other])]),
    );
    renderGrid(bff);
    const [job] = jobsIn(await screen.findByRole('region', { name: 'P15' }));
    expect(job).toHaveAccessibleName(/Päällekkäin: Kuljettaja Saarinen Juha on samaan aikaan työssä 4711/);
    await userEvent.click(screen.getByRole('button', { name: '1 ristiriita' }));
    await userEvent.click(await screen.findByRole('button', { name: /^4712 Infra Vuori Oy P15/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(job).toHaveFocus();
  });

  it('marks what does not fit, on the vehicle and on its job, in words', async () => {
    const short = vehicle(15, [keikka('7:00', '9:00')], { vehiclePuomi: 28, useNoDriverBar: false });
    renderGrid(freshBff(gridDay([short])));
    const listedVehicle = await screen.findByRole('region', { name: 'P15' });
    expect(listedVehicle.querySelector('header')).toHaveTextContent(/Puomi$/);
    const [job] = jobsIn(listedVehicle);
    expect(job).toHaveAccessibleName(/Varoitus: Puomi 28 m, tilattu 36 m/);
    expect(screen.getByRole('button', { name: '1 varoitus' })).toBeVisible();
  });

  it('says how many orders nobody drives, beside the driver and on each of them', async () => {
    const driven = keikka('7:00', '9:00', { kuskit: [keikkaKuski()] });
    const lone = keikka('10:00', '11:00', { keikkaId: 4712 });
    renderGrid(freshBff(gridDay([vehicle(15, [driven, lone]), vehicle(18, [lone])])));
    const part = await screen.findByRole('region', { name: 'P15' });
    expect(within(part).getByText('J. Saarinen · 1 ilman')).toBeVisible();
    expect(jobsIn(part)[1]).toHaveAccessibleName(/Varoitus: Ei kuljettajaa/);
    expect(screen.getByText('Ei kuljettajaa · 1 tilaus')).toBeVisible();
  });

  it('shows what is known of a vehicle by a touch of its number [G-044]', async () => {
    await userEvent.click(within(await show()).getByRole('button', { name: /^P12/ }));
    await choose('Näytä ajoneuvotiedot');
    expect(await screen.findByRole('dialog', { name: 'ABC-12' })).toBeVisible();
  });

  it('has its toasts above the bar at the foot', async () => {
    await show();
    const today = screen.getByRole('button', { name: 'Tänään' });
    const toasts = screen.getByRole('region', { name: 'Ilmoitukset' });
    expect(toasts.style.getPropertyValue('--foot')).toBe(`${today.parentElement!.offsetHeight}px`);
  });

  it('goes to another day of the week', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'ke 18. marraskuuta 2026' }));
    expect(address()).toBe('?pvm=20261118');
  });

  it('goes to a far day by the calendar in the bar', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Valitse päivä' }));
    await userEvent.click(await screen.findByRole('button', { name: /^tiistai 1\. joulukuuta/ }));
    expect(address()).toBe('?pvm=20261201');
  });

  it('can be scrolled by a finger that waited: there is nothing to lift', async () => {
    const [job] = jobsIn(await show());
    jest.useFakeTimers();
    fireEvent.pointerDown(job!, { pointerId: 1, pointerType: 'touch', isPrimary: true, button: 0 });
    act(() => jest.advanceTimersByTime(500));
    const touches = [{ clientX: 100, clientY: 100 }];
    const scroll = Object.assign(new Event('touchmove', { bubbles: true, cancelable: true }), { touches });
    expect(fireEvent(job!, scroll)).toBe(true);
    fireEvent.pointerUp(job!, { pointerId: 1, pointerType: 'touch', isPrimary: true, button: 0 });
  });

  it('opens the menu after a press of 800 ms, not after a shorter one [G-050]', async () => {
    const [job] = jobsIn(await show());
    const touch = {
      pointerId: 1,
      pointerType: 'touch',
      isPrimary: true,
      button: 0,
      clientX: 100,
      clientY: 200,
    };
    const press = (ms: number): void => {
      fireEvent.pointerDown(job!, touch);
      act(() => jest.advanceTimersByTime(ms));
      fireEvent.pointerUp(job!, touch);
    };
    jest.useFakeTimers();
    press(799);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    press(800);
    // The click that follows a press is swallowed until a moment after it.
    act(() => jest.runOnlyPendingTimers());
    jest.useRealTimers();
    expect(await screen.findByRole('menuitem', { name: 'Luonnos' })).toBeVisible();
  });

  it('leaves out of the list what is not looked for, and has it back by one press [G-029] [G-197]', async () => {
    const user = userEvent.setup();
    const koskinen = await show();
    const opener = screen.getByRole('button', { name: 'Suodata' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await user.click(opener);
    const field = screen.getByRole('searchbox', { name: 'Suodata' });
    expect(field).toHaveFocus();
    await user.type(field, 'vuori');
    await waitFor(() => expect(jobsIn(koskinen)).toHaveLength(1));
    expect(screen.getByText('1 osuma')).toBeVisible();
    expect(address()).toContain('haku=vuori');

    await user.type(field, ' q{Enter}');
    expect(await screen.findByText('Haku ”vuori q” ei osu mihinkään työhön pe 20.11.2026.')).toBeVisible();
    expect(field).not.toHaveFocus();
    const [inField, inList] = screen.getAllByRole('button', { name: 'Tyhjennä suodatus' });
    await user.click(inList!);
    await waitFor(() => expect(jobsIn(screen.getByRole('region', { name: 'P12' }))).toHaveLength(2));
    expect(inField).not.toBeInTheDocument();
  });

  it('closes the search by Esc or its button, and the cursor goes back to where it came from', async () => {
    const user = userEvent.setup();
    await show();
    const opener = screen.getByRole('button', { name: 'Suodata' });
    await user.click(opener);
    await user.keyboard('vuori{Escape}');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();

    await user.keyboard('/vuori');
    await user.click(screen.getByRole('button', { name: 'Sulje' }));
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    await waitFor(() => expect(address()).not.toContain('haku'));
  });

  it('finds a vehicle without work by its number and its driver', async () => {
    const bff = freshBff(
      gridDay([vehicle(12, [keikka('10:00', '11:00')]), vehicle(15, [], { dayDriver: dayDriver() })]),
    );
    renderGrid(bff, '/?pvm=20261120&haku=saarinen p15');
    await waitFor(() => expect(listed()).toEqual(['P15']));
    expect(screen.getByRole('searchbox')).not.toHaveFocus();
  });

  it('has no search without the right to it [G-029]', async () => {
    const twice = [keikka('10:00', '11:00'), keikka('10:30', '12:00', { keikkaId: 4712 })];
    const bff = freshBff(gridDay([vehicle(12, twice, { useNoDriverBar: false })]));
    const { auth } = session();
    auth.page.grid.suodata.read = false;
    bff.session = { auth };
    renderGrid(bff, '/?pvm=20261120&haku=vuori');
    await screen.findByRole('region', { name: 'P12' });
    expect(screen.getByRole('button', { name: '1 ristiriita' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Suodata' })).not.toBeInTheDocument();
  });
});
