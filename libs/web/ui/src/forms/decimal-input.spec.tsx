import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppProvider } from '../app/app-provider.js';
import { DecimalInput } from './decimal-input.js';
import { Field } from './field.js';

function Price({ start }: { start: string }) {
  const [price, setPrice] = useState(start);
  return (
    <AppProvider>
      <Field label="Hinta">
        <DecimalInput scale={4} unit="€" value={price} onValueChange={setPrice} />
      </Field>
      <output>{price}</output>
    </AppProvider>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Hinta' });

/** Shows the field with its selection where the bars are: '118|50', '1|23|4'. */
function show(marked: string): void {
  const [before = '', selected = '', after] = marked.split('|');
  render(<Price start={marked.replaceAll('|', '')} />);
  field().focus();
  const end = after === undefined ? before.length : before.length + selected.length;
  field().setSelectionRange(before.length, end);
}

/** The text of the field with its selection, as `show` takes it. */
function shown(): string {
  const { value, selectionStart, selectionEnd } = field();
  const [start, end] = [selectionStart ?? 0, selectionEnd ?? 0];
  const selected = start === end ? '' : `${value.slice(start, end)}|`;
  return `${value.slice(0, start)}|${selected}${value.slice(end)}`;
}

describe('a number field while it is typed in', () => {
  it.each([
    ['118|50', '.7', '118,7|50'],
    ['118|50', ',7', '118,7|50'],
    ['|', '12.5', '12,5|'],
    ['|', '12.5.0', '12,5,0|'],
    ['|50', '-', '-|50'],
    ['1|23|4', '9', '19|4'],
    ['118|50', '{Backspace}', '11|50'],
  ])('takes into %s the keys %s: %s', async (before, keys, after) => {
    show(before);
    await userEvent.keyboard(keys);
    expect(shown()).toBe(after);
    expect(screen.getByRole('status')).toHaveTextContent(field().value);
  });

  it.each([
    ['1|234', 'x9', '19|234'],
    ['|', 'abc', '|'],
    ['1|23|4', 'x', '1|23|4'],
    ['12|', 'äe3', '123|'],
  ])('refuses letters in %s as if %s had none: %s [I-003]', async (before, keys, after) => {
    show(before);
    await userEvent.keyboard(keys);
    expect(shown()).toBe(after);
  });
});

describe('a number field that is pasted into', () => {
  it.each([
    ['|', '−5,50\u00a0€', '-5,50|'],
    ['|', '5,50-', '-5,50|'],
    ['|', '(5,50)', '-5,50|'],
    ['|', '1 234,50 €', '1234,50|'],
    ['|', '\u200e118.5', '118,5|'],
    ['118|50', '.7', '118,7|50'],
    ['1|234', '\u00a0', '1|234'],
    ['|5', '− ', '-|5'],
    ['|118|,50', '99', '99|,50'],
  ])('shows in %s the pasted %j as a number: %s', async (before, pasted, after) => {
    show(before);
    await userEvent.paste(pasted);
    expect(shown()).toBe(after);
    await userEvent.tab();
    expect(field()).toBeValid();
  });

  it.each([
    ['|', '5-6'],
    ['|', '2x5'],
    ['|', '1e3'],
    ['|', 'abc'],
    ['|', 'Alv 25,5 % 10 €'],
    ['|', '0,12345'],
    ['|', '1.234,50'],
    ['12|', '−5'],
  ])('keeps in %s the pasted %j, which is a fault', async (before, pasted) => {
    show(before);
    await userEvent.paste(pasted);
    expect(field()).toHaveValue(before.replace('|', '') + pasted);
    await userEvent.tab();
    expect(field()).toBeInvalid();
    expect(screen.getByText('Anna luku, esim. 12,50.')).toBeVisible();
  });

  it('takes for empty what nobody sees', async () => {
    show('|');
    await userEvent.paste('\u200b ');
    await userEvent.tab();
    expect(field()).toBeValid();
  });
});
