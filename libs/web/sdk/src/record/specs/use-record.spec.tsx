import { errors } from '@keikka/contracts';
import { decimal, fields, nullable, text, type ValuesOf } from '@keikka/contracts/fields';
import { toaster } from '@keikka/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ApiError } from '../../http/api-error.js';
import { renderInShell, StandInBff } from '../../testing/index.js';
import { RecordField } from '../../fields/record-field.js';
import { RecordWindow } from '../shown/record-window.js';
import type { RecordOptions } from '../values/record-options.js';
import { SavedInPart } from '../saving/saved-in-part.js';
import { useRecord } from '../use-record.js';

const lavaFields = fields({
  nimi: text(20, 'Nimi', { required: 'TUOTE.NIMIKE_REQUIRED' }),
  hinta: nullable(decimal({ from: 0, to: 100, scale: 2, prints: 2, unit: '€' }, 'Hinta')),
  huomio: text(20, 'Huomio'),
});
type Lava = ValuesOf<typeof lavaFields> & { varmenne: number };

const lava = (changes: Partial<Lava> = {}): Lava => ({
  nimi: 'Lava',
  hinta: '5.00',
  huomio: '',
  varmenne: 1,
  ...changes,
});

const conflict = (field: string, base: unknown, mine: unknown, theirs: unknown): ApiError =>
  new ApiError({
    status: 409,
    errorCode: 'SAVE.CONFLICT',
    message: errors['SAVE.CONFLICT'].text,
    errorDetails: {
      conflicts: [{ field, base, mine, theirs, by: 'Kari Salminen', at: '2026-11-20T07:38:00.000Z' }],
    },
    correlationId: 'c1',
  });

