import { hintaFields, type Betoni, type KeikkaGetAnswer } from '@keikka/contracts';
import { stateOf } from '@keikka/contracts/fields';
import { formOf, RecordField, RecordForm, useRecord } from '@keikka/sdk/record';
import { Box, Grid } from '@keikka/ui';
import { FailureBanner } from '@keikka/ui/forms';
import { useMayPrice } from '../api/hinnat/use-may-price.js';
import { lineSave } from '../api/line-save.js';
import { useReadLine } from '../api/read-line.js';
import type { Betonit } from '../api/use-betonit.js';
import { texts } from '../texts.js';
import { SAVED_AFTER_MS, savesOnEnter } from './saves-on-enter.js';

interface HintaFieldsProps {
  line: Betoni;
  number: number;
  /** The line in words. */
  name: string;
  answer: KeikkaGetAnswer;
  acts: Betonit;
}

/**
 * What is charged for a line, for who may see prices [O-052]. A form of its own: a confirmed line keeps its price open, and
 * the price is saved by another call than what is poured.
 */
export function HintaFields({ line, number, name, answer, acts }: HintaFieldsProps) {
  const { varmenne } = answer.keikkaData;
  const readOnly = !useMayPrice(answer);
  const { priceSaved, priceBack } = texts.steps;
  const editing = useRecord({
    fields: hintaFields,
    record: { ...line, varmenne },
    // With the decimals that are always printed, as after a save: otherwise an untouched price would count as changed.
    formOf: (of) => formOf(hintaFields, stateOf(hintaFields, of ?? {})),
    save: lineSave(acts, line, () => ({ text: priceSaved(name), undone: priceBack(name) })),
    read: useReadLine(line),
    onClose: () => undefined,
    texts: { failed: texts.priceFailed, gone: texts.gone },
    autosaveMs: readOnly ? undefined : SAVED_AFTER_MS,
    stays: true,
  });
  const save = (): void => {
    // The question about a conflict takes the focus, which is no wish to save what it asks about.
    if (editing.dirty && !editing.busy && !editing.conflicts) editing.submit();
  };
  const field = { of: editing, disabled: readOnly };
  return (
    <RecordForm editing={editing} conflictTitle={texts.conflict(number)} isPart>
      <Box
        px="2"
        pb="2"
        onKeyDown={savesOnEnter(save)}
        onBlur={({ target }) => target instanceof HTMLInputElement && save()}
      >
        {editing.failure && <FailureBanner {...editing.failure} />}
        <Grid templateColumns="minmax(0, 1fr) minmax(0, 3fr)" gap="2" alignItems="start">
          <RecordField {...field} name="hinta_value" />
          <RecordField {...field} name="hinta_muistiinpanot" />
        </Grid>
      </Box>
    </RecordForm>
  );
}
