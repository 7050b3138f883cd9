import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppProvider } from '../app/app-provider.js';
import { Combobox } from './combobox.js';

const vehicles = Array.from({ length: 150 }, (_, index) => ({
  value: index + 1,
  label: `Auto ${index + 1}`,
}));

function VehicleField({ initial = null }: { initial?: number | null }) {
  const [value, setValue] = useState<number | null>(initial);
  return (
    <AppProvider>
      <Combobox label="Ajoneuvo" options={vehicles} value={value} onValueChange={setValue} />
      <output>{value ?? 'ei valittu'}</output>
      <button>Muualle</button>
    </AppProvider>
  );
}

describe('Combobox with more options than it lists', () => {
  const field = () => screen.getByRole('combobox', { name: 'Ajoneuvo' });
  /** In one go: this test browser draws a hundred lines slower than it types. */
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

  it('names it again when something typed was not chosen', async () => {
    render(<VehicleField initial={140} />);
    await search('Auto 2');
    await userEvent.click(screen.getByRole('button', { name: 'Muualle' }));
    await waitFor(() => expect(field()).toHaveValue('Auto 140'));
    expect(chosen()).toHaveTextContent('140');
  });

  it('says that there are more than it lists, until typing has narrowed them', async () => {
    render(<VehicleField />);
    await userEvent.click(field());
    expect(await screen.findByText('Näytetään 100 / 150. Kirjoita tarkentaaksesi.')).toBeVisible();
    await search('14');
    await waitFor(() => expect(screen.queryByText(/Kirjoita tarkentaaksesi/)).toBeNull());
  });
});
