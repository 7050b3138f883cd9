import type { KeikkaData, tilausFields } from '@keikka/contracts';
import { RecordField, type RecordEditing } from '@keikka/sdk/record';
import { Box, chakra, Flex } from '@keikka/ui';
import { FormSection } from '@keikka/ui/forms';
import type { ReactNode, SubmitEvent } from 'react';
import { texts } from '../texts.js';
import { Toimittajat } from './toimittajat.js';
import type { KeikkaStep } from '../model/keikka-step.js';
import { PumppausSection } from './pumppaus-section.js';

/** What is picked and not typed, in words. */
export type ShownSection = 'asiakas' | 'toimitus' | 'tehdas' | 'betoni';

export interface TilausFormProps {
  editing: RecordEditing<typeof tilausFields>;
  shown: Readonly<Record<ShownSection, ReactNode>>;
  keikka: KeikkaData;
  step: KeikkaStep;
  /** Who supplies, and whom they invoice, is agreed by the order's owner. */
  maySupply: boolean;
}

const { sections } = texts;

/** The order's fields in their sections, but for its palkit, which are records of their own [O-028]. */
export function TilausForm({ editing, shown, keikka, step, maySupply }: TilausFormProps) {
  const field = { of: editing, disabled: editing.locked };
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (!editing.busy && editing.dirty) editing.submit();
  }
  return (
    <chakra.form onSubmit={submit} noValidate>
      <PumppausSection editing={editing} />
      <FormSection title={sections.asiakas} columns={1} place="asiakas">
        {shown.asiakas}
        <RecordField {...field} name="personMemo" />
      </FormSection>
      <FormSection title={sections.toimitus} columns={1} place="toimitus">
        {shown.toimitus}
      </FormSection>
      <FormSection title={sections.tehdas} columns={1}>
        {shown.tehdas}
        {maySupply && (
          <>
            <Toimittajat editing={editing} keikka={keikka} opened={step === 'toimittajaSelector'} />
            <Flex direction={{ base: 'column', md: 'row' }} wrap="wrap" columnGap="6" rowGap="2">
              <RecordField {...field} name="isBetoniSuoraLaskutus" />
              <RecordField {...field} name="isPumppuSuoraLaskutus" />
            </Flex>
          </>
        )}
      </FormSection>
      <FormSection title={sections.betoni} columns={1} place="betoni">
        {shown.betoni}
      </FormSection>
      <FormSection title={sections.lisatietoja}>
        <Box gridColumn="1 / -1">
          <RecordField {...field} name="keikkaOtsikko" />
        </Box>
        <RecordField {...field} name="keikkaComment" rows={2} />
        <RecordField {...field} name="keikkaAjoOhje" rows={2} />
      </FormSection>
      {/* Enter submits a form only if it has a submit button; the visible one is below all tabs. */}
      <button type="submit" hidden />
    </chakra.form>
  );
}
