import type { Tuote } from '@keikka/contracts';
import { keikkaSchema } from '@keikka/domain/formula';
import { lineEditing, RecordField, RecordFormula, useWatch } from '@keikka/sdk/record';
import { chakra, ArrowDown, ArrowUp, Box, Button, Copy, Flex, Grid, IconButton, Trash2 } from '@keikka/ui';
import { fieldDecimal } from '@keikka/ui/forms';
import { texts } from '../../texts.js';
import type { PohjaEditing, Sample } from '../pohja-editing.js';
import type { RiviListActs } from './rivi-list.js';

interface RiviFieldsProps {
  editing: PohjaEditing;
  index: number;
  tuotteet: readonly Tuote[];
  sample: Sample;
  acts: RiviListActs;
  disabled: boolean;
}

const units = ['h', 'm³', 'kpl', 'm', 'km', 'kg', 'erä'];
const two = { base: '1fr', sm: '1fr 1fr' };
const none = { value: 0, label: texts.dash };

/** The fields of one row of a template. */
export function RiviFields({ editing, index, tuotteet, sample, acts, disabled }: RiviFieldsProps) {
  const of = lineEditing(editing, 'rivit', index);
  const subject = { of, schema: keikkaSchema, context: sample.facts, contextTitle: sample.title };
  const options = tuotteet.map(({ tuoteId, nimike, lisäNimike }) => ({
    value: tuoteId,
    label: [nimike, lisäNimike].filter(Boolean).join(', '),
  }));
  const tuoteId = useWatch({ control: editing.form.control, name: `rivit.${index}.tuoteId` });
  const tuote = tuotteet.find((one) => one.tuoteId === tuoteId);
  return (
    <chakra.fieldset disabled={disabled} border="0" p="0" m="0" minW="0">
      <Grid gap="2" minW="0">
        <Grid templateColumns={two} gap="3" alignItems="start">
          <RecordFormula {...subject} name="otsikko" placeholder={tuote?.nimike} />
          <Box pt="0.5">
            <RecordField of={of} name="tuoteId" options={[none, ...options]} searchable />
          </Box>
        </Grid>
        <Grid templateColumns={{ base: '1fr 1fr 1fr', sm: '1fr 1fr 1fr auto auto' }} gap="3" alignItems="end">
          <RecordField of={of} name="yksikko" suggestions={units} placeholder={tuote?.yksikkö} />
          <RecordField of={of} name="alv" placeholder={tuote && fieldDecimal(tuote.alv)} />
          <RecordField of={of} name="alennusProsentti" />
          <RecordField of={of} name="luoLaskuRivi" />
          <RecordField of={of} name="luoTarjousRivi" />
        </Grid>
        <RecordFormula {...subject} name="laskuRiviTxtEval" placeholder={tuote?.lisäNimike} />
        <RecordFormula {...subject} name="evalCriteria" placeholder={texts.hints.riviEhto} />
        <Grid templateColumns={two} gap="3" alignItems="start">
          <RecordFormula {...subject} name="maaraEval" placeholder={tuote?.määräKaava || '1'} />
          <RecordFormula
            {...subject}
            name="hintaEval"
            unit="€"
            placeholder={tuote && fieldDecimal(tuote.hinta)}
          />
          <RecordField of={of} name="maaraSelite" placeholder={texts.whyMaara} />
          <RecordField of={of} name="hintaSelite" placeholder={texts.whyHinta} />
        </Grid>
        <Flex gap="2">
          <IconButton label={texts.moveUp} shortcut="Alt+↑" onClick={() => acts.move(index, -1)}>
            <ArrowUp />
          </IconButton>
          <IconButton label={texts.moveDown} shortcut="Alt+↓" onClick={() => acts.move(index, 1)}>
            <ArrowDown />
          </IconButton>
          <Button variant="ghost" onClick={() => acts.copy(index)}>
            <Copy />
            {texts.copyRivi}
          </Button>
          <Box flex="1" />
          <Button variant="danger" onClick={() => acts.remove(index)}>
            <Trash2 />
            {texts.removeRivi}
          </Button>
        </Flex>
      </Grid>
    </chakra.fieldset>
  );
}
