import { stepLogType } from '@keikka/domain';
import { Button, Field, Grid, Input } from '@keikka/ui';
import { Select } from '@keikka/ui/forms';
import { useState, type SyntheticEvent } from 'react';
import type { MerkinnatActs } from '../api/use-merkinnat.js';
import { merkintaOf, merkintaTypes } from '../model/merkinta.js';
import { texts } from '../texts.js';

/** Writes an entry into the log. What was typed stays until it is stored. */
export function LisaaMerkinta({ onAdd }: { onAdd: MerkinnatActs['add'] }) {
  const [typeId, setTypeId] = useState<number>(stepLogType.huomautus);
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const merkinta = merkintaOf(typeId, typed);
  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (!merkinta || isBusy) return;
    setBusy(true);
    if (await onAdd(merkinta)) setTyped('');
    setBusy(false);
  }
  return (
    <Grid
      as="form"
      templateColumns={{ base: '1fr', md: '2fr 3fr auto' }}
      gap="2"
      alignItems="end"
      mb="2"
      onSubmit={(event: SyntheticEvent) => void submit(event)}
    >
      <Field label={texts.type}>
        <Select options={merkintaTypes} value={typeId} onValueChange={setTypeId} />
      </Field>
      <Field label={texts.entry}>
        <Input value={typed} maxLength={500} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      <Button type="submit" busy={isBusy} disabled={!merkinta}>
        {texts.add}
      </Button>
    </Grid>
  );
}
