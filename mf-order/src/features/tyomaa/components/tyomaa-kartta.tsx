import { tyomaaMuokkausFields } from '@keikka/contracts';
import type { Place } from '@keikka/domain/ajomatka';
import { formOf, useWatch, valuesOf, type FormValues, type RecordEditing } from '@keikka/sdk/record';
import { Box, Skeleton, Text } from '@keikka/ui';
import { HardHat } from '@keikka/ui/forms';
import { lazy, Suspense } from 'react';
import { placeOnMap } from '../model/paikka.js';
import { texts as all } from '../texts.js';

const Kartta = lazy(async () => ({ default: (await import('../../../parts/kartta/kartta.js')).Kartta }));

const texts = all.muokkaus.kartta;

interface TyomaaKarttaProps {
  editing: RecordEditing<typeof tyomaaMuokkausFields>;
  disabled: boolean;
}

/** Where a site is: its marker is moved by mouse, finger or arrow keys; where there is none, a press sets it. */
export function TyomaaKartta({ editing, disabled }: TyomaaKarttaProps) {
  const typed = useWatch({ control: editing.form.control }) as FormValues<typeof tyomaaMuokkausFields>;
  const { tyomaaLat, tyomaaLng, tyomaaNimi } = valuesOf(tyomaaMuokkausFields, typed);
  const place = placeOnMap(tyomaaLat, tyomaaLng);
  function put({ lat, lng }: Place): void {
    const values = formOf(tyomaaMuokkausFields, { tyomaaLat: lat, tyomaaLng: lng });
    const options = { shouldDirty: true, shouldValidate: true };
    editing.form.setValue('tyomaaLat', values.tyomaaLat, options);
    editing.form.setValue('tyomaaLng', values.tyomaaLng, options);
  }
  return (
    <Box>
      <Box
        height="180px"
        borderWidth="1px"
        borderColor="border.subtle"
        borderRadius="control"
        overflow="hidden"
      >
        <Suspense fallback={<Skeleton height="full" />}>
          <Kartta
            label={texts.label}
            merkit={
              place
                ? [
                    {
                      key: 'tyomaa',
                      place,
                      icon: HardHat,
                      name: tyomaaNimi || texts.label,
                      main: true,
                      onMove: disabled ? undefined : put,
                    },
                  ]
                : []
            }
            onPick={disabled || place ? undefined : put}
          />
        </Suspense>
      </Box>
      {!disabled && (
        <Text mt="1" textStyle="text.small" color="fg.muted">
          {place ? texts.move : texts.press}
        </Text>
      )}
    </Box>
  );
}
