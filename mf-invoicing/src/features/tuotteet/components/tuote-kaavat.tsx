import {
  compile,
  keikkaSchema,
  tuoteKaavat,
  type KeikkaFacts,
  type TuoteKaava,
} from '@keikka/domain/formula';
import type { RecordEditing } from '@keikka/sdk';
import { Box, Field, FormulaField, Select } from '@keikka/ui';
import { useState } from 'react';
import { Controller, useWatch, type Control } from 'react-hook-form';
import { useSampleKeikat } from '../api/sample-keikat.js';
import { tuoteForm } from '../model/tuote-form.js';
import { texts } from '../texts.js';
import { SampleFailed } from './tuote-states.js';

const { hints } = texts;

/** Formulas of the quantity and of the cost centre, tried on a real order of the company. */
export function KaavaFields({ editing }: { editing: RecordEditing<typeof tuoteForm> }) {
  const [chosenId, setChosenId] = useState<number>();
  const { samples, keikkaId, facts, error, retrying, retry } = useSampleKeikat(chosenId);
  const { control } = editing.form;
  const yksikkö = useWatch({ control, name: 'yksikkö' }) as string;
  const sample = facts && keikkaId !== undefined ? { facts, title: texts.tilaus(keikkaId) } : undefined;

  return (
    <>
      <Box gridColumn="1 / -1">
        <KaavaField control={control} name="määräKaava" unit={yksikkö} sample={sample} />
      </Box>
      <Box gridColumn="1 / -1">
        <KaavaField control={control} name="kustannusPaikkaEval" sample={sample} />
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
    </>
  );
}

interface KaavaFieldProps {
  control: Control;
  name: TuoteKaava;
  unit?: string;
  sample: { facts: KeikkaFacts; title: string } | undefined;
}

function KaavaField({ control, name, unit, sample }: KaavaFieldProps) {
  const kind = tuoteKaavat[name];
  return (
    <Controller
      control={control}
      name={name}
      // The field itself says what is wrong, at its place; here it only keeps the form from being sent.
      rules={{ validate: (source: string) => compile(source, keikkaSchema, kind).error === undefined }}
      render={({ field: { value, onChange, ref } }) => (
        <FormulaField
          ref={ref}
          label={tuoteForm[name].label}
          schema={keikkaSchema}
          kind={kind}
          unit={unit}
          value={value as string}
          onValueChange={onChange}
          context={sample?.facts}
          contextTitle={sample?.title}
          placeholder={hints[name]}
        />
      )}
    />
  );
}
