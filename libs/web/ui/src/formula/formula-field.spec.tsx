import { keikkaSchema, type FormulaKind, type KeikkaFacts } from '@keikka/domain/formula';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppProvider } from '../app/app-provider.js';
import { FormulaField } from './formula-field.js';

const order: KeikkaFacts = {
  keikka: { m3: 45.5, pumppuKesto: 210, kaupunki: 'Lohja' },
  ajoneuvo: { vehicleNo: 'P12', vehiclePuomi: 36 },
};

interface HarnessProps {
  initial: string;
  kind: FormulaKind;
  unit?: string;
  context?: KeikkaFacts;
  readOnly?: boolean;
  disabled?: boolean;
}

function Harness({ initial, ...props }: HarnessProps) {
  const [value, setValue] = useState(initial);
  return (
    <AppProvider>
      <FormulaField
        label="Ehto"
        schema={keikkaSchema}
        value={value}
        onValueChange={setValue}
        contextTitle="Tilaus 4711"
        {...props}
      />
    </AppProvider>
  );
}

function show(initial: string, props: Partial<HarnessProps> = {}) {
  render(<Harness initial={initial} kind="condition" context={order} {...props} />);
  return { field: screen.getByRole('textbox', { name: 'Ehto' }), user: userEvent.setup() };
}

/** userEvent reads `{` as a key name. */
const typed = (text: string): string => text.replaceAll('{', '{{').replaceAll('[', '[[');

describe('the value beside the label', () => {
  it.each([
    ['{m3 > 40}', 'condition', undefined, 'Ehto täyttyy'],
    ['{m3 > 50}', 'condition', undefined, 'Ehto ei täyty'],
    ['{kesto - 3}', 'number', 'h', '0,5 h'],
    ['{m3} m³, {kaupunki}', 'text', undefined, '45,5 m³, Lohja'],
    ['{tyomaaNimi}', 'text', undefined, 'Ei arvoa'],
    ['', 'condition', undefined, 'Ehto täyttyy'],
  ] as const)('of %s is that in the order', (source, kind, unit, preview) => {
    show(source, { kind, unit });
    expect(screen.getByText(preview)).toBeVisible();
  });

  it('is not there for a field left empty', () => {
    show('', { kind: 'number' });
    expect(screen.queryByText('Ei arvoa')).toBeNull();
  });

  it('is not there without an order', () => {
    show('{m3 > 40}', { context: undefined });
    expect(screen.queryByText(/täyty/)).toBeNull();
  });
});

describe('a mistake', () => {
  it('is told in the contract’s words with its place, and cured by a button [G-188]', async () => {
    const { field, user } = show('{kesto > 3');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Virhe: Kaarisulkuja ei ole suljettu oikein.');
    expect(screen.getByText('kohta 11')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Lisää }' }));
    expect(field).toHaveValue('{kesto > 3}');
    expect(field).toHaveFocus();
    expect(field).toHaveProperty('selectionStart', '{kesto > 3}'.length);
    expect(field).toBeValid();
    expect(screen.getByText('Ehto täyttyy')).toBeVisible();
  });

  it.each([{ readOnly: true }, { disabled: true }])('of %j has no cure, nor does it list names', (props) => {
    const { field } = show('{kesto > 3', props);
    expect(screen.queryByRole('button', { name: 'Lisää }' })).toBeNull();
    for (const key of ['F1', 'Enter']) fireEvent.keyDown(field, { key });
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field).toHaveValue('{kesto > 3');
  });

  it('is cured by keys too, which leave the focus in the field', async () => {
    const { field, user } = show('{kesto > 3');
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Lisää }' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(field).toHaveFocus();
    await user.keyboard(' ');
    expect(field).toHaveValue('{kesto > 3} ');
  });

  it('in a name offers the nearest one', async () => {
    const { field, user } = show('{vehiclePuomy > 3}');
    await user.click(screen.getByRole('button', { name: 'vehiclePuomi' }));
    expect(field).toHaveValue('{vehiclePuomi > 3}');
  });

  it('of this order only is told, but the formula is sound', () => {
    const { field } = show('{pumppuLinja > 10}');
    expect(field).toBeValid();
    expect(field).toHaveAccessibleDescription('Muuttujalla pumppuLinja (Linja (m)) ei ole arvoa.');
  });

  it('leaves the last value there was to be seen', async () => {
    const { field, user } = show('{m3 > 40}');
    await user.click(field);
    await user.keyboard('{Backspace}');
    expect(field).toBeInvalid();
    expect(screen.getByText('kohta 9')).toBeVisible();
    await user.keyboard('+ ve');
    await screen.findByRole('listbox');
    expect(field).toBeValid();
    expect(screen.getByText('Viimeisin kelvollinen Ehto täyttyy')).toBeVisible();
  });
});

