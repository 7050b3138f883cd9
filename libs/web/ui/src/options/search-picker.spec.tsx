import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppProvider } from '../app/app-provider.js';
import { Field } from '../forms/field.js';
import { FormFaultsProvider, useFormFaults } from '../forms/form-faults.js';
import type { Option } from './option.js';
import { SearchPicker } from './search-picker.js';

jest.setTimeout(30_000);

const customers: Option<number>[] = [
  { value: 1, label: 'Rakennus Koskinen Oy', detail: '2345678-0' },
  { value: 2, label: 'Koskisen Kivi Oy' },
  { value: 3, label: 'Nordlattia Oy' },
];
const find = (text: string): Option<number>[] =>
  customers.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));

/** Answers at once, or, while `late`, when the test says so. */
type Answer = (options: readonly Option<number>[]) => void;
let late: Answer | null = null;
let isLate = false;
const made = jest.fn();

function Customer() {
  const [value, setValue] = useState<number | null>(3);
  const [text, setText] = useState<string | null>(null);
  const faults = useFormFaults();
  return (
    <AppProvider>
      <FormFaultsProvider faults={faults}>
        <Field label="Asiakas">
          <SearchPicker
            chosen={customers.find((option) => option.value === value)}
            found={text === null || isLate ? [] : find(text)}
            pending={isLate}
            onSearch={setText}
            answer={() => new Promise<readonly Option<number>[]>((resolve) => (late = resolve))}
            make={{ label: (typed) => `Luo ”${typed}”`, onMake: made }}
            value={value}
            onValueChange={setValue}
          />
        </Field>
      </FormFaultsProvider>
      <output>{value ?? 'ei valittu'}</output>
      <p>{faults.any ? 'virhe' : 'kunnossa'}</p>
      <button>Muualle</button>
    </AppProvider>
  );
}

describe('SearchPicker', () => {
  beforeEach(() => {
    isLate = false;
    made.mockClear();
    render(<Customer />);
  });
  const field = () => screen.getByRole('combobox', { name: 'Asiakas' });
  const chosen = () => screen.getByRole('status').textContent;
  const type = async (text: string): Promise<void> => {
    await userEvent.click(field());
    await userEvent.clear(field());
    await userEvent.type(field(), text);
  };

  it('marks what was typed in what it found, and not in the line that makes something new', async () => {
    await type('kosk');
    const option = await screen.findByRole('option', { name: /^Rakennus Koskinen Oy/ });
    expect(within(option).getByText('Kosk')).toBeVisible();
    expect(screen.getByText('Luo ”kosk”')).toBeVisible();
  });

  const answerLate = (answer: Answer | null): Promise<void> =>
    act(() => {
      answer?.(find('kosk'));
      return Promise.resolve();
    });

  it('takes the first that is found by Enter', async () => {
    await type('kosk{Enter}');
    expect([chosen(), (field() as HTMLInputElement).value]).toEqual(['1', 'Rakennus Koskinen Oy']);
  });

  it('takes the first when the answer comes after Enter', async () => {
    isLate = true;
    await type('kosk{Enter}');
    expect(chosen()).toBe('3');
    await answerLate(late);
    expect(chosen()).toBe('1');
  });

  it('takes nothing of an answer that comes when something else is typed', async () => {
    isLate = true;
    await type('kosk{Enter}');
    const answer = late;
    await userEvent.type(field(), 'x');
    await answerLate(answer);
    expect(chosen()).toBe('3');
  });

  it('takes the line that was marked', async () => {
    await type('kosk');
    await screen.findByRole('option', { name: /Koskisen/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(chosen()).toBe('2');
  });

  it('left with a text that names one takes it, and with another keeps the choice and is in error', async () => {
    await type('nordlattia oy');
    await userEvent.click(screen.getByRole('button', { name: 'Muualle' }));
    expect([chosen(), screen.getByText('kunnossa')]).toEqual(['3', expect.anything()]);
    await type('kosk');
    await userEvent.click(screen.getByRole('button', { name: 'Muualle' }));
    expect(chosen()).toBe('3');
    expect(screen.getByText('virhe')).toBeVisible();
    expect(field()).toHaveValue('kosk');
    await userEvent.click(field());
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveValue('Nordlattia Oy');
    expect(screen.getByText('kunnossa')).toBeVisible();
  });

  it('forgets what was typed by Escape in whatever state its list is', async () => {
    await type('kosk');
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveValue('Nordlattia Oy');
    await type('kosk');
    await userEvent.click(screen.getByRole('button', { name: 'Muualle' }));
    act(() => field().focus());
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    // A window around it leaves this key to it.
    expect(field().closest('[data-takes-escape]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveValue('Nordlattia Oy');
    expect(field().closest('[data-takes-escape]')).toBeNull();
  });

  it('emptied chooses none', async () => {
    await userEvent.clear(field());
    await userEvent.click(screen.getByRole('button', { name: 'Muualle' }));
    expect(chosen()).toBe('ei valittu');
  });

  it('makes what is not found by its last line, and by Ctrl+Enter though something is', async () => {
    await type('Uusi Oy');
    await userEvent.click(await screen.findByRole('option', { name: 'Luo ”Uusi Oy”' }));
    await type('kosk');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(made.mock.calls).toEqual([['Uusi Oy'], ['kosk']]);
    expect(field()).toHaveValue('Nordlattia Oy');
  });
});
