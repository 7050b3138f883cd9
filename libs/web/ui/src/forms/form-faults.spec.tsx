import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppProvider } from '../app/app-provider.js';
import { DecimalInput } from './decimal-input.js';
import { Field } from './field.js';
import { FormFaultsProvider, useFormFaults } from './form-faults.js';
import { TimeField } from './time-field.js';

const saved = jest.fn();
beforeEach(() => saved.mockClear());

function Form() {
  const faults = useFormFaults();
  const [price, setPrice] = useState('');
  const [minutes, setMinutes] = useState(420);
  const [hasPrice, setHasPrice] = useState(true);
  return (
    <AppProvider>
      <FormFaultsProvider faults={faults}>
        <TimeField label="Alkaa" value={minutes} onValueChange={setMinutes} />
        {hasPrice && (
          <Field label="Hinta" error={price === '' ? 'Anna hinta.' : null}>
            <DecimalInput scale={4} value={price} onValueChange={setPrice} />
          </Field>
        )}
      </FormFaultsProvider>
      <output>{faults.any ? 'tallentamatta' : 'luettu'}</output>
      <button onClick={() => faults.focusFirst() || saved()}>Tallenna</button>
      <button onClick={() => setHasPrice(false)}>Ilman hintaa</button>
    </AppProvider>
  );
}

describe("a form with fields that can't be read", () => {
  const time = () => screen.getByRole('textbox', { name: 'Alkaa' });
  const price = () => screen.getByRole('textbox', { name: 'Hinta' });
  const state = () => screen.getByRole('status');
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Tallenna' }));
  const type = async (field: HTMLElement, text: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };

  it('counts one at once and tells what would be right when it is left', async () => {
    render(<Form />);
    await type(price(), '-');
    expect(state()).toHaveTextContent('tallentamatta');
    expect(screen.queryByText('Anna luku, esim. 12,50.')).toBeNull();
    await userEvent.tab();
    expect(screen.getByText('Anna luku, esim. 12,50.')).toBeVisible();
    expect(price()).toBeInvalid();
    await type(price(), '-5');
    expect(state()).toHaveTextContent('luettu');
    expect(price()).toBeValid();
  });

  it('tells on Enter, as the field is not left then', async () => {
    render(<Form />);
    await type(price(), ',{Enter}');
    expect(screen.getByText('Anna luku, esim. 12,50.')).toBeVisible();
  });

  it('comes before what the value would be wrong for', async () => {
    render(<Form />);
    expect(screen.getByText('Anna hinta.')).toBeVisible();
    await type(price(), '-{Enter}');
    expect(screen.queryByText('Anna hinta.')).toBeNull();
  });

  it('is not saved, and the first of the page is gone to', async () => {
    render(<Form />);
    await type(price(), '12.5.0');
    await type(time(), '25');
    await save();
    expect(saved).not.toHaveBeenCalled();
    expect(time()).toHaveFocus();
    await type(time(), '8');
    await save();
    expect(saved).not.toHaveBeenCalled();
    expect(price()).toHaveFocus();
    expect(price()).toHaveValue('12,5,0');
    await type(price(), '12.50');
    await save();
    expect(saved).toHaveBeenCalledTimes(1);
  });

  it('no longer counts a field that is gone', async () => {
    render(<Form />);
    await type(price(), '-');
    await userEvent.click(screen.getByRole('button', { name: 'Ilman hintaa' }));
    expect(state()).toHaveTextContent('luettu');
  });
});
