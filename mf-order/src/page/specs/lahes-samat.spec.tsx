import { tyomaaCalls, type ListedTyomaa, type TyomaaPari } from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import { failure, renderInShell, StandInBff } from '@keikka/sdk/testing';
import { toaster } from '@keikka/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TyomaatPage } from '../tyomaat.page.js';

jest.setTimeout(30_000);

const site = (tyomaaId: number, of: Partial<ListedTyomaa> = {}): ListedTyomaa => ({
  ...{ tyomaaId, tyomaaNimi: `Kohde ${tyomaaId}`, tyomaaNum: String(tyomaaId), varmenne: 4 },
  ...{ tyomaaOsoite1: 'Kivitie 5', tyomaaOsoite2: '', tyomaaOsoite3: '03100', tyomaaOsoite4: 'Vihti' },
  ...{ asiakasId: 7, asiakasNimi: 'Nordlattia Oy', keikkaCount: 0, lastPvm: null },
  ...{ noSijainti: false, noPostinumero: false, entisetNumerot: [], henkiloCount: 0 },
  ...of,
});

describe('work sites that may be the same', () => {
  let bff: StandInBff;
  let pairs: TyomaaPari[];
  beforeEach(() => {
    toaster.clear();
    const sites = [
      site(1, { tyomaaNimi: 'Logistiikka keskus' }),
      site(2, { tyomaaNimi: 'Logistiikkakeskus', keikkaCount: 14 }),
      site(3, { tyomaaOsoite4: 'Lohja' }),
    ];
    const all: TyomaaPari[] = [{ tyomaaId: 1, toinenId: 2, syy: 'lahesSamat', metres: 40 }];
    pairs = all;
    bff = new StandInBff();
    bff.session = { settingTypes: [settingType.keikkaHandler] };
    bff.on(tyomaaCalls.listAll, () => sites);
    bff.on(tyomaaCalls.listPairs, () => pairs);
    bff.on(tyomaaCalls.lastMerge, () => null);
    bff.on(tyomaaCalls.setApart, ({ apart }) => {
      pairs = apart ? [] : all;
      return { apart };
    });
  });

  const show = (search = '?osa=lahesSamat') =>
    renderInShell(<TyomaatPage />, bff, { wide: true, visited: [`/${search}`] });
  const rows = async (): Promise<HTMLElement[]> => {
    const table = await screen.findByRole('table', { name: 'Lähes samat' });
    return within(table).getAllByRole('row').slice(1);
  };
  const apart = () => screen.findByRole('button', { name: /^Eivät ole sama/ });
  const written = (): object[] =>
    bff.writes.filter(({ call }) => call === tyomaaCalls.setApart).map(({ input }) => input);

  it('stand below what makes them alike, that with more orders first, their difference tinted', async () => {
    show('');
    await userEvent.click(await screen.findByRole('button', { name: 'Lähes samat 1 pari' }));
    const [heading, jaa, poistuu] = await rows();
    expect(heading).toHaveTextContent('Sama asiakas, nimi ja osoite lähes samat40 m toisistaan');
    expect(jaa).toHaveTextContent('2LogistiikkakeskusKivitie 503100 VihtiNordlattia Oy14–');
    expect(poistuu?.querySelectorAll('mark')).toHaveLength(1);
    expect(poistuu?.querySelector('mark')?.textContent).toBe(' ');
    expect(screen.getByText('1 pari, 2 työmaata')).toBeVisible();
  });

  it('are narrowed with their sites', async () => {
    show('?osa=lahesSamat&kaupunki=Lohja');
    expect(await screen.findByText('Ei lähes samoja työmaita.')).toBeVisible();
  });

  it('go when somebody says that they are not the same, and come back', async () => {
    show();
    await userEvent.click(await apart());
    expect(await screen.findByText('Ei lähes samoja työmaita.')).toBeVisible();
    expect(await screen.findByText('Logistiikkakeskus ja Logistiikka keskus eivät ole sama.')).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await apart();
    expect(written()).toEqual([
      { tyomaaId: 2, toinenId: 1, apart: true },
      { tyomaaId: 2, toinenId: 1, apart: false },
    ]);
  });

  it('are told apart by a key, which goes on from the row in their place', async () => {
    show();
    const [, jaa] = await rows();
    act(() => jaa?.focus());
    await userEvent.keyboard('e');
    expect(await screen.findByText('Ei lähes samoja työmaita.')).toBeVisible();
    expect(written()).toEqual([{ tyomaaId: 2, toinenId: 1, apart: true }]);
  });

  it('stay where that fails', async () => {
    bff.on(tyomaaCalls.setApart, () => failure('TYOMAA.NOT_FOUND'));
    show();
    await userEvent.click(await apart());
    expect(await screen.findByText(/Merkitseminen epäonnistui/)).toBeVisible();
    await waitFor(async () => expect(await rows()).toHaveLength(3));
  });

  it('have a state for what could not be found out', async () => {
    bff.on(tyomaaCalls.listPairs, () => failure('KEIKKA.NO_ACCESS'));
    show();
    expect(await screen.findByText('Lähes samojen työmaiden etsiminen epäonnistui.')).toBeVisible();
  });
});
