import { keikkaAnswer } from '@keikka/builders';
import { tyomaaCalls, tyomaaFields, type KeikkaData, type TyomaaFields } from '@keikka/contracts';
import { blankOf } from '@keikka/contracts/fields';
import { ok, renderInShell } from '@keikka/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeikkaBff } from '../../../test/keikka-bff.js';
import { KeikkaPage } from '../keikka.page.js';

const access = { read: true, edit: true, plan: true, prices: false };
const site = { tyomaaId: 31, tyomaaLat: 60.19, tyomaaLng: 25.03 };
const plant = { betoniSijaintiId: 3, betoniSijaintiLat: 60.1, betoniSijaintiLng: 25 };
const none = { betoniMatkaM: null, betoniMatkaAika: null };
const noSite = { tyomaaId: null, tyomaaLat: null, tyomaaLng: null };
const noPlant = { betoniSijaintiId: null, betoniSijaintiLat: null, betoniSijaintiLng: null };

describe('a way whose ends are not known', () => {
  async function open(of: Partial<KeikkaData>): Promise<HTMLElement> {
    const bff = new KeikkaBff();
    const keikka = keikkaAnswer({ betoniAsiakasId: 13, ...site, ...plant, ...none, ...of }, { access });
    bff.load = () => ok(keikka);
    const tyomaa = { ...(blankOf(tyomaaFields) as TyomaaFields), ...{ tyomaaId: 31, ownerAsiakasId: 1 } };
    const version = { ...tyomaa, asiakasId: 5, keikkaId: 0, varmenne: 3, hash: 'a' };
    bff.on(tyomaaCalls.get, () => ({
      globalTyomaa: version,
      keikkaTyomaa: { ...version, keikkaId: 4711 },
      keikkaCount: 1,
    }));
    renderInShell(<KeikkaPage />, bff, { visited: ['/tilaus/4711'], path: '/tilaus/:keikkaId' });
    await userEvent.click(await screen.findByRole('button', { name: 'Ajomatka' }));
    return screen.findByRole('dialog', { name: /^Ajomatka/ });
  }
  const pick = async (dialog: HTMLElement, name: string): Promise<void> => {
    await userEvent.click(await within(dialog).findByRole('button', { name }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  };

  it.each([
    ['Työmaan sijainti puuttuu', { tyomaaLat: null }, ['Valitse kartalta']],
    ['Tehtaan sijainti puuttuu', noPlant, ['Valitse tehdas']],
    ['Työmaan ja tehtaan sijainti puuttuu', { ...noSite, ...noPlant }, ['Valitse työmaa', 'Valitse tehdas']],
  ])('is not looked up: %s [O-162]', async (text, of, offered) => {
    const dialog = await open(of);
    const warning = within(await within(dialog).findByRole('alert'));
    expect(warning.getByText('Sijainnit puuttuvat')).toBeVisible();
    expect(warning.getByText(text)).toBeVisible();
    expect(warning.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(offered);
    expect(within(dialog).getByRole('button', { name: 'HAE UUDELLEEN' })).toBeDisabled();
  });

  it('leads to where the site stands on a map', async () => {
    await pick(await open({ tyomaaLat: null }), 'Valitse kartalta');
    expect(await screen.findByRole('dialog', { name: /^Muokkaa työmaata/ })).toBeVisible();
  });

  it('leads to the field of the factory', async () => {
    await pick(await open(noPlant), 'Valitse tehdas');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Tehdas' })).toHaveFocus());
  });

  it('leads to the field of the site where there is none', async () => {
    await pick(await open(noSite), 'Valitse työmaa');
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Toimitusosoite/ })).toHaveFocus());
  });
});
