import { keikkaAnswer } from '@keikka/builders';
import {
  keikkaFormCalls,
  sijaintiCalls,
  tyomaaCalls,
  tyomaaFields,
  type FoundTyomaa,
  type KeikkaGetAnswer,
  type SijaintiData,
  type TyomaaFields,
} from '@keikka/contracts';
import { blankOf } from '@keikka/contracts/fields';
import { ok, renderInShell } from '@keikka/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeikkaBff } from '../../../test/keikka-bff.js';
import { KeikkaPage } from '../keikka.page.js';

const planner = { read: true, edit: true, plan: true, prices: false };
const helmi: FoundTyomaa = {
  tyomaaId: 31,
  tyomaaNimi: 'As Oy Helmi',
  tyomaaOsoite: 'Puutarhakatu 12, 08350 Vihti',
  asiakasId: 5,
  tyomaaLat: 60.3,
  tyomaaLng: 24.3,
  isNear: true,
  keikkaCount: 6,
  lastPvm: '20261118',
};

const muijala: SijaintiData = {
  ...{ sijaintiId: 4, sijaintiNimi: 'Muijala', asiakasId: 13, lat: 60.2, lng: 24.15 },
  ...{ sijaintiLyh: '', sijaintiTypeId: 1, osoite1: '', osoite2: '' },
};

describe('the work site of an order', () => {
  let bff: KeikkaBff;
  let stored: KeikkaGetAnswer;
  let asked: unknown[];
  beforeEach(async () => {
    asked = [];
    bff = new KeikkaBff();
    bff.load = () => ok(stored);
    bff.on(tyomaaCalls.search, (input) => {
      asked.push(input);
      return input.text.startsWith('put') ? [helmi] : [];
    });
    bff.on(sijaintiCalls.list, () => [muijala]);
    bff.on(tyomaaCalls.create, ({ tyomaaOsoite1 }) => ({
      ...(blankOf(tyomaaFields) as TyomaaFields),
      tyomaaOsoite1,
      tyomaaId: 77,
    }));
    bff.on(keikkaFormCalls.save, ({ keikkaId: _, varmenne = 1, ...save }) => {
      stored = keikkaAnswer({ ...stored.keikkaData, ...save, varmenne: varmenne + 1 }, { access: planner });
      return stored;
    });
    stored = keikkaAnswer(
      { varmenne: 7, asiakasId: 5, betoniAsiakasId: 13, betoniSijaintiId: 9 },
      { access: planner },
    );
    renderInShell(<KeikkaPage />, bff, { visited: ['/tilaus/4711'], path: '/tilaus/:keikkaId' });
    await screen.findByRole('tab', { name: /^Tilaus/ });
    await userEvent.clear(await field());
  });
  const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: /^Toimitusosoite/ });
  const save = () => userEvent.click(screen.getByRole('button', { name: 'TALLENNA' }));
  const saved = () => bff.writes.filter(({ call }) => call === keikkaFormCalls.save);

  it('is looked for from three letters on, among those of the customer first, and saved [O-032] [O-165]', async () => {
    await userEvent.type(await field(), 'pu');
    expect(await screen.findByText('Kirjoita vähintään 3 merkkiä')).toBeVisible();
    expect(screen.queryByText(/Luo työmaa/)).toBeNull();
    expect(asked).toEqual([]);
    await userEvent.type(await field(), 't');
    const found = await screen.findByRole('option', { name: /As Oy Helmi/ });
    expect(found).toHaveTextContent(
      'As Oy Helmilähes samaPuutarhakatu 12, 08350 Vihti Viimeksi: ke 18.11.2026 · 6 tilausta Tehtaalta, linnuntietä: 13,9 km⇄ Muijala',
    );
    expect(screen.getByText('⇄ Lähin tehdas vaihtuu, kun työmaa valitaan')).toBeVisible();
    expect(screen.getByRole('option', { name: 'Luo työmaa ”put”' })).toBeVisible();
    expect(asked.at(-1)).toMatchObject({ text: 'put', asiakasId: 5 });
    expect(screen.getByText('23-118')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    // Nothing is told of the site that the order leaves.
    expect(screen.queryByText('23-118')).toBeNull();
    await save();
    await waitFor(() => expect(saved()).toMatchObject([{ input: { tyomaaId: 31 } }]));
  });

  it('is made of a typed address for the order’s customer, not without a street [O-166]', async () => {
    await userEvent.type(await field(), 'Uusikatu 1, Lohja{Control>}{Enter}{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Uusi työmaa' }));
    const street = dialog.getByRole('textbox', { name: /^Osoiterivi 1/ });
    expect(street).toHaveValue('Uusikatu 1');
    expect(dialog.getByRole('textbox', { name: 'Kaupunki' })).toHaveValue('Lohja');
    await userEvent.clear(street);
    await userEvent.click(dialog.getByRole('button', { name: 'Luo työmaa' }));
    expect(await dialog.findByText('Anna osoiterivi 1.')).toBeVisible();
    await userEvent.type(street, 'Uusikatu 1');
    await userEvent.click(dialog.getByRole('button', { name: 'Luo työmaa' }));
    await waitFor(async () => expect(await field()).toHaveValue('Uusikatu 1'));
    await save();
    await waitFor(() => expect(saved()).toMatchObject([{ input: { tyomaaId: 77 } }]));
    expect(bff.writes.find(({ call }) => call === tyomaaCalls.create)).toMatchObject({
      input: { tyomaaOsoite1: 'Uusikatu 1', tyomaaOsoite4: 'Lohja', asiakasId: 5 },
    });
  });

  it('has its address repaired at a press, and left when that is wished [O-236] [O-238]', async () => {
    await userEvent.type(await field(), 'Uusi{Control>}{Enter}{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Uusi työmaa' }));
    const street = dialog.getByRole('textbox', { name: /^Osoiterivi 1/ });
    const korjaus = () => dialog.queryByRole('group', { name: 'Korjataanko osoite?' });
    expect(korjaus()).toBeNull();
    await userEvent.type(street, 'Hitsaajankatu 12, Hki');
    const [first, second] = within(
      await dialog.findByRole('group', { name: 'Korjataanko osoite?' }),
    ).getAllByRole('listitem');
    expect(first).toHaveTextContent(
      'Osoiterivi 1Hitsaajankatu 12, HkiHitsaajankatu 12pilkku erottaa kaupungin',
    );
    expect(second).toHaveTextContent('KaupunkiHkiHelsinkilyhenne kirjoitetaan auki');
    await userEvent.click(dialog.getByRole('button', { name: 'Jätä ennalleen' }));
    expect(korjaus()).toBeNull();
    expect(street).toHaveValue('Hitsaajankatu 12, Hki');
    await userEvent.type(street, 'i{Backspace}');
    await userEvent.clear(street);
    await userEvent.type(street, 'Katu 1, Hki');
    await userEvent.click(dialog.getByRole('button', { name: 'Korjaa osoite' }));
    expect(street).toHaveValue('Katu 1');
    expect(dialog.getByRole('textbox', { name: 'Kaupunki' })).toHaveValue('Helsinki');
    expect(korjaus()).toBeNull();
  });
});
