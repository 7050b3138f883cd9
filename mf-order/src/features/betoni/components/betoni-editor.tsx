import { valuFields, type Betoni, type KeikkaGetAnswer } from '@keikka/contracts';
import { numberForm } from '@keikka/contracts/fields';
import { parseNumberField, type KomentoChanges } from '@keikka/domain';
import { useNotify } from '@keikka/sdk';
import { formOf, RecordField, RecordForm, useRecord, valuesOf, type RecordEditing } from '@keikka/sdk/record';
import { Banner, Box, Button, Flex, Grid, lazyWindow, ListChecks, Span, usePhone } from '@keikka/ui';
import { FailureBanner } from '@keikka/ui/forms';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { lineSave } from '../api/line-save.js';
import type { Betonit } from '../api/use-betonit.js';
import type { Lisat } from '../api/use-lisat.js';
import { useMayPrice } from '../api/hinnat/use-may-price.js';
import { useMayKeep } from '../api/use-may-keep.js';
import { useReadLine } from '../api/read-line.js';
import { useKomentoLists } from '../api/use-betoni-lists.js';
import { lineName } from '../model/betoni-view.js';
import { takenValues } from '../model/valittava.js';
import { rajatTexts } from '../rajat-texts.js';
import { texts } from '../texts.js';
import { valintaTexts } from '../valinta-texts.js';
import { LisatSection } from './lisat-section.js';
import { KomentoBox } from './komento/komento-box.js';
import { RasitusField } from './rasitus-field.js';
import { SAVED_AFTER_MS, savesOnEnter } from './saves-on-enter.js';
import { SuosituksetNote } from './suositukset-note.js';

interface BetoniEditorProps {
  line: Betoni;
  number: number;
  /** The line in words. */
  name: string;
  acts: Betonit;
  lisat: Lisat;
  /** What the line lacks to be whole. */
  lack: string;
  readOnly: boolean;
  answer: KeikkaGetAnswer;
}

/** They read formulas, which no other part of the form needs. */
const BetoniPicker = lazyWindow(async () => (await import('./valinta/betoni-picker.js')).BetoniPicker);
const HinnatPanels = lazy(async () => ({
  default: (await import('./hinnat/hinnat-panels.js')).HinnatPanels,
}));
/** Of company admins alone, who seldom open it. */
const LisatWindow = lazyWindow(async () => (await import('./lisat-hallinta/lisat-window.js')).LisatWindow);
const OmatWindow = lazyWindow(async () => (await import('./omat-komennot/omat-window.js')).OmatWindow);
const RajatWindow = lazyWindow(async () => (await import('./rajat/rajat-window.js')).RajatWindow);

const speeds = [
  { value: 0, label: texts.normal },
  { value: 1, label: texts.fast },
];

