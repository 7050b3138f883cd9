import {
  decimal,
  fields,
  formula,
  id,
  lines,
  optional,
  text,
  withSave,
  type ValuesOf,
} from '@keikka/contracts/fields';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordField } from '../fields/record-field.js';
import { renderInShell, StandInBff } from '../testing/index.js';
import { lineEditing } from './line-editing.js';
import { RecordWindow } from './shown/record-window.js';
import { useRecord } from './use-record.js';

const pohjaFields = fields({
  nimi: text(20, 'Nimi'),
  rivit: lines(
    fields({
      riviId: optional(id()),
      otsikko: text(20, 'Otsikko'),
      ale: decimal({ from: 0, to: 100, scale: 2 }, 'Alennus'),
      ehto: formula('condition', 'Ehto'),
    }),
    { most: 9, id: 'riviId' },
    'Rivit',
  ),
});
type Pohja = ValuesOf<typeof pohjaFields> & { varmenne: number };

describe('a line of a record', () => {
  const sent: unknown[] = [];
  let stored: Pohja;
  beforeEach(() => {
    const line = { ale: '0', ehto: '' };
    sent.length = 0;
    stored = {
      nimi: 'Perus',
      rivit: [
        { riviId: 7, otsikko: 'Lähtö', ...line },
        { riviId: 8, otsikko: 'Pesu', ...line },
      ],
      varmenne: 1,
    };
  });

  function Editor() {
    const editing = useRecord({
      fields: pohjaFields,
      record: stored,
      save: (changes: object) => {
        sent.push(changes);
        return Promise.resolve({ ...withSave(pohjaFields, stored, changes), varmenne: 2 });
      },
      read: () => Promise.resolve(stored),
      onClose: () => undefined,
      texts: { failed: '', gone: '' },
    });
    const line = lineEditing(editing, 'rivit', 1);
    return (
      <RecordWindow
        editing={editing}
        title="Pohja"
        placeKey="pohja"
        conflictTitle=""
        onClose={() => undefined}
      >
        {() => (
          <>
            <RecordField of={line} name="otsikko" />
            <RecordField of={line} name="ale" />
          </>
        )}
      </RecordWindow>
    );
  }

  it('is filled in by its declared fields, and only what changed is saved', async () => {
    renderInShell(<Editor />, new StandInBff(), { wide: true });
    const otsikko = await screen.findByRole('textbox', { name: 'Otsikko' });
    expect(otsikko).toHaveValue('Pesu');
    await userEvent.type(otsikko, ' työmaalla');
    await userEvent.click(screen.getByRole('button', { name: 'TALLENNA' }));
    await waitFor(() =>
      expect(sent).toEqual([{ rivit: [{ riviId: 7 }, { riviId: 8, otsikko: 'Pesu työmaalla' }] }]),
    );
  });

  it('says what is wrong at its place, and keeps the record from being saved', async () => {
    renderInShell(<Editor />, new StandInBff(), { wide: true });
    const ale = await screen.findByRole('textbox', { name: /Alennus/ });
    await userEvent.clear(ale);
    await userEvent.type(ale, '101');
    await userEvent.click(screen.getByRole('button', { name: 'TALLENNA' }));
    await waitFor(() => expect(ale).toBeInvalid());
    expect(sent).toEqual([]);
  });

  it('is of a list of lines', () => {
    const of = { at: '', fields: pohjaFields } as never;
    expect(() => lineEditing(of, 'nimi' as never, 0)).toThrow('nimi has no lines');
  });
});
