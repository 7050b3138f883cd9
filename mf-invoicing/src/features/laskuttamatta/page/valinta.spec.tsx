import { renderInShell } from '@keikka/sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { laskuttamaton, LaskuttamattaBff } from '../../../../test/laskuttamatta-bff.js';
import { LaskuttamattaPage } from './laskuttamatta.page.js';

function bffWithFive(): LaskuttamattaBff {
  const bff = new LaskuttamattaBff();
  const eriM3 = { syy: 'eriM3', keikkaLaskuId: 9, laskutettuM3: 90, rahaa: '67.20' } as const;
  bff.rivit = [
    laskuttamaton({ keikkaId: 1, rahaa: '500.00' }),
    laskuttamaton({ keikkaId: 2, rahaa: '400.00', sourceAsiakasId: 14, sourceAsiakasNimi: 'Lohjan Betoni' }),
    laskuttamaton({ keikkaId: 3, rahaa: '300.00', ajoneuvo: 'P12' }),
    laskuttamaton({ keikkaId: 4, syy: 'eiPohjaa', rahaa: null, korjaus: 'valitsePohja' }),
    laskuttamaton({ keikkaId: 5, ...eriM3, korjaus: 'paivitaMaara', havainto: '+ 6 m³, lasku Valmis' }),
  ];
  return bff;
}

const show = (bff: LaskuttamattaBff, ...visited: string[]) =>
  renderInShell(<LaskuttamattaPage />, bff, { wide: true, ...(visited.length > 0 && { visited }) });
const choice = (keikkaId: number) => screen.findByRole('checkbox', { name: `Valitse tilaus ${keikkaId}` });
const chosen = () =>
  screen
    .getAllByRole('checkbox', { name: /^Valitse tilaus/, checked: true })
    .map((box) => Number(box.getAttribute('aria-label')?.replace(/\D/g, '')));
const shown = async () => {
  const table = await screen.findByRole('table', { name: 'Laskuttamatta' });
  return within(table)
    .getAllByRole('button', { name: /^Avaa tilaus/ })
    .map((link) => Number(link.textContent));
};

describe('orders of the list that are chosen', () => {
  it('are those from one press to the next, with shift, and are mended together', async () => {
    const bff = bffWithFive();
    show(bff);
    await userEvent.click(await choice(1));
    fireEvent.click(await choice(3), { shiftKey: true });
    expect(chosen()).toEqual([1, 2, 3]);
    const bar = screen.getByRole('group', { name: '3 valittu' });
    expect(bar).toHaveTextContent(/1\s200,00/);
    await userEvent.click(within(bar).getByRole('button', { name: 'Luo 3 laskua' }));
    expect(await screen.findByText('Luotiin 3 / 3 laskua')).toBeInTheDocument();
    expect(bff.made).toEqual([1, 2, 3]);
    expect(screen.queryByRole('group', { name: /valittu/ })).not.toBeInTheDocument();
  });

  it('are all, and those that need a choice are left to be mended one by one', async () => {
    const bff = bffWithFive();
    show(bff);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Valitse kaikki' }));
    expect(chosen()).toEqual([1, 2, 3, 4, 5]);
    expect(screen.getByText('1 korjataan yksitellen')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Korjaa 4 tilausta' }));
    await userEvent.click(await screen.findByRole('button', { name: 'KYLLÄ, päivitä' }));
    expect(await screen.findByText('Korjattiin 4 / 4 tilausta')).toBeInTheDocument();
    expect([bff.made, bff.mended]).toEqual([[1, 2, 3], [{ call: 'paivitaMaara', keikkaId: 5 }]]);
    expect(chosen()).toEqual([4]);
    await userEvent.click(screen.getByRole('button', { name: 'Poista valinnat' }));
    expect(screen.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
  });

  it('are chosen by Space on a row, which opens nothing', async () => {
    show(bffWithFive());
    const row = (await choice(1)).closest('tr');
    act(() => row?.focus());
    await userEvent.keyboard(' {ArrowDown} ');
    expect(chosen()).toEqual([1, 2]);
    await userEvent.keyboard(' ');
    expect(chosen()).toEqual([1]);
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('are none for who only reads invoices', async () => {
    const bff = bffWithFive();
    bff.session = { settingTypes: [], flags: ['laskutus.read'] } as never;
    show(bff);
    expect(await shown()).toHaveLength(5);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('the filters of the address', () => {
  it.each([
    ['lahde=14', [2]],
    ['auto=P12', [3]],
    ['maksaja=13', [1, 2, 3, 4, 5]],
    ['maksaja=13&auto=P12', [3]],
    ['lahde=x', [1, 2, 3, 4, 5]],
  ])('%s leaves the orders %j', async (filters, expected) => {
    show(bffWithFive(), `/?${filters}`);
    expect(await shown()).toEqual(expected);
  });

  it('are chosen from what there is, and cleared where they leave nothing', async () => {
    const { router } = show(bffWithFive(), '/?auto=P99');
    await userEvent.click(await screen.findByRole('button', { name: 'Tyhjennä suodattimet' }));
    expect(await shown()).toHaveLength(5);
    await userEvent.click(screen.getByRole('combobox', { name: 'Lähde' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Lohjan Betoni' }));
    await waitFor(async () => expect(await shown()).toEqual([2]));
    expect(router.state.location.search).toBe('?lahde=14');
  });
});

describe('the list as a file', () => {
  const blobs: Blob[] = [];
  beforeEach(() => {
    blobs.length = 0;
    URL.createObjectURL = (blob) => `#${blobs.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
  });

  it('has what is shown, its texts harmless and its numbers with a comma', async () => {
    show(bffWithFive(), '/?syy=eriM3');
    expect(await shown()).toEqual([5]);
    await userEvent.click(screen.getByRole('button', { name: 'CSV' }));
    const reader = new FileReader();
    const read = new Promise((resolve) => (reader.onload = () => resolve(reader.result)));
    reader.readAsText(blobs[0] as Blob);
    expect(await read).toBe(
      'Syy;Tilaus;Päivä;Lähde;Maksaja;Työmaa;Auto;Toimitettu m³;Laskulla m³;Havainto;' +
        'Rahaa auki €;Arvio €;Arvion peruste\r\n' +
        'Toimitettu m³ ≠ laskutettu;5;19.11.2026;Kivikon Betoni Oy;Kivikon Betoni Oy;' +
        `Kirkkonummen hyvinvointikeskus;P03;96;90;'+ 6 m³, lasku Valmis;67,20;;\r\n`,
    );
  });
});
