import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppProvider } from '../app/app-provider.js';
import { Field } from '../forms/field.js';
import type { Option, OptionColumns } from './option.js';
import { SearchPicker } from './search-picker.js';

jest.setTimeout(30_000);

const found: Option<number>[] = [
  {
    value: 1,
    label: 'Helmi',
    group: 'Omat',
    detail: 'ke 18.11.',
    aside: { text: '13,6 km', below: 'Muijala' },
  },
  { value: 2, label: 'Kielo', group: 'Muut', detail: 'Ei tilauksia' },
];

async function open(columns?: OptionColumns): Promise<void> {
  render(
    <AppProvider>
      <Field label="Työmaa">
        <SearchPicker
          {...{ chosen: undefined, found, columns, pending: false, value: null }}
          onSearch={() => undefined}
          answer={() => Promise.resolve(found)}
          onValueChange={() => undefined}
        />
      </Field>
    </AppProvider>,
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Työmaa' }));
  await screen.findAllByRole('option');
}
const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('a list with columns', () => {
  it('has their headings once, above all groups, and each line says its own', async () => {
    await open({ detail: 'Viimeksi', aside: 'Tehtaalta', foot: 'Linnuntietä' });
    for (const heading of ['Viimeksi', 'Tehtaalta', 'Omat', 'Muut', 'Linnuntietä'])
      expect(screen.getAllByText(heading)).toHaveLength(1);
    expect(names()).toEqual([
      'Helmi Viimeksi: ke 18.11. Tehtaalta: 13,6 kmMuijala',
      'Kielo Viimeksi: Ei tilauksia',
    ]);
  });

  it('is one without them where nobody names them', async () => {
    await open();
    expect(names()).toEqual(['Helmike 18.11.13,6 kmMuijala', 'KieloEi tilauksia']);
  });
});
