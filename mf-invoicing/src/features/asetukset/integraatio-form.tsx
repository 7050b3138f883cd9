import type { Integraatio, TunnusNimi } from '@keikka/contracts';
import { Box, Button, Field, Flex, Grid, Input, Text, useConfirm } from '@keikka/ui';
import { Switch } from '@keikka/ui/forms';
import { useState, type SyntheticEvent } from 'react';
import { useSaveIntegraatio } from './api.js';
import { texts } from './texts.js';

/** One invoicing system: whether it is used, and its keys, which are typed and never shown. */
export function IntegraatioForm({ integraatio }: { integraatio: Integraatio }) {
  const { kohde, tunnukset } = integraatio;
  const confirm = useConfirm();
  const [onKaytossa, setOnKaytossa] = useState(integraatio.onKaytossa);
  const [tuotanto, setTuotanto] = useState(integraatio.tuotanto);
  const [typed, setTyped] = useState<Partial<Record<TunnusNimi, string>>>({});
  const { mutate, isPending } = useSaveIntegraatio(() => setTyped({}));
  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const isLeft = integraatio.onKaytossa && !onKaytossa;
    if (isLeft && !(await confirm({ ...texts.poisto(kohde), danger: true }))) return;
    mutate({ kohde, onKaytossa, tuotanto, ...typed });
  }
  return (
    <Box
      as="form"
      role="group"
      aria-label={kohde}
      borderWidth="1px"
      rounded="l2"
      p="3"
      mt="3"
      onSubmit={(event) => void submit(event)}
    >
      <Flex gap="6" align="center" wrap="wrap" mb="2">
        <Text as="h3" fontWeight="semibold">
          {kohde}
        </Text>
        <Switch label={texts.kaytossa} checked={onKaytossa} onCheckedChange={setOnKaytossa} />
        {onKaytossa && <Switch label={texts.tuotanto} checked={tuotanto} onCheckedChange={setTuotanto} />}
      </Flex>
      {onKaytossa && (
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3" alignItems="start">
          {tunnukset.map(({ nimi, onTallennettu }) => (
            <Field
              key={nimi}
              label={texts.tunnukset[nimi]}
              hint={onTallennettu ? texts.tallennettu : texts.eiTallennettu}
            >
              <Input
                type="password"
                autoComplete="off"
                maxLength={200}
                value={typed[nimi] ?? ''}
                onChange={({ target }) => setTyped({ ...typed, [nimi]: target.value })}
              />
            </Field>
          ))}
        </Grid>
      )}
      <Flex justify="flex-end" mt="3">
        <Button type="submit" variant="primary" busy={isPending}>
          {texts.tallenna}
        </Button>
      </Flex>
    </Box>
  );
}
