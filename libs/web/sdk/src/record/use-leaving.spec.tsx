import { fields, text } from '@keikka/contracts/fields';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, Route, Routes } from 'react-router';
import { RecordField } from '../fields/record-field.js';
import { renderInShell, StandInBff } from '../testing/index.js';
import { useRecord } from './use-record.js';

const lavaFields = fields({ nimi: text(20, 'Nimi') });
interface Lava {
  nimi: string;
  varmenne: number;
}

describe('a record that is left while its save is under way', () => {
  let answer: { stored: (lava: Lava) => void; failed: (error: Error) => void };

  function Form() {
    const [isGone, setGone] = useState(false);
    return isGone ? 'Ei pääsyä' : <Page onGone={() => setGone(true)} />;
  }
  function Page({ onGone }: { onGone: () => void }) {
    const editing = useRecord<Lava, typeof lavaFields>({
      fields: lavaFields,
      record: { nimi: 'Lava', varmenne: 1 },
      onClose: jest.fn(),
      save: () => new Promise((stored, failed) => (answer = { stored, failed })),
      read: () => Promise.resolve(null),
      texts: { failed: 'Ei tallentunut', gone: 'Poissa' },
      stays: true,
    });
    return (
      <>
        <RecordField of={editing} name="nimi" />
        <button onClick={editing.submit}>Tallenna</button>
        <Link to="/muualla">Muualle</Link>
        <button onClick={onGone}>Oikeus pois</button>
        {editing.leaving && <p>Hylätäänkö?</p>}
      </>
    );
  }
  const left = () => screen.queryByText('Perillä');
  const question = () => screen.queryByText('Hylätäänkö?');

  beforeEach(async () => {
    renderInShell(
      <Routes>
        <Route path="/lava" element={<Form />} />
        <Route path="/muualla" element="Perillä" />
      </Routes>,
      new StandInBff(),
      { visited: ['/lava'] },
    );
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nimi/ }), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Tallenna' }));
    await userEvent.click(screen.getByRole('link', { name: 'Muualle' }));
    expect([question(), left()]).toEqual([null, null]);
  });
  const answered = (how: () => void): Promise<void> =>
    act(() => {
      how();
      return Promise.resolve();
    });

  it.each([
    ['as it was typed', 'Lava!'],
    ['in another form', 'Lava'],
  ])('is left without a question once it is stored %s', async (_, nimi) => {
    await answered(() => answer.stored({ nimi, varmenne: 2 }));
    expect(await screen.findByText('Perillä')).toBeVisible();
    expect(question()).toBeNull();
  });

  it('asks when nothing was stored', async () => {
    await answered(() => answer.failed(new Error('ei')));
    expect(await screen.findByText('Hylätäänkö?')).toBeVisible();
    expect(left()).toBeNull();
  });

  it('is left though the form is gone before the save has ended', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Oikeus pois' }));
    expect(await screen.findByText('Perillä')).toBeVisible();
  });
});
