import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { show, typed } from './test/show-formula-field.js';

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

  it('takes the place of what is selected', async () => {
    const { field, user } = show('{m3 + kesto}', { kind: 'number' });
    await user.click(field);
    (field as HTMLTextAreaElement).setSelectionRange(6, 11);
    await user.keyboard('{F1}{Enter}');
    expect(field).toHaveValue('{m3 + pvm}');
  });

  it('that has no room is not written, and the field says why until one goes on', async () => {
    const source = `${'x'.repeat(2995)}{ke`;
    const { field, user } = show(source, { kind: 'text' });
    await user.type(field, 's');
    await screen.findByRole('listbox');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field).toHaveValue(`${source}s`);
    expect(field).toHaveAccessibleDescription(/^\w+ ei mahdu: kaavassa on enintään 3\s000 merkkiä\.$/);
    await user.keyboard('{Backspace}');
    expect(field).not.toHaveAccessibleDescription(/ei mahdu/);
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
