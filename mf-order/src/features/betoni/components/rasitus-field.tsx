import { valuFields } from '@keikka/contracts';
import { RASITUSLUOKAT, rasitusluokatOf } from '@keikka/domain';
import type { RecordEditing } from '@keikka/sdk/record';
import { Field } from '@keikka/ui';
import { MultiSelect } from '@keikka/ui/forms';
import { useController } from 'react-hook-form';
import { texts } from '../texts.js';

const options = RASITUSLUOKAT.map((luokka) => ({ value: luokka, label: luokka }));

interface RasitusFieldProps {
  editing: RecordEditing<typeof valuFields>;
  disabled: boolean;
}

/** The exposure classes of a line: any of the seventeen, and none is X0 [O-172]. */
export function RasitusField({ editing, disabled }: RasitusFieldProps) {
  const { field } = useController({ control: editing.form.control, name: 'rasitusluokat' });
  return (
    <Field label={valuFields.rasitusluokat.label} disabled={disabled}>
      <MultiSelect
        options={options}
        value={rasitusluokatOf(field.value) ?? []}
        none={texts.noExposure}
        disabled={disabled}
        onValueChange={(luokat) => field.onChange(luokat.join(','))}
      />
    </Field>
  );
}
