import { RecordField, type RecordEditing } from '@keikka/sdk/record';
import { Box } from '@keikka/ui';
import { FormSection } from '@keikka/ui/forms';
import type { tuoteForm } from '../model/tuote-form.js';
import { texts } from '../texts.js';
import { KaavaFields } from './tuote-kaavat.js';

const { sections, hints } = texts;
const units = ['h', 'm³', 'kpl', 'm', 'km', 'kg', 'erä'];
const wide = { gridColumn: { base: '1 / -1', md: 'auto' } };

export interface TuoteFieldsOfProps {
  editing: RecordEditing<typeof tuoteForm>;
}

/** The fields of a product in their sections. */
export function TuoteFieldsOf({ editing }: TuoteFieldsOfProps) {
  return (
    <>
      <FormSection title={sections.tuote}>
        <Box css={wide}>
          <RecordField of={editing} name="nimike" />
        </Box>
        <Box css={wide}>
          <RecordField of={editing} name="lisäNimike" />
        </Box>
        <RecordField of={editing} name="tuoteCatTypeId" />
        <Box pt="5">
          <RecordField of={editing} name="aktiivinen" />
        </Box>
      </FormSection>
      <FormSection title={sections.hinta} columns={4}>
        <RecordField of={editing} name="hinta" />
        <RecordField of={editing} name="yksikkö" suggestions={units} />
        <RecordField of={editing} name="alv" />
        <RecordField of={editing} name="orderNum" placeholder={hints.orderNum} />
        <RecordField of={editing} name="rakentamispalvelu" />
      </FormSection>
      <FormSection title={sections.kaavat} columns={1}>
        <KaavaFields editing={editing} />
      </FormSection>
      <FormSection title={sections.tunnukset}>
        <RecordField of={editing} name="netvisor" hint={hints.tunnus} />
        <RecordField of={editing} name="fennoa" hint={hints.tunnus} />
      </FormSection>
      <FormSection title={sections.lisatiedot} columns={1}>
        <RecordField of={editing} name="kommentti" rows={2} />
      </FormSection>
    </>
  );
}
