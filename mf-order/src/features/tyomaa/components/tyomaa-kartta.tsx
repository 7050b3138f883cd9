import { tyomaaMuokkausFields } from '@keikka/contracts';
import type { Place } from '@keikka/domain/ajomatka';
import { formOf, useWatch, valuesOf, type FormValues, type RecordEditing } from '@keikka/sdk/record';
import { HardHat } from '@keikka/ui/forms';
import { PaikkaKartta } from '../../../parts/kartta/paikka-kartta.js';
import { placeOnMap } from '../../../parts/kartta/paikka.js';
import { texts } from '../texts.js';

interface TyomaaKarttaProps {
  editing: RecordEditing<typeof tyomaaMuokkausFields>;
  disabled: boolean;
}

/** Where a site is, and how it is put elsewhere. */
export function TyomaaKartta({ editing, disabled }: TyomaaKarttaProps) {
  const typed = useWatch({ control: editing.form.control }) as FormValues<typeof tyomaaMuokkausFields>;
  const { tyomaaLat, tyomaaLng, tyomaaNimi } = valuesOf(tyomaaMuokkausFields, typed);
  function put({ lat, lng }: Place): void {
    const values = formOf(tyomaaMuokkausFields, { tyomaaLat: lat, tyomaaLng: lng });
    const options = { shouldDirty: true, shouldValidate: true };
    editing.form.setValue('tyomaaLat', values.tyomaaLat, options);
    editing.form.setValue('tyomaaLng', values.tyomaaLng, options);
  }
  return (
    <PaikkaKartta
      place={placeOnMap(tyomaaLat, tyomaaLng)}
      icon={HardHat}
      name={tyomaaNimi}
      texts={texts.muokkaus.kartta}
      onPut={disabled ? undefined : put}
    />
  );
}
