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

  it.each(['8', '800', '8:00', '8.00', '\u200e8:00\u200f'])('reads %j when it is left', async (text) => {
    render(<Start />);
    await type(text);
    expect(told).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(told).toHaveBeenCalledWith(480);
    expect(field()).toHaveValue('08:00');
  });

  it.each(['2575', '24', '25.00', '99', '7:5', '12345', '８:３０', '−8', '8-30', '8½', 'noin 9'])(
    'keeps %s in error until a time is typed, and tells nothing',
    async (text) => {
      render(<Start />);
      await type(text);
      expect(field()).toBeValid();
      for (let left = 0; left < 2; left += 1) {
        await userEvent.click(field());
        await userEvent.tab();
        expect(field()).toHaveValue(text);
        expect(field()).toBeInvalid();
      }
      expect(screen.getByText('Kirjoita aika muodossa 7:30')).toBeVisible();
      expect(told).not.toHaveBeenCalled();
      await type('9');
      expect(field()).toBeValid();
      await userEvent.tab();
      expect(told).toHaveBeenCalledWith(540);
    },
  );

  it.each(['aamulla', 'klo', '-', ':'])(
    'goes back from %s to the time before it, in error until something is typed',
    async (text) => {
      render(<Start />);
      await type(text);
      expect(field()).toBeValid();
      await userEvent.tab();
      expect(field()).toHaveValue('07:00');
      expect(field()).toBeInvalid();
      expect(screen.getByText('Aika ennallaan. Kirjoita aika muodossa 7:30')).toBeVisible();
      expect(told).not.toHaveBeenCalled();
      await type('9');
      expect(field()).toBeValid();
      await userEvent.tab();
      expect(told).toHaveBeenCalledWith(540);
    },
  );

  it('takes back what it told meanwhile', async () => {
    render(<Start immediate />);
    await type('8');
    await userEvent.type(field(), 'x');
    await userEvent.tab();
    expect(field()).toHaveValue('8x');
    expect(told.mock.calls).toEqual([[480], [420]]);
  });

  it('saves nothing by the Enter that brings the old time back, but by the next', async () => {
    const save = jest.fn((event: Event) => event.preventDefault());
    render(
      <form
        ref={(form) => {
          form?.addEventListener('submit', save);
        }}
      >
        <Start />
      </form>,
    );
    await type('aamulla{Enter}');
    expect(field()).toHaveValue('07:00');
    expect(save).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(save).toHaveBeenCalledTimes(1);
    expect(field()).toBeValid();
  });

  it('takes the old time when the field is left once more', async () => {
    render(<Start />);
    await type('aamulla');
    await userEvent.tab();
    expect(field()).toBeInvalid();
    await userEvent.click(field());
    expect(field()).toBeInvalid();
    await userEvent.tab();
    expect(field()).toBeValid();
  });
});
