import { tyomaaCalls, type ListedTyomaa, type TyomaaPari } from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import { failure, renderInShell, StandInBff } from '@keikka/sdk/testing';
import { toaster } from '@keikka/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TyomaatPage } from '../tyomaat.page.js';

jest.setTimeout(30_000);

const site = (tyomaaId: number, tyomaaNimi: string, of: Partial<ListedTyomaa> = {}): ListedTyomaa => ({
  ...{ tyomaaId, tyomaaNimi, tyomaaNum: '', varmenne: 4 },
  ...{ tyomaaOsoite1: 'Kivitie 5', tyomaaOsoite2: '', tyomaaOsoite3: '03100', tyomaaOsoite4: 'Vihti' },
  ...{ asiakasId: 7, asiakasNimi: 'Nordlattia Oy', keikkaCount: 0, lastPvm: null },
  ...{ noSijainti: false, noPostinumero: false, entisetNumerot: [], henkiloCount: 0 },
  ...of,
});

describe('work sites that are chosen', () => {
  let bff: StandInBff;
  beforeEach(() => {
    toaster.clear();
    const pairs: TyomaaPari[] = [{ tyomaaId: 1, toinenId: 2, syy: 'lahesSamat', metres: 40 }];
    bff = new StandInBff();
    bff.session = { settingTypes: [settingType.keikkaHandler] };
    bff.on(tyomaaCalls.listAll, () => [
      site(1, 'Logistiikka keskus'),
      site(2, 'Logistiikkakeskus', { keikkaCount: 14 }),
      site(3, 'Kielo', { asiakasId: null }),
    ]);
    bff.on(tyomaaCalls.listPairs, () => pairs);
    bff.on(tyomaaCalls.lastMerge, () => null);
    bff.on(tyomaaCalls.mergePreview, () => failure('TYOMAA.NOT_FOUND'));
    bff.on(tyomaaCalls.setApart, ({ apart }) => ({ apart }));
  });

  const show = () => renderInShell(<TyomaatPage />, bff, { wide: true });
  const choose = async (nimi: string): Promise<void> =>
    userEvent.click(await screen.findByRole('checkbox', { name: `Valitse ${nimi}` }));
  const bar = (count: number) => screen.findByRole('group', { name: `${count} valittu` });
  const yhdista = (of: HTMLElement) => within(of).getByRole('button', { name: 'Yhdistä' });

  it('are merged when they are two, and otherwise the reason is said', async () => {
    show();
    await choose('Kielo');
    expect(yhdista(await bar(1))).toBeDisabled();
    expect(yhdista(await bar(1))).toHaveAccessibleDescription('Yhdistämiseen valitaan kaksi työmaata.');
    await choose('Logistiikkakeskus');
    await choose('Logistiikka keskus');
    expect(yhdista(await bar(3))).toBeDisabled();
    await choose('Kielo');
    expect(await bar(2)).toHaveTextContent('samalla asiakkaalla, 40 m toisistaan');
    await userEvent.click(yhdista(await bar(2)));
    expect(await screen.findByRole('region', { name: 'Yhdistä työmaat' })).toBeVisible();
    const asked = { call: tyomaaCalls.mergePreview, input: { tyomaaId: 2, poistuvaId: 1 } };
    await waitFor(() => expect(bff.writes).toMatchObject([asked]));
  });

  it('are chosen by the blank on their row, also where a search hides the other one', async () => {
    show();
    const row = await screen.findByRole('row', { name: /Kielo/ });
    act(() => row.focus());
    await userEvent.keyboard(' ');
    await bar(1);
    await userEvent.keyboard('/logistiikkakeskus');
    await waitFor(() => expect(row).not.toBeInTheDocument());
    await choose('Logistiikkakeskus');
    const both = await bar(2);
    expect(within(both).queryByRole('button', { name: 'Eivät ole sama' })).not.toBeInTheDocument();
    await userEvent.click(within(both).getByRole('button', { name: 'Poista valinta' }));
    expect(both).not.toBeInTheDocument();
  });

  it('are no pair any more when they are said not to be the same', async () => {
    show();
    await choose('Logistiikkakeskus');
    await choose('Logistiikka keskus');
    await userEvent.click(within(await bar(2)).getByRole('button', { name: 'Eivät ole sama' }));
    await waitFor(() => expect(bff.writes.map(({ call }) => call)).toContain(tyomaaCalls.setApart));
  });
});
