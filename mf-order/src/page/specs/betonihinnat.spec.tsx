import { betoni, keikkaAnswer } from '@keikka/builders';
import { keikkaBetoniCalls, type Betoni, type KeikkaGetAnswer } from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import { ok, renderInShell } from '@keikka/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeikkaBff } from '../../../test/keikka-bff.js';
import { KeikkaPage } from '../keikka.page.js';

/** An invoicing admin and nothing else: sets prices, and changes nothing else of an order. */
const access = { read: true, edit: false, plan: false, prices: true };

describe('the prices of an order for who may not change the order otherwise', () => {
  let bff: KeikkaBff;
  let answer: KeikkaGetAnswer;

  async function show(may: Partial<typeof access> = {}, isLocked = false): Promise<void> {
    const line = betoni({ hinta_value: '128.4' });
    answer = keikkaAnswer(
      { betonit: [line], m3: 45.5, varmenne: 7, isLocked },
      { access: { ...access, ...may } },
    );
    bff = new KeikkaBff();
    bff.session = { settingTypes: [settingType.laskuAdmin] };
    bff.load = () => ok(answer);
    bff.on(keikkaBetoniCalls.savePrice, ({ hinta_value }) => {
      const saved: Betoni = { ...line, hinta_value };
      const { keikkaData } = answer;
      answer = { ...answer, keikkaData: { ...keikkaData, betonit: [saved], varmenne: 8 } };
      return { ...answer.keikkaData, keikkaBetoniId: 1, betoni: saved };
    });
    renderInShell(<KeikkaPage />, bff, { visited: ['/tilaus/4711'], path: '/tilaus/:keikkaId' });
    await screen.findByRole('tab', { name: 'Teksti' });
  }
  const section = async () => within(await screen.findByRole('region', { name: 'Betonihinnat' }));

  it('stand below its text and are saved from there [O-052]', async () => {
    await show();
    expect(screen.queryByRole('tab', { name: /^Tilaus/ })).toBeNull();
    const price = (await section()).getByRole('textbox', { name: /^Myyntihinta/ });
    expect(price).toHaveValue('128,40');
    await userEvent.tripleClick(price);
    await userEvent.paste('131,5');
    await userEvent.keyboard('{Enter}');
    const saves = () => bff.writes.filter(({ call }) => call === keikkaBetoniCalls.savePrice);
    await waitFor(() =>
      expect(saves().map(({ input }) => input)).toEqual([
        { keikkaBetoniId: 1, hinta_value: '131.50', varmenne: 7 },
      ]),
    );
    expect(await (await section()).findByRole('group', { name: 'Laskupohjat' })).toBeVisible();
  });

  it('are only read on a locked order (C-105)', async () => {
    await show({}, true);
    expect((await section()).getByRole('textbox', { name: /^Myyntihinta/ })).toBeDisabled();
  });

  it('are nowhere for who may not see prices [O-052]', async () => {
    await show({ prices: false });
    expect(await screen.findByText(/Rakennebetoni/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Betonihinnat' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /^Myyntihinta/ })).toBeNull();
  });
});
