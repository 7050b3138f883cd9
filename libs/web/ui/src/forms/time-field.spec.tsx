import { helsinkiInstant } from '@keikka/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppProvider } from '../app/app-provider.js';
import { TimeField } from './time-field.js';

const told = jest.fn();
beforeEach(() => told.mockClear());

const at = (minutes: number): number => helsinkiInstant('20261120', minutes).getTime();

interface StartProps {
  immediate?: boolean;
  value?: number;
  after?: number;
}

function Start({ value = at(420), ...props }: StartProps) {
  const [ms, setMs] = useState(value);
  return (
    <AppProvider>
      <TimeField
        label="Alkaa"
        {...props}
        value={ms}
        onValueChange={(next) => {
          told(next);
          setMs(next);
        }}
      />
    </AppProvider>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Alkaa' });
const type = async (text: string) => {
  await userEvent.clear(field());
  await userEvent.type(field(), text);
};

describe('a field of a time [G-175]', () => {
  it.each(['8', '800', '8:00', '8.00', '\u200e8:00\u200f'])('reads %j when it is left', async (text) => {
    render(<Start />);
    await type(text);
    expect(told).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(told).toHaveBeenCalledWith(at(480));
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
      expect(told).toHaveBeenCalledWith(at(540));
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
      expect(told).toHaveBeenCalledWith(at(540));
    },
  );

  it('takes back what it told meanwhile', async () => {
    render(<Start immediate />);
    await type('8');
    await userEvent.type(field(), 'x');
    await userEvent.tab();
    expect(field()).toHaveValue('8x');
    expect(told.mock.calls).toEqual([[at(480)], [at(420)]]);
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

describe('a field of a time in the night when the clocks go back', () => {
  const utc = (clock: string): number => Date.parse(`2026-10-25T${clock}Z`);

  it.each([
    ['01:15', '0320', '01:20', '03:20 talviaikaa'],
    ['01:15', '3:20 k', '00:20', '03:20 kesäaikaa'],
    ['00:15', '3.20', '00:20', '03:20 kesäaikaa'],
    ['00:15', '320 talvi', '01:20', '03:20 talviaikaa'],
    ['01:15', '0400', '02:00', '04:00'],
  ])('from %s to %s begins at %s and shows %s', async (value, text, start, shown) => {
    render(<Start immediate value={utc(value)} />);
    await type(text);
    expect(told).toHaveBeenLastCalledWith(utc(start));
    await userEvent.tab();
    expect(field()).toHaveValue(shown);
  });

  it.each([
    ['01:15', '3:45', '01:45', '03:45 talviaikaa'],
    ['00:30', '3:15', '01:15', '03:15 talviaikaa'],
    ['00:00', '3:45', '00:45', '03:45 kesäaikaa'],
    ['00:00', '3:45 talviaikaa', '01:45', '03:45 talviaikaa'],
  ])('after %s at %s ends at %s and shows %s', async (after, text, end, shown) => {
    render(<Start immediate value={utc('02:30')} after={utc(after)} />);
    await type(text);
    await userEvent.tab();
    expect(told).toHaveBeenLastCalledWith(utc(end));
    expect(field()).toHaveValue(shown);
  });

  it('takes a pasted time with its half', async () => {
    render(<Start value={utc('00:45')} />);
    await userEvent.clear(field());
    await userEvent.paste('klo 3.45 talviaikaa ');
    await userEvent.tab();
    expect(told).toHaveBeenCalledWith(utc('01:45'));
  });

  it('keeps a half of no name in error', async () => {
    render(<Start value={utc('00:45')} />);
    await type('3:45 syysaikaa');
    await userEvent.tab();
    expect(field()).toBeInvalid();
    expect(told).not.toHaveBeenCalled();
  });

  it('leaves the keypad of numbers where the name has to be typed', () => {
    render(<Start value={utc('01:45')} />);
    expect(field()).toHaveAttribute('inputmode', 'text');
  });
});
