import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type SyntheticEvent } from 'react';
import { AppProvider } from '../app/app-provider.js';
import { Combobox } from './combobox.js';
import { Field } from '../forms/field.js';

// The test browser draws a hundred lines slowly.
jest.setTimeout(30_000);

const vehicles = Array.from({ length: 150 }, (_, index) => ({
  value: index + 1,
  label: `Auto ${index + 1}`,
}));

const submit = jest.fn((event: SyntheticEvent) => event.preventDefault());
beforeEach(() => submit.mockClear());

function VehicleField({ initial = null }: { initial?: number | null }) {
  const [value, setValue] = useState<number | null>(initial);
  return (
    <AppProvider>
      <form onSubmit={submit}>
        <Field label="Ajoneuvo">
          <Combobox options={vehicles} value={value} onValueChange={setValue} />
        </Field>
        <button hidden />
      </form>
      <output>{value ?? 'ei valittu'}</output>
      <button>Muualle</button>
    </AppProvider>
  );
}

describe('Combobox with more options than it lists', () => {
  const field = () => screen.getByRole('combobox', { name: 'Ajoneuvo' });
  /** Pasted at once, because this test browser draws a hundred lines slower than it types. */
  const search = async (text: string) => {
    await userEvent.clear(field());
    await userEvent.click(field());
    await userEvent.paste(text);
  };
  const chosen = () => screen.getByRole('status');

  it('goes on naming what was chosen beyond the first hundred', async () => {
    render(<VehicleField />);
    await search('Auto 140');
    await userEvent.click(await screen.findByRole('option', { name: 'Auto 140' }));
    await waitFor(() => expect(chosen()).toHaveTextContent('140'));
    await userEvent.click(screen.getByRole('button', { name: 'Muualle' }));
    expect(field()).toHaveValue('Auto 140');
  });

  it('takes again what is chosen', async () => {
    render(<VehicleField initial={140} />);
    await search('Auto 14');
    await userEvent.click(await screen.findByRole('option', { name: 'Auto 140' }));
    await waitFor(() => expect(field()).toHaveValue('Auto 140'));
    await userEvent.click(screen.getByRole('button', { name: 'Muualle' }));
    expect(chosen()).toHaveTextContent('140');
    expect(screen.queryByText('Valitse luettelosta')).not.toBeInTheDocument();
  });

  it.each([
    ['Enter', 'auto 2', () => userEvent.keyboard('{Enter}')],
    ['Tab', 'auto 2', () => userEvent.tab()],
    ['a click elsewhere', 'Auto 2', () => userEvent.click(screen.getByText('Muualle'))],
    ['Enter when only one matches', '52', () => userEvent.keyboard('{Enter}'), 'Auto 52'],
  ])('takes what is typed for the option it names on %s', async (_how, text, leave, name = 'Auto 2') => {
    render(<VehicleField initial={140} />);
    await search(text);
    await leave();
    await waitFor(() => expect(field()).toHaveValue(name));
    expect(chosen()).toHaveTextContent(name.slice(5));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(submit).not.toHaveBeenCalled();
  });

  it.each([
    ['none', 'Auto 999', 'Enter'],
    ['none', 'Auto 999', 'Tab'],
    ['several', 'Auto', 'Enter'],
    ['several', 'Auto', 'Tab'],
  ])(
    'keeps what matches %s (%s, %s) in error, and what was chosen before no longer',
    async (_n, text, key) => {
      render(<VehicleField initial={140} />);
      await search(text);
      await userEvent.keyboard(`{${key}}`);
      expect(await screen.findByText('Valitse luettelosta')).toBeVisible();
      expect(field()).toBeInvalid();
      expect(field()).toHaveValue(text);
      expect(chosen()).toHaveTextContent('ei valittu');
      expect(submit).not.toHaveBeenCalled();
      await search('Auto 7');
      await userEvent.tab();
      await waitFor(() => expect(chosen()).toHaveTextContent('7'));
      expect(screen.queryByText('Valitse luettelosta')).toBeNull();
      expect(field()).toBeValid();
    },
  );

  it('takes the line that the arrows stand on', async () => {
    render(<VehicleField />);
    await search('Auto 14');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(chosen()).toHaveTextContent('114'));
    expect(field()).toHaveValue('Auto 114');
  });

  it('has none chosen when it is emptied', async () => {
    render(<VehicleField initial={140} />);
    await userEvent.clear(field());
    await userEvent.tab();
    expect(chosen()).toHaveTextContent('ei valittu');
    expect(field()).toHaveValue('');
    expect(field()).toBeValid();
  });

  it('names what was chosen again on Escape', async () => {
    render(<VehicleField initial={140} />);
    await search('Auto 2');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field()).toHaveValue('Auto 140'));
    await userEvent.tab();
    expect(chosen()).toHaveTextContent('140');
  });

  it('forgets on Escape the text that it was left with in error', async () => {
    render(<VehicleField initial={140} />);
    await search('olematon');
    await userEvent.tab();
    act(() => field().focus());
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveValue('');
    expect(field()).toBeValid();
  });

  it('is typed over when it is gone into', async () => {
    render(<VehicleField initial={140} />);
    await userEvent.click(field());
    await userEvent.keyboard('Auto 3{Tab}');
    await waitFor(() => expect(field()).toHaveValue('Auto 3'));
  });

  it('is typed over also before the next frame, and not once the caret was moved', async () => {
    const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    render(<VehicleField initial={140} />);
    await userEvent.click(field());
    await userEvent.keyboard('Auto 3');
    expect(field()).toHaveValue('Auto 3');
    await userEvent.keyboard('{ArrowLeft}1');
    expect(field()).toHaveValue('Auto 13');
    frames.mockRestore();
  });

  it('says that there are more than it lists, until typing has narrowed them', async () => {
    render(<VehicleField />);
    await userEvent.click(field());
    expect(await screen.findByText('Näytetään 100 / 150. Kirjoita tarkentaaksesi.')).toBeVisible();
    await search('14');
    await waitFor(() => expect(screen.queryByText(/Kirjoita tarkentaaksesi/)).toBeNull());
  });
});
