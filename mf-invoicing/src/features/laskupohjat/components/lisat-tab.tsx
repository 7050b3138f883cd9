import { laskupohjaLisaFields, laskupohjaRecordFields, type LinesField } from '@keikka/contracts';
import { lisanKohteet, type LisanKohde } from '@keikka/domain';
import { keikkaSchema } from '@keikka/domain/formula';
import {
  lineEditing,
  newLine,
  RecordField,
  RecordFormula,
  useFieldArray,
  useWatch,
} from '@keikka/sdk/record';
import {
  Box,
  Button,
  chakra,
  Field,
  Flex,
  Grid,
  IconButton,
  Plus,
  Text,
  Trash2,
  useConfirm,
} from '@keikka/ui';
import { Select } from '@keikka/ui/forms';
import { texts } from '../texts.js';
import type { PohjaEditing, Sample } from './pohja-editing.js';

interface LisatTabProps {
  editing: PohjaEditing;
  sample: Sample;
  disabled: boolean;
}

const kohteet = lisanKohteet.map((kohde) => ({ value: kohde, label: texts.kohteet[kohde] }));

/** The surcharges of a template, and its extras with their prices. */
export function LisatTab({ editing, sample, disabled }: LisatTabProps) {
  const confirm = useConfirm();
  const { control, getValues } = editing.form;
  const list = useFieldArray({ control, name: 'lisat' });
  const lisat = useWatch({ control, name: 'lisat' });
  async function remove(index: number): Promise<void> {
    if (await confirm({ ...texts.removeLisaQuestion, danger: true })) list.remove(index);
  }
  return (
    <Box pt="1">
      <Text color="fg.muted" mb="2">
        {texts.lisaLead}
      </Text>
      {lisat.length === 0 && <Text color="fg.muted">{texts.noLisat}</Text>}
      {list.fields.map(({ id }, index) => (
        <Lisa
          key={id}
          {...{ editing, sample, disabled, index }}
          kohde={lisat[index]?.kohde ?? ''}
          onRemove={() => void remove(index)}
        />
      ))}
      {!disabled && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() =>
            list.append(newLine(laskupohjaRecordFields.lisat as LinesField, getValues('lisat')) as never)
          }
        >
          <Plus />
          {texts.addLisa}
        </Button>
      )}
    </Box>
  );
}

interface LisaProps extends LisatTabProps {
  index: number;
  kohde: string;
  onRemove: () => void;
}

/** One surcharge: of a step or a class it has a price alone, an extra has a name and a quantity too [I-089]. */
function Lisa({ editing, sample, disabled, index, kohde, onRemove }: LisaProps) {
  const of = lineEditing(editing, 'lisat', index);
  const isExtra = kohde === 'lisä';
  const name = texts.kohteet[kohde as LisanKohde];
  return (
    <chakra.fieldset disabled={disabled} borderWidth="0 0 1px" p="0" pb="2" mb="2" minW="0">
      <Flex gap="3" align="start">
        <Grid
          flex="1"
          templateColumns={{ base: '1fr', md: isExtra ? '150px 1fr 110px' : '150px 110px' }}
          gap="3"
        >
          <Field label={laskupohjaLisaFields.kohde.label}>
            <Select
              options={kohteet}
              value={kohde}
              onValueChange={(chosen) =>
                editing.form.setValue(`lisat.${index}.kohde`, chosen, { shouldDirty: true })
              }
            />
          </Field>
          {isExtra && <RecordField of={of} name="attrNimike" />}
          <RecordField of={of} name="hinta" />
        </Grid>
        {!disabled && (
          <Box pt="5">
            <IconButton label={texts.removeLisa(name)} onClick={onRemove}>
              <Trash2 />
            </IconButton>
          </Box>
        )}
      </Flex>
      {isExtra && (
        <Grid templateColumns={{ base: '1fr', md: '150px 1fr 1fr' }} gap="3" pt="2" alignItems="start">
          <RecordField of={of} name="määrä" />
          <RecordFormula
            of={of}
            name="määräKaava"
            schema={keikkaSchema}
            context={sample.facts}
            contextTitle={sample.title}
            placeholder="{m3}"
          />
          <RecordField of={of} name="keikkaBetoniAttrComment" />
        </Grid>
      )}
    </chakra.fieldset>
  );
}
