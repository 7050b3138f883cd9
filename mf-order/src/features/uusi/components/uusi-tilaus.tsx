import { errors, uusiTilausFields, type GridKeikka } from '@keikka/contracts';
import { helsinkiDay, type Yyyymmdd } from '@keikka/domain';
import { useOwnAsiakasId, type SlotProps } from '@keikka/sdk';
import {
  RecordField,
  RecordWindow,
  useRecord,
  useWatch,
  VehicleField,
  type RecordEditing,
} from '@keikka/sdk/record';
import { Box } from '@keikka/ui';
import { FormSection } from '@keikka/ui/forms';
import { useCreateKeikka } from '../api/create-keikka.js';
import { makerOf, uusiTilausForm } from '../model/uusi-tilaus.js';
import { texts } from '../texts.js';
import { Lahteet } from './lahteet.js';

/** A new order: where it came from, when and on what. It is made as a draft, which then opens [O-063]. */
export function UusiTilaus({ yyyymmdd, place, onClose, onMade }: SlotProps['order.new']) {
  const ownAsiakasId = useOwnAsiakasId();
  const create = useCreateKeikka();
  const editing = useRecord<GridKeikka, typeof uusiTilausFields>({
    fields: uusiTilausFields,
    record: null,
    formOf: () => uusiTilausForm(yyyymmdd, place, ownAsiakasId),
    fault: ({ sourceAsiakasId }) => (sourceAsiakasId ? undefined : texts.chooseSource),
    save: (_changes, _base, values) => create(values),
    read: () => Promise.resolve(null),
    onSaved: onMade,
    onClose,
    texts: { failed: texts.failed, gone: errors['KEIKKA.NOT_FOUND'].text },
  });
  function choose(sourceAsiakasId: number): void {
    editing.form.setValue('sourceAsiakasId', sourceAsiakasId, { shouldDirty: true });
    editing.form.setValue('betoniAsiakasId', makerOf(sourceAsiakasId, ownAsiakasId), { shouldDirty: true });
  }
  return (
    <RecordWindow
      editing={editing}
      title={texts.title}
      placeKey="uusi-tilaus"
      saveLabel={texts.create}
      conflictTitle={texts.title}
      onClose={onClose}
    >
      {(disabled) => (
        <>
          <Lahteet editing={editing} onChoose={choose} />
          <Box mt="3">
            <Fields editing={editing} disabled={disabled} yyyymmdd={yyyymmdd} />
          </Box>
        </>
      )}
    </RecordWindow>
  );
}

interface FieldsProps {
  editing: RecordEditing<typeof uusiTilausFields>;
  disabled: boolean;
  yyyymmdd: Yyyymmdd;
}

function Fields({ editing, disabled, yyyymmdd }: FieldsProps) {
  const start = useWatch({ control: editing.form.control, name: 'pumppuAika' });
  const field = { of: editing, disabled };
  return (
    <>
      <FormSection title={texts.when}>
        <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
          <RecordField {...field} name="pumppuAika" />
        </Box>
        <RecordField {...field} name="pumppuKesto" />
        <VehicleField
          {...field}
          name="vehicleId"
          yyyymmdd={start ? helsinkiDay(Date.parse(start)) : yyyymmdd}
        />
      </FormSection>
      <FormSection title={texts.suppliers}>
        <RecordField {...field} name="betoniAsiakasId" searchable />
        <RecordField {...field} name="pumppuAsiakasId" searchable />
      </FormSection>
    </>
  );
}