describe('completing a name', () => {
  it('lists names with Finnish labels and their values, and puts the chosen one in', async () => {
    const { field, user } = show('');
    await user.type(field, typed('{veh'));
    const options = await screen.findAllByRole('option');
    expect(options[0]).toHaveAccessibleName(/^Ajoneuvon numero.*P12$/);
    expect(screen.getByText('Arvo: Tilaus 4711')).toBeVisible();
    expect(field).toHaveAttribute('aria-activedescendant', options[0]!.id);
    expect(field).toHaveFocus();

    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(field).toHaveValue('{vehiclePuomi');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await user.keyboard(' > 30}');
    expect(field).toHaveValue('{vehiclePuomi > 30}');
    expect(screen.getByText('Ehto täyttyy')).toBeVisible();
  });

  it('goes round by the arrows, and Tab takes it', async () => {
    const { field, user } = show('');
    await user.type(field, typed('{weather'));
    const options = await screen.findAllByRole('option');
    expect(options).toHaveLength(2);
    await user.keyboard('{ArrowUp}');
    expect(field).toHaveAttribute('aria-activedescendant', options[1]!.id);
    await user.keyboard('{ArrowDown}');
    expect(field).toHaveAttribute('aria-activedescendant', options[0]!.id);
    await user.keyboard('{Tab}');
    expect(field).toHaveValue('{weatherTemp');
    expect(field).toHaveFocus();
  });

  it('goes on where the name ends, in the middle of a formula too', async () => {
    const { field, user } = show('{ * 2}', { kind: 'number' });
    await user.type(field, 'kaup', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await screen.findByRole('listbox');
    await user.keyboard('{Enter}+1');
    expect(field).toHaveValue('{kaupunki+1 * 2}');
  });

  it('that stands there whole lists nothing, and Control and space lists all', async () => {
    const { field, user } = show('');
    await user.type(field, typed('{weatherTemp'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await user.keyboard('{Control>} {/Control}');
    expect(await screen.findByRole('listbox')).toBeVisible();
    await user.tab({ shift: true });
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(field).toHaveValue('{weatherTemp');
    expect(field).not.toHaveFocus();
  });

  it('leaves keys with Shift or Control, and a word that is being composed, to the browser', async () => {
    const { field, user } = show('');
    await user.type(field, typed('{veh'));
    await screen.findByRole('listbox');
    for (const init of [{ ctrlKey: true }, { isComposing: true }])
      fireEvent.keyDown(field, { key: 'Enter', ...init });
    expect(field).toHaveValue('{veh');
  });

  it('is over when the caret goes elsewhere', async () => {
    const { field, user } = show('');
    await user.type(field, typed('{m3 + veh'));
    await screen.findByRole('listbox');
    (field as HTMLTextAreaElement).setSelectionRange(1, 1);
    fireEvent.select(field);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  });

  it('by mouse keeps the focus in the field', async () => {
    const { field, user } = show('');
    await user.type(field, typed('{kaup'));
    await user.click(await screen.findByRole('option', { name: /^Kaupunki.*Lohja$/ }));
    expect(field).toHaveValue('{kaupunki');
    expect(field).toHaveFocus();
  });

  it('closes with Esc alone, without closing what is around', async () => {
    const around = jest.fn();
    document.addEventListener('keydown', around);
    const { field, user } = show('');
    await user.type(field, typed('{veh'));
    await screen.findByRole('listbox');
    around.mockClear();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(around).not.toHaveBeenCalled();
    expect(field).toHaveValue('{veh');
    document.removeEventListener('keydown', around);
  });

  it('with F1 lists every name, and brings braces when there are none', async () => {
    const { field, user } = show('Määrä ', { kind: 'text' });
    await user.click(field);
    await user.keyboard('{F1}');
    // By text: asking jsdom for the role of ninety options takes seconds.
    const list = await screen.findByRole('listbox');
    for (const group of ['Aika', 'Betoni', 'Ajoneuvo', 'Työmaa ja matka', 'Funktiot'])
      expect(within(list).getAllByText(group)[0]).toBeVisible();
    await user.click(within(list).getByText('Betonin määrä (m³)'));
    expect(field).toHaveValue('Määrä {m3}');
  });
});

it('puts a name where it belongs in a source with the line ends of Windows', async () => {
  const { field, user } = show('{m3 +\r\n kes}', { kind: 'number' });
  const caret = '{m3 +\n kes'.length;
  await user.type(field, 't', { initialSelectionStart: caret, initialSelectionEnd: caret });
  await screen.findByRole('listbox');
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('{m3 +\n kesto}');
});

it('counts to 3000 characters and takes no more [G-186]', async () => {
  const { field, user } = show('x'.repeat(2999), { kind: 'text' });
  expect(screen.getByText('2999/3000')).toBeVisible();
  await user.click(field);
  await user.keyboard('yz');
  expect(field).toHaveValue(`${'x'.repeat(2999)}y`);
  expect(screen.getByText('3000/3000')).toBeVisible();
});