describe('a record being edited', () => {
  let stored: Lava;
  let follow: RecordOptions<Lava, typeof lavaFields>['follow'];
  let arrives: (newer: Lava) => void;
  const save = jest.fn<Promise<Lava>, Parameters<RecordOptions<Lava, typeof lavaFields>['save']>>();
  const saved = jest.fn();

  function Editor({ record, autosaveMs }: { record: Lava | null; autosaveMs?: number }) {
    const [open, setOpen] = useState(true);
    const [newest, setNewest] = useState(record);
    arrives = (newer) => act(() => setNewest(newer));
    return open && <Window record={newest} autosaveMs={autosaveMs} onClose={() => setOpen(false)} />;
  }

  function Window(props: { record: Lava | null; autosaveMs?: number; onClose: () => void }) {
    const editing = useRecord({
      fields: lavaFields,
      ...props,
      follow,
      save,
      read: () => Promise.resolve(stored),
      onSaved: saved,
      texts: { saved: 'Tallennettu', failed: 'Ei tallentunut', gone: 'Poissa' },
    });
    return (
      <RecordWindow
        editing={editing}
        title="Lava"
        id={props.record ? 7 : undefined}
        placeKey="lava"
        conflictTitle="Lavaa on muutettu"
        onClose={props.onClose}
      >
        {(disabled) => (
          <>
            <RecordField of={editing} name="nimi" disabled={disabled} />
            <RecordField of={editing} name="hinta" disabled={disabled} />
            <RecordField of={editing} name="huomio" disabled={disabled} />
          </>
        )}
      </RecordWindow>
    );
  }

  afterEach(() => jest.useRealTimers());
  beforeEach(() => {
    toaster.clear();
    jest.clearAllMocks();
    stored = lava();
    follow = undefined;
    save.mockImplementation((changes, base) => {
      stored = { ...lava(), ...base, ...changes, varmenne: (base?.varmenne ?? 0) + 1 };
      return Promise.resolve(stored);
    });
  });

  async function show(record: Lava | null = stored, autosaveMs?: number): Promise<void> {
    renderInShell(<Editor record={record} autosaveMs={autosaveMs} />, new StandInBff(), { wide: true });
    await screen.findByRole('dialog');
  }
  const field = (name: RegExp): HTMLElement => screen.getByRole('textbox', { name });
  async function retype(name: RegExp, typed: string): Promise<void> {
    await userEvent.clear(field(name));
    if (typed) await userEvent.type(field(name), typed);
  }
  const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
  /** A colleague's save arrives, of the price and of a remark that is not being changed here. */
  async function colleagueSaves(): Promise<void> {
    stored = lava({ hinta: '6.00', huomio: 'puhdistettu', varmenne: 2 });
    arrives(stored);
    await waitFor(() => expect(field(/Huomio/)).toHaveValue('puhdistettu'));
  }
  async function choose(name: string): Promise<void> {
    await userEvent.click(await screen.findByRole('radio', { name }));
    await press('Tallenna valinnat');
  }
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  it('sends what was changed in the form of the API, upon the version it began with', async () => {
    await show();
    await retype(/Hinta/, '7,5');
    expect(screen.getByText('1 tallentamaton muutos')).toBeInTheDocument();
    await press('TALLENNA');
    await isClosed();
    const values = { nimi: 'Lava', hinta: '7.50', huomio: '' };
    expect(save).toHaveBeenCalledWith({ hinta: '7.50' }, lava(), values);
    expect(saved).toHaveBeenCalledWith(stored, { ...stored, hinta: '5.00' });
  });

  it('does not send a price that the reader may not see', async () => {
    await show(lava({ hinta: null }));
    await retype(/Huomio/, 'x');
    await press('TALLENNA');
    await isClosed();
    expect(save.mock.calls[0]?.[0]).toEqual({ huomio: 'x' });
  });

  it('sends every value of a new one', async () => {
    await show(null);
    await retype(/Nimi/, 'Lavetti');
    await press('TALLENNA');
    await isClosed();
    expect(save.mock.calls[0]?.slice(0, 2)).toEqual([{ nimi: 'Lavetti', huomio: '' }, null]);
  });

  it.each([
    [/Nimi/, '', 'Anna nimi.'],
    [/Nimi/, 'x'.repeat(21), 'Enintään 20 merkkiä.'],
    [/Hinta/, '100,01', 'Anna luku väliltä 0–100.'],
  ])('is not saved with %s %j, and says why below the field', async (name, typed, words) => {
    await show();
    await retype(name, typed);
    await press('TALLENNA');
    expect(await screen.findByText(words)).toBeVisible();
    expect(field(name)).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
  });

  it('takes in what a colleague saves elsewhere, without touching what is typed', async () => {
    await show();
    await retype(/Hinta/, '7');
    arrives(lava({ huomio: 'puhdistettu', varmenne: 2 }));
    await waitFor(() => expect(field(/Huomio/)).toHaveValue('puhdistettu'));
    expect(field(/Hinta/)).toHaveValue('7');
    await press('TALLENNA');
    await isClosed();
    expect(save.mock.calls[0]?.[0]).toEqual({ hinta: '7.00' });
    expect(save.mock.calls[0]?.[1]).toMatchObject({ huomio: 'puhdistettu', varmenne: 2 });
  });

  it('takes in what else a colleague saved beside the same field, and asks about that with who and when', async () => {
    await show();
    await retype(/Hinta/, '7');
    await colleagueSaves();
    expect(field(/Hinta/)).toHaveValue('7');
    save.mockRejectedValueOnce(conflict('hinta', '5.00', '7.00', '6.00'));
    await press('TALLENNA');
    const question = await screen.findByRole('alertdialog');
    expect(save.mock.calls[0]?.[0]).toEqual({ hinta: '7.00' });
    expect(save.mock.calls[0]?.[1]).toMatchObject({ varmenne: 1 });
    expect(within(question).getAllByText('Kari Salminen 9:38')[0]).toBeInTheDocument();
    expect(within(question).getByText(/^Kari Salminen tallensi samat kentät 9:38/)).toBeVisible();
    expect(within(question).getByText('7,00 €', { exact: false })).toBeInTheDocument();
    await choose('Hinta, oma muutos');
    await isClosed();
    expect(save.mock.calls[1]?.[0]).toEqual({ hinta: '7.00' });
    expect(save.mock.calls[1]?.[1]).toMatchObject({ huomio: 'puhdistettu', varmenne: 2 });
  });

  it('asks again when a field that nobody chose for has changed on both sides meanwhile', async () => {
    await show();
    await retype(/Hinta/, '7');
    await retype(/Huomio/, 'oma');
    save.mockRejectedValueOnce(conflict('hinta', '5.00', '7.00', '6.00'));
    stored = lava({ hinta: '6.00', huomio: 'toisen', varmenne: 3 });
    await press('TALLENNA');
    await choose('Hinta, toisen muutos');
    await choose('Huomio, oma muutos');
    await isClosed();
    expect(save.mock.calls[1]?.[0]).toEqual({ huomio: 'oma' });
    expect(save.mock.calls[1]?.[1]).toMatchObject({ hinta: '6.00', varmenne: 3 });
  });

  it('has other fields follow the one that is set', async () => {
    follow = ({ nimi }) => ({ huomio: `${nimi}!` });
    await show();
    await retype(/Nimi/, 'Lavetti');
    expect(field(/Huomio/)).toHaveValue('Lavetti!');
    expect(screen.getByText('2 tallentamatonta muutosta')).toBeInTheDocument();
  });

  it('says why it could not be saved, and keeps what is typed', async () => {
    await show();
    await retype(/Huomio/, 'x');
    save.mockRejectedValueOnce(new Error('poikki'));
    await press('TALLENNA');
    expect(await screen.findByText('Ei tallentunut')).toBeVisible();
    expect(field(/Huomio/)).toHaveValue('x');
  });

  it('goes on from what is stored when only a part was saved', async () => {
    await show();
    await retype(/Huomio/, 'x');
    const stays = lava({ huomio: '', varmenne: 2 });
    save.mockRejectedValueOnce(new SavedInPart('Vain osa tallentui', stays, new Error('poikki')));
    await press('TALLENNA');
    expect(await screen.findByText('Vain osa tallentui')).toBeVisible();
    await waitFor(() => expect(field(/Huomio/)).toHaveValue('x'));
    await press('TALLENNA');
    await isClosed();
    expect(save.mock.calls[1]?.[1]).toMatchObject({ varmenne: 2 });
  });

  it('asks before it throws away what is typed', async () => {
    await show();
    await retype(/Huomio/, 'x');
    await press('PERUUTA');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Peruuta' }),
    );
    expect(field(/Huomio/)).toHaveValue('x');
  });

  it('saves by itself once typing has rested, and stays open for more', async () => {
    await show(stored, 50);
    await retype(/Huomio/, 'x');
    await waitFor(() => expect(stored).toEqual(lava({ huomio: 'x', varmenne: 2 })));
    await userEvent.type(field(/Huomio/), 'y');
    await waitFor(() => expect(stored).toEqual(lava({ huomio: 'xy', varmenne: 3 })));
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(field(/Huomio/)).toHaveValue('xy');
  });

  it('lets one type on while it saves by itself', async () => {
    let answer: (stored: Lava) => void = () => undefined;
    save.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    await show(stored, 20);
    await retype(/Huomio/, 'x');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(screen.getByText('Käsitellään...')).toBeVisible();
    expect(field(/Huomio/)).toHaveFocus();
    await userEvent.keyboard('y');
    answer(lava({ huomio: 'x', varmenne: 2 }));
    await waitFor(() => expect(stored).toEqual(lava({ huomio: 'xy', varmenne: 3 })));
    expect(field(/Huomio/)).toHaveFocus();
  });

  it('does not save by itself what can’t be saved, and says so only below a field that was left', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const rest = async () => {
      // Something is drawn first.
      for (const ms of [1, 1000]) await act(() => jest.advanceTimersByTimeAsync(ms));
    };
    await show(stored, 1000);
    await user.clear(field(/Nimi/));
    await rest();
    expect(screen.queryByText('Anna nimi.')).not.toBeInTheDocument();
    await user.click(field(/Huomio/));
    expect(await screen.findByText('Anna nimi.')).toBeVisible();
    await user.keyboard('x');
    await rest();
    expect(field(/Huomio/)).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
    await user.type(field(/Nimi/), 'Lavetti');
    await waitFor(() => expect(stored).toEqual(lava({ nimi: 'Lavetti', huomio: 'x', varmenne: 2 })));
  });
});
