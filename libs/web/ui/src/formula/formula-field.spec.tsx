import { fireEvent, screen } from '@testing-library/react';
import { show } from './test/show-formula-field.js';

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
    expect(screen.getByText('Arvo tässä tilauksessa:')).toBeVisible();
    expect(screen.getByText(preview)).toBeVisible();
  });

  it('is not there for a field left empty', () => {
    show('', { kind: 'number' });
    expect(screen.queryByText('Ei arvoa')).toBeNull();
    expect(screen.queryByText(/^Arvo/)).toBeNull();
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
    expect(screen.getByText('Viimeisin kelvollinen:')).toBeVisible();
    expect(screen.getByText('Ehto täyttyy')).toBeVisible();
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
