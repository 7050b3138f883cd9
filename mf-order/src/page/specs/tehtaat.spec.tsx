import { sijaintiCalls, type Call, type ListedSijainti } from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import { failure, renderInShell, StandInBff } from '@keikka/sdk/testing';
import { toaster } from '@keikka/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TehtaatPage } from '../tehtaat.page.js';

jest.setTimeout(30_000);

const plant = (
  sijaintiId: number,
  sijaintiNimi: string,
  of: Partial<ListedSijainti> = {},
): ListedSijainti => ({
  ...{ sijaintiId, sijaintiNimi, asiakasId: 1, sijaintiTypeId: 1, varmenne: 4 },
  ...{ sijaintiLyh: sijaintiNimi.slice(0, 3).toUpperCase(), osoite1: 'Tehtaantie 1', osoite2: '08100 Lohja' },
  ...{ lat: 60.25, lng: 24.07, keikkaCount: 0, tulossa: 0, omistaja: 'Oma Oy' },
  ...of,
});

describe('the page of the factories', () => {
  let bff: StandInBff;
  let stored: ListedSijainti[];
  beforeEach(() => {
    toaster.clear();
    stored = [
      plant(7, 'Lohja', { keikkaCount: 14, tulossa: 3 }),
      plant(8, 'Vihti', { lat: null, lng: null, osoite2: '03100 Vihti' }),
    ];
    const kept = [...stored];
    bff = new StandInBff();
    bff.session = { settingTypes: [settingType.asiakasAdmin] };
    bff.on(sijaintiCalls.listAll, () => stored);
    bff.on(sijaintiCalls.get, ({ sijaintiId }) => plantOf(sijaintiId));
    bff.on(sijaintiCalls.set, ({ sijaintiId, varmenne = 0, ...changes }) => {
      const saved = { ...plantOf(sijaintiId), ...changes, varmenne: varmenne + 1 };
      stored = stored.map((one) => (one.sijaintiId === sijaintiId ? saved : one));
      return saved;
    });
    bff.on(sijaintiCalls.delete, ({ sijaintiId, varmenne = 0 }) => {
      stored = stored.filter((one) => one.sijaintiId !== sijaintiId);
      return { sijaintiId, varmenne: varmenne + 1 };
    });
    bff.on(sijaintiCalls.restore, ({ sijaintiId, varmenne = 0 }) => {
      stored = kept;
      return { sijaintiId, varmenne: varmenne + 1 };
    });
    bff.on(sijaintiCalls.create, (made) => {
      const one = plant(77, made.sijaintiNimi, { ...made, varmenne: 1 });
      stored = [...stored, one];
      return one;
    });
  });

  function plantOf(sijaintiId: number): ListedSijainti {
    const found = stored.find((one) => one.sijaintiId === sijaintiId);
    if (!found) throw new Error('no such factory');
    return found;
  }
  const show = (...visited: string[]) =>
    renderInShell(<TehtaatPage />, bff, { wide: true, ...(visited.length > 0 && { visited }) });
  const names = async (): Promise<(string | null | undefined)[]> => {
    const table = await screen.findByRole('table', { name: 'Tehtaat' });
    const rows = within(table).getAllByRole('row').slice(1);
    return rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent);
  };
  const inputsOf = (call: Call): object[] =>
    bff.writes.filter((one) => one.call === call).map(({ input }) => input);
  const press = (name: string | RegExp): Promise<void> =>
    userEvent.click(screen.getByRole('button', { name }));
  async function open(name: RegExp): Promise<HTMLElement> {
    await names();
    act(() => screen.getByRole('row', { name }).focus());
    await userEvent.keyboard('{Enter}');
    return screen.findByRole('dialog', { name: /ehdas/ });
  }

  /** By keys, as jsdom has no layout in which a press would hit. */
  async function remove(name: string): Promise<void> {
    await press(`Toiminnot: ${name}`);
    await screen.findByRole('menuitem', { name: 'Poista' });
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
  }

  it('lists them with their orders and whether their place is known, and keeps search and part in the address', async () => {
    const { router } = show();
    expect(await names()).toEqual(['Lohja', 'Vihti']);
    const [first] = screen.getAllByRole('row').slice(1);
    expect(first).toHaveTextContent('LohjaLOHTehtaantie 1, 08100 LohjaOma Oy14Kyllä');
    for (const part of ['Kaikki 2', 'Käytössä 1'])
      expect(screen.getByRole('button', { name: part })).toBeVisible();
    await press('Ei sijaintia 1');
    expect(await names()).toEqual(['Vihti']);
    await userEvent.keyboard('/');
    await userEvent.keyboard('lohja');
    expect(await screen.findByText('Ei tuloksia.')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe('?osa=eiSijaintia&haku=lohja'));
    await press('Tyhjennä haku ja rajaus');
    expect(await names()).toHaveLength(2);
  });

  it('saves the fields of one in its window, and takes it back', async () => {
    const { router } = show();
    const window = await open(/Vihti/);
    expect(router.state.location.search).toBe('?tehdas=8');
    const degrees = await within(window).findByRole('textbox', { name: /^Leveysaste/ });
    await userEvent.type(degrees, '60,42');
    await userEvent.type(within(window).getByRole('textbox', { name: /^Pituusaste/ }), '24,3');
    await userEvent.click(within(window).getByRole('button', { name: /^tallenna/i }));
    await waitFor(() =>
      expect(inputsOf(sijaintiCalls.set)).toEqual([{ sijaintiId: 8, lat: 60.42, lng: 24.3, varmenne: 4 }]),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ei sijaintia 0' })).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ei sijaintia 1' })).toBeVisible());
  });

  it('saves no half of a place', async () => {
    show();
    const window = await open(/Vihti/);
    await userEvent.type(await within(window).findByRole('textbox', { name: /^Leveysaste/ }), '60,42');
    await userEvent.click(within(window).getByRole('button', { name: /^tallenna/i }));
    expect(await within(window).findByText(/sekä leveysaste että pituusaste/)).toBeVisible();
    expect(inputsOf(sijaintiCalls.set)).toEqual([]);
  });

  it('deletes one that no order to come names, and brings it back', async () => {
    show();
    await names();
    await remove('Vihti');
    await waitFor(async () => expect(await names()).toEqual(['Lohja']));
    expect(inputsOf(sijaintiCalls.delete)).toEqual([{ sijaintiId: 8, varmenne: 4 }]);
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await names()).toEqual(['Lohja', 'Vihti']));
    expect(inputsOf(sijaintiCalls.restore)).toEqual([{ sijaintiId: 8, varmenne: 5 }]);
  });

  it('says why one with orders to come stays', async () => {
    show();
    await names();
    await press('Toiminnot: Lohja');
    const item = await screen.findByRole('menuitem', { name: /Poista/ });
    expect(item).toHaveTextContent('tehtaalta on tulossa 3 tilausta');
    expect(item).toHaveAttribute('aria-disabled', 'true');
  });

  it('brings the row back where an order got the factory meanwhile', async () => {
    bff.on(sijaintiCalls.delete, () => failure('SIJAINTI.IN_USE', { keikkaCount: 1 }));
    show();
    await names();
    await remove('Vihti');
    expect(await screen.findByText(/Tehtaalta on tulossa tilaus, joten sitä ei voi poistaa/)).toBeVisible();
    await waitFor(async () => expect(await names()).toHaveLength(2));
  });

  it('makes a new one', async () => {
    show();
    await names();
    await userEvent.keyboard('n');
    const window = await screen.findByRole('dialog', { name: /Uusi tehdas/ });
    await userEvent.click(within(window).getByRole('button', { name: 'Luo tehdas' }));
    expect(inputsOf(sijaintiCalls.create)).toEqual([]);
    await userEvent.type(within(window).getByRole('textbox', { name: /^Nimi/ }), 'Nummela');
    await userEvent.click(within(window).getByRole('button', { name: 'Luo tehdas' }));
    await waitFor(async () => expect(await names()).toContain('Nummela'));
  });

  it('is only read by who plans', async () => {
    bff.session = { settingTypes: [settingType.keikkaHandler] };
    show();
    expect(await names()).toHaveLength(2);
    for (const name of ['Uusi tehdas', 'Toiminnot: Vihti'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    await userEvent.keyboard('n');
    const window = await open(/Vihti/);
    expect(within(window).getByText('Tehdasta muokkaa yrityksen pääkäyttäjä.')).toBeVisible();
    expect(within(window).queryByRole('button', { name: /^tallenna/i })).toBeNull();
    expect(within(window).queryByRole('button', { name: 'Tyhjennä sijainti' })).toBeNull();
  });

  it('shows those of suppliers, which are only read', async () => {
    stored = [...stored, plant(9, 'Kirkkonummi', { asiakasId: 3, omistaja: 'Kymen Betoni Oy' })];
    show();
    expect(await names()).toEqual(['Kirkkonummi', 'Lohja', 'Vihti']);
    expect(screen.queryByRole('button', { name: 'Toiminnot: Kirkkonummi' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Toiminnot: Lohja' })).toBeVisible();
    await userEvent.keyboard('/kymen');
    await waitFor(async () => expect(await names()).toEqual(['Kirkkonummi']));
    await userEvent.keyboard('{Escape}');
    const window = await open(/Kymen Betoni Oy/);
    expect(within(window).getByText('Tehdas on toimittajan, joka muokkaa sitä itse.')).toBeVisible();
    expect(within(window).queryByRole('button', { name: /^tallenna/i })).toBeNull();
  });

  it('has a state for none', async () => {
    stored = [];
    show();
    expect(await screen.findByText('Ei vielä tehtaita.')).toBeVisible();
  });

  it('has a state for what could not be loaded', async () => {
    bff.on(sijaintiCalls.listAll, () => failure('KEIKKA.NO_ACCESS'));
    show();
    expect(await screen.findByText('Tehtaiden lataaminen epäonnistui.')).toBeVisible();
  });
});
