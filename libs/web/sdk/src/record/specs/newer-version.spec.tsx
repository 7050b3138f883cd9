import { errors } from '@keikka/contracts';
import { decimal, fields, id, lines, optional, text, type ValuesOf } from '@keikka/contracts/fields';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ApiError } from '../../http/api-error.js';
import { renderInShell, StandInBff } from '../../testing/index.js';
import { useRecord, type RecordEditing } from '../use-record.js';

const lavaFields = fields({
  nimi: text(20, 'Nimi'),
  huomio: text(20, 'Huomio'),
  osat: lines(
    { osaId: optional(id()), m3: decimal({ from: 0, to: 99, scale: 1 }, 'Määrä') },
    { most: 9, id: 'osaId' },
    'Osa',
  ),
});
type Lava = ValuesOf<typeof lavaFields> & { varmenne: number };

const lava = (changes: Partial<Lava> = {}): Lava => ({
  nimi: 'Lava',
  huomio: '',
  osat: [
    { osaId: 1, m3: '5' },
    { osaId: 2, m3: '6' },
  ],
  varmenne: 1,
  ...changes,
});

interface Refused {
  field: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}
const refusal = (...conflicts: Refused[]): ApiError =>
  new ApiError({
    status: 409,
    errorCode: 'SAVE.CONFLICT',
    message: errors['SAVE.CONFLICT'].text,
    errorDetails: { conflicts },
    correlationId: 'c1',
  });

describe('a newer version of a record that is being edited', () => {
  let editing: RecordEditing<typeof lavaFields>;
  let stored: Lava;
  let arrives: (changes: Partial<Lava>) => void;
  const save = jest.fn<Promise<Lava>, [Partial<Lava>, Lava | null]>();

  function Editor() {
    const [record, setRecord] = useState(lava());
    arrives = (changes) =>
      act(() => {
        stored = lava({ ...changes, varmenne: 2 });
        setRecord(stored);
      });
    editing = useRecord({
      fields: lavaFields,
      record,
      save,
      read: () => Promise.resolve(stored),
      onClose: () => undefined,
      texts: { failed: 'Ei tallentunut', gone: 'Poissa' },
    });
    const { register } = editing.form;
    return (
      <>
        <input aria-label="Nimi" {...register('nimi')} />
        <input aria-label="Huomio" {...register('huomio')} />
        <input aria-label="Osa" {...register('osat.0.m3')} />
      </>
    );
  }

  beforeEach(async () => {
    jest.clearAllMocks();
    save.mockImplementation((changes, base) =>
      Promise.resolve({ ...lava(), ...base, ...changes, varmenne: 3 }),
    );
    renderInShell(<Editor />, new StandInBff());
    await screen.findByLabelText('Nimi');
  });

  const typed = (): unknown => editing.form.getValues();
  async function retype(label: string, value: string): Promise<void> {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), value);
  }
  const submit = (): void => act(() => editing.submit());
  const asked = (): Promise<string[]> =>
    waitFor(() => {
      expect(editing.conflicts).not.toBeNull();
      return (editing.conflicts ?? []).map(({ field }) => field);
    });

  it('is taken in but for what was typed', async () => {
    await retype('Nimi', 'Oma');
    arrives({ nimi: 'Toisen', huomio: 'pesty', osat: [{ osaId: 1, m3: '7' }] });
    await waitFor(() =>
      expect(typed()).toEqual({ nimi: 'Oma', huomio: 'pesty', osat: [{ osaId: 1, m3: '7' }] }),
    );
    save.mockRejectedValueOnce(refusal({ field: 'nimi', base: 'Lava', mine: 'Oma', theirs: 'Toisen' }));
    submit();
    expect(await asked()).toEqual(['nimi']);
    expect(save.mock.calls[0]?.slice(0, 2)).toMatchObject([{ nimi: 'Oma' }, { varmenne: 1 }]);
    act(() => editing.resolve({ nimi: 'mine' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save.mock.calls[1]?.slice(0, 2)).toMatchObject([
      { nimi: 'Oma' },
      { varmenne: 2, huomio: 'pesty' },
    ]);
  });

  it('asks nothing about a field that was typed in the knowledge of the other value', async () => {
    await retype('Nimi', 'Oma');
    arrives({ nimi: 'Toisen', huomio: 'pesty' });
    await retype('Huomio', 'kuiva');
    save.mockRejectedValueOnce(
      refusal(
        { field: 'nimi', base: 'Lava', mine: 'Oma', theirs: 'Toisen' },
        { field: 'huomio', base: '', mine: 'kuiva', theirs: 'pesty' },
      ),
    );
    submit();
    expect(await asked()).toEqual(['nimi']);
    act(() => editing.resolve({ nimi: 'theirs' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save.mock.calls[1]?.slice(0, 2)).toMatchObject([
      { huomio: 'kuiva' },
      { varmenne: 2, nimi: 'Toisen' },
    ]);
  });

  it('is saved upon without a question when every other value was known', async () => {
    await retype('Nimi', 'Oma');
    arrives({ nimi: 'Toisen', huomio: 'pesty' });
    await retype('Huomio', 'kuiva');
    await retype('Nimi', 'Toisen');
    save.mockRejectedValueOnce(refusal({ field: 'huomio', base: '', mine: 'kuiva', theirs: 'pesty' }));
    submit();
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(editing.conflicts).toBeNull();
    expect(save.mock.calls[1]?.slice(0, 2)).toMatchObject([
      { huomio: 'kuiva' },
      { varmenne: 2, nimi: 'Toisen' },
    ]);
  });

  it('leaves a line that it lacks and that is being changed, and asks about it', async () => {
    await retype('Osa', '9');
    arrives({ huomio: 'pesty', osat: [{ osaId: 2, m3: '6' }] });
    await waitFor(() => expect(typed()).toMatchObject({ huomio: 'pesty' }));
    expect(typed()).toMatchObject({ osat: expect.arrayContaining([{ osaId: 1, m3: '9' }]) as unknown });
    const [base, mine] = [
      { osaId: 1, m3: '5' },
      { osaId: 1, m3: '9' },
    ];
    save.mockRejectedValueOnce(refusal({ field: 'osat/1', base, mine, theirs: null }));
    submit();
    expect(await asked()).toEqual(['osat/1']);
    act(() => editing.resolve({ 'osat/1': 'mine' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save.mock.calls[1]?.[0]).toEqual({ osat: [{ osaId: 2 }, { m3: '9' }] });
  });
});
