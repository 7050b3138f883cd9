import { palkkiCalls, type GridPalkki } from '@keikka/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, DAY, gridDay, palkki, vehicle } from '../../../../test/day.builder.js';
import { freshBff } from '../../../../test/fresh-bff.js';
import type { GridBff } from '../../../../test/grid-bff.js';
import { renderGrid, type Rendered } from '../../../../test/render-grid.js';

jest.setTimeout(60_000);

describe('the save of the palkki editor', () => {
  let bff: GridBff;
  let say: Rendered['say'];
  beforeEach(() => {
    bff = freshBff(gridDay([vehicle(12, [palkki('10:00', '12:00')]), vehicle(15)]));
  });

  /** The window over the board, with another comment typed. */
  async function edit(): Promise<HTMLElement> {
    ({ say } = renderGrid(bff));
    fireEvent.click(await screen.findByRole('gridcell', { name: /Pesu hallilla/ }));
    const dialog = await screen.findByRole('dialog', { name: /Palkki/ });
    const comment = within(dialog).getByRole('textbox', { name: 'Kommentti' });
    await userEvent.clear(comment);
    await userEvent.type(comment, 'Huolto{Tab}');
    return dialog;
  }
  const press = (dialog: HTMLElement, name: string): Promise<void> =>
    userEvent.click(within(dialog).getByRole('button', { name }));

  it('is on the board at once, as any change of the day', async () => {
    const answer = bff.holdNext(palkkiCalls.save);
    await press(await edit(), 'TALLENNA');
    const bar = await screen.findByRole('gridcell', { name: /^Huolto/ });
    expect(bar).toHaveAttribute('aria-busy', 'true');
    answer();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('gridcell', { name: /^Huolto/ })).not.toHaveAttribute('aria-busy');
  });

  it('goes off the board when it fails, which the window tells and nothing else', async () => {
    const dialog = await edit();
    bff.refuseNext(palkkiCalls.save, 'INTERNAL');
    await press(dialog, 'TALLENNA');
    expect(await within(dialog).findByText('Error saving palkki to DB !')).toBeVisible();
    expect(screen.getByRole('gridcell', { name: /Pesu hallilla/ })).toBeInTheDocument();
    expect(screen.queryByText('Palkin tallennus epäonnistui')).not.toBeInTheDocument();
  });

  it('reads the palkki alone upon a conflict, and not the whole day again', async () => {
    const dialog = await edit();
    const theirs: GridPalkki = palkki('10:00', '12:00', { keikkaComment: 'Katsastus', varmenne: 5 });
    bff.on(palkkiCalls.get, () => theirs);
    const values = { base: 'Pesu hallilla', mine: 'Huolto', theirs: 'Katsastus' };
    bff.refuseNext(palkkiCalls.save, 'SAVE.CONFLICT', { conflicts: [{ field: 'keikkaComment', ...values }] });
    await press(dialog, 'TALLENNA');
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('radio', { name: 'Kommentti, oma muutos' }));
    await press(question, 'Tallenna valinnat');
    await waitFor(() =>
      expect(bff.writes.at(-1)?.input).toMatchObject({ keikkaComment: 'Huolto', varmenne: 5 }),
    );
    expect(bff.dayLoads).toHaveLength(1);
  });

  it('says that a colleague has removed the palkki', async () => {
    const dialog = await edit();
    bff.day = gridDay([vehicle(12), vehicle(15)]);
    const values = { base: 'a', mine: 'b', theirs: 'c' };
    bff.refuseNext(palkkiCalls.save, 'SAVE.CONFLICT', { conflicts: [{ field: 'keikkaComment', ...values }] });
    await press(dialog, 'TALLENNA');
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('radio', { name: 'Kommentti, oma muutos' }));
    await press(question, 'Tallenna valinnat');
    expect(await within(dialog).findByText('Palkkia ei löydy.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('gridcell', { name: /Pesu|Huolto/ })).toBeNull());
  });

  it('makes a new one of what is typed when a colleague has just removed the palkki, and says so first', async () => {
    const dialog = await edit();
    say({ type: 'palkkiChanged', palkkiId: 900, days: [DAY], row: null });
    expect(await within(dialog).findByText(/^Joku muu poisti tämän juuri/)).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Poista' })).not.toBeInTheDocument();
    await press(dialog, 'TALLENNA');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bff.writes[0]?.input).toMatchObject({
      palkkiId: 0,
      keikkaComment: 'Huolto',
      vehicleId: 12,
      timeStart: at('10:00'),
    });
  });
});
