import { betoni, keikkaAnswer, type SessionChanges } from '@keikka/builders';
import {
  betoniAttrCalls,
  betoniAttrTypeCalls,
  betoniShortCutCalls,
  keikkaBetoniCalls,
  keikkaCalls,
  type Betoni,
  type BetoniAttrType,
  type KeikkaData,
  type KeikkaGetAnswer,
  type SavedBetonit,
} from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import { failure, ok, renderInShell } from '@keikka/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { betoniLists } from '../../../test/betoni-lists.js';
import { KeikkaBff } from '../../../test/keikka-bff.js';
import { KeikkaPage } from '../keikka.page.js';

const access = { read: true, edit: true, plan: true, prices: false };

describe('the concrete lines of an order', () => {
  let bff: KeikkaBff;
  let answer: KeikkaGetAnswer;

  const stored = (betonit: Betoni[], keikkaBetoniId = 1): SavedBetonit => {
    const { keikkaData } = answer;
    const m3 = betonit.reduce((sum, line) => sum + line.m3, 0);
    answer = { ...answer, keikkaData: { ...keikkaData, betonit, m3, varmenne: keikkaData.varmenne + 1 } };
    const line = betonit.find((one) => one.keikkaBetoniId === keikkaBetoniId) ?? null;
    return { ...answer.keikkaData, keikkaBetoniId, betoni: line };
  };
  async function show(
    betonit: Betoni[],
    may: Partial<typeof access> = {},
    session: SessionChanges = {},
    order: Partial<KeikkaData> = {},
  ): Promise<void> {
    answer = keikkaAnswer({ betonit, m3: 45.5, varmenne: 7, ...order }, { access: { ...access, ...may } });
    bff = new KeikkaBff();
    bff.session = session;
    bff.load = () => ok(answer);
    bff.on(keikkaBetoniCalls.setM3, ({ m3 }) => stored([{ ...(betonit[0] as Betoni), m3 }]));
    renderInShell(<KeikkaPage />, bff, { visited: ['/tilaus/4711'], path: '/tilaus/:keikkaId' });
    await screen.findByRole('button', { name: 'TALLENNA' });
  }
  const open = betoni({ betoniVahvistettu: null });
  const own: BetoniAttrType = {
    ...{ attrId: 1001, asiakasId: 1, varmenne: 1, attrNimike: 'Lasikuitu' },
    ...{ attrSelite: '', attrShortCuts: '', showInDropDown: 1 },
  };
  const section = () => within(screen.getByRole('group', { name: 'Betoni' }));
  const line = (name: RegExp) => section().getByRole('button', { name });

  it('stand each in a row, with their sum and their states [O-036] [O-117] [O-120]', async () => {
    await show([
      betoni({ keikkaBetoniId: 1, m3: 33.5, betoniVahvistettu: true }),
      betoni({ keikkaBetoniId: 2, m3: 12, betoniVahvistettu: false }),
    ]);
    expect(section().getByText('45,5 m³').parentElement).toHaveTextContent(
      '45,5 m³ · 2 riviä · 1 vahvistettu · 1 varmistettava',
    );
    expect(section().getByText('Määrä/laatu ei vahvistettu !!')).toBeVisible();
    expect(section().getByText('Määrä / laatu varmistus')).toBeVisible();
    expect(section().getByText('Lukittu, ei kopioida eikä poisteta')).toBeVisible();
    expect(section().queryByRole('button', { name: 'Rivin 1 toiminnot' })).toBeNull();
  });

  it('get another amount by Enter, at once and without saving the order [O-045] [O-164]', async () => {
    await show([open]);
    await userEvent.click(line(/^Rivi 1/));
    const amount = section().getByRole('textbox', { name: 'Määrä' });
    await waitFor(() => expect(amount).toHaveFocus());
    await userEvent.clear(amount);
    await userEvent.type(amount, '7,5{Enter}');
    await waitFor(() => expect(bff.writes).toHaveLength(1));
    expect(bff.writes).toMatchObject([{ input: { keikkaBetoniId: 1, m3: 7.5, varmenne: 7 } }]);
    expect(await section().findByText('7,5 m³', { selector: 'p span' })).toBeVisible();
  });

  it('have a choice for each of their seven parts, and room for what else is wished [O-042] [O-043]', async () => {
    await show([open]);
    await userEvent.click(line(/^Rivi 1/));
    await section().findByRole('textbox', { name: 'Määrä' });
    for (const name of ['Nopeus', 'Laatu', 'Raekoko', 'Lujuus', 'Notkeus', 'Käyttöikä'])
      expect(section().getByRole('combobox', { name })).toBeVisible();
    expect(section().getByLabelText(/^Rasitus/)).toBeVisible();
    bff.on(keikkaBetoniCalls.saveSliders, () => stored([{ ...open, betoniComment: 'Hidas' }]));
    await userEvent.type(section().getByRole('textbox', { name: 'Betonin lisätietoja' }), 'Hidas{Enter}');
    await waitFor(() => expect(bff.writes).toMatchObject([{ input: { betoniComment: 'Hidas' } }]));
  });

  it('take 0 for an amount that is no number [O-164]', async () => {
    await show([open]);
    await userEvent.click(line(/^Rivi 1/));
    const amount = section().getByRole('textbox', { name: 'Määrä' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '--{Enter}');
    await waitFor(() => expect(bff.writes).toMatchObject([{ input: { m3: 0 } }]));
  });

  it('get an extra, and say what the standard advises against [O-044]', async () => {
    await show([betoni({ betoniVahvistettu: null, lujuusId: 4, rasitusluokat: 'XC3' })]);
    bff.on(betoniAttrCalls.make, () => stored([open]));
    await userEvent.click(line(/^Rivi 1/));
    expect(
      await section().findByText(/XC3: standardi suosittelee vähintään lujuutta C30\/37\./),
    ).toBeVisible();
    await userEvent.click(await section().findByRole('button', { name: 'Hidastin' }));
    await waitFor(() => expect(bff.writes).toMatchObject([{ input: { keikkaBetoniId: 1, attrId: 1 } }]));
  });

  it('have a window for the company’s own extras, for its admins alone; their change is offered at once [O-044]', async () => {
    await show([open], {}, { settingTypes: [settingType.asiakasAdmin, settingType.keikkaHandler] });
    bff.on(betoniAttrTypeCalls.list, () => [own]);
    bff.on(betoniAttrTypeCalls.delete, () => ({ attrId: own.attrId, varmenne: 2 }));
    let offered = [...betoniLists.attrs, { ...own, attrHelpId: '', deletedTime: null }];
    bff.on(betoniAttrCalls.list, () => offered);
    const sent = jest.spyOn(globalThis, 'fetch');
    await userEvent.click(line(/^Rivi 1/));
    expect(await section().findByRole('button', { name: 'Lasikuitu' })).toBeVisible();
    await userEvent.click(section().getByRole('button', { name: 'Hallitse betonilisiä' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Poista lisä Lasikuitu' }));
    offered = betoniLists.attrs;
    await userEvent.click(screen.getByRole('button', { name: 'POISTA' }));
    await userEvent.click(await screen.findByRole('button', { name: 'SULJE' }));
    await waitFor(() => expect(section().queryByRole('button', { name: 'Lasikuitu' })).toBeNull());
    expect(section().getByRole('button', { name: 'Hidastin' })).toBeVisible();
    // The browser's own copy is a day old at most, and does not know of the change.
    const lists = sent.mock.calls.filter(([url]) => /\/betoni\/attr\/list\//.test(url as string));
    expect(lists.map(([, init]) => init?.cache)).toEqual(['default', 'no-cache']);
  });

  it('have a window for the company’s own commands, and the command box knows a new one at once [O-088]', async () => {
    await show([open], {}, { settingTypes: [settingType.asiakasAdmin, settingType.keikkaHandler] });
    const made = {
      ...{ betoniShortCutId: 1, betoniShortCutNimi: 'Sokkeli', betoniShortCut: 'sok' },
      ...{ betoniShortCutCommands: 'c35', varmenne: 1 },
    };
    bff.on(betoniShortCutCalls.save, () => {
      bff.on(betoniShortCutCalls.list, () => [made]);
      return made;
    });
    await userEvent.click(line(/^Rivi 1/));
    await userEvent.click(await section().findByRole('button', { name: 'Komentosanat' }));
    await userEvent.click(section().getByRole('button', { name: 'Hallitse omia komentoja' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Uusi komento' }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Nimi/ }), 'Sokkeli');
    await userEvent.type(screen.getByRole('textbox', { name: /^Komentosanat/ }), 'sok');
    await userEvent.type(screen.getByRole('textbox', { name: /^Komento(?!sanat)/ }), 'c35{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'SULJE' }));
    await userEvent.type(await section().findByRole('combobox', { name: 'Betonin komentokehote' }), 'sok');
    expect(await section().findByText('Oma komento', { exact: false })).toBeVisible();
  });

  it.each([
    ['other people', {}],
    ['the admins of another company', { asiakasId: 2, settingTypes: [settingType.asiakasAdmin] }],
  ])('have no such window for %s', async (_, session) => {
    await show([open], {}, session);
    await userEvent.click(line(/^Rivi 1/));
    expect(await section().findByRole('group', { name: 'Lisät' })).toBeVisible();
    expect(section().queryByRole('button', { name: 'Hallitse betonilisiä' })).toBeNull();
    await userEvent.click(await section().findByRole('button', { name: 'Komentosanat' }));
    expect(await section().findByRole('region', { name: 'Komentosanat' })).toBeVisible();
    expect(section().queryByRole('button', { name: 'Hallitse omia komentoja' })).toBeNull();
  });

  it('are called all that is read on them', async () => {
    await show([{ ...open, kayttoIka: '100 v.', isNopea: 1 }]);
    expect(line(/^Rivi 1: .+ 100 v\. · Nopea$/)).toHaveTextContent(/ 100 v\. · Nopea$/);
  });

  it('say what they lack, and are not confirmed before [O-050]', async () => {
    await show([betoni({ betoniVahvistettu: null, lujuusId: null, kayttoIkaId: null })]);
    await userEvent.click(line(/^Rivi 1/));
    expect(await section().findByText('BETONI EI OLE KOKONAINEN')).toBeVisible();
    expect(section().getByText(/Lujuus ja käyttöikä puuttuvat\./)).toBeVisible();
    for (const button of section().getAllByRole('button', { name: /^Vahvista laatu ja määrä/ }))
      expect(button).toBeDisabled();
  });

  it('are confirmed by their button [O-047] [O-118]', async () => {
    await show([open]);
    bff.on(keikkaBetoniCalls.confirm, ({ betoniVahvistettu }) => stored([{ ...open, betoniVahvistettu }]));
    await userEvent.click(section().getAllByRole('button', { name: 'Vahvista laatu ja määrä' })[1]!);
    await waitFor(() =>
      expect(bff.writes).toMatchObject([{ input: { keikkaBetoniId: 1, betoniVahvistettu: true } }]),
    );
    expect(await section().findByText('1 vahvistettu', { exact: false })).toBeVisible();
  });

  it('are not deleted where there is one, and copied by their menu [O-053] [O-121]', async () => {
    await show([open]);
    bff.on(keikkaBetoniCalls.copy, () => stored([open, { ...open, keikkaBetoniId: 2 }], 2));
    await userEvent.click(section().getByRole('button', { name: 'Rivin 1 toiminnot' }));
    expect(screen.queryByRole('menuitem', { name: /Poista/ })).toBeNull();
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(bff.writes).toMatchObject([{ input: { keikkaBetoniId: 1 } }]));
    expect(await section().findByRole('button', { name: 'Rivin 2 toiminnot' })).toBeVisible();
  });

  it.each([
    ['no id', 0, 'Betonin kopiointi epäonnistui - ei saatu uutta ID:tä'],
    ['no line', 2, 'Kopioidun betonin tietojen haku epäonnistui'],
  ])('tell that a copy came back with %s [O-294]', async (_, keikkaBetoniId, text) => {
    await show([open]);
    bff.on(keikkaCalls.get, () => answer);
    bff.on(keikkaBetoniCalls.copy, () => stored([open], keikkaBetoniId));
    await userEvent.click(section().getByRole('button', { name: 'Rivin 1 toiminnot' }));
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByText(new RegExp(text))).toBeVisible();
  });

  it('say when none of them goes through the pump line [O-193]', async () => {
    await show([betoni({ raeKokoId: 1 })], {}, {}, { pumppuLinja: 20.1 });
    expect(section().getByText('Betoni ei ole linjapumpattavaa')).toBeVisible();
  });

  it('tell why a save failed, and keep what was typed [O-293]', async () => {
    await show([open]);
    bff.on(keikkaBetoniCalls.setM3, () => failure('BETONI.CONFIRMED'));
    bff.on(keikkaCalls.get, () => answer);
    await userEvent.click(line(/^Rivi 1/));
    const amount = section().getByRole('textbox', { name: 'Määrä' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '9{Enter}');
    expect(await section().findByText(/Betonin tallennus epäonnistui/)).toBeVisible();
    expect(amount).toHaveValue('9');
  });
});
