import { fields, text, type ValuesOf } from '@keikka/contracts/fields';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RecordField } from '../../fields/record-field.js';
import { renderInShell, StandInBff } from '../../testing/index.js';
import { useRecord, type RecordEditing } from '../use-record.js';

const lavaFields = fields({ nimi: text(20, 'Nimi'), huomio: text(20, 'Huomio') });
type Lava = ValuesOf<typeof lavaFields> & { varmenne: number };

class SignInOnly extends StandInBff {
  protected override answer({ name }: { name: string }): never {
    throw new Error(`nobody asks ${name}`);
  }
}

/** Each object that the drawings were given, and how to draw once more. */
async function edit() {
  const given: RecordEditing<typeof lavaFields>[] = [];
  const record: Lava = { nimi: 'Lava', huomio: '', varmenne: 1 };
  const page: { again?: () => void } = {};
  function Editor() {
    const [, setTurn] = useState(0);
    page.again = () => act(() => setTurn((turn) => turn + 1));
    const editing = useRecord({
      fields: lavaFields,
      record,
      save: () => Promise.resolve(record),
      read: () => Promise.resolve(record),
      onSaved: () => undefined,
      onClose: () => undefined,
      texts: { saved: 'Tallennettu', failed: 'Ei tallentunut', gone: 'Poissa' },
    });
    given.push(editing);
    return <RecordField of={editing} name="nimi" />;
  }
  renderInShell(<Editor />, new SignInOnly());
  const field = await screen.findByRole('textbox', { name: 'Nimi' });
  return { given, field, drawAgain: () => page.again?.() };
}

describe('what a form is given of its record', () => {
  it('is the same object in each drawing, until something in it changes', async () => {
    const { given, field, drawAgain } = await edit();
    drawAgain();
    const before = given.at(-1);
    drawAgain();
    drawAgain();
    expect(given.slice(-2)).toEqual([before, before]);
    expect(given.at(-1)).toBe(before);
    await userEvent.type(field, 'n');
    expect(given.at(-1)).not.toBe(before);
    expect(given.at(-1)?.changed).toEqual(['nimi']);
    const after = given.at(-1);
    await userEvent.type(field, 'e');
    drawAgain();
    expect(given.at(-1)).toBe(after);
  });

  it('acts upon what is typed, also by an act that was given before', async () => {
    const { given, field } = await edit();
    const first = given.at(-1);
    await userEvent.type(field, '!');
    expect(first?.changes().after).toMatchObject({ nimi: 'Lava!' });
  });
});
