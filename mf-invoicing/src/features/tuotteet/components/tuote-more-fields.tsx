import { Box, Field, Input, Textarea } from '@keikka/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { KAAVA_MAX_LENGTH, type TuoteForm } from '../model/tuote-form.js';
import { texts } from '../texts.js';
import { FormSection } from './form-section.js';

const { fields } = texts;
const KEY_MAX_LENGTH = 100;
const COMMENT_MAX_LENGTH = 2000;

/** Formulas of the quantity and of the cost centre. */
export function FormulaSection() {
  return (
    <FormSection title={texts.sections.kaavat} columns="1fr">
      <FormulaField name="määräKaava" />
      <FormulaField name="kustannusPaikkaEval" />
    </FormSection>
  );
}

function FormulaField({ name }: { name: 'määräKaava' | 'kustannusPaikkaEval' }) {
  const { register, control } = useFormContext<TuoteForm>();
  const value = useWatch({ control, name });
  return (
    <Box gridColumn="1 / -1">
      <Field
        label={fields[name]}
        hint={texts.hints.kaava}
        labelEnd={texts.counter(value.length, KAAVA_MAX_LENGTH)}
      >
        <Textarea
          rows={2}
          spellCheck={false}
          fontFamily="mono"
          resize="vertical"
          maxLength={KAAVA_MAX_LENGTH}
          {...register(name)}
        />
      </Field>
    </Box>
  );
}

/** The product's keys in the invoicing systems (I-144). */
export function KeysSection() {
  const { register } = useFormContext<TuoteForm>();
  return (
    <FormSection title={texts.sections.tunnukset}>
      {(['netvisor', 'fennoa'] as const).map((source) => (
        <Field key={source} label={fields[source]} hint={texts.hints.tunnus}>
          <Input autoComplete="off" maxLength={KEY_MAX_LENGTH} {...register(source)} />
        </Field>
      ))}
    </FormSection>
  );
}

export function CommentSection() {
  const { register } = useFormContext<TuoteForm>();
  return (
    <FormSection title={texts.sections.lisatiedot} columns="1fr">
      <Box gridColumn="1 / -1">
        <Field label={fields.kommentti}>
          <Textarea rows={2} resize="vertical" maxLength={COMMENT_MAX_LENGTH} {...register('kommentti')} />
        </Field>
      </Box>
    </FormSection>
  );
}
