import { keikkaAnswer } from '@keikka/builders';
import {
  keikkaFormCalls,
  matkaCalls,
  sijaintiCalls,
  type KeikkaData,
  type SijaintiData,
} from '@keikka/contracts';
import { failure, ok, renderInShell } from '@keikka/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeikkaBff } from '../../../test/keikka-bff.js';
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

describe('the factory of an order', () => {
  let bff: KeikkaBff;
  async function show(
    betoniAsiakasId: number | null,
    of: Partial<KeikkaData> = { betoniSijaintiId: null },
    plants = [plant(1, 13, 'Muijala'), plant(2, 13, 'Salo'), plant(3, 14, 'Porvoo')],
  ): Promise<HTMLElement> {
    let answer = keikkaAnswer({ betoniAsiakasId, ...of, varmenne: 7 }, { access });
    bff = new KeikkaBff();
    bff.load = () => ok(answer);
    bff.on(sijaintiCalls.list, () => plants);
    bff.on(keikkaFormCalls.save, ({ keikkaId: _, varmenne = 0, ...saved }) => {
      const picked = { ...noWay, ...saved, varmenne: varmenne + 1 };
      answer = keikkaAnswer({ ...answer.keikkaData, ...picked }, { access });
      return answer;
    });
    renderInShell(<KeikkaPage />, bff, { visited: ['/tilaus/4711'], path: '/tilaus/:keikkaId' });
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

  it('comes back with its way when another one is taken back', async () => {
    const way = { betoniMatkaM: 18_400, betoniMatkaAika: 25 };
    await userEvent.click(await show(13, { betoniSijaintiId: 1, ...way }));
    await userEvent.click(await screen.findByRole('option', { name: 'Salo' }));
    await userEvent.click(screen.getByRole('button', { name: 'TALLENNA' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Kumoa/ }));
    await waitFor(() =>
      expect(bff.writes.map(({ input }) => input)).toEqual([
        { keikkaId: 4711, varmenne: 7, betoniSijaintiId: 2 },
        { keikkaId: 4711, varmenne: 8, betoniSijaintiId: 1, ...way },
      ]),
    );
  });

  describe('whose place is known, as that of the site is', () => {
    const ends = {
      tyomaaId: 9,
      tyomaaLat: 60,
      tyomaaLng: 25,
      betoniSijaintiLat: 60.1,
      betoniSijaintiLng: 25,
    };
    const pick = async (): Promise<void> => {
      await userEvent.click(await show(13, { betoniSijaintiId: 1, ...ends }));
      await userEvent.click(await screen.findByRole('option', { name: 'Salo' }));
    };
    const save = () => userEvent.click(screen.getByRole('button', { name: 'TALLENNA' }));

    it('is followed by its way', async () => {
      await pick();
      const matka = { matkaM: 14_455, matkaAika: 22, entryTime: '2026-11-23T07:41:00.000Z', isArvio: false };
      bff.on(matkaCalls.get, () => matka);
      const way = { betoniMatkaM: 14_455, betoniMatkaAika: 22, varmenne: 9 };
      bff.on(matkaCalls.saveBetoniToimittaja, () => ({
        ...keikkaAnswer().keikkaData,
        betoniSijaintiId: 2,
        ...way,
      }));
      await save();
      await waitFor(() =>
        expect(bff.writes.at(-1)).toMatchObject({
          call: matkaCalls.saveBetoniToimittaja,
          input: { keikkaId: 4711, sijaintiId: 2, matkaM: 14_455, matkaAika: 22, varmenne: 8 },
        }),
      );
      expect(await screen.findByRole('button', { name: /^Ajomatka 14,5\skm, 22 min$/ })).toBeVisible();
    });

    it('stays saved when its way can’t be looked up [O-288]', async () => {
      await pick();
      bff.on(matkaCalls.get, () => failure('SERVICE.UNAVAILABLE'));
      await save();
      expect(await screen.findByText('Virhe haettaessa matkatietoja')).toBeVisible();
      expect(bff.writes).toMatchObject([{ input: { betoniSijaintiId: 2 } }]);
      await waitFor(() => expect(screen.getByRole('button', { name: 'TALLENNA' })).toBeDisabled());
    });
  });

  it('is one of the five nearest to the site until all are asked for [O-039]', async () => {
    const near = (id: number) => ({ ...plant(id, 13, `Tehdas ${id}`), lat: 60 + id / 10, lng: 25 });
    const site = { tyomaaId: 9, tyomaaLat: 60, tyomaaLng: 25 };
    const field = await show(13, { betoniSijaintiId: null, ...site }, [7, 6, 5, 4, 3, 2, 1].map(near));
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

  it('waits for its maker', async () => {
    const field = await show(null);
    expect(field).toBeDisabled();
    expect(field).toHaveAttribute('placeholder', 'Valitse ensin betonivalmistaja');
  });
});
