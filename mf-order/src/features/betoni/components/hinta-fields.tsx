import { hintaFields, type Betoni, type KeikkaGetAnswer } from '@keikka/contracts';
import { stateOf } from '@keikka/contracts/fields';
import { formOf, RecordField, RecordForm, useRecord } from '@keikka/sdk/record';
import { Box, Button, Flex, Grid, lazyWindow } from '@keikka/ui';
import { FailureBanner } from '@keikka/ui/forms';
import { useState } from 'react';
import { useMayPrice } from '../api/hinnat/use-may-price.js';
import { lineSave } from '../api/line-save.js';
import { useReadLine } from '../api/read-line.js';
import type { Betonit } from '../api/use-betonit.js';
import { hinnatTexts } from '../hinnat-texts.js';
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

const PohjaHinnatWindow = lazyWindow(
  async () => (await import('./hinnat/pohja-hinnat-window.js')).PohjaHinnatWindow,
);
const LaskutetutWindow = lazyWindow(
  async () => (await import('./hinnat/laskutetut-window.js')).LaskutetutWindow,
);

/**
 * What is charged for a line, for who may see prices [O-052]. A form of its own: a confirmed line keeps its price open, and
 * the price is saved by another call than what is poured.
 */
export function HintaFields({ line, number, name, answer, acts }: HintaFieldsProps) {
  const { varmenne } = answer.keikkaData;
  const readOnly = !useMayPrice(answer);
  const [shown, setShown] = useState<'pohjat' | 'laskutetut' | null>(null);
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
  const take = (hinta_value: string): void => acts.setPrice(line, name, hinta_value);
  const shared = {
    ...{ line, number, answer, onTake: readOnly ? undefined : take },
    onClose: () => setShown(null),
  };
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
        <Flex gap="2" mt="1" wrap="wrap">
          <Button variant="ghost" size="sm" onClick={() => setShown('pohjat')}>
            {hinnatTexts.betonihinnat}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => setShown('laskutetut')}>
            {hinnatTexts.laskutetut}
          </Button>
        </Flex>
      </Box>
      {/* Beside the fields, whose Enter would be that of the windows too. */}
      {shown === 'pohjat' && <PohjaHinnatWindow {...shared} />}
      {shown === 'laskutetut' && <LaskutetutWindow {...shared} />}
    </RecordForm>
  );
}
