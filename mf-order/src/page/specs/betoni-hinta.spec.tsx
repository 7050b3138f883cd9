import { betoni, keikkaAnswer } from '@keikka/builders';
import {
  hinnatCalls,
  keikkaBetoniCalls,
  keikkaCalls,
  laskupohjaCalls,
  tilattuBetoniCalls,
  type Betoni,
  type KeikkaGetAnswer,
  type SavedBetonit,
} from '@keikka/contracts';
import { failure, ok, renderInShell } from '@keikka/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeikkaBff } from '../../../test/keikka-bff.js';
import { laskupohja } from '../../../test/laskupohja.js';
import { KeikkaPage } from '../keikka.page.js';

const access = { read: true, edit: true, plan: true, prices: true };

describe('the price of a concrete line', () => {
  let bff: KeikkaBff;
  let answer: KeikkaGetAnswer;

  /** Lays the change over the line, as the service does. */
  const stored = (change: Partial<Betoni>): SavedBetonit => {
    const { keikkaData } = answer;
    const line = { ...(keikkaData.betonit[0] as Betoni), ...change };
    const next = { ...keikkaData, betonit: [line], varmenne: keikkaData.varmenne + 1 };
    answer = { ...answer, keikkaData: next };
    return { ...next, keikkaBetoniId: line.keikkaBetoniId, betoni: line };
  };
  async function show(
    change: Partial<Betoni> = {},
    may: Partial<typeof access> = {},
    prepare: () => void = () => undefined,
  ): Promise<void> {
    const line = betoni({ betoniVahvistettu: null, ...change });
    answer = keikkaAnswer({ betonit: [line], m3: 45.5, varmenne: 7 }, { access: { ...access, ...may } });
    bff = new KeikkaBff();
    bff.load = () => ok(answer);
    prepare();
    bff.on(keikkaBetoniCalls.savePrice, ({ keikkaBetoniId: _, varmenne: __, ...values }) => stored(values));
    renderInShell(<KeikkaPage />, bff, { visited: ['/tilaus/4711'], path: '/tilaus/:keikkaId' });
    await screen.findByRole('button', { name: 'TALLENNA' });
    await userEvent.click(section().getByRole('button', { name: /^Rivi 1/ }));
  }
  const priced = { hinta_value: '128.4', hinta_muistiinpanot: 'Sovittu' };
  const section = () => within(screen.getByRole('group', { name: 'Betoni' }));
  const price = () => section().getByRole('textbox', { name: /^Myyntihinta/ });
  const note = () => section().getByRole('textbox', { name: 'Hinnan muistiinpanot' });
  /** In one stroke, so that no pause on a busy machine saves a part of it. */
  async function type(value: string): Promise<void> {
    await userEvent.tripleClick(price());
    await userEvent.paste(value);
  }
  async function set(value: string): Promise<void> {
    await type(value);
    await userEvent.keyboard('{Enter}');
  }
  const saves: readonly object[] = [keikkaBetoniCalls.savePrice, keikkaBetoniCalls.saveSliders];
  const inputs = () => bff.writes.filter(({ call }) => saves.includes(call)).map(({ input }) => input);

  it('is shown with its unit and its note, and saved by Enter without saving the order [O-052]', async () => {
    await show(priced);
    expect(price()).toHaveValue('128,40');
    expect(note()).toHaveValue('Sovittu');
    expect(section().getByText('€/m³')).toBeVisible();
    await set('130');
    await waitFor(() =>
      expect(inputs()).toEqual([{ keikkaBetoniId: 1, hinta_value: '130.00', varmenne: 7 }]),
    );
  });

  it('is saved by itself after a pause, and its note when it is left [I-039]', async () => {
    await show(priced);
    await userEvent.clear(price());
    await waitFor(() => expect(inputs()).toMatchObject([{ hinta_value: null, varmenne: 7 }]));
    await userEvent.type(note(), ' puhelimessa');
    await userEvent.tab();
    await waitFor(() =>
      expect(inputs()[1]).toEqual({
        keikkaBetoniId: 1,
        hinta_muistiinpanot: 'Sovittu puhelimessa',
        varmenne: 8,
      }),
    );
  });

  it('is taken back from its notice with the old value', async () => {
    await show(priced);
    await set('130');
    expect(await screen.findByText(/^Rivi 1: .*: hinta tallennettu$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Kumoa/ }));
    await waitFor(() => expect(price()).toHaveValue('128,40'));
    expect(inputs()[1]).toMatchObject({ keikkaBetoniId: 1, hinta_value: '128.4' });
    expect(inputs()[1]).not.toHaveProperty('hinta_muistiinpanot');
    await waitFor(() => expect(price()).toHaveValue('128,40'));
  });

  it('is nowhere for who may not see prices [O-052]', async () => {
    await show({}, { prices: false });
    expect(section().getByRole('textbox', { name: 'Määrä' })).toBeVisible();
    expect(section().queryByRole('textbox', { name: /^Myyntihinta/ })).toBeNull();
    expect(section().queryByRole('textbox', { name: 'Hinnan muistiinpanot' })).toBeNull();
    for (const name of ['Betonihinnat', 'Laskutetut betonit'])
      expect(section().queryByRole('button', { name })).toBeNull();
  });

  it('stays open on a confirmed line, of which the rest is locked', async () => {
    await show({ ...priced, betoniVahvistettu: true });
    expect(section().getByRole('textbox', { name: 'Määrä' })).toBeDisabled();
    await set('99,5');
    await waitFor(() => expect(inputs()).toMatchObject([{ hinta_value: '99.50' }]));
  });

  it.each(['-1', '1,00001', '1000000,5'])('is not saved as %s', async (typed) => {
    await show();
    await set(typed);
    await waitFor(() => expect(price()).toBeInvalid());
    expect(inputs()).toEqual([]);
  });

  it('of two people is asked about, and saved as chosen', async () => {
    await show(priced);
    bff.refuseNext(keikkaBetoniCalls.savePrice, 'SAVE.CONFLICT', {
      conflicts: [
        {
          ...{ field: 'betonit/1/hinta_value', base: '128.40', mine: '130.00', theirs: '125.00' },
          ...{ time: '2025-11-20T08:00:00.000Z', person: 'Liisa Aho' },
        },
      ],
    });
    stored({ hinta_value: '125' });
    bff.on(keikkaCalls.get, () => answer);
    await type('130');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Betonirivi 1' }));
    expect(dialog.getByText('Myyntihinta')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Myyntihinta, oma muutos' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Tallenna valinnat' }));
    await waitFor(() => expect(inputs().at(-1)).toMatchObject({ hinta_value: '130.00', varmenne: 8 }));
  });

  it('tells why its save failed, and keeps what was typed', async () => {
    await show(priced);
    bff.on(keikkaBetoniCalls.savePrice, () => failure('KEIKKA.NO_ACCESS'));
    bff.on(keikkaCalls.get, () => answer);
    await set('9');
    expect(await section().findByText(/Hinnan tallennus epäonnistui/)).toBeVisible();
    expect(price()).toHaveValue('9');
  });

  it('is taken over with a concrete that is picked, for who may set it [O-052]', async () => {
    const picked = { ...betoni({ keikkaBetoniId: 9, keikkaId: 4700, hinta_value: '131.5', lujuusId: 4 }) };
    await show();
    bff.on(tilattuBetoniCalls.list, () => [{ ...picked, day: '20261118', tyomaaNimi: 'Virkkalan koulu' }]);
    bff.on(keikkaBetoniCalls.saveSliders, ({ keikkaBetoniId: _, varmenne: __, ...values }) => stored(values));
    await userEvent.click(section().getByRole('button', { name: 'Valitse betoni' }));
    const window = within(await screen.findByRole('dialog', { name: 'Valitse betoni' }));
    await window.findByText(/Hinta 131,50/);
    await userEvent.click(window.getByRole('button', { name: 'VALITSE BETONI' }));
    await waitFor(() => expect(inputs()).toContainEqual({ keikkaBetoniId: 1, hinta_value: '131.5' }));
    await waitFor(() => expect(price()).toHaveValue('131,50'));
  });

  it('is taken from a template, below a line that is whole and has no alert [O-051]', async () => {
    await show(priced, {}, () => {
      bff.on(laskupohjaCalls.list, () => [laskupohja()]);
      bff.on(hinnatCalls.betoniPrices, () => [
        {
          ...{ laskupohjaId: 3, laskupohjaNimi: 'Vakiohinnasto', asiakasNimi: '' },
          ...{ hinta_value: '131.90', ero: 0 },
        },
      ]);
    });
    const pohjat = within(await section().findByRole('group', { name: 'Laskupohjat' }));
    expect(section().getByRole('group', { name: 'Tarjoukset' })).toBeVisible();
    expect(section().getByRole('group', { name: 'Betoni ja tilaus' })).toBeVisible();
    expect(section().queryByText('BETONI EI OLE KOKONAINEN')).toBeNull();
    await userEvent.click(await pohjat.findByRole('button', { name: /^Käytä hintaa 131,90/ }));
    await waitFor(() => expect(inputs()).toEqual([{ keikkaBetoniId: 1, hinta_value: '131.90' }]));
    await waitFor(() => expect(price()).toHaveValue('131,90'));
    expect(await pohjat.findByText('Käytössä')).toBeVisible();
  });

  it.each([
    ['Betonihinnat', 'Betonihinnat laskupohjissa'],
    ['Laskutetut betonit', 'Aikaisemmin laskutetut betonit'],
  ])('is looked up in the window that its button %s opens [O-052]', async (button, window) => {
    await show(priced, {}, () => bff.on(hinnatCalls.laskutetutBetonit, () => []));
    await userEvent.click(section().getByRole('button', { name: button }));
    expect(await screen.findByRole('dialog', { name: window })).toBeVisible();
  });

  it('has no panels as long as the line lacks something [O-050]', async () => {
    await show({ lujuusId: null });
    expect(await section().findByText('BETONI EI OLE KOKONAINEN')).toBeVisible();
    expect(section().queryByRole('group', { name: 'Laskupohjat' })).toBeNull();
  });
});
