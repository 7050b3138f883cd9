import { Box, Field, FormSection, Input, Textarea } from '@keikka/ui';
import { useFormContext } from 'react-hook-form';
import type { TuoteForm } from '../model/tuote-form.js';
import { texts } from '../texts.js';

const { fields } = texts;
const KEY_MAX_LENGTH = 100;
const COMMENT_MAX_LENGTH = 2000;

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
