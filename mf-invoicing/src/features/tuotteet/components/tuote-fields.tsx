import type { TuoteCategoryType } from '@keikka/contracts';
import { Box, DecimalInput, Field, FormSection, Input, Select, Switch } from '@keikka/ui';
import type { RefObject } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import type { TuoteForm } from '../model/tuote-form.js';
import { texts } from '../texts.js';

const { fields } = texts;
const units = ['h', 'm³', 'kpl', 'm', 'km', 'kg', 'erä'];
const UNIT_LIST = 'tuote-yksikot';
const wide = { gridColumn: { base: '1 / -1', md: 'auto' } };
const maxLength = (max: number) => ({ value: max, message: texts.tooLong(max) });

/** What a product is called and where it belongs. */
export function NameSection({
  categories,
  nimikeRef,
}: {
  categories: readonly TuoteCategoryType[];
  nimikeRef: RefObject<HTMLInputElement | null>;
}) {
  const { register, control, formState } = useFormContext<TuoteForm>();
  const { errors } = formState;
  const { ref, ...nimike } = register('nimike', {
    validate: (value) => value.trim() !== '' || texts.required,
    maxLength: maxLength(200),
  });
  return (
    <FormSection title={texts.sections.tuote}>
      <Box css={wide}>
        <Field label={fields.nimike} required error={errors.nimike?.message}>
          <Input
            {...nimike}
            ref={(element: HTMLInputElement | null) => {
              ref(element);
              nimikeRef.current = element;
            }}
          />
        </Field>
      </Box>
      <Box css={wide}>
        <Field label={fields.lisäNimike} error={errors.lisäNimike?.message}>
          <Input {...register('lisäNimike', { maxLength: maxLength(200) })} />
        </Field>
      </Box>
      <Field label={fields.tuoteCatTypeId}>
        <Controller
          control={control}
          name="tuoteCatTypeId"
          render={({ field }) => (
            <Select
              label={fields.tuoteCatTypeId}
              options={[
                { value: 0, label: texts.noCategory },
                ...categories.map((category) => ({
                  value: category.tuoteCatTypeId,
                  label: category.tuoteCatTypeName,
                })),
              ]}
              value={field.value}
              onValueChange={field.onChange}
            />
          )}
        />
      </Field>
      <Box pt="5">
        <Controller
          control={control}
          name="aktiivinen"
          render={({ field }) => (
            <Switch label={fields.aktiivinen} checked={field.value} onCheckedChange={field.onChange} />
          )}
        />
      </Box>
    </FormSection>
  );
}

/** What one unit of it costs. */
export function PriceSection() {
  const { register, formState } = useFormContext<TuoteForm>();
  const { errors } = formState;
  return (
    <FormSection title={texts.sections.hinta} columns="repeat(4, 1fr)">
      <DecimalField name="hinta" label={fields.hinta} unit="€" negative />
      <Field label={fields.yksikkö} error={errors.yksikkö?.message}>
        <Input list={UNIT_LIST} autoComplete="off" {...register('yksikkö', { maxLength: maxLength(20) })} />
        <datalist id={UNIT_LIST}>
          {units.map((unit) => (
            <option key={unit} value={unit} />
          ))}
        </datalist>
      </Field>
      <DecimalField
        name="alv"
        label={fields.alv}
        unit="%"
        validate={(alv) => (alv !== '' && Number(alv.replace(',', '.')) <= 100) || texts.alvRange}
      />
      <Field label={fields.orderNum} error={errors.orderNum?.message}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          textAlign="end"
          placeholder={texts.hints.orderNum}
          {...register('orderNum', { pattern: { value: /^\d{0,6}$/, message: texts.notWhole } })}
        />
      </Field>
    </FormSection>
  );
}

interface DecimalFieldProps {
  name: 'hinta' | 'alv';
  label: string;
  unit: string;
  negative?: boolean;
  validate?: (value: string) => true | string;
}

function DecimalField({ name, label, unit, negative, validate }: DecimalFieldProps) {
  const { control } = useFormContext<TuoteForm>();
  return (
    <Controller
      control={control}
      name={name}
      rules={{ validate }}
      render={({ field: { onChange, ...field }, fieldState }) => (
        <Field label={label} unit={unit} error={fieldState.error?.message}>
          <DecimalInput {...field} negative={negative} onValueChange={onChange} />
        </Field>
      )}
    />
  );
}
