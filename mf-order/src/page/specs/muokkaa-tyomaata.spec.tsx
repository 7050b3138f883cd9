import { keikkaAnswer } from '@keikka/builders';
import {
  geokoodausCalls,
  tyomaaCalls,
  tyomaaFields,
  type KeikkaGetAnswer,
  type TyomaaFields,
  type TyomaaVersio,
  type TyomaaVersiot,
} from '@keikka/contracts';
import { blankOf } from '@keikka/contracts/fields';
import { failure, ok, renderInShell } from '@keikka/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeikkaBff } from '../../../test/keikka-bff.js';
import { MuokkaaTyomaata } from '../../features/tyomaa/components/muokkaa-tyomaata.js';
import { KeikkaPage } from '../keikka.page.js';

const planner = { read: true, edit: true, plan: true, prices: false };
const site: TyomaaVersio = {
  ...(blankOf(tyomaaFields) as TyomaaFields),
  tyomaaId: 31,
  tyomaaNimi: 'As Oy Helmi',
  tyomaaOsoite1: 'Hitsaajankatu 10',
  tyomaaOsoite4: 'Helsinki',
  tyomaaLat: 60.19,
  tyomaaLng: 25.03,
  ownerAsiakasId: 1,
  asiakasId: 5,
  keikkaId: 0,
  varmenne: 3,
  hash: 'a',
};

