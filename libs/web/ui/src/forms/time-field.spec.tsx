import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppProvider } from '../app/app-provider.js';
import { TimeField } from './time-field.js';

const told = jest.fn();
beforeEach(() => told.mockClear());

function Start({ immediate }: { immediate?: boolean }) {
  const [minutes, setMinutes] = useState(7 * 60);
  return (
    <AppProvider>
      <TimeField
        label="Alkaa"
        value={minutes}
        immediate={immediate}
        onValueChange={(next) => {
          told(next);
          setMinutes(next);
        }}
      />
    </AppProvider>
  );
}

describe('a field of a time [G-175]', () => {
  const field = () => screen.getByRole('textbox', { name: 'Alkaa' });
  const type = async (text: string) => {
    await userEvent.clear(field());
    await userEvent.type(field(), text);
  };

  it.each(['8', '800', '8:00', '8.00'])('reads %s when it is left', async (text) => {
    render(<Start />);
    await type(text);
    expect(told).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(told).toHaveBeenCalledWith(480);
    expect(field()).toHaveValue('8:00');
  });

  it.each(['{Enter}', '{Tab}'])('keeps what has a number and is no time, in error, on %s', async (leave) => {
    render(<Start />);
    await type('25');
    expect(field()).toBeValid();
    await userEvent.keyboard(leave);
    expect(screen.getByText('Kirjoita aika muodossa 7:30')).toBeVisible();
    expect(field()).toHaveValue('25');
    expect(told).not.toHaveBeenCalled();
    await type('8');
    expect(field()).toBeValid();
  });

  it('goes back from what has no number to the time before it, and says so until something is typed', async () => {
    render(<Start immediate />);
    await type('8');
    await userEvent.clear(field());
    await userEvent.type(field(), 'aamulla');
    await userEvent.tab();
    expect(field()).toHaveValue('7:00');
    expect(told.mock.calls).toEqual([[480], [420]]);
    expect(field()).toBeValid();
    expect(screen.getByText('Aika ennallaan. Kirjoita aika muodossa 7:30')).toBeVisible();
    await type('9');
    expect(screen.queryByText(/Aika ennallaan/)).toBeNull();
  });
});
