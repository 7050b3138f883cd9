import { keikkaAnswer } from '@keikka/builders';
import {
  keikkaFormCalls,
  sijaintiCalls,
  tyomaaCalls,
  type FoundTyomaa,
  type KeikkaData,
  type SijaintiData,
} from '@keikka/contracts';
import { failure, ok, renderInShell } from '@keikka/sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeikkaBff } from '../../../test/keikka-bff.js';
import { keikkaKey } from '../../features/keikka/api/get-keikka.js';
import { KeikkaPage } from '../keikka.page.js';

const access = { read: true, edit: true, plan: true, prices: false };
/** What the service answers of the way when another factory is picked. */
const noWay = { betoniMatkaM: null, betoniMatkaAika: null };
const plant = (sijaintiId: number, asiakasId: number, sijaintiNimi: string): SijaintiData => ({
  sijaintiId,
  asiakasId,
  sijaintiNimi,
  sijaintiLyh: '',
  sijaintiTypeId: 1,
  osoite1: '',
  osoite2: '',
  lat: null,
  lng: null,
});

/** A degree of latitude is 111.195 km. */
const north = (sijaintiId: number, km: number): SijaintiData => ({
  ...plant(sijaintiId, 13, `Tehdas ${sijaintiId}`),
  lat: 60 + km / 111.195,
  lng: 25,
});
const site = (tyomaaId: number, tyomaaLat: number | null): FoundTyomaa => ({
  ...{ tyomaaId, tyomaaNimi: `Kohde ${tyomaaId}`, tyomaaOsoite: '', asiakasId: 5, tyomaaLat, tyomaaLng: 25 },
  ...{ isNear: false, keikkaCount: 1, lastPvm: '20261118' },
});

