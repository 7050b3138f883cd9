import type { LinesField } from '@keikka/contracts';
import { decimal, fields, id, lines, optional, withSave, type ValuesOf } from '@keikka/contracts/fields';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useController } from 'react-hook-form';
import { renderInShell, StandInBff } from '../../testing/index.js';
import { newLine } from '../values/new-lines.js';
import { RecordWindow } from '../shown/record-window.js';
import { useRecord, type RecordEditing } from '../use-record.js';

const betoniFields = fields({
  betoniId: optional(id()),
  m3: decimal({ from: 0, to: 999, scale: 2, prints: 2 }, 'Määrä'),
});
const tilausFields = fields({ betonit: lines(betoniFields, { most: 9, id: 'betoniId' }, 'Betoni') });
type Tilaus = ValuesOf<typeof tilausFields> & { varmenne: number };

describe('the lines of a record', () => {
  let stored: Tilaus;
  const sent: unknown[] = [];
  /** Lets the held saves through. */
  let answer: () => void;
  let held: Promise<void>;
  let form: RecordEditing<typeof tilausFields>['form'];

  beforeEach(() => {
    stored = { betonit: [{ betoniId: 17, m3: '12.00' }], varmenne: 1 };
    sent.length = 0;
    held = Promise.resolve();
  });

  const hold = (): void => {
    held = new Promise((resolve) => {
      answer = () => act(() => resolve());
    });
  };

  async function save(changes: object): Promise<Tilaus> {
    sent.push(changes);
    await held;
    const { betonit } = withSave(tilausFields, stored, changes);
    let latest = 17 + sent.length * 10;
    const withIds = betonit.map((line) => ({ ...line, betoniId: line.betoniId ?? latest++ }));
    stored = { betonit: withIds, varmenne: stored.varmenne + 1 };
    return stored;
  }

  function Editor() {
    const editing = useRecord({
      fields: tilausFields,
      record: stored,
      save,
      read: () => Promise.resolve(stored),
      onClose: () => undefined,
      texts: { failed: '', gone: '' },
      autosaveMs: 20,
    });
    ({ form } = editing);
    return (
      <RecordWindow
        editing={editing}
        title="Tilaus"
        id={7}
        placeKey="tilaus"
        conflictTitle=""
        onClose={() => undefined}
      >
        {() => <Betonit editing={editing} />}
      </RecordWindow>
    );
  }

  function Betonit({ editing }: { editing: RecordEditing<typeof tilausFields> }) {
    const { field } = useController({ control: editing.form.control, name: 'betonit' });
    const shown = field.value;
    const set = (place: number, m3: string): void =>
      field.onChange(shown.map((line, index) => (index === place ? { ...line, m3 } : line)));
    return (
      <>
        {shown.map(({ m3 }, index) => (
          <input
            key={index}
            aria-label="Määrä"
            value={m3}
            onChange={({ target }) => set(index, target.value)}
          />
        ))}
        <button
          onClick={() => field.onChange([...shown, newLine(tilausFields.betonit as LinesField, shown)])}
        >
          Lisää
        </button>
      </>
    );
  }

  const amounts = (): HTMLInputElement[] => screen.getAllByRole('textbox', { name: 'Määrä' });
  const texts = (): string[] => amounts().map(({ value }) => value);
  async function add(m3: string): Promise<void> {
    await userEvent.click(screen.getByRole('button', { name: 'Lisää' }));
    await userEvent.type(amounts().at(-1)!, m3);
  }

  it('are named as declared in a control of the editor', async () => {
    renderInShell(<Editor />, new StandInBff(), { wide: true });
    await screen.findByRole('dialog');
    expect(form.getValues('betonit')).toEqual([{ betoniId: 17, m3: '12,00' }]);
    // @ts-expect-error no field has this name
    expect(form.getValues('betoni')).toBeUndefined();
  });

  it('stay as typed while they are saved, each as itself', async () => {
    renderInShell(<Editor />, new StandInBff(), { wide: true });
    await screen.findByRole('dialog');
    expect(texts()).toEqual(['12,00']);
    hold();
    await add('7,5');
    await waitFor(() => expect(sent).toHaveLength(1));
    await add('3');
    answer();
    await waitFor(() => expect(stored.betonit.map(({ m3 }) => m3)).toEqual(['12.00', '7.50', '3.00']));
    expect(texts()).toEqual(['12,00', '7,5', '3']);
    const ids = stored.betonit.map(({ betoniId }) => betoniId);
    expect(new Set(ids).size).toBe(3);
  });
});
