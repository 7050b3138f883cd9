import {
  compile,
  keikkaSchema,
  tuoteKaavat,
  type KeikkaFacts,
  type TuoteKaava,
} from '@keikka/domain/formula';
import { Box, Field, FormSection, FormulaField, Select } from '@keikka/ui';
import { useState } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useSampleKeikat } from '../api/sample-keikat.js';
import type { TuoteForm } from '../model/tuote-form.js';
import { texts } from '../texts.js';
import { SampleFailed } from './tuote-states.js';

const { fields, hints } = texts;

/** Formulas of the quantity and of the cost centre, tried on a real order of the company. */
export function KaavaSection() {
  const [chosenId, setChosenId] = useState<number>();
  const { samples, keikkaId, facts, error, retrying, retry } = useSampleKeikat(chosenId);
  const { control } = useFormContext<TuoteForm>();
  const yksikkö = useWatch({ control, name: 'yksikkö' });
  const sample = facts && keikkaId !== undefined ? { facts, title: texts.tilaus(keikkaId) } : undefined;

  return (
    <FormSection title={texts.sections.kaavat} columns="1fr">
      <Box gridColumn="1 / -1">
        <KaavaField name="määräKaava" unit={yksikkö} sample={sample} />
      </Box>
      <Box gridColumn="1 / -1">
        <KaavaField name="kustannusPaikkaEval" sample={sample} />
      </Box>
      {error && (
        <Box gridColumn="1 / -1">
          <SampleFailed error={error} retrying={retrying} onRetry={retry} />
        </Box>
      )}
      {keikkaId !== undefined && (
        <Box gridColumn="1 / -1">
          <Field label={texts.sampleKeikka}>
            <Select
              label={texts.sampleKeikka}
              options={samples.map(({ keikkaId: value, title }) => ({ value, label: title }))}
              value={keikkaId}
              onValueChange={setChosenId}
            />
          </Field>
        </Box>
      )}
    </FormSection>
  );
}

interface KaavaFieldProps {
  name: TuoteKaava;
  unit?: string;
  sample: { facts: KeikkaFacts; title: string } | undefined;
}

function KaavaField({ name, unit, sample }: KaavaFieldProps) {
  const kind = tuoteKaavat[name];
  const { control } = useFormContext<TuoteForm>();
  return (
    <Controller
      control={control}
      name={name}
      // The field itself says what is wrong, at its place; here it only keeps the form from being sent.
      rules={{ validate: (source) => compile(source, keikkaSchema, kind).error === undefined }}
      render={({ field: { value, onChange, ref } }) => (
        <FormulaField
          ref={ref}
          label={fields[name]}
          schema={keikkaSchema}
          kind={kind}
          unit={unit}
          value={value}
          onValueChange={onChange}
          context={sample?.facts}
          contextTitle={sample?.title}
          placeholder={hints[name]}
        />
      )}
    />
  );
}
