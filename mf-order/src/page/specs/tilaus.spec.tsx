import { keikkaAnswer } from '@keikka/builders';
import {
  asiakasCalls,
  keikkaFormCalls,
  noLinkSettings,
  type KeikkaData,
  type KeikkaGetAnswer,
} from '@keikka/contracts';
import { ok, renderInShell } from '@keikka/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeikkaBff } from '../../../test/keikka-bff.js';
import { KeikkaPage } from '../keikka.page.js';

const editor = { read: true, edit: true, plan: true, prices: false };

describe('the form of an order', () => {
  let bff: KeikkaBff;
  let stored: KeikkaGetAnswer;
  afterEach(() => localStorage.clear());
  beforeEach(() => {
    bff = new KeikkaBff();
    bff.load = () => ok(stored);
    bff.on(keikkaFormCalls.save, ({ keikkaId: _, varmenne = 1, ...save }) => {
      stored = keikkaAnswer({ ...stored.keikkaData, ...save, varmenne: varmenne + 1 }, { access: editor });
      return stored;
    });
  });

  async function show(
    changes: Partial<KeikkaData> = {},
    at = '/tilaus/4711',
    more: Partial<KeikkaGetAnswer> = {},
  ): Promise<void> {
    stored = keikkaAnswer({ varmenne: 7, ...changes }, { access: editor, ...more });
    renderInShell(<KeikkaPage />, bff, { visited: [at], path: '/tilaus/:keikkaId' });
    await screen.findByRole('tab', { name: /^Tilaus/ });
  }
  const field = (name: string): Promise<HTMLElement> =>
    screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
  const fill = async (name: string, text: string): Promise<void> => {
    const input = await field(name);
    await userEvent.clear(input);
    if (text) await userEvent.type(input, text);
    await userEvent.tab();
  };
  const type = (): Promise<HTMLElement> => screen.findByRole('combobox', { name: 'Ajoneuvotyyppi' });
  const save = () => userEvent.click(screen.getByRole('button', { name: 'TALLENNA' }));

  it('has its seven sections in their order [O-028]', async () => {
    await show();
    const names = ['Pumppaus', 'Asiakas', 'Toimitus', 'Tehdas', 'Betoni', 'Lisätietoja', 'Palkit'];
    await screen.findByRole('group', { name: 'Palkit' });
    const sections = names.map((name) => screen.getByRole('group', { name }));
    const order = screen.getAllByRole('group').filter((group) => sections.includes(group));
    expect(order).toEqual(sections);
  });

  it('opens the suppliers while one is unset, and saves the chosen one [O-026] [O-027]', async () => {
    bff.on(asiakasCalls.listLinks, ({ asiakasId, typeId }) => [
      {
        asiakasAsiakasLinkId: 1,
        asiakasId,
        asiakasAsiakasLinkTypeId: typeId,
        linkedAsiakasId: 12,
        linkedAsiakasNimi: 'Etelä-Betoni Oy',
        linkedAsiakasColorCode: '',
        settings: noLinkSettings,
      },
    ]);
    await show({ betoniAsiakasId: null, pumppuAsiakasId: 1, pumppuAsiakasNimi: 'Pumppaus Oy' });
    const maker = await screen.findByRole('combobox', { name: 'Betonivalmistaja' });
    // Nobody chosen is what is stored already, and no change.
    await userEvent.click(maker);
    await userEvent.click(await screen.findByRole('option', { name: 'Ei valintaa' }));
    expect(screen.getByRole('button', { name: 'TALLENNA' })).toBeDisabled();
    await userEvent.clear(maker);
    await userEvent.type(maker, 'etelä{Enter}');
    await save();
    await waitFor(() => expect(bff.writes).toMatchObject([{ input: { betoniAsiakasId: 12 } }]));
  });

  it('keeps known suppliers in words until they are to be changed [O-027]', async () => {
    await show({
      ...{ betoniAsiakasId: 12, betoniAsiakasNimi: 'Etelä-Betoni Oy', tyomaaOsoite1: 'Tie 1' },
      ...{ pumppuAsiakasId: 3, pumppuAsiakasNimi: 'Pumppu Oy' },
    });
    expect(await screen.findByText('Pumpputoimittaja: Pumppu Oy')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Betonivalmistaja' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Vaihda toimittajat' }));
    // A supplier that is none of the reader's own keeps its name.
    expect(screen.getByRole('combobox', { name: 'Pumpputoimittaja' })).toHaveValue('Pumppu Oy');
  });

  it('leads to the place that its address names [O-026]', async () => {
    await show({}, '/tilaus/4711?vaihe=2');
    await waitFor(async () => expect(await type()).toHaveFocus());
  });

  it('saves what was changed alone, says when, and has nothing to save afterwards [O-114]', async () => {
    await show({ keikkaComment: 'Vanha' });
    await fill('Kommentti', 'Soita ennen');
    expect(await screen.findByText('Tallentamattomia muutoksia: 1')).toBeVisible();
    await save();
    expect(await screen.findByText(/^Tallennettu \d/)).toBeVisible();
    expect(bff.writes.map(({ input }) => input)).toEqual([
      { keikkaId: 4711, varmenne: 7, keikkaComment: 'Soita ennen' },
    ]);
    expect(screen.getByRole('button', { name: 'TALLENNA' })).toBeDisabled();
  });

  it('takes a save back upon what it left, and asks only where a colleague changed the same', async () => {
    await show({ keikkaComment: 'Vanha' });
    await fill('Kommentti', 'Uusi');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: /^Kumoa(?! tallennus)/ }));
    await waitFor(async () => expect(await field('Kommentti')).toHaveValue('Vanha'));
    expect(bff.writes.map(({ input }) => input)).toEqual([
      { keikkaId: 4711, varmenne: 7, keikkaComment: 'Uusi' },
      { keikkaId: 4711, varmenne: 8, keikkaComment: 'Vanha' },
    ]);

    const at = '2026-11-20T07:41:00.000Z';
    const met = {
      field: 'keikkaComment',
      base: 'Vanha',
      mine: 'Uusi',
      theirs: 'Hänen',
      by: 'Kari Salminen',
      at,
    };
    bff.refuseNext(keikkaFormCalls.save, 'SAVE.CONFLICT', { conflicts: [met] });
    await userEvent.click(await screen.findByRole('button', { name: /^Tee uudelleen/ }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Kari Salminen muutti samaa klo 9:41.');
  });

  it('saves by itself after a pause when this browser is told to, and not otherwise [O-116]', async () => {
    await show({ keikkaComment: '' });
    await userEvent.click(await screen.findByRole('button', { name: /^Automaattinen tallennus pois/ }));
    expect(localStorage.getItem('keikka.tilaus.autosave')).toBe('on');
    await fill('Kommentti', 'Uusi');
    expect(await screen.findByText(/^Tallennettu \d/)).toBeVisible();
    expect(bff.writes).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: /^Automaattinen tallennus päällä/ }));
    expect(localStorage.getItem('keikka.tilaus.autosave')).toBe('off');
    await fill('Kommentti', 'Uudempi');
    expect(await screen.findByText('Tallentamattomia muutoksia: 1')).toBeVisible();
    await save();
    await screen.findByText(/^Tallennettu \d/);
    expect(bff.writes).toHaveLength(2);
  });

  it('says that saving failed, and keeps what was typed [O-285]', async () => {
    await show();
    await fill('Ajo-ohje', 'Portti B');
    bff.refuseNext(keikkaFormCalls.save, 'SERVICE.DATABASE_GONE');
    await save();
    expect(await screen.findByText('Tallentaminen epäonnistui')).toBeVisible();
    expect(await field('Ajo-ohje')).toHaveValue('Portti B');
  });

  it.each([
    ['33,9', 'Pumi'],
    ['34', 'Pumppu'],
  ])('of an order without a type takes it from a boom of %s m [O-124]', async (puomi, expected) => {
    await show({ vehicleTypeId: null, pumppuPuomi: 30, keikkaComment: '' });
    await waitFor(async () => expect(await type()).toHaveTextContent('Pumi'));
    await fill('Puomi', puomi);
    expect(await type()).toHaveTextContent(expected);
    await save();
    await screen.findByText(/^Tallennettu \d/);
    expect(bff.writes[0]?.input).toMatchObject({ vehicleTypeId: expected === 'Pumi' ? 2 : 3 });
  });

  it('keeps a type that is stored, and one that was picked [O-124] [O-125]', async () => {
    await show({ vehicleTypeId: null, pumppuPuomi: 36 });
    await waitFor(async () => expect(await type()).toHaveTextContent('Pumppu'));
    await userEvent.click(await type());
    await userEvent.click(await screen.findByRole('option', { name: 'Pumi' }));
    await fill('Puomi', '40');
    expect(await type()).toHaveTextContent('Pumi');
  });

  it('leaves a concrete truck’s order on a concrete truck as it is', async () => {
    const { vehicleData } = keikkaAnswer();
    await show({ vehicleTypeId: 1, keikkaComment: '' }, undefined, {
      vehicleData: vehicleData && { ...vehicleData, vehicleTypeId: 1 },
    });
    await waitFor(async () => expect(await type()).toHaveTextContent('Betoniauto'));
    await fill('Kommentti', 'Portti B');
    await save();
    await waitFor(() => expect(bff.writes).toHaveLength(1));
    expect(bff.writes[0]?.input).not.toHaveProperty('vehicleTypeId');
  });

  it('calls type 2 Pumi and type 3 Pumppu where it is chosen [O-072]', async () => {
    await show({ vehicleTypeId: 2 });
    await waitFor(async () => expect(await type()).toHaveTextContent(/^Pumi$/));
    await userEvent.click(await type());
    await userEvent.click(await screen.findByRole('option', { name: 'Pumppu' }));
    await save();
    await screen.findByText(/^Tallennettu \d/);
    expect(bff.writes[0]?.input).toMatchObject({ vehicleTypeId: 3 });
  });

  it('asks for boom and line of a pump alone [O-126] [O-035]', async () => {
    await show({ vehicleTypeId: 4 });
    await screen.findByRole('textbox', { name: /^Kommentti/ });
    expect(screen.queryByRole('textbox', { name: /^(Puomi|Toivottu puomi|Linja)/ })).toBeNull();
  });

  it.each([
    ['abc', '36'],
    ['-1', '36'],
    ['24,1', '24,1'],
  ])('of %s in a field of metres leaves %s [O-159]', async (typed, left) => {
    await show({ vehicleTypeId: 3, pumppuPuomi: 36 });
    const puomi = await field('Puomi');
    await userEvent.clear(puomi);
    await userEvent.click(puomi);
    await userEvent.paste(typed);
    await userEvent.tab();
    await waitFor(() => expect(puomi).toHaveValue(left));
  });

  it('lists what was changed when it is left, and stays, throws away or saves as it is told [O-115] [O-286]', async () => {
    await show({ pumppuLinja: 12, vehicleTypeId: 3, keikkaComment: '' });
    await fill('Linja', '24');
    await fill('Kommentti', 'Soita');
    const leave = () => userEvent.click(screen.getByRole('button', { name: 'PERUUTA' }));
    const dialog = () =>
      screen.findByRole('alertdialog', { name: 'Tilauksessa 4711 on 2 tallentamatonta muutosta' });
    const answer = async (name: string) =>
      userEvent.click(within(await dialog()).getByRole('button', { name }));
    await leave();
    expect(
      within(await dialog())
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['KenttäTallennettuMuutettu', 'Linja12\u00a0m24\u00a0m', 'KommenttiTyhjäSoita']);
    await answer('Peruuta');
    expect(await field('Linja')).toHaveValue('24');

    bff.refuseNext(keikkaFormCalls.save, 'SERVICE.DATABASE_GONE');
    await leave();
    await answer('Tallenna');
    expect(await screen.findByText('Tallentaminen epäonnistui')).toBeVisible();
    expect(await field('Linja')).toHaveValue('24');

    await leave();
    await answer('Tallenna');
    expect(await screen.findByText(/^Tallennettu \d/)).toBeVisible();
    expect(bff.writes.at(-1)?.input).toMatchObject({ pumppuLinja: 24, keikkaComment: 'Soita' });

    await fill('Kommentti', 'Älä soita');
    await leave();
    await userEvent.click(await screen.findByRole('button', { name: 'Hylkää muutokset' }));
    expect(await screen.findByText('Muutokset hylätty')).toBeVisible();
    expect(await field('Kommentti')).toHaveValue('Soita');
  });

  it('says where the changes are when they are left from another tab [O-286]', async () => {
    await show({ keikkaComment: '' });
    await fill('Kommentti', 'Soita');
    await userEvent.click(screen.getByRole('tab', { name: 'Teksti' }));
    await userEvent.click(screen.getByRole('button', { name: 'PERUUTA' }));
    expect(await screen.findByText('Tallenna muutokset Tilaus-välilehdeltä')).toBeVisible();
  });

  it('opens at the tab that the address asks for [O-025]', async () => {
    await show({}, '/tilaus/4711?valilehti=teksti');
    expect(await screen.findByRole('region', { name: 'Asiakas' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Teksti' })).toHaveAttribute('aria-selected', 'true');
  });
});
