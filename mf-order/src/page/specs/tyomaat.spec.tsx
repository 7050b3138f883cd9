import {
  tyomaaCalls,
  tyomaaFields,
  type Call,
  type ListedTyomaa,
  type TyomaaFields,
} from '@keikka/contracts';
import { blankOf } from '@keikka/contracts/fields';
import { settingType } from '@keikka/domain';
import { failure, renderInShell, StandInBff } from '@keikka/sdk/testing';
import { toaster } from '@keikka/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TyomaatPage } from '../tyomaat.page.js';

jest.setTimeout(30_000);

const site = (tyomaaId: number, tyomaaNimi: string, of: Partial<ListedTyomaa> = {}): ListedTyomaa => ({
  ...{ tyomaaId, tyomaaNimi, tyomaaNum: String(tyomaaId), varmenne: 4 },
  ...{ tyomaaOsoite1: 'Kivitie 5', tyomaaOsoite2: '', tyomaaOsoite3: '03100', tyomaaOsoite4: 'Vihti' },
  ...{ asiakasId: 7, asiakasNimi: 'Nordlattia Oy', keikkaCount: 0, lastPvm: null },
  ...{ noSijainti: false, noPostinumero: false, entisetNumerot: [], henkiloCount: 0 },
  ...of,
});

describe('the page of the work sites', () => {
  const { matchMedia } = window;
  afterEach(() => Object.assign(window, { matchMedia }));
  let bff: StandInBff;
  let stored: ListedTyomaa[];
  beforeEach(() => {
    toaster.clear();
    stored = [
      site(26118, 'Logistiikkakeskus', { keikkaCount: 14, henkiloCount: 3, lastPvm: '20261120' }),
      site(26203, 'Kielo', { tyomaaOsoite4: 'Lohja' }),
    ];
    const kept = [...stored];
    bff = new StandInBff();
    bff.session = { settingTypes: [settingType.keikkaHandler] };
    bff.on(tyomaaCalls.listAll, () => stored);
    bff.on(tyomaaCalls.listPairs, () => []);
    bff.on(tyomaaCalls.lastMerge, () => null);
    bff.on(tyomaaCalls.delete, ({ id, varmenne = 0 }) => {
      stored = stored.filter(({ tyomaaId }) => tyomaaId !== id);
      return { tyomaaId: id, varmenne: varmenne + 1 };
    });
    bff.on(tyomaaCalls.restore, ({ tyomaaId, varmenne = 0 }) => {
      stored = kept;
      return { tyomaaId, varmenne: varmenne + 1 };
    });
    bff.on(tyomaaCalls.create, (made) => {
      stored = [...stored, site(77, '', { tyomaaOsoite1: made.tyomaaOsoite1 })];
      const blank = blankOf(tyomaaFields) as TyomaaFields;
      return { ...blank, tyomaaId: 77, tyomaaOsoite1: made.tyomaaOsoite1 };
    });
  });

  const show = (...visited: string[]) =>
    renderInShell(<TyomaatPage />, bff, { wide: true, ...(visited.length > 0 && { visited }) });
  const names = async (): Promise<(string | null | undefined)[]> => {
    const table = await screen.findByRole('table', { name: 'Työmaat' });
    const rows = within(table).getAllByRole('row').slice(1);
    return rows.map((row) => within(row).getAllByRole('cell')[2]?.textContent);
  };
  const inputsOf = (call: Call): object[] =>
    bff.writes.filter((one) => one.call === call).map(({ input }) => input);
  const press = (name: string | RegExp): Promise<void> =>
    userEvent.click(screen.getByRole('button', { name }));

  /** By keys, as jsdom has no layout in which a press would hit. */
  async function remove(name: string): Promise<void> {
    await press(`Toiminnot: ${name}`);
    await screen.findByRole('menuitem', { name: 'Poista' });
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
  }

  it('lists them with customer and orders, the latest used first, and keeps search and part in the address [I-010]', async () => {
    const { router } = show();
    expect(await names()).toEqual(['Logistiikkakeskus', 'Kielo']);
    const [first] = screen.getAllByRole('row').slice(1);
    expect(first).toHaveTextContent('26118LogistiikkakeskusKivitie 503100 VihtiNordlattia Oy31420.11.2026');
    expect(within(first as HTMLElement).getAllByRole('cell')[6]).toHaveTextContent(/^3$/);
    expect(screen.getAllByRole('columnheader')[6]).toHaveTextContent('Henkilöitä');
    await press('Ei tilauksia 1');
    expect(await names()).toEqual(['Kielo']);
    await userEvent.keyboard('/');
    await userEvent.keyboard('logis');
    expect(await screen.findByText('Ei tuloksia.')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe('?osa=eiTilauksia&haku=logis'));
    await press('Tyhjennä haku ja suodattimet');
    expect(await names()).toHaveLength(2);
  });

  it('takes its filters from the address', async () => {
    show('/?kaupunki=Lohja&asiakas=7');
    expect(await names()).toEqual(['Kielo']);
    expect(screen.getByText('1 / 2 työmaata')).toBeVisible();
  });

  it('has its filters behind one button on a phone, which counts those that are set', async () => {
    const phone = (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes('max-width') });
    Object.assign(window, { matchMedia: phone });
    renderInShell(<TyomaatPage />, bff, { visited: ['/?kaupunki=Lohja&asiakas=7'] });
    const fold = await screen.findByRole('button', { name: 'Suodattimet (2)' });
    expect(screen.queryByRole('combobox', { name: 'Kaupunki' })).toBeNull();
    await userEvent.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('combobox', { name: 'Kaupunki' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Kaikki kaupungit' }));
    expect(await screen.findByRole('button', { name: 'Suodattimet (1)' })).toBe(fold);
  });

  it('shows what a colleague makes meanwhile', async () => {
    const { say } = show();
    expect(await names()).toHaveLength(2);
    stored = [...stored, site(26300, 'Helmi')];
    say({ type: 'tyomaatStale' });
    await waitFor(async () => expect(await names()).toContain('Helmi'));
  });

  it('deletes one that has no orders, and brings it back [I-163]', async () => {
    show();
    await names();
    await remove('Kielo');
    await waitFor(async () => expect(await names()).toEqual(['Logistiikkakeskus']));
    expect(inputsOf(tyomaaCalls.delete)).toEqual([{ id: 26203, varmenne: 4 }]);
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await names()).toEqual(['Logistiikkakeskus', 'Kielo']));
    expect(inputsOf(tyomaaCalls.restore)).toEqual([{ tyomaaId: 26203, varmenne: 5 }]);
  });

  it('says why one with orders stays [I-163]', async () => {
    show();
    await names();
    await press('Toiminnot: Logistiikkakeskus');
    const item = await screen.findByRole('menuitem', { name: /Poista/ });
    expect(item).toHaveTextContent('työmaalla on 14 tilausta');
    expect(item).toHaveAttribute('aria-disabled', 'true');
  });

  it('brings the row back where an order got the site meanwhile [I-163]', async () => {
    bff.on(tyomaaCalls.delete, () => failure('TYOMAA.IN_USE', { keikkaCount: 1 }));
    show();
    await names();
    await remove('Kielo');
    expect(await screen.findByText(/Työmaalla on tilaus, joten sitä ei voi poistaa/)).toBeVisible();
    await waitFor(async () => expect(await names()).toHaveLength(2));
  });

  it('opens one by Enter in its window [I-026]', async () => {
    bff.on(tyomaaCalls.get, ({ tyomaaId }) => ({
      globalTyomaa: {
        ...(blankOf(tyomaaFields) as TyomaaFields),
        ...{ tyomaaId, ownerAsiakasId: 1, asiakasId: null, keikkaId: 0, varmenne: 4, hash: '' },
        tyomaaOsoite1: 'Kivitie 5',
      },
    }));
    const { router } = show();
    await names();
    act(() => screen.getByRole('row', { name: /Kielo/ }).focus());
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('textbox', { name: /^Osoiterivi 1/ })).toHaveValue('Kivitie 5');
    expect(router.state.location.search).toBe('?tyomaa=26203');
  });

  it('makes a new one [I-026]', async () => {
    show();
    await names();
    await userEvent.keyboard('n');
    const window = await screen.findByRole('dialog', { name: /Uusi työmaa/ });
    await userEvent.type(within(window).getByRole('textbox', { name: /^Osoiterivi 1/ }), 'Uusikatu 1');
    await userEvent.click(within(window).getByRole('button', { name: 'Luo työmaa' }));
    await waitFor(async () => expect(await names()).toContain('Uusikatu 1'));
  });

  it('keeps what was typed of a site that is not made [I-186]', async () => {
    bff.on(tyomaaCalls.create, () => failure('SERVICE.UNAVAILABLE'));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Uusi työmaa' }));
    const window = within(await screen.findByRole('dialog', { name: 'Uusi työmaa' }));
    await userEvent.type(window.getByRole('textbox', { name: /^Osoiterivi 1/ }), 'Uusikatu 1');
    await userEvent.click(window.getByRole('button', { name: 'Luo työmaa' }));
    expect(await screen.findByText(/Työmaan luonti epäonnistui/)).toBeVisible();
    expect(window.getByRole('textbox', { name: /^Osoiterivi 1/ })).toHaveValue('Uusikatu 1');
  });

  it('has a state for none', async () => {
    stored = [];
    show();
    expect(await screen.findByText('Ei vielä työmaita.')).toBeVisible();
  });

  it('has a state for what could not be loaded [O-290]', async () => {
    bff.on(tyomaaCalls.listAll, () => failure('KEIKKA.NO_ACCESS'));
    show();
    expect(await screen.findByText('Virhe ladattaessa työmaalistaa')).toBeVisible();
  });
});
