import { gridKeikka, keikkaAnswer, keikkaTilat } from '@keikka/builders';
import { keikkaCalls, keikkaFormCalls, type KeikkaData, type KeikkaTila } from '@keikka/contracts';
import { ok, renderInShell } from '@keikka/sdk/testing';
import { toaster } from '@keikka/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeikkaBff } from '../../../test/keikka-bff.js';
import { KeikkaModal } from '../keikka.modal.js';
import { KeikkaPage } from '../keikka.page.js';

const access = { read: true, edit: true, plan: true, prices: false };
const ARCHIVED: KeikkaTila = {
  ...keikkaTilat()[0]!,
  keikkaTilaId: 100,
  keikkaTilaSelite: 'Arkistoitu',
  isSelectable: 0,
  orderNumber: 1040,
};
/** The cancelled, deleted and archived ones are those over 1000. */
const tilat = [
  ...keikkaTilat().map((tila) => ({
    ...tila,
    orderNumber: tila.orderNumber + ([8, 10].includes(tila.keikkaTilaId) ? 1000 : 1),
  })),
  ARCHIVED,
];

describe('the status of an order', () => {
  let bff: KeikkaBff;
  /** What is stored, and what a save changes. */
  let stored: Partial<KeikkaData>;
  let may: typeof access;
  beforeEach(() => {
    bff = new KeikkaBff();
    may = access;
    stored = { keikkaTilaId: 3, varmenne: 7, keikkaComment: 'Vanha' };
    const answer = () => {
      const tilaData = tilat.find(({ keikkaTilaId }) => keikkaTilaId === stored.keikkaTilaId);
      return keikkaAnswer(stored, { access: may, ...(tilaData && { tilaData }) });
    };
    bff.load = () => ok(answer());
    bff.on(keikkaCalls.listTilat, () => tilat.toReversed());
    bff.on(keikkaCalls.saveTila, ({ keikkaTilaId }) => {
      stored = { ...stored, keikkaTilaId, varmenne: (stored.varmenne ?? 0) + 1 };
      return gridKeikka(stored as Parameters<typeof gridKeikka>[0]);
    });
    bff.on(keikkaFormCalls.save, ({ keikkaId: _, varmenne = 0, ...save }) => {
      stored = { ...stored, ...save, varmenne: varmenne + 1 };
      return answer();
    });
  });
  afterEach(() => act(() => toaster.clear()));

  async function show(changes: Partial<KeikkaData> = {}): Promise<void> {
    stored = { ...stored, ...changes };
    renderInShell(<KeikkaPage />, bff, { visited: ['/tilaus/4711'], path: '/tilaus/:keikkaId' });
    await screen.findByRole('group', { name: 'Aika, ajoneuvo ja tila' });
  }
  const control = (): HTMLElement => screen.getByRole('button', { name: /^Tila: / });
  const entry = (name: string): Promise<HTMLElement> => screen.findByRole('menuitem', { name });
  /** By keys, as jsdom has no layout in which a press would hit. */
  async function choose(name: string): Promise<void> {
    await userEvent.click(control());
    const item = await entry(name);
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    const steps = screen.getAllByRole('menuitem').length;
    for (let step = 0; step < steps && !item.hasAttribute('data-highlighted'); step++)
      await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Enter}');
  }
  const shows = (name: string): Promise<void> =>
    waitFor(() => expect(control()).toHaveTextContent(new RegExp(`^${name}$`)));
  const saves = (): unknown[] => bff.writes.map(({ input }) => input);
  const lists = (): number => bff.asked.filter(({ call }) => call === keikkaCalls.listTilat).length;
  const tab = (): HTMLElement => screen.getByRole('tab', { name: /^Tilaus/ });
  const readyButton = (): HTMLElement | null =>
    screen.queryByRole('button', { name: 'Tallenna ja merkitse toimitusvalmiiksi' });
  const pressReady = (): Promise<void> => userEvent.click(readyButton()!);

  it('opens a list in its order, with a line before those over 1000, and none that nobody may choose [O-100]', async () => {
    await show();
    await userEvent.click(control());
    await entry('Luonnos');
    const drawn = [...screen.getByRole('menu').querySelectorAll('[role=menuitem], hr')];
    expect(drawn.map(({ textContent }) => textContent)).toEqual([
      'Luonnos',
      'Lähetetty',
      'Käsittelyssä',
      'Toimitusvalmis',
      'Toimitus meneillään',
      'Toimitettu',
      '',
      'Tilaus peruttu',
      'Tilaus poistettu',
    ]);
    expect(within(await entry('Käsittelyssä Valittu')).getByLabelText('Valittu')).toBeVisible();
  });

  it('that nobody may choose is named as the present one, and cannot be chosen [O-101]', async () => {
    await show({ keikkaTilaId: 100 });
    await userEvent.click(control());
    expect(await entry('Arkistoitu (nykyinen) Valittu')).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows another at once, saves it upon the known token and tells it [O-102] [O-246] [O-284]', async () => {
    const letGo = bff.holdNext(keikkaCalls.saveTila);
    await show();
    expect(tab()).toHaveTextContent('TilausKäsittelyssä');
    await choose('Lähetetty');
    await shows('Lähetetty');
    expect(tab()).toHaveTextContent('TilausLähetetty');
    letGo();
    expect(await screen.findByText('Tila vaihdettu: Lähetetty')).toBeVisible();
    expect(saves()).toEqual([{ keikkaId: 4711, keikkaTilaId: 2, varmenne: 7 }]);
  });

  it('saves ‘Toimitettu’ as such, other than the board [O-100]', async () => {
    await show();
    await choose('Toimitettu');
    await waitFor(() => expect(saves()).toMatchObject([{ keikkaTilaId: 9 }]));
  });

  it('is the old one again when it is not saved, and the list is read anew [O-102] [G-271]', async () => {
    const letGo = bff.holdNext(keikkaCalls.saveTila);
    bff.refuseNext(keikkaCalls.saveTila, 'INTERNAL');
    await show();
    await choose('Toimitusvalmis');
    await shows('Toimitusvalmis');
    const [loads, read] = [bff.loads.length, lists()];
    letGo();
    expect(await screen.findByText('Tilan vaihto epäonnistui')).toBeVisible();
    await shows('Käsittelyssä');
    expect(tab()).toHaveTextContent('TilausKäsittelyssä');
    await waitFor(() => expect(lists()).toBe(read + 1));
    await waitFor(() => expect(bff.loads.length).toBeGreaterThan(loads));
  });

  it('does not send one that stands upon one that was refused', async () => {
    const letGo = bff.holdNext(keikkaCalls.saveTila);
    bff.refuseNext(keikkaCalls.saveTila, 'CHANGE.OUTDATED');
    await show();
    await choose('Toimitusvalmis');
    await choose('Toimitettu');
    letGo();
    expect(await screen.findByText('Tilan vaihto epäonnistui')).toBeVisible();
    await shows('Käsittelyssä');
    expect(saves()).toHaveLength(1);
  });

  it('is taken back from its notice, whatever else was saved since', async () => {
    await show();
    await choose('Toimitusvalmis');
    const undo = await screen.findByRole('button', { name: /^Kumoa/ });
    stored = { ...stored, keikkaComment: 'Portti B', varmenne: 12 };
    await userEvent.click(undo);
    expect(await screen.findByText('Kumottu: tila takaisin Toimitusvalmis → Käsittelyssä')).toBeVisible();
    await shows('Käsittelyssä');
    expect(saves()[1]).toEqual({ keikkaId: 4711, keikkaTilaId: 3, varmenne: 12 });
  });

  it('is not taken back over one that a colleague has set since, unless so chosen', async () => {
    await show();
    await choose('Toimitusvalmis');
    const undo = await screen.findByRole('button', { name: /^Kumoa/ });
    stored = { ...stored, keikkaTilaId: 9, varmenne: 9 };
    await userEvent.click(undo);
    await userEvent.click(await screen.findByRole('button', { name: 'Jätä ennalleen' }));
    await shows('Toimitettu');
    expect(saves()).toHaveLength(1);
  });

  it('that deletes the order asks in the words of the board', async () => {
    await show();
    await choose('Tilaus poistettu');
    const question = await screen.findByRole('alertdialog', { name: 'Poistetaan tilaus' });
    expect(question).toHaveTextContent('Oletko varma.');
    await userEvent.click(within(question).getByRole('button', { name: 'PERUUTA' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(saves()).toEqual([]);
    await choose('Tilaus poistettu');
    await userEvent.click(await screen.findByRole('button', { name: 'KYLLÄ, poista tilaus' }));
    await waitFor(() => expect(saves()).toMatchObject([{ keikkaTilaId: 10 }]));
  });

  it('is chosen with keys: Enter, a letter, arrows', async () => {
    await show();
    control().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await userEvent.keyboard('lä{Enter}');
    await shows('Lähetetty');
    await waitFor(() => expect(control()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowUp}{Enter}');
    await shows('Luonnos');
  });

  it('says that the list could not be read, and reads it on request', async () => {
    bff.refuseNext(keikkaCalls.listTilat, 'INTERNAL');
    await show();
    await waitFor(() => expect(lists()).toBe(1));
    await userEvent.click(control());
    expect(await screen.findByText('Tiloja ei saatu ladattua.')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await choose('Lähetetty');
    await waitFor(() => expect(saves()).toHaveLength(1));
  });

  it('is text for who may not plan the order, and nothing marks it ready [O-011] [O-030]', async () => {
    may = { ...access, plan: false };
    await show();
    expect(screen.getByRole('group', { name: 'Aika, ajoneuvo ja tila' })).toHaveTextContent('Käsittelyssä');
    expect(screen.queryByRole('button', { name: /^Tila: / })).toBeNull();
    expect(readyButton()).toBeNull();
    expect(lists()).toBe(0);
  });

  it.each([
    [1, true],
    [2, true],
    [3, true],
    [4, false],
    [5, false],
    [9, false],
    [-100, false],
  ])(
    '%i marks the title and offers to make the order ready: %s (R-33) [O-030] [O-106]',
    async (id, waits) => {
      await show({ keikkaTilaId: id });
      const heading = screen.getByRole('heading', { level: 1 });
      expect(heading.querySelector('mark') !== null).toBe(waits);
      expect(readyButton() !== null).toBe(waits);
    },
  );

  it('marks the title of the window as that of the page [O-106]', async () => {
    renderInShell(<KeikkaModal keikkaId={4711} onClose={() => undefined} />, bff);
    const title = await screen.findByRole('heading', { name: 'Rakennus Koskinen Oy, As Oy Lohjan Kielo' });
    expect(title.querySelector('mark')).toBeVisible();
  });

  it('is made ready without a save when nothing was typed [O-030]', async () => {
    await show();
    await pressReady();
    expect(await screen.findByText('Tila vaihdettu: Toimitusvalmis')).toBeVisible();
    expect(bff.writes.map(({ call }) => call)).toEqual([keikkaCalls.saveTila]);
    await shows('Toimitusvalmis');
    expect(readyButton()).toBeNull();
  });

  async function comment(text: string): Promise<void> {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Kommentti/ }), text);
  }

  it('is made ready once what was typed is saved, upon its token [O-030]', async () => {
    await show();
    await comment(' portti');
    await pressReady();
    expect(await screen.findByText('Tila vaihdettu: Toimitusvalmis')).toBeVisible();
    expect(saves()).toEqual([
      { keikkaId: 4711, varmenne: 7, keikkaComment: 'Vanha portti' },
      { keikkaId: 4711, varmenne: 8, keikkaTilaId: 4 },
    ]);
  });

  it.each([
    ['could not be saved', 'SERVICE.DATABASE_GONE', undefined],
    [
      'is in conflict',
      'SAVE.CONFLICT',
      { conflicts: [{ field: 'keikkaComment', base: 'Vanha', mine: 'Vanha B', theirs: 'Uusi' }] },
    ],
  ] as const)('is not made ready when what was typed %s [O-030]', async (_what, code, details) => {
    await show();
    await comment(' B');
    bff.refuseNext(keikkaFormCalls.save, code, details);
    await pressReady();
    expect(
      await screen.findByText(details ? /joku muu muutti samoja tietoja/ : 'Tallentaminen epäonnistui'),
    ).toBeVisible();
    expect(bff.writes.map(({ call }) => call)).toEqual([keikkaFormCalls.save]);
  });

  it('is not made ready over what the save has found: delivered meanwhile [O-030]', async () => {
    await show();
    await comment(' B');
    stored = { ...stored, keikkaTilaId: 9 };
    await pressReady();
    await shows('Toimitettu');
    expect(bff.writes.map(({ call }) => call)).toEqual([keikkaFormCalls.save]);
  });
});
