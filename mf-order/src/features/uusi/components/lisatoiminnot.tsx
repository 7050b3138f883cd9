import { hasOrderDefaults, type uusiTilausFields } from '@keikka/contracts';
import { RecordField, useWatch, type RecordEditing } from '@keikka/sdk/record';
import { Box, Button, ChevronDown, ChevronRight, ColourSwatch, Flex, Grid, Span, Text } from '@keikka/ui';
import { Switch } from '@keikka/ui/forms';
import { useId, useState } from 'react';
import type { Lahde } from '../model/lahteet.js';
import { texts } from '../texts.js';

interface LisatoiminnotProps {
  editing: RecordEditing<typeof uusiTilausFields>;
  lahteet: readonly Lahde[];
  disabled: boolean;
}

/** Who supplies the order and who is billed, where it is another than its source says [O-065]. */
export function Lisatoiminnot({ editing, lahteet, disabled }: LisatoiminnotProps) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const chosenId = useWatch({ control: editing.form.control, name: 'sourceAsiakasId' });
  const settings = lahteet.find(({ asiakasId }) => asiakasId === chosenId)?.settings;
  return (
    <Box mx="-4" mb="-4" px="4" py="2" bg="bg.subtle" borderTopWidth="1px" borderColor="border.subtle">
      <Flex align="center" justify="space-between" wrap="wrap" columnGap="3">
        <Button
          variant="ghost"
          ms="-3"
          color="fg"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <ChevronDown /> : <ChevronRight />}
          {texts.more}
        </Button>
        {settings && hasOrderDefaults(settings) && (
          <Span textStyle="text.label" color="fg.muted">
            {texts.fromSource}
          </Span>
        )}
      </Flex>
      {isOpen && (
        <Box id={panel} pb="2">
          <Suppliers editing={editing} lahteet={lahteet} disabled={disabled} />
          <Laskutus editing={editing} disabled={disabled} />
        </Box>
      )}
    </Box>
  );
}

function Suppliers({ editing, lahteet, disabled }: LisatoiminnotProps) {
  const field = { of: editing, disabled };
  const sources = lahteet.map(({ asiakasId, asiakasNimi, colorCode }) => ({
    value: asiakasId,
    label: asiakasNimi,
    icon: <ColourSwatch colour={colorCode} />,
  }));
  return (
    <Grid
      templateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}
      gap="2"
      mt="1"
      alignItems="start"
    >
      <RecordField {...field} name="sourceAsiakasId" options={sources} />
      <RecordField {...field} name="betoniAsiakasId" searchable />
      <RecordField {...field} name="pumppuAsiakasId" searchable />
    </Grid>
  );
}

/** Each switch says what it does. That of pumping is the other way round than what it sets [O-066]. */
function Laskutus({ editing, disabled }: Pick<LisatoiminnotProps, 'editing' | 'disabled'>) {
  const { control, setValue } = editing.form;
  const isBetoni = useWatch({ control, name: 'isBetoniSuoraLaskutus' });
  const isPumppu = useWatch({ control, name: 'isPumppuSuoraLaskutus' });
  const set = (name: 'isBetoniSuoraLaskutus' | 'isPumppuSuoraLaskutus', is: boolean): void =>
    setValue(name, is, { shouldDirty: true });
  return (
    <Box role="group" aria-label={texts.invoicing}>
      <Text mt="3" mb="3px" textStyle="text.label" fontWeight="semibold" color="fg.muted" aria-hidden>
        {texts.invoicing}
      </Text>
      <Grid templateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }} gap="2">
        <ToldSwitch
          words={texts.betoni}
          checked={isBetoni}
          disabled={disabled}
          onChange={(is) => set('isBetoniSuoraLaskutus', is)}
        />
        <ToldSwitch
          words={texts.pumppu}
          checked={!isPumppu}
          disabled={disabled}
          onChange={(is) => set('isPumppuSuoraLaskutus', !is)}
        />
      </Grid>
    </Box>
  );
}

interface ToldSwitchProps {
  words: { label: string; on: string; off: string };
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

function ToldSwitch({ words, checked, disabled, onChange }: ToldSwitchProps) {
  return (
    <Box bg="bg.surface" borderWidth="1px" borderColor="border" borderRadius="control" px="2.5" py="1.5">
      <Switch
        label={words.label}
        hint={checked ? words.on : words.off}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
      />
    </Box>
  );
}
