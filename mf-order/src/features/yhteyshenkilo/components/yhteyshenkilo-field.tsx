import type { KeikkaGetAnswer, tilausFields } from '@keikka/contracts';
import { personName, phoneHref } from '@keikka/domain';
import {
  personThing,
  pick,
  RecordField,
  useKnownThing,
  useWatch,
  type RecordEditing,
} from '@keikka/sdk/record';
import { Box, Flex, LinkButton, Phone } from '@keikka/ui';
import { useState } from 'react';
import { texts as personTexts } from '../../../parts/uusi-person/texts.js';
import { UusiPerson } from '../../../parts/uusi-person/uusi-person.js';
import { texts } from '../texts.js';

type Contact = 'asiakasContactPersonId' | 'keikkaContactPersonId' | 'tyomaaContactPersonId';

interface YhteyshenkiloFieldProps {
  editing: RecordEditing<typeof tilausFields>;
  name: Contact;
  answer: KeikkaGetAnswer;
  /** Who is called while nobody is picked. */
  otherwise?: { name: string; phone: string };
  /** Nobody can be picked yet. */
  waits?: boolean;
  /** What the call is, where its name says more than the person's. */
  callLabel?: string;
}

/** Whom to call: found by name or phone number however it is typed, first among the customer's, or made on the spot [O-033]. */
export function YhteyshenkiloField({
  editing,
  name,
  answer,
  otherwise,
  waits = false,
  callLabel,
}: YhteyshenkiloFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const keep = useKnownThing('person');
  const { control } = editing.form;
  const [asiakasId, tyomaaId, personId] = useWatch({ control, name: ['asiakasId', 'tyomaaId', name] });
  const stored = answer.yhteyshenkilot.find((one) => one.personId === answer.keikkaData[name]);
  const called = personId === null ? otherwise : personId === stored?.personId ? toCall(stored) : undefined;
  const href = called && phoneHref(called.phone);
  return (
    <Flex align="end" gap="1" minW="0">
      <Box flex="1" minW="0">
        <RecordField
          of={editing}
          name={name}
          disabled={editing.locked || waits}
          placeholder={
            otherwise ? [otherwise.name, otherwise.phone].filter(Boolean).join(' · ') : texts.placeholder
          }
          stored={stored && personThing(stored)}
          about={{ asiakasId, tyomaaId: name === 'tyomaaContactPersonId' ? tyomaaId : null }}
          make={{ label: personTexts.make, onMake: setTyped }}
        />
      </Box>
      {called && href && (
        <LinkButton href={href} aria-label={callLabel ?? texts.call(called.name)} square>
          <Phone />
        </LinkButton>
      )}
      {typed !== null && (
        <UusiPerson
          typed={typed}
          asiakasId={asiakasId}
          onMade={(made) => {
            keep(personThing(made));
            pick(editing, name, made.personId);
          }}
          onClose={() => setTyped(null)}
        />
      )}
    </Flex>
  );
}

const toCall = (person: KeikkaGetAnswer['yhteyshenkilot'][number]): { name: string; phone: string } => ({
  name: personName(person),
  phone: person.personPhone,
});
