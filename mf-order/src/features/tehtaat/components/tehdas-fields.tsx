import { errors, sijaintiFields, type SijaintiFields } from '@keikka/contracts';
import type { Place } from '@keikka/domain/ajomatka';
import {
  formOf,
  RecordField,
  useWatch,
  valuesOf,
  type FormValues,
  type RecordEditing,
} from '@keikka/sdk/record';
import { Box, Button, Grid } from '@keikka/ui';
import { Factory } from '@keikka/ui/forms';
import { PaikkaKartta } from '../../../parts/kartta/paikka-kartta.js';
import { placeOnMap } from '../../../parts/kartta/paikka.js';
import { texts as all } from '../texts.js';

const texts = all.muokkaus;

/** What the server says of a place that is half known. */
export const halfPlace = ({ lat, lng }: SijaintiFields): string | undefined =>
  (lat === null) === (lng === null) ? undefined : errors['SIJAINTI.HALF_PLACE'].text;

interface TehdasFieldsProps {
  editing: RecordEditing<typeof sijaintiFields>;
  disabled: boolean;
}

/** What a factory is called, and where it is in words and on the map. */
export function TehdasFields({ editing, disabled }: TehdasFieldsProps) {
  const field = { of: editing, disabled };
  return (
    <Grid templateColumns={{ base: '1fr', md: '5fr 4fr' }} gap="4" alignItems="start">
      <Grid templateColumns={{ base: '1fr', md: '2fr 1fr' }} gap="2" alignItems="start">
        <RecordField {...field} name="sijaintiNimi" />
        <RecordField {...field} name="sijaintiLyh" />
        <Box gridColumn="1 / -1">
          <RecordField {...field} name="osoite1" />
        </Box>
        <Box gridColumn="1 / -1">
          <RecordField {...field} name="osoite2" />
        </Box>
      </Grid>
      <TehdasPaikka editing={editing} disabled={disabled} />
    </Grid>
  );
}

function TehdasPaikka({ editing, disabled }: TehdasFieldsProps) {
  const field = { of: editing, disabled };
  const typed = useWatch({ control: editing.form.control }) as FormValues<typeof sijaintiFields>;
  const { lat, lng, sijaintiNimi } = valuesOf(sijaintiFields, typed);
  function put(place: Place | null): void {
    const values = formOf(sijaintiFields, place ?? { lat: null, lng: null });
    const options = { shouldDirty: true, shouldValidate: true };
    editing.form.setValue('lat', values.lat, options);
    editing.form.setValue('lng', values.lng, options);
  }
  return (
    <Grid templateColumns="1fr 1fr" gap="2" alignItems="start">
      <Box gridColumn="1 / -1">
        <PaikkaKartta
          place={placeOnMap(lat, lng)}
          icon={Factory}
          name={sijaintiNimi}
          texts={texts.kartta}
          onPut={disabled ? undefined : put}
        />
      </Box>
      <RecordField {...field} name="lat" />
      <RecordField {...field} name="lng" />
      {!disabled && (lat !== null || lng !== null) && (
        <Box gridColumn="1 / -1">
          <Button onClick={() => put(null)}>{texts.tyhjenna}</Button>
        </Box>
      )}
    </Grid>
  );
}
