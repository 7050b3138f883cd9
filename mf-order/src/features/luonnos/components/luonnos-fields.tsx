import type { KeikkaGetAnswer, PersonData, tilausFields } from '@keikka/contracts';
import { personName } from '@keikka/domain';
import { RecordField, useWatch, type RecordEditing } from '@keikka/sdk/record';
import { Grid } from '@keikka/ui';
import { useValinnat } from '../api/get-valinnat.js';
import { texts } from '../texts.js';
import { LukittuAsiakas } from './lukitut.js';

interface LuonnosFieldsProps {
  editing: RecordEditing<typeof tilausFields>;
  answer: KeikkaGetAnswer;
}

interface Option {
  value: number;
  label: string;
}

const columns = { base: '1fr', md: 'repeat(2, minmax(0, 1fr))' } as const;

/** For whom it is, and whom to ask about it, of the customer's own people. */
export function LuonnosAsiakas({ editing, answer }: LuonnosFieldsProps) {
  const field = usePersonField({ editing, answer });
  return (
    <Grid templateColumns={columns} gap="2" alignItems="start">
      <LukittuAsiakas answer={answer} />
      <RecordField {...field} name="asiakasContactPersonId" />
      <RecordField {...field} name="keikkaContactPersonId" />
    </Grid>
  );
}

/** Where it is poured, of the customer's sites, and whom to call there. */
export function LuonnosTyomaa({ editing, answer }: LuonnosFieldsProps) {
  const { tyomaaId, tyomaaNimi } = answer.keikkaData;
  const { data, isError } = useValinnat(answer);
  const person = usePersonField({ editing, answer });
  const chosen = useWatch({ control: editing.form.control, name: 'tyomaaId' });
  const sites = (data?.tyomaat ?? []).map((site): Option => ({
    value: site.tyomaaId,
    label: [site.tyomaaNimi, site.tyomaaOsoite].filter(Boolean).join(', '),
  }));
  const stored = tyomaaId === null ? [] : [{ value: tyomaaId, label: tyomaaNimi }];
  return (
    <Grid templateColumns={columns} gap="2" alignItems="start">
      <RecordField
        of={editing}
        name="tyomaaId"
        disabled={editing.locked}
        searchable
        options={withStored(sites, stored)}
        hint={isError ? texts.valinnatFailed : undefined}
      />
      <RecordField
        {...person}
        name="tyomaaContactPersonId"
        disabled={person.disabled || chosen === null}
        hint={chosen === null ? texts.siteFirst : undefined}
      />
    </Grid>
  );
}

function usePersonField({ editing, answer }: LuonnosFieldsProps) {
  const { data, isError } = useValinnat(answer);
  const options = withStored(
    (data?.henkilot ?? []).map(personOption),
    answer.yhteyshenkilot.map(personOption),
  );
  return {
    of: editing,
    disabled: editing.locked,
    searchable: true,
    options,
    hint: isError ? texts.valinnatFailed : undefined,
  };
}

const personOption = (person: PersonData): Option => ({
  value: person.personId,
  label: [personName(person), person.personPhone].filter(Boolean).join(' · '),
});

/** What is stored stays a choice though it is none for the writer. */
const withStored = (offered: readonly Option[], stored: readonly Option[]): Option[] => [
  ...offered,
  ...stored.filter(({ value }) => !offered.some((one) => one.value === value)),
];
