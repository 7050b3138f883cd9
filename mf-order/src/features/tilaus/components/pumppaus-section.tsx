import type { tilausFields } from '@keikka/contracts';
import { inWords } from '@keikka/contracts/fields';
import { arrivesEmpty, isPump } from '@keikka/domain';
import { RecordField, useThings, useWas, useWatch, type RecordEditing } from '@keikka/sdk/record';
import { Box, Field, Grid, usePhone } from '@keikka/ui';
import { FormSection, Switch } from '@keikka/ui/forms';
import { texts } from '../texts.js';

interface PumppausSectionProps {
  editing: RecordEditing<typeof tilausFields>;
}

const columns = { base: 'repeat(3, minmax(0, 1fr))', md: '1.5fr 1fr 1fr 1fr 1.5fr' } as const;
const wholeRow = { base: '1 / -1', md: 'auto' } as const;

/** With what and how is pumped [O-035]. Boom and line are there only for a vehicle that may have them [O-126]. */
export function PumppausSection({ editing }: PumppausSectionProps) {
  const { control } = editing.form;
  const vehicleTypeId = useWatch({ control, name: 'vehicleTypeId' });
  const { hasPuomi, hasLinja } = useMeasures(vehicleTypeId);
  const field = { of: editing, disabled: editing.locked };
  const metres = { ...field, reverts: true };
  return (
    <FormSection title={texts.sections.pumppaus} columns={1} place="pumppaus">
      <Grid templateColumns={columns} gap="2" alignItems="start">
        <Box gridColumn={wholeRow}>
          <RecordField {...field} name="vehicleTypeId" />
        </Box>
        {hasPuomi && <RecordField {...metres} name="pumppuPuomi" />}
        {hasPuomi && <RecordField {...metres} name="optimalPumppuPuomi" />}
        {hasLinja && <RecordField {...metres} name="pumppuLinja" />}
        <Box gridColumn={wholeRow}>
          <Saapuminen editing={editing} vehicleTypeId={vehicleTypeId} />
        </Box>
      </Grid>
      <Grid templateColumns={{ base: '1fr', md: '2fr 3fr' }} gap="2" alignItems="start">
        <RecordField {...field} name="kellonAikaTxt" />
        <Box pt={{ md: '5' }}>
          <RecordField {...field} name="ehdotaAikaa" />
        </Box>
      </Grid>
    </FormSection>
  );
}

/** What can be measured of a vehicle of this type; all of a pump's while the types are not known yet. */
function useMeasures(vehicleTypeId: number | null): { hasPuomi: boolean; hasLinja: boolean } {
  const { data } = useThings('vehicleType');
  if (!isPump(vehicleTypeId)) return { hasPuomi: false, hasLinja: false };
  return data?.find((type) => type.vehicleTypeId === vehicleTypeId) ?? { hasPuomi: true, hasLinja: true };
}

/** Whether the vehicle comes empty or loaded; as its type has it, until somebody says otherwise. */
function Saapuminen({ editing, vehicleTypeId }: PumppausSectionProps & { vehicleTypeId: number | null }) {
  const { control } = editing.form;
  const said = useWatch({ control, name: 'tyhjänäTyömaalle' });
  const declared = editing.fields.tyhjänäTyömaalle;
  const words = (value: boolean): string => inWords(declared, value);
  const emptyAs = (value: boolean | null): boolean => arrivesEmpty(value, vehicleTypeId) ?? false;
  const was = useWas(editing, 'tyhjänäTyömaalle', (value) => words(emptyAs(value as boolean | null)));
  const empty = emptyAs(said);
  return (
    <Field label={declared.label} labelHidden={usePhone()}>
      <Box minH="8" w="full" display="flex" alignItems="center">
        <Switch
          label={words(empty)}
          hint={was}
          checked={empty}
          disabled={editing.locked}
          onCheckedChange={(checked) =>
            editing.form.setValue('tyhjänäTyömaalle', checked, { shouldDirty: true })
          }
        />
      </Box>
    </Field>
  );
}
