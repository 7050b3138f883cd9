import { betoni, keikkaAnswer } from '@keikka/builders';
import { laskupohjaCalls, tilattuBetoniCalls, type TilattuBetoni } from '@keikka/contracts';
import { failure, renderInShell } from '@keikka/sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeikkaBff } from '../../../../../test/keikka-bff.js';
import { laskupohja, pohjanBetoni } from '../../../../../test/laskupohja.js';
import type { Valittava } from '../../model/valittava.js';
import { BetoniPicker } from './betoni-picker.js';

const tilattu = (keikkaBetoniId: number, changes: Partial<TilattuBetoni> = {}): TilattuBetoni => ({
  ...betoni({ keikkaBetoniId, keikkaId: 4700 - keikkaBetoniId }),
  day: '20261118',
  tyomaaNimi: 'As Oy Lohjan Kielo',
  ...changes,
});

describe('the window in which a concrete is picked', () => {
  const picked: Valittava[] = [];
  let bff: KeikkaBff;
  let closed = 0;
  async function show(prices = false, { fails = false } = {}): Promise<void> {
    picked.length = 0;
    closed = 0;
    bff = new KeikkaBff();
    bff.on(tilattuBetoniCalls.list, () => [
      tilattu(1, { hinta_value: '128.4' }),
      tilattu(2, { tyomaaNimi: 'Virkkalan koulu' }),
      tilattu(3, {
        lujuusId: 4,
        rasitusluokat: 'XC3',
        lujuus: 'C35/45',
        betoniString: 'C35/45 #32 S3',
      } as Partial<TilattuBetoni>),
    ]);
    bff.on(laskupohjaCalls.list, () => (fails ? failure('AUTH.FORBIDDEN') : pohjat));
    bff.on(laskupohjaCalls.get, ({ laskupohjaId }) =>
      laskupohja({
        ...pohjat.find((one) => one.laskupohjaId === laskupohjaId),
        laskupohjaBetonit: [pohjanBetoni(31), pohjanBetoni(32, { raeKokoId: 3, hinta_value: '124.90' })],
      }),
    );
    const access = { read: true, edit: true, plan: true, prices };
    renderInShell(
      <BetoniPicker
        line={betoni({ m3: 12 })}
        number={2}
        answer={keikkaAnswer({ asiakasId: 100, sourceAsiakasId: 5 }, { access })}
        onPick={(one) => picked.push(one)}
        onClose={() => closed++}
      />,
      bff,
    );
    await screen.findByText('3 betonia 3:sta');
  }
  /** What the company has agreed with two customers and with all. */
  const pohjat = [
    laskupohja({ laskupohjaId: 3, laskupohjaNimi: 'Vakiohinnasto' }),
    laskupohja({ laskupohjaId: 4, laskupohjaNimi: 'Koskinen 2026', asiakasId: 100 }),
    laskupohja({ laskupohjaId: 5, laskupohjaNimi: 'Muu asiakas', asiakasId: 77 }),
    laskupohja({ laskupohjaId: 6, laskupohjaNimi: 'Luonnos', laskupohjaTilaId: 1 }),
  ];
  const tabs = (): (string | null)[] => screen.getAllByRole('tab').map(({ textContent }) => textContent);
  const headers = (): (string | null)[] =>
    screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

  it('has the concretes that the customer ordered last, without prices [O-040]', async () => {
    await show();
    expect(screen.getByRole('dialog', { name: 'Valitse betoni' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Viimeeksi tilatut betonit' })).toBeVisible();
    expect(headers()).toEqual(['Tilaus', 'Toimitus', 'Betoni', 'm3']);
  });

  it('has five columns for who may see prices [O-049]', async () => {
    await show(true);
    expect(headers()).toEqual(['Tilaus', 'Toimitus', 'Betoni', 'm3', 'Hinta']);
    expect(screen.getByText(/Hinta 128,40\s€\/m³ tilaukselta 4699/)).toBeVisible();
    expect(screen.getAllByText('Ei hintaa')).toHaveLength(2);
  });

  it('finds by what is typed, and takes what the arrows mark by Enter', async () => {
    await show();
    await userEvent.type(screen.getByRole('textbox'), 'c30');
    expect(screen.getByText('2 betonia 3:sta')).toBeVisible();
    expect(screen.getByText(/Määrä säilyy: 12/)).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(picked.map(({ id }) => id)).toEqual([2]);
    expect(closed).toBe(1);
  });

  it('says what the standard advises against in the one that is marked (R-19)', async () => {
    await show();
    expect(screen.queryByText(/standardi suosittelee/)).toBeNull();
    await userEvent.type(screen.getByRole('textbox'), '{ArrowUp}');
    expect(await screen.findByText('XC3: standardi suosittelee vähintään lujuutta C30/37.')).toBeVisible();
  });

  it('says when nothing is found', async () => {
    await show();
    await userEvent.type(screen.getByRole('textbox'), 'maakostea');
    expect(screen.getByText('Haku ei löydä betonia. Kokeile lyhyempää sanaa.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'VALITSE BETONI' })).toBeDisabled();
  });

  it('has a tab for each template that fits the order, its customer’s own first [O-048]', async () => {
    await show(true);
    await screen.findByRole('tab', { name: 'Vakiohinnasto betonit' });
    expect(tabs()).toEqual(['Viimeeksi tilatut betonit', 'Koskinen 2026 betonit', 'Vakiohinnasto betonit']);
  });

  it('has no template for who may not see prices, and asks for none [O-048]', async () => {
    await show();
    expect(tabs()).toEqual(['Viimeeksi tilatut betonit']);
    expect(bff.asked.map(({ call }) => call)).not.toContain(laskupohjaCalls.list);
  });

  it('shows the concretes of a template by name with m3 and price alone, and gives one to the line [O-048] [O-049]', async () => {
    await show(true);
    await userEvent.click(await screen.findByRole('tab', { name: 'Koskinen 2026 betonit' }));
    expect(await screen.findByText('2 betonia 2:sta')).toBeVisible();
    expect(headers()).toEqual(['', 'm3', 'Hinta']);
    expect(screen.getByText(/Hinta 128,40\s€\/m³ laskupohjasta Koskinen 2026/)).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Etsi laskupohjan betoneista' }), '#32{Enter}');
    expect(picked).toMatchObject([
      { name: 'Rakennebetoni C30/37 #32 S3 XC3, XC4 50 v', hinta_value: '124.90', values: { raeKokoId: 3 } },
    ]);
  });

  it('says why there are no templates when they cannot be read, and still has what was ordered', async () => {
    await show(true, { fails: true });
    expect(await screen.findByText('Laskupohjalistan haku epäonnistui')).toBeVisible();
    expect(tabs()).toEqual(['Viimeeksi tilatut betonit']);
  });
});
