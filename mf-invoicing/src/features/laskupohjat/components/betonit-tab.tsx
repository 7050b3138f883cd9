import {
  laskupohjaBetoniFields,
  laskupohjaRecordFields,
  type LaskupohjaBetoniFields,
  type LinesField,
} from '@keikka/contracts';
import { inWords } from '@keikka/contracts/fields';
import { lineEditing, newLine, RecordField, useFieldArray, useNameOf, useWatch } from '@keikka/sdk/record';
import { Box, Button, chakra, Grid, IconButton, Plus, Text, Trash2, useConfirm } from '@keikka/ui';
import { useState } from 'react';
import { texts } from '../texts.js';
import type { PohjaEditing } from './pohja-editing.js';

interface BetonitTabProps {
  editing: PohjaEditing;
  disabled: boolean;
}

const slidersOf = ['laatuId', 'lujuusId', 'raeKokoId', 'notkeusId', 'kayttoIkaId'] as const;

/** The concretes of a template with their prices. The fields of one are open at a time. */
export function BetonitTab({ editing, disabled }: BetonitTabProps) {
  const confirm = useConfirm();
  const { control, getValues } = editing.form;
  const list = useFieldArray({ control, name: 'laskupohjaBetonit' });
  const betonit = useWatch({ control, name: 'laskupohjaBetonit' });
  const [chosen, choose] = useState(0);
  const open = Math.min(chosen, betonit.length - 1);
  // One without a price is no concrete of the template yet, and there is one of them at a time [I-090].
  const hasUnpriced = betonit.some(({ hinta_value }) => !hinta_value);
  function add(): void {
    const now = getValues('laskupohjaBetonit');
    list.append(newLine(laskupohjaRecordFields.laskupohjaBetonit as LinesField, now) as never);
    choose(now.length);
  }
  async function remove(index: number): Promise<void> {
    if (await confirm({ ...texts.removeBetoniQuestion, danger: true })) list.remove(index);
  }
  return (
    <Grid templateColumns={{ base: '1fr', md: '340px 1fr' }} gap="4" alignItems="start" pt="1">
      <Box borderWidth="1px" borderRadius="control">
        {betonit.length === 0 && (
          <Text px="3" py="2" color="fg.muted">
            {texts.noBetonit}
          </Text>
        )}
        {betonit.map((betoni, index) => (
          <BetoniLine
            key={betoni.laskupohjaBetoniId ?? index}
            betoni={betoni}
            chosen={index === open}
            onChoose={() => choose(index)}
            onRemove={disabled ? undefined : () => void remove(index)}
          />
        ))}
        {!disabled && (
          <Button variant="ghost" size="sm" m="1" disabled={hasUnpriced} onClick={add}>
            <Plus />
            {texts.uusiBetoni}
          </Button>
        )}
      </Box>
      {open >= 0 && <BetoniFields key={open} editing={editing} index={open} disabled={disabled} />}
    </Grid>
  );
}

interface BetoniLineProps {
  betoni: LaskupohjaBetoniFields;
  chosen: boolean;
  onChoose: () => void;
  onRemove: (() => void) | undefined;
}

function BetoniLine({ betoni, chosen, onChoose, onRemove }: BetoniLineProps) {
  const nameOf = useNameOf(laskupohjaBetoniFields, [betoni]);
  const parts = slidersOf.map((name) =>
    betoni[name] === null ? '' : inWords(laskupohjaBetoniFields[name], betoni[name], nameOf),
  );
  const name = [...parts, betoni.rasitusluokat].filter(Boolean).join(' ') || texts.unnamedBetoni;
  return (
    <Box
      display="grid"
      gridTemplateColumns="1fr auto auto"
      gap="2"
      alignItems="center"
      px="2"
      minH="9"
      textStyle="text.table"
      borderBottomWidth="1px"
      borderColor="border.subtle"
      bg={chosen ? 'brand.subtle' : undefined}
    >
      <chakra.button type="button" textAlign="start" fontWeight="semibold" onClick={onChoose}>
        {name}
      </chakra.button>
      <Box fontVariantNumeric="tabular-nums">
        {betoni.hinta_value ? `${betoni.hinta_value} €/m³` : texts.dash}
      </Box>
      {onRemove && (
        <IconButton label={texts.removeBetoni(name)} size="sm" onClick={onRemove}>
          <Trash2 />
        </IconButton>
      )}
    </Box>
  );
}

function BetoniFields({ editing, index, disabled }: BetonitTabProps & { index: number }) {
  const of = lineEditing(editing, 'laskupohjaBetonit', index);
  return (
    <chakra.fieldset disabled={disabled} border="0" p="0" m="0" minW="0">
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3" alignItems="start">
        {slidersOf.map((name) => (
          <RecordField key={name} of={of} name={name} />
        ))}
        <RecordField of={of} name="rasitusluokat" placeholder="XC3,XC4" />
        <RecordField of={of} name="hinta_value" />
        <RecordField of={of} name="betoniComment" />
      </Grid>
    </chakra.fieldset>
  );
}
