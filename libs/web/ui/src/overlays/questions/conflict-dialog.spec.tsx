import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppProvider } from '../../app/app-provider.js';
import { ConflictDialog } from './conflict-dialog.js';

const rows = [
  { field: 'text', label: 'Kommentti', base: 'Pesu', mine: 'Huolto', theirs: 'Katsastus' },
  { field: 'end', label: 'Päättyy', base: '12:00', mine: '13:30', theirs: '13:00' },
];

describe('two who changed the same', () => {
  const onResolve = jest.fn();
  const open = async (): Promise<HTMLElement> => {
    render(
      <AppProvider>
        <ConflictDialog title="Kollega on muuttanut" rows={rows} onResolve={onResolve} onCancel={jest.fn()} />
      </AppProvider>,
    );
    return screen.findByRole('alertdialog', { name: 'Kollega on muuttanut' });
  };

  it('saves when each field has a choice', async () => {
    const dialog = await open();
    const save = within(dialog).getByRole('button', { name: 'Tallenna valinnat' });
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Kommentti, oma muutos' }));
    expect(dialog).toHaveTextContent('1 valitsematta');
    expect(save).toBeDisabled();
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Päättyy, toisen muutos' }));
    await userEvent.click(save);
    expect(onResolve).toHaveBeenCalledWith({ text: 'mine', end: 'theirs' });
  });

  it('says beside each value whose it is, for a screen that has no room for columns', async () => {
    const dialog = await open();
    for (const { mine, theirs, base } of rows) {
      expect(within(dialog).getByText(mine)).toHaveTextContent(`Oma muutos${mine}`);
      expect(within(dialog).getByText(theirs)).toHaveTextContent(`Toisen muutos${theirs}`);
      expect(within(dialog).getByText(base)).toHaveTextContent(`Alkuperäinen${base}`);
    }
  });
});