describe('the factory of an order', () => {
  let bff: KeikkaBff;
  /** What the service finds of the way while a save waits. */
  let found: Partial<KeikkaData>;
  /** A newer version of the order is read. */
  let arrives: (newer: Partial<KeikkaData>) => void;
  async function show(
    betoniAsiakasId: number | null,
    of: Partial<KeikkaData> = { betoniSijaintiId: null },
    plants: () => SijaintiData[] | Response = () => [
      plant(1, 13, 'Muijala'),
      plant(2, 13, 'Salo'),
      plant(3, 14, 'Porvoo'),
    ],
  ): Promise<HTMLElement> {
    let answer = keikkaAnswer({ betoniAsiakasId, ...of, varmenne: 7 }, { access });
    bff = new KeikkaBff();
    found = noWay;
    bff.load = () => ok(answer);
    bff.on(sijaintiCalls.list, plants);
    bff.on(keikkaFormCalls.save, ({ keikkaId: _, varmenne = 0, ...saved }) => {
      const picked = { ...found, ...saved, varmenne: varmenne + 1 };
      answer = keikkaAnswer({ ...answer.keikkaData, ...picked }, { access });
      return answer;
    });
    const page = { visited: ['/tilaus/4711'], path: '/tilaus/:keikkaId' };
    const { queryClient } = renderInShell(<KeikkaPage />, bff, page).platform;
    arrives = (newer) => {
      const { keikkaData } = answer;
      answer = keikkaAnswer({ ...keikkaData, ...newer, varmenne: keikkaData.varmenne + 1 }, { access });
      act(() => void queryClient.setQueryData(keikkaKey(4711), answer));
    };
    return screen.findByRole('combobox', { name: 'Tehdas' });
  }

  it('is chosen among those of its concrete maker alone [O-128]', async () => {
    await userEvent.click(await show(13));
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Ei valintaa', 'Muijala', 'Salo']);
    await userEvent.click(screen.getByRole('option', { name: 'Salo' }));
    await userEvent.click(screen.getByRole('button', { name: 'TALLENNA' }));
    await waitFor(() => expect(bff.writes).toMatchObject([{ input: { betoniSijaintiId: 2 } }]));
  });

  it('is not chosen where the factories cannot be loaded, and that is said [O-290]', async () => {
    await show(13, {}, () => failure('SERVICE.UNAVAILABLE'));
    expect(await screen.findByText(/^Virhe lähimmän tehtaan valinnassa/)).toBeVisible();
  });

  it('comes back with its way when another one is taken back', async () => {
    const way = { betoniMatkaM: 18_400, betoniMatkaAika: 25 };
    await userEvent.click(await show(13, { betoniSijaintiId: 1, ...way }));
    await userEvent.click(await screen.findByRole('option', { name: 'Salo' }));
    await userEvent.click(screen.getByRole('button', { name: 'TALLENNA' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Kumoa(?! tallennus)/ }));
    await waitFor(() =>
      expect(bff.writes.map(({ input }) => input)).toEqual([
        { keikkaId: 4711, varmenne: 7, betoniSijaintiId: 2 },
        { keikkaId: 4711, varmenne: 8, betoniSijaintiId: 1, ...way },
      ]),
    );
  });

  it('is followed by its way, in the answer of the save or by itself later', async () => {
    const field = await show(13, { betoniSijaintiId: 1 });
    const save = async (name: string): Promise<void> => {
      await userEvent.click(field);
      await userEvent.click(await screen.findByRole('option', { name }));
      await userEvent.click(screen.getByRole('button', { name: 'TALLENNA' }));
      await waitFor(() => expect(screen.getByRole('button', { name: 'TALLENNA' })).toBeDisabled());
    };
    const way = (text: RegExp) => screen.findByRole('button', { name: text });
    found = { betoniMatkaM: 14_455, betoniMatkaAika: 22 };
    await save('Salo');
    expect(await way(/^Ajomatka 14,5\skm, 22 min$/)).toBeVisible();
    found = noWay;
    await save('Muijala');
    expect(await way(/^Ajomatka$/)).toBeVisible();
    arrives({ betoniMatkaM: 18_400, betoniMatkaAika: 25 });
    expect(await way(/^Ajomatka 18,4\skm, 25 min$/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'TALLENNA' })).toBeDisabled();
    expect(bff.writes.map(({ input }) => input)).toMatchObject([
      { betoniSijaintiId: 2, varmenne: 7 },
      { betoniSijaintiId: 1, varmenne: 8 },
    ]);
  });

  it('is one of the five nearest to the site until all are asked for [O-039]', async () => {
    const near = (id: number) => ({ ...plant(id, 13, `Tehdas ${id}`), lat: 60 + id / 10, lng: 25 });
    const site = { tyomaaId: 9, tyomaaLat: 60, tyomaaLng: 25 };
    const field = await show(13, { betoniSijaintiId: null, ...site }, () => [7, 6, 5, 4, 3, 2, 1].map(near));
    const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
    await userEvent.click(field);
    await screen.findAllByRole('option');
    expect(names().map((name) => name.slice(0, 8))).toEqual([
      'Ei valin',
      ...[1, 2, 3, 4, 5].map((id) => `Tehdas ${id}`),
    ]);
    expect(names()[1]).toContain('11,1\u00a0km');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Näytä kaikki' }));
    await userEvent.click(field);
    expect(await screen.findAllByRole('option')).toHaveLength(8);
  });

  describe('that has none', () => {
    afterEach(() => jest.useRealTimers());
    /** The order's site is picked, and from now on the time stands still. */
    async function pickSite(maker: number | null, picked: FoundTyomaa): Promise<HTMLElement> {
      const field = await show(maker, { tyomaaId: null, betoniSijaintiId: null }, () => [
        north(2, 101),
        north(1, 99),
      ]);
      bff.on(tyomaaCalls.search, () => [picked]);
      await userEvent.type(screen.getByRole('combobox', { name: /^Toimitusosoite/ }), 'koh');
      const option = await screen.findByRole('option', { name: /^Kohde/ });
      jest.useFakeTimers();
      fireEvent.click(option);
      return field;
    }
    const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

    it('is the nearest to its site within 100 km, 100 ms after the site [O-129]', async () => {
      const field = await pickSite(13, site(31, 60));
      await passes(99);
      expect(field).toHaveValue('');
      await passes(2);
      expect(field).toHaveValue('Tehdas 1');
      jest.useRealTimers();
      expect(await screen.findByText(/^Tehdas valittu automaattisesti: Tehdas 1 \(99\skm\)$/)).toBeVisible();
      fireEvent.click(screen.getByRole('button', { name: 'TALLENNA' }));
      await waitFor(() =>
        expect(bff.writes.at(-1)).toMatchObject({ input: { tyomaaId: 31, betoniSijaintiId: 1 } }),
      );
    });

    it('stays none where a user wants none', async () => {
      const field = await pickSite(13, site(31, 60));
      await passes(101);
      fireEvent.click(field);
      fireEvent.click(await screen.findByRole('option', { name: 'Ei valintaa' }));
      await passes(500);
      expect(field).toHaveValue('Ei valintaa');
    });

    it.each([
      ['the site’s place is unknown', 13, site(31, null)],
      ['the concrete has no maker', null, site(31, 60)],
      ['it is 101 km away', 13, site(31, 60 - 2 / 111.195)],
    ])('stays none where %s [O-129]', async (_, maker, picked) => {
      const field = await pickSite(maker, picked);
      await passes(500);
      expect(field).toHaveValue('');
    });
  });

  it('waits for its maker', async () => {
    const field = await show(null);
    expect(field).toBeDisabled();
    expect(field).toHaveAttribute('placeholder', 'Valitse ensin betonivalmistaja');
  });
});
