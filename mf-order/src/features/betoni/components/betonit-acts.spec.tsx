import { betoni, keikkaAnswer } from '@keikka/builders';
import { keikkaBetoniCalls, tilattuBetoniCalls, type Betoni, type KeikkaData } from '@keikka/contracts';
import { MINUTE_MS } from '@keikka/domain';
import { failure, renderInShell } from '@keikka/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeikkaBff } from '../../../../test/keikka-bff.js';
import { BetonitSection } from './betonit-section.js';

const lines = [1, 2].map((keikkaBetoniId) => betoni({ keikkaBetoniId, betoniVahvistettu: null }));

describe('the acts on concrete lines', () => {
  let bff: KeikkaBff;
  function show(change: Partial<KeikkaData> = {}): void {
    const access = { read: true, edit: true, plan: true, prices: false };
    const answer = keikkaAnswer({ betonit: lines, ...change }, { access });
    const cache = {
      lay: () => undefined,
      refresh: () => undefined,
      read: () => Promise.resolve(answer.keikkaData),
    };
    bff = new KeikkaBff();
    bff.on(keikkaBetoniCalls.make, () => failure('INTERNAL'));
    bff.on(keikkaBetoniCalls.copy, () => failure('INTERNAL'));
    renderInShell(<BetonitSection answer={answer} cache={cache} />, bff);
  }
  const add = async () => userEvent.click(await screen.findByRole('button', { name: /^Lisää betoni/ }));
  async function copy(): Promise<void> {
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Rivi 1/ })[0]).toBeVisible());
    screen.getAllByRole('button', { name: /^Rivi 1/ })[0]?.focus();
    await userEvent.keyboard('{Control>}d{/Control}');
  }
  const said = (text: RegExp) => screen.findByText(text, {}, { timeout: 4000 });

  it.each([
    ['adding', add],
    ['copying', copy],
  ])('ask to sign in when %s without a token, and send nothing [O-189]', async (_, act) => {
    show();
    await screen.findByRole('button', { name: /^Lisää betoni/ });
    // The token is too old, and the session has ended meanwhile.
    bff.session = null;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60 * MINUTE_MS);
    await act();
    expect(await said(/Käyttäjätunnistus puuttuu, kirjaudu uudelleen sisään/)).toBeVisible();
    clock.mockRestore();
    expect(bff.writes).toEqual([]);
  });

  const without = (change: Partial<Betoni>) => [betoni({ betoniVahvistettu: null, ...change })];

  it.each<[string, Partial<KeikkaData>, () => Promise<void>, RegExp]>([
    ['adding', { keikkaId: 0 }, add, /Tilaus-ID puuttuu, lataa sivu uudelleen/],
    ['copying', { betonit: without({ keikkaId: 0 }) }, copy, /Tilaus-ID puuttuu, lataa sivu uudelleen/],
    ['copying', { betonit: without({ keikkaBetoniId: 0 }) }, copy, /Betoni-ID puuttuu kopiointia varten/],
  ])('send nothing when %s without an id: %j [O-190] [O-191]', async (_, change, act, text) => {
    show(change);
    await act();
    expect(await said(text)).toBeVisible();
    expect(bff.writes).toEqual([]);
  });

  it('take over no concrete that has no id [O-192]', async () => {
    show({ asiakasId: 100 });
    bff.on(tilattuBetoniCalls.list, () => [
      { ...betoni({ keikkaBetoniId: 0, keikkaId: 4700 }), day: '20261118', tyomaaNimi: 'Virkkalan koulu' },
    ]);
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Rivi 1/ })[0]).toBeVisible());
    await userEvent.click(screen.getAllByRole('button', { name: /^Rivi 1/ })[0]!);
    await userEvent.click(await screen.findByRole('button', { name: 'Valitse betoni' }));
    await userEvent.click(await screen.findByRole('button', { name: 'VALITSE BETONI' }));
    expect(await said(/Valittu betoni on virheellinen/)).toBeVisible();
    expect(bff.writes).toEqual([]);
  });

  it('name the line that is deleted', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Rivin 2 toiminnot' }));
    expect(await screen.findByRole('menuitem', { name: 'Poista rivi 2' })).toBeVisible();
  });
});
