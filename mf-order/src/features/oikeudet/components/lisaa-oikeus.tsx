import { personName } from '@keikka/domain';
import { useThingSearch } from '@keikka/sdk/record';
import { Field, Flex, Modal } from '@keikka/ui';
import { FormFaultsProvider, SearchPicker, Select, useFirstField, useFormFaults } from '@keikka/ui/forms';
import { useState } from 'react';
import { texts as personTexts } from '../../../parts/uusi-person/texts.js';
import { UusiPerson } from '../../../parts/uusi-person/uusi-person.js';
import { levels, type Henkilo, type Kind, type Level } from '../model/tasot.js';
import { texts } from '../texts.js';

interface LisaaOikeusProps {
  kind: Kind;
  asiakasId: number | null;
  /** Who is on the list already. */
  listed: readonly Henkilo[];
  onAdd: (personId: number, level: Level) => void;
  onClose: () => void;
}

/** Finds a person for a list, or makes one. Who is picked is added at once, with the level that stands beside [O-058]. */
export function LisaaOikeus({ kind, asiakasId, listed, onAdd, onClose }: LisaaOikeusProps) {
  const [level, setLevel] = useState<Level>('read');
  const [typed, setTyped] = useState<string | null>(null);
  const [known, setKnown] = useState<string | null>(null);
  const { search, problem } = useThingSearch('person', null, { about: { asiakasId } });
  const { form, firstField } = useFirstField();
  // What is typed here is no fault of the order's form.
  const faults = useFormFaults();
  function pick(personId: number): void {
    const henkilo = listed.find((one) => one.personId === personId);
    if (henkilo) {
      setKnown(texts.isListed(personName(henkilo)));
      return;
    }
    onAdd(personId, level);
    onClose();
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={texts.add}
      lead={texts.columns[kind]}
      placeKey="lisaa-henkilo"
      width="420px"
      initialFocus={firstField}
    >
      <FormFaultsProvider faults={faults}>
        <Flex ref={form} direction="column" gap="3" p="4">
          <Field label={texts.person} error={known ?? problem}>
            <SearchPicker
              {...search}
              value={null}
              placeholder={texts.placeholder}
              onPick={({ value }) => pick(value)}
              onValueChange={() => undefined}
              make={{ label: personTexts.make, onMake: setTyped }}
            />
          </Field>
          <Field label={texts.level} hint={texts.meanings[kind][level]}>
            <Select
              options={levels.map((one) => ({ value: one, label: texts.levels[one] }))}
              value={level}
              onValueChange={setLevel}
            />
          </Field>
        </Flex>
      </FormFaultsProvider>
      {typed !== null && (
        <UusiPerson
          typed={typed}
          asiakasId={asiakasId}
          onMade={({ personId }) => pick(personId)}
          onClose={() => setTyped(null)}
        />
      )}
    </Modal>
  );
}
