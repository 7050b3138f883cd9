import { betoni } from '@keikka/builders';
import { tilattuBetoniCalls, type TilattuBetoni } from '@keikka/contracts';
import { renderInShell } from '@keikka/sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeikkaBff } from '../../../../../test/keikka-bff.js';
import { BetoniPicker } from './betoni-picker.js';

const tilattu = (keikkaBetoniId: number, changes: Partial<TilattuBetoni> = {}): TilattuBetoni => ({
  ...betoni({ keikkaBetoniId, keikkaId: 4700 - keikkaBetoniId }),
  day: '20261118',
  tyomaaNimi: 'As Oy Lohjan Kielo',
  ...changes,
});

describe('the window in which a concrete is picked', () => {
  const picked: TilattuBetoni[] = [];
  let closed = 0;
  async function show(prices = false): Promise<void> {
    picked.length = 0;
    closed = 0;
    const bff = new KeikkaBff();
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
    renderInShell(
      <BetoniPicker
        line={betoni({ m3: 12 })}
        number={2}
        asiakasId={100}
        prices={prices}
        onPick={(one) => picked.push(one)}
        onClose={() => closed++}
      />,
      bff,
    );
    await screen.findByText('3 betonia 3:sta');
  }
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
    expect(picked.map(({ keikkaBetoniId }) => keikkaBetoniId)).toEqual([2]);
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
});
