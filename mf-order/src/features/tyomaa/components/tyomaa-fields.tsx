import { tyomaaMuokkausFields } from '@keikka/contracts';
import { formOf, RecordField, type RecordEditing } from '@keikka/sdk/record';
import { Banner, Box, Button, Grid } from '@keikka/ui';
import type { Muokattava } from '../api/muokattava.js';
import type { TyomaaValues } from '../model/poikkeamat.js';
import { texts } from '../texts.js';
import { TyomaaHenkilot } from './tyomaa-henkilot.js';
import { TyomaaKartta } from './tyomaa-kartta.js';
import { OsoiteKorjaus } from './osoite-korjaus.js';

type Editing = RecordEditing<typeof tyomaaMuokkausFields>;

interface TyomaaFieldsProps {
  editing: Editing;
  values: TyomaaValues;
  disabled: boolean;
}

/** What a site is called, and where it is in words. */
export function TyomaaFields({ editing, values, disabled }: TyomaaFieldsProps) {
  const field = { of: editing, disabled };
  const { form } = editing;
  return (
    <Grid templateColumns={{ base: '1fr', md: 'repeat(6, 1fr)' }} gap="2" alignItems="start">
      <Box gridColumn={{ md: 'span 4' }}>
        <RecordField {...field} name="tyomaaNimi" />
      </Box>
      <Box gridColumn={{ md: 'span 2' }}>
        <RecordField {...field} name="tyomaaNum" />
      </Box>
      <Box gridColumn="1 / -1">
        <RecordField {...field} name="tyomaaMemo" rows={2} />
      </Box>
      <Box gridColumn={{ md: 'span 3' }}>
        <RecordField {...field} name="tyomaaOsoite1" />
      </Box>
      <Box gridColumn={{ md: 'span 3' }}>
        <RecordField {...field} name="tyomaaOsoite2" />
      </Box>
      {!disabled && (
        <OsoiteKorjaus
          osoite={values}
          onRepair={(rivi, jälkeen) => form.setValue(rivi, jälkeen, { shouldDirty: true })}
        />
      )}
      <Box gridColumn={{ md: 'span 2' }}>
        <RecordField {...field} name="tyomaaOsoite3" />
      </Box>
      <Box gridColumn={{ md: 'span 2' }}>
        <RecordField {...field} name="tyomaaOsoite4" />
      </Box>
      <Box gridColumn={{ md: 'span 2' }}>
        <RecordField {...field} name="laskuViite" />
      </Box>
      <Box gridColumn="1 / -1">
        <RecordField {...field} name="tyomaaAjoOhje" rows={2} />
      </Box>
    </Grid>
  );
}

interface TyomaaPaikkaProps {
  editing: Editing;
  stored: Muokattava;
  /** The place is that of the address before. */
  isOfOther: boolean;
  disabled: boolean;
}

/** Where a site is on the map, and whom to call there. */
export function TyomaaPaikka({ editing, stored, isOfOther, disabled }: TyomaaPaikkaProps) {
  const field = { of: editing, disabled };
  function forget(): void {
    const none = formOf(tyomaaMuokkausFields, {});
    for (const place of ['tyomaaLat', 'tyomaaLng'] as const)
      editing.form.setValue(place, none[place], { shouldDirty: true });
  }
  return (
    <Grid templateColumns="1fr 1fr" gap="2" alignItems="start">
      <Box gridColumn="1 / -1">
        <TyomaaKartta editing={editing} disabled={disabled} />
      </Box>
      <RecordField {...field} name="tyomaaLat" />
      <RecordField {...field} name="tyomaaLng" />
      {isOfOther && !disabled && (
        <Box gridColumn="1 / -1">
          <Banner tone="warning" action={<Button onClick={forget}>{texts.muokkaus.tyhjenna}</Button>}>
            {texts.muokkaus.sijaintiOfOther}
          </Banner>
        </Box>
      )}
      <Box gridColumn="1 / -1">
        <TyomaaHenkilot editing={editing} stored={stored} disabled={disabled} />
      </Box>
    </Grid>
  );
}
