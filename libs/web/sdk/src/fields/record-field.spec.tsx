import { fields, flag, latitude, nullable, readable, text, decimal } from '@keikka/contracts/fields';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell, StandInBff } from '../testing/index.js';
import { useRecord, type RecordEditing } from '../record/use-record.js';
import { RecordField } from './record-field.js';

const kuormaFields = fields({
  otsikko: text(20, 'Otsikko'),
  tyhjänä: nullable(
    flag('Ajo työmaalle', {
      words: { yes: 'Tyhjänä työmaalle', no: 'Kuorma kyytiin', none: 'Ajoneuvon mukaan' },
    }),
  ),
  lat: nullable(latitude('Leveysaste')),
  hinta: nullable(decimal({ from: 0, to: 9, scale: 2 }, 'Hinta', { needs: 'prices' })),
});

describe('a field of a record', () => {
  let editing: RecordEditing<typeof kuormaFields>;
  const save = jest.fn<Promise<never>, [object]>();

  const stored = { otsikko: 'Laatta', tyhjänä: null, lat: 60.17, hinta: null, varmenne: 1 };

  function Editor({ prices, isNew }: { prices: boolean; isNew: boolean }) {
    editing = useRecord({
      fields: readable(kuormaFields, { prices }),
      record: isNew ? null : stored,
      save,
      read: () => Promise.resolve(null),
      onClose: () => undefined,
      texts: { failed: 'Ei tallentunut', gone: 'Poissa' },
    });
    return (
      <>
        <RecordField of={editing} name="tyhjänä" />
        <RecordField of={editing} name="lat" />
        <RecordField of={editing} name="hinta" />
      </>
    );
  }

  beforeEach(() => {
    save.mockReset();
    save.mockReturnValue(new Promise(() => undefined));
  });
  async function show({ prices = true, isNew = false } = {}): Promise<void> {
    renderInShell(<Editor {...{ prices, isNew }} />, new StandInBff());
    await screen.findByLabelText('Leveysaste');
  }
  const saved = async (): Promise<unknown> => {
    await act(async () => {
      editing.submit();
      await Promise.resolve();
    });
    return save.mock.calls[0]?.[0];
  };

  it('of three values has a word for each', async () => {
    await show();
    await userEvent.click(screen.getByRole('combobox', { name: 'Ajo työmaalle' }));
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(options).toEqual(['Ajoneuvon mukaan', 'Tyhjänä työmaalle', 'Kuorma kyytiin']);
    await userEvent.click(screen.getByRole('option', { name: 'Kuorma kyytiin' }));
    expect(await saved()).toEqual({ tyhjänä: false });
  });

  it('of degrees is written with a comma and leaves as a number', async () => {
    await show();
    const lat = screen.getByLabelText('Leveysaste');
    expect(lat).toHaveValue('60,17');
    await userEvent.clear(lat);
    await userEvent.type(lat, '61,4978123');
    expect(await saved()).toEqual({ lat: 61.4978123 });
  });

  it('beyond its limits says which they are', async () => {
    await show();
    const lat = screen.getByLabelText('Leveysaste');
    await userEvent.clear(lat);
    await userEvent.type(lat, '91');
    expect(await saved()).toBeUndefined();
    expect(await screen.findByText('Anna luku väliltä −90–90.')).toBeVisible();
  });

  it.each([
    [false, 1],
    [true, 0],
  ])('that was changed says what it was, but of a new record (%s) it was nothing', async (isNew, times) => {
    await show({ isNew });
    await userEvent.type(screen.getByLabelText('Leveysaste'), '3');
    expect(screen.queryAllByText(/^Oli/)).toHaveLength(times);
  });

  it.each([true, false])('that needs a right is drawn for who has it: %s', async (prices) => {
    await show({ prices });
    expect(screen.queryByLabelText('Hinta') !== null).toBe(prices);
  });
});
