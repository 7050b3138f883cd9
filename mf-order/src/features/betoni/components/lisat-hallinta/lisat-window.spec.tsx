import { betoniAttrTypeCalls, type BetoniAttrType } from '@keikka/contracts';
import { renderInShell, StandInBff } from '@keikka/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LisatWindow } from './lisat-window.js';

const OWN = 1;

const type = (attrId: number, attrNimike: string, changes: Partial<BetoniAttrType> = {}): BetoniAttrType => ({
  attrId,
  attrNimike,
  asiakasId: OWN,
  varmenne: 1,
  attrSelite: '',
  attrShortCuts: '',
  showInDropDown: 1,
  ...changes,
});

describe('the window in which a company keeps its own extras', () => {
  let bff: StandInBff;
  let types: BetoniAttrType[];
  let changes = 0;
  let closed = 0;

  beforeEach(() => {
    changes = closed = 0;
    types = [
      type(1, 'Hidastin', { asiakasId: 0, attrShortCuts: 'hid' }),
      type(1001, 'Lasikuitu', { attrSelite: 'Annostus kommenttiin', attrShortCuts: 'las,lasikuitu' }),
      type(101, 'Öljy', { asiakasId: 11 }),
    ];
    bff = new StandInBff();
    bff.on(betoniAttrTypeCalls.list, () => types);
    bff.on(betoniAttrTypeCalls.save, ({ attrId, ...changed }) => {
      const saved = {
        ...type(attrId || 1002, ''),
        ...types.find((one) => one.attrId === attrId),
        ...changed,
      };
      types = [...types.filter((one) => one.attrId !== attrId), saved];
      return saved;
    });
    bff.on(betoniAttrTypeCalls.delete, ({ attrId }) => {
      types = types.filter((one) => one.attrId !== attrId);
      return { attrId, varmenne: 2 };
    });
    bff.on(betoniAttrTypeCalls.restore, ({ attrId }) => {
      types = [...types, type(attrId, 'Lasikuitu')];
      return type(attrId, 'Lasikuitu');
    });
  });

  function show(): void {
    renderInShell(
      <LisatWindow betoniAsiakasId={11} onChanged={() => changes++} onClose={() => closed++} />,
      bff,
    );
  }
  const list = () => within(screen.getByRole('dialog', { name: 'Hallitse betonilisiä' }));
  const form = (name: string) => within(screen.getByRole('dialog', { name }));
  const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

  it('lists the own ones first; those of everybody and of the supplier are only read [O-044]', async () => {
    show();
    expect((await rowOf('Lasikuitu')).getByText('las, lasikuitu')).toBeVisible();
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'LasikuituAnnostus kommenttiinlas, lasikuituHeti',
      'HidastinhidHetiYhteinen',
      'ÖljyHetiToimittajan',
    ]);
    expect(list().getByText('Omia 1 · kaikkiaan 3')).toBeVisible();
    await userEvent.click(screen.getByText('Hidastin'));
    expect(list().getAllByRole('button', { name: /^Muuta lisää/ })).toHaveLength(1);
    await userEvent.type(list().getByRole('textbox', { name: 'Etsi lisää' }), 'annostus');
    expect(screen.getAllByRole('row')).toHaveLength(2);
  });

  it('adds one by Enter, and is the list again [O-044] [O-087]', async () => {
    show();
    await rowOf('Lasikuitu');
    await userEvent.click(list().getByRole('button', { name: 'Uusi lisä' }));
    const name = form('Uusi lisä').getByRole('textbox', { name: /^Nimi/ });
    await userEvent.type(name, 'Basalttikuitu');
    await userEvent.type(form('Uusi lisä').getByRole('textbox', { name: /^Komentosanat/ }), 'bas{Enter}');
    expect((await rowOf('Basalttikuitu')).getByText('bas')).toBeVisible();
    expect(bff.writes.map(({ input }) => input)).toEqual([
      { attrId: 0, attrNimike: 'Basalttikuitu', attrSelite: '', attrShortCuts: 'bas', showInDropDown: 1 },
    ]);
    expect(bff.writes[0]?.idempotencyKey).toMatch(/^[\w-]{16,}$/);
  });

  it('sends of a changed one what was changed, and tells the line [O-087]', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Muuta lisää Lasikuitu' }));
    const window = form('Lisä Lasikuitu');
    const name = window.getByRole('textbox', { name: /^Nimi/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Lasi');
    await userEvent.click(window.getByRole('button', { name: 'TALLENNA' }));
    expect((await rowOf('Lasi')).getByText('las, lasikuitu')).toBeVisible();
    expect(bff.writes.map(({ input }) => input)).toEqual([{ attrId: 1001, attrNimike: 'Lasi', varmenne: 1 }]);
    expect(changes).toBe(1);
  });

  it('asks when a colleague has changed the same field meanwhile, and saves the choice upon the newer version', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Muuta lisää Lasikuitu' }));
    const window = form('Lisä Lasikuitu');
    await userEvent.clear(window.getByRole('textbox', { name: /^Nimi/ }));
    await userEvent.type(window.getByRole('textbox', { name: /^Nimi/ }), 'Lasi');
    types = types.map((one) =>
      one.attrId === 1001 ? { ...one, attrNimike: 'Kuitulasi', varmenne: 2 } : one,
    );
    const conflicts = [{ field: 'attrNimike', base: 'Lasikuitu', mine: 'Lasi', theirs: 'Kuitulasi' }];
    bff.refuseNext(betoniAttrTypeCalls.save, 'SAVE.CONFLICT', { conflicts });
    await userEvent.click(window.getByRole('button', { name: 'TALLENNA' }));
    await userEvent.click(await screen.findByRole('radio', { name: /Nimi, oma muutos/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Tallenna valinnat' }));
    await rowOf('Lasi');
    expect(bff.writes.at(-1)?.input).toEqual({ attrId: 1001, attrNimike: 'Lasi', varmenne: 2 });
  });

  it('keeps what was typed when it is refused, and says why', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Uusi lisä' }));
    const window = form('Uusi lisä');
    await userEvent.type(window.getByRole('textbox', { name: /^Nimi/ }), 'Hidastin');
    const words = window.getByRole('textbox', { name: /^Komentosanat/ });
    await userEvent.type(words, 'hid astin{Enter}');
    expect(await window.findByText(/Komentosanassa ei voi olla välilyöntiä/)).toBeVisible();
    expect(bff.writes).toEqual([]);
    bff.refuseNext(betoniAttrTypeCalls.save, 'BETONI.ATTR_NAME_TAKEN', { attrNimike: 'Hidastin' });
    await userEvent.clear(words);
    await userEvent.type(words, '{Enter}');
    expect(await window.findByText(/on jo listalla/)).toBeVisible();
    expect(window.getByRole('textbox', { name: /^Nimi/ })).toHaveValue('Hidastin');
  });

  it('deletes one after a question, and brings it back by its undo [I-092]', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Poista lisä Lasikuitu' }));
    const question = () => within(screen.getByRole('alertdialog', { name: 'Poista lisä?' }));
    await userEvent.click(question().getByRole('button', { name: 'PERUUTA' }));
    expect(bff.writes).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Poista lisä Lasikuitu' }));
    await userEvent.click(question().getByRole('button', { name: 'POISTA' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Lasikuitu/ })).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: /Kumoa/, hidden: true }));
    await rowOf('Lasikuitu');
    expect(bff.writes.map(({ call, input }) => [call, input])).toEqual([
      [betoniAttrTypeCalls.delete, { attrId: 1001, varmenne: 1 }],
      [betoniAttrTypeCalls.restore, { attrId: 1001, varmenne: 2 }],
    ]);
  });

  it('that a colleague has changed meanwhile is not deleted, and is shown as it is now', async () => {
    show();
    await rowOf('Lasikuitu');
    bff.refuseNext(betoniAttrTypeCalls.delete, 'CHANGE.OUTDATED');
    types = types.map((one) =>
      one.attrId === 1001 ? { ...one, attrNimike: 'Kuitulasi', varmenne: 2 } : one,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Poista lisä Lasikuitu' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Poista lisä?' }));
    await userEvent.click(question.getByRole('button', { name: 'POISTA' }));
    expect(await screen.findByText(/Kollega on muuttanut tietoja/)).toBeVisible();
    await rowOf('Kuitulasi');
  });

  it('says that it could not be read, and reads again', async () => {
    bff.refuseNext(betoniAttrTypeCalls.list, 'AUTH.FORBIDDEN');
    show();
    expect(await screen.findByText('Lisien haku epäonnistui')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Yritä uudelleen' }));
    await rowOf('Lasikuitu');
  });

  it('goes by Esc from the form to the list, and from there away', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Muuta lisää Lasikuitu' }));
    await userEvent.keyboard('{Escape}');
    await rowOf('Lasikuitu');
    expect(closed).toBe(0);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(closed).toBe(1));
  });
});