describe('the window of a site', () => {
  let bff: KeikkaBff;
  let copy: TyomaaVersio;
  let stored: KeikkaGetAnswer;
  beforeEach(async () => {
    bff = new KeikkaBff();
    copy = { ...site, keikkaId: 4711, varmenne: 7, hash: 'b', tyomaaAjoOhje: 'Takaa' };
    stored = keikkaAnswer({ varmenne: 7, asiakasId: 5, tyomaaId: 31 }, { access: planner });
    bff.load = () => ok(stored);
    bff.on(tyomaaCalls.get, () => versiot());
    bff.on(tyomaaCalls.set, ({ tyomaaId: _, ownerAsiakasId: __, yyyymmdd: ___, ...saved }) => {
      copy = { ...copy, ...(saved as Partial<TyomaaFields>), keikkaId: 4711, varmenne: 8 };
      return versiot();
    });
    renderInShell(<KeikkaPage />, bff, { visited: ['/tilaus/4711'], path: '/tilaus/:keikkaId' });
    await screen.findByRole('tab', { name: /^Tilaus/ });
    await userEvent.click(await screen.findByRole('button', { name: 'Muokkaa työmaata' }));
  });
  const versiot = () => ({
    globalTyomaa: site,
    keikkaTyomaa: copy,
    keikkaCount: 14,
    muutokset: { tyomaaAjoOhje: { by: 'Kari Salo', at: '2026-11-19T10:00:00.000Z' } },
  });
  const dialog = async () => within(await screen.findByRole('dialog', { name: /Muokkaa työmaata/ }));
  const street = async () => (await dialog()).findByRole('textbox', { name: /^Osoiterivi 1/ });
  const lookUps = () =>
    bff.asked.filter(({ call }) => call === geokoodausCalls.get).map(({ input }) => input);
  const sets = () => bff.writes.filter(({ call }) => call === tyomaaCalls.set).map(({ input }) => input);

  it('shows what differs from the site all orders share, and who changed it [O-032] [I-041]', async () => {
    const table = within(await (await dialog()).findByRole('table', { name: /poikkeaa yhteisestä/ }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'KenttäTämä tilaus 4711Yhteinen työmaaMuutettu',
      'Ajo-ohjeTakaaTyhjäto 19.11. Kari Salo',
    ]);
    await userEvent.type(await street(), '{Backspace}2');
    expect(table.getByRole('row', { name: /^Osoiterivi 1/ })).toHaveTextContent(
      'Osoiterivi 1Hitsaajankatu 12Hitsaajankatu 10nyt',
    );
    await userEvent.click((await dialog()).getByRole('button', { name: 'Palauta yhteisen tiedot' }));
    expect(await street()).toHaveValue('Hitsaajankatu 10');
    expect((await dialog()).queryByRole('table', { name: /poikkeaa/ })).toBeNull();
  });

  it('is saved for the order alone, and can be undone [I-171]', async () => {
    await userEvent.type(await street(), '{Backspace}2');
    await userEvent.click((await dialog()).getByRole('button', { name: 'TALLENNA TILAUKSEEN' }));
    await waitFor(() => expect(sets()).toHaveLength(1));
    expect(sets()[0]).toMatchObject({
      tyomaaId: 31,
      keikkaId: 4711,
      tyomaaOsoite1: 'Hitsaajankatu 12',
      saveGlobalTyomaa: false,
      varmenne: 7,
      tyomaaVarmenne: 3,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Kumoa' }));
    await waitFor(() =>
      expect(sets()[1]).toMatchObject({ tyomaaOsoite1: 'Hitsaajankatu 10', keikkaId: 4711 }),
    );
  });

  it('says so when the address was stored repaired (R-28)', async () => {
    await userEvent.type(await street(), ', Hki');
    await userEvent.click((await dialog()).getByRole('button', { name: 'TALLENNA TILAUKSEEN' }));
    expect(await screen.findByText(/^Osoite tallennettiin korjattuna: Hitsaajankatu 10, /)).toBeVisible();
  });

  it('offers the postal code of the address once typing rests, and asks for it once [O-239]', async () => {
    bff.on(geokoodausCalls.get, () => ({
      formattedAddress: 'Hitsaajankatu 12, 00810 Helsinki',
      lat: 60.19,
      lng: 25.03,
    }));
    await street();
    const before = lookUps().length;
    await userEvent.type(await street(), '{Backspace}2, Hki');
    const offer = within(await (await dialog()).findByRole('group', { name: 'Korjataanko osoite?' }));
    expect(await offer.findByText('osoitehausta')).toBeVisible();
    expect(offer.getAllByRole('listitem').at(-1)).toHaveTextContent('Postinumerotyhjä00810osoitehausta');
    expect(lookUps().slice(before)).toEqual([{ text: 'Hitsaajankatu 12, Helsinki' }]);
    await userEvent.click(offer.getByRole('button', { name: 'Korjaa osoite' }));
    expect(await (await dialog()).findByRole('textbox', { name: 'Postinumero' })).toHaveValue('00810');
    expect((await dialog()).queryByRole('group', { name: 'Korjataanko osoite?' })).toBeNull();
  });

  it.each(['GEOKOODAUS.NOT_FOUND', 'GEOKOODAUS.UNAVAILABLE', 'SERVICE.UNAVAILABLE'] as const)(
    'offers and says nothing where the look-up answers %s',
    async (code) => {
      bff.on(geokoodausCalls.get, () => failure(code));
      await userEvent.type(await street(), '{Backspace}2');
      await waitFor(() => expect(lookUps()).toContainEqual({ text: 'Hitsaajankatu 12, Helsinki' }));
      expect((await dialog()).queryByRole('group', { name: 'Korjataanko osoite?' })).toBeNull();
      expect(screen.queryByText(/Osoite(haku|tta)/)).toBeNull();
    },
  );

  it('says so when the postal code was stored with what was typed (R-28)', async () => {
    bff.on(tyomaaCalls.set, () => {
      copy = { ...copy, tyomaaOsoite3: '00810', varmenne: 8 };
      return versiot();
    });
    await userEvent.type(await street(), '{Backspace}2');
    await userEvent.click((await dialog()).getByRole('button', { name: 'TALLENNA TILAUKSEEN' }));
    expect(await screen.findByText(/^Osoite tallennettiin korjattuna: .*00810/)).toBeVisible();
  });

  it('makes the site all orders share as the order’s without another change [C-98]', async () => {
    expect((await dialog()).getByRole('button', { name: 'TALLENNA TILAUKSEEN' })).toBeDisabled();
    const both = (await dialog()).getByRole('radio', { name: /Tallenna myös yhteiseen/ });
    expect(both.closest('label')).toHaveTextContent(
      'Työmaata käyttää 14 tilausta. Niiden omat versiot säilyvät.',
    );
    await userEvent.click(both);
    await userEvent.click((await dialog()).getByRole('button', { name: 'TALLENNA MOLEMPIIN' }));
    await waitFor(() =>
      expect(sets()).toMatchObject([{ saveGlobalTyomaa: true, varmenne: 7, tyomaaVarmenne: 3 }]),
    );
  });

  it('is saved for both, and both are undone together, once who changed it since is overwritten [I-171]', async () => {
    bff.on(tyomaaCalls.set, ({ tyomaaOsoite1 = '', yhteinen, varmenne }) => {
      if (yhteinen && varmenne !== undefined)
        return failure('SAVE.CONFLICT', {
          conflicts: [
            {
              ...{ field: 'tyomaaAjoOhje', label: 'Ajo-ohje', mine: '', theirs: 'Edestä' },
              ...{ by: 'Marja Lehtonen', at: '2026-11-20T07:41:00.000Z' },
            },
          ],
        });
      const both = { ...copy, tyomaaOsoite1, ...yhteinen };
      return {
        globalTyomaa: { ...both, varmenne: 4 },
        keikkaTyomaa: { ...copy, tyomaaOsoite1, varmenne: 8 },
      };
    });
    await userEvent.type(await street(), '{Backspace}2');
    await userEvent.click((await dialog()).getByRole('radio', { name: /Tallenna myös yhteiseen/ }));
    await userEvent.click((await dialog()).getByRole('button', { name: 'TALLENNA MOLEMPIIN' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Kumoa' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/^Marja Lehtonen muutti samaa klo 9:41/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Korvaa kollegan muutos' }));
    const back = {
      ...{ keikkaId: 4711, saveGlobalTyomaa: true, tyomaaOsoite1: 'Hitsaajankatu 10' },
      yhteinen: { tyomaaOsoite1: 'Hitsaajankatu 10', tyomaaAjoOhje: '' },
    };
    await waitFor(() =>
      expect(sets().slice(1)).toEqual([
        expect.objectContaining({ ...back, varmenne: 8, tyomaaVarmenne: 4 }),
        expect.not.objectContaining({ varmenne: 8 }),
      ]),
    );
    expect(sets()[2]).toMatchObject(back);
    expect(await screen.findByText(/muutos peruttu tilauksesta ja yhteisestä/)).toBeVisible();
  });

  it('warns that the place is that of the address before, and forgets it at a press', async () => {
    await userEvent.type(await street(), '{Backspace}2');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Tyhjennä sijainti' }));
    await userEvent.click((await dialog()).getByRole('button', { name: 'TALLENNA TILAUKSEEN' }));
    await waitFor(() => expect(sets()).toMatchObject([{ tyomaaLat: null, tyomaaLng: null }]));
  });

  it('says what failed and keeps what was typed [O-290]', async () => {
    bff.on(tyomaaCalls.set, () => failure('SERVICE.UNAVAILABLE'));
    await userEvent.type(await street(), '{Backspace}2');
    await userEvent.click((await dialog()).getByRole('button', { name: 'TALLENNA TILAUKSEEN' }));
    expect(await (await dialog()).findByText(/Virhe työmaatietojen tallentamisessa/)).toBeVisible();
    expect(await street()).toHaveValue('Hitsaajankatu 12');
  });
});

describe('the window of a site of the company', () => {
  function show(loaded: Response | TyomaaVersiot): void {
    const bff = new KeikkaBff();
    bff.on(tyomaaCalls.get, () => loaded);
    bff.on(tyomaaCalls.set, () => failure('SERVICE.UNAVAILABLE'));
    renderInShell(<MuokkaaTyomaata of={{ tyomaaId: 31, keikkaId: 0 }} onClose={jest.fn()} />, bff);
  }

  it('says so where it could not be loaded [O-290]', async () => {
    show(failure('TYOMAA.NOT_FOUND'));
    expect(await screen.findByText('Virhe työmaatietojen latauksessa')).toBeVisible();
  });

  it('says what failed and keeps what was typed [I-186]', async () => {
    show({ globalTyomaa: site, keikkaCount: 14 });
    const street = await screen.findByRole('textbox', { name: /^Osoiterivi 1/ });
    await userEvent.type(street, '{Backspace}2');
    await userEvent.click(screen.getByRole('button', { name: /^tallenna/i }));
    expect(await screen.findByText(/Työmaan tallennus epäonnistui/)).toBeVisible();
    expect(street).toHaveValue('Hitsaajankatu 12');
  });
});
