import { keikkaSchema, type FormulaKind, type KeikkaFacts } from '@keikka/domain/formula';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppProvider } from '../../app/app-provider.js';
import { FormulaField } from '../formula-field.js';

const order: KeikkaFacts = {
  keikka: { m3: 45.5, pumppuKesto: 210, kaupunki: 'Lohja' },
  ajoneuvo: { vehicleNo: 'P12', vehiclePuomi: 36 },
};

interface HarnessProps {
  initial: string;
  kind: FormulaKind;
  unit?: string;
  context?: KeikkaFacts;
  readOnly?: boolean;
  disabled?: boolean;
}

function Harness({ initial, ...props }: HarnessProps) {
  const [value, setValue] = useState(initial);
  return (
    <AppProvider>
      <FormulaField
        label="Ehto"
        schema={keikkaSchema}
        value={value}
        onValueChange={setValue}
        contextTitle="Tilaus 4711"
        {...props}
      />
    </AppProvider>
  );
}

/** A formula field that keeps its text, on an order of Lohja. */
export function show(initial: string, props: Partial<HarnessProps> = {}) {
  render(<Harness initial={initial} kind="condition" context={order} {...props} />);
  return { field: screen.getByRole('textbox', { name: 'Ehto' }), user: userEvent.setup() };
}

/** userEvent reads `{` as a key name. */
export const typed = (text: string): string => text.replaceAll('{', '{{').replaceAll('[', '[[');