/** The fields of a line. What is changed is saved by itself, at once when Enter is pressed or the field is left [O-042]. */
export function BetoniEditor(props: BetoniEditorProps) {
  const { line, number, name, answer, acts, lisat, lack, readOnly } = props;
  const { keikkaData: of } = answer;
  const { betoniAsiakasId, asiakasId, varmenne } = of;
  const [isPicking, setIsPicking] = useState(false);
  /** The window of the company's own things that is open. */
  const [kept, setKept] = useState<'lisat' | 'omat' | 'rajat' | null>(null);
  const mayKeep = useMayKeep(of);
  const mayPrice = useMayPrice(answer);
  const notify = useNotify();
  const takePrice = (hinta_value: string): void => acts.setPrice(line, name, hinta_value);
  const read = useReadLine(line);
  const editing = useRecord({
    fields: valuFields,
    record: { ...line, varmenne },
    save: lineSave(acts, line, (stored) => ({
      text: texts.steps.saved(texts.line(number, stored.m3, lineName(stored))),
      undone: texts.steps.savedBack(name),
    })),
    read,
    onClose: () => undefined,
    texts: { failed: texts.saveFailedPlain, gone: texts.gone },
    autosaveMs: readOnly ? undefined : SAVED_AFTER_MS,
    stays: true,
  });
  const save = (): void => {
    amountConfirmed(editing);
    // The question about a conflict takes the focus, which is no wish to save what it asks about.
    if (editing.dirty && !editing.busy && !editing.conflicts) editing.submit();
  };
  const lists = useKomentoLists(of);
  function apply({ addedAttrIds = [], ...changes }: KomentoChanges): void {
    const typed = formOf(valuFields, { ...line, ...changes });
    for (const field of Object.keys(changes) as (keyof typeof typed)[])
      editing.form.setValue(field, typed[field], { shouldDirty: true, shouldValidate: true });
    if (Object.keys(changes).length > 0) editing.submit();
    for (const attr of lists?.attrs ?? []) if (addedAttrIds.includes(attr.attrId)) lisat.add(line, attr);
  }
  const isWide = !usePhone();
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = lack ? 'input' : 'input[name=m3]';
    if (!readOnly) fields.current?.querySelector<HTMLElement>(first)?.focus();
    fields.current?.scrollIntoView({ block: 'nearest' });
    // Once, when it opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const field = { of: editing, disabled: readOnly };
  return (
    <RecordForm editing={editing} conflictTitle={texts.conflict(number)} isPart>
      <Box
        ref={fields}
        px="2"
        pb="2"
        pt="1"
        borderTopWidth="1px"
        borderColor="border.subtle"
        onKeyDown={savesOnEnter(save)}
        onBlur={({ target }) => target instanceof HTMLInputElement && save()}
      >
        {editing.failure && <FailureBanner {...editing.failure} />}
        {!readOnly && (
          <KomentoBox
            line={() => ({ ...line, ...valuesOf(valuFields, editing.form.getValues()) })}
            lists={lists}
            onApply={apply}
            onKeep={mayKeep ? () => setKept('omat') : undefined}
          />
        )}
        <Flex align="center" gap="2" mt="1" wrap="wrap">
          {!readOnly && asiakasId !== null && (
            <Button variant="ghost" size="sm" onClick={() => setIsPicking(true)}>
              <ListChecks />
              {valintaTexts.open}
            </Button>
          )}
          {mayKeep && (
            <Button
              variant="link"
              size="sm"
              ms="auto"
              textStyle="text.label"
              onClick={() => setKept('rajat')}
            >
              {rajatTexts.open}
            </Button>
          )}
        </Flex>
        <Grid templateColumns={isWide ? ROWS[0] : NARROW} gap="2" alignItems="start">
          <RecordField {...field} name="m3" />
          <RecordField {...field} name="laatuId" placeholder={texts.choose} />
          <RecordField {...field} name="raeKokoId" placeholder={texts.choose} offered={(id) => id !== 0} />
          <RecordField {...field} name="lujuusId" placeholder={texts.choose} />
          <RecordField {...field} name="notkeusId" placeholder={texts.choose} />
        </Grid>
        <Grid templateColumns={isWide ? ROWS[1] : NARROW} gap="2" alignItems="start" mt="2">
          <RasitusField editing={editing} disabled={readOnly} />
          <RecordField {...field} name="kayttoIkaId" placeholder={texts.choose} />
          <RecordField {...field} name="isNopea" options={speeds} />
          <RecordField {...field} name="betoniComment" />
        </Grid>
        <LisatSection {...{ line, of, lisat, readOnly }} onKeep={() => setKept('lisat')} />
        <SuosituksetNote line={line} />
        {lack && !readOnly && (
          <Box mt="2">
            <Banner tone="error">
              <Span fontWeight="semibold">{texts.notWhole}</Span> {lack}
            </Banner>
          </Box>
        )}
        {!lack && (
          <Suspense fallback={null}>
            <HinnatPanels {...{ line, answer }} onTake={mayPrice ? takePrice : undefined} />
          </Suspense>
        )}
      </Box>
      {/* Beside the fields, whose Enter would be that of the windows too. */}
      {isPicking && (
        <BetoniPicker
          {...{ line, number, answer }}
          onPick={(picked) => {
            const { id, hinta_value } = picked;
            if (!id) {
              notify.error(valintaTexts.invalid);
              return;
            }
            apply(takenValues(picked, line));
            if (mayPrice && hinta_value) takePrice(hinta_value);
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
      {kept === 'omat' && <OmatWindow lists={lists} onClose={() => setKept(null)} />}
      {kept === 'rajat' && <RajatWindow onClose={() => setKept(null)} />}
      {kept === 'lisat' && (
        <LisatWindow
          betoniAsiakasId={betoniAsiakasId}
          onChanged={() => lisat.readAgain(line)}
          onClose={() => setKept(null)}
        />
      )}
    </RecordForm>
  );
}

const NARROW = 'repeat(2, minmax(0, 1fr))';
const ROWS = [
  'minmax(0, 1.1fr) minmax(0, 2fr) repeat(3, minmax(0, 1.1fr))',
  'minmax(0, 1.4fr) minmax(0, 1.2fr) minmax(0, 1.4fr) minmax(0, 3fr)',
] as const;

/** An amount that is no number, or nothing, becomes 0 when it is confirmed, as the specification has it [O-164]. */
function amountConfirmed({ form }: RecordEditing<typeof valuFields>): void {
  const typed = form.getValues('m3') as unknown as string;
  const { m3 } = valuFields;
  const isNumber = m3.kind === 'number' && parseNumberField(typed, numberForm(m3)) !== undefined;
  if (!isNumber) form.setValue('m3', '0' as never, { shouldDirty: true, shouldValidate: true });
}
