import { contactPersonTypes, type FoundPerson } from '@keikka/contracts';
import { personThing, useThingSearch } from '@keikka/sdk/record';
import { Field, Grid } from '@keikka/ui';
import { SearchPicker, Select } from '@keikka/ui/forms';
import { useState } from 'react';
import { texts as personTexts } from '../../../parts/uusi-person/texts.js';
import { UusiPerson } from '../../../parts/uusi-person/uusi-person.js';
import type { HenkiloTurn } from '../api/tyomaan-henkilot.js';
import { texts as all } from '../texts.js';

const texts = all.henkilot;

interface LisaaHenkiloProps {
  /** The customer of the site, whose contacts come first. */
  asiakasId: number | null;
  onAdd: (turn: HenkiloTurn) => void;
}

const tehtavat = [
  { value: 0, label: texts.eiTehtavaa },
  ...Object.entries(contactPersonTypes).map(([id, label]) => ({ value: Number(id), label })),
];

/** Finds a person for a site by name or phone number, or makes one. Who is picked is added at once. */
export function LisaaHenkilo({ asiakasId, onAdd }: LisaaHenkiloProps) {
  const [contactPersonTypeId, setType] = useState(0);
  const [typed, setTyped] = useState<string | null>(null);
  const { search, problem } = useThingSearch('person', null, { about: { asiakasId } });
  const add = (personId: number, nimi: string): void =>
    onAdd({ act: 'add', personId, contactPersonTypeId, nimi });
  return (
    <Grid templateColumns="3fr 2fr" gap="2" alignItems="start" mb="2">
      <Field label={texts.henkilo} error={problem}>
        <SearchPicker
          {...search}
          value={null}
          placeholder={texts.placeholder}
          onPick={({ value, label }) => add(value, label)}
          onValueChange={() => undefined}
          make={{ label: personTexts.make, onMake: setTyped }}
        />
      </Field>
      <Field label={texts.tehtava}>
        <Select options={tehtavat} value={contactPersonTypeId} onValueChange={setType} />
      </Field>
      {typed !== null && (
        <UusiPerson
          typed={typed}
          asiakasId={asiakasId}
          onMade={(made: FoundPerson) => add(made.personId, personThing(made).name)}
          onClose={() => setTyped(null)}
        />
      )}
    </Grid>
  );
}
