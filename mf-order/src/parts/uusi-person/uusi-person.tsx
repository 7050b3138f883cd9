import { errors, personFault, uusiPersonFields, type FoundPerson } from '@keikka/contracts';
import { RecordField } from '@keikka/sdk/record';
import { FormSection } from '@keikka/ui/forms';
import { NewThingWindow } from '../new-thing-window.js';
import { useSavePerson } from './save-person.js';
import { newPerson } from './new-person.js';
import { texts } from './texts.js';

interface UusiPersonProps {
  /** What was looked for: a name, a phone number or an e-mail. */
  typed: string;
  /** The customer whose contact it is. */
  asiakasId: number | null;
  onMade: (made: FoundPerson) => void;
  onClose: () => void;
}

/** The window of a new contact person. */
export function UusiPerson({ typed, asiakasId, onMade, onClose }: UusiPersonProps) {
  const create = useSavePerson();
  return (
    <NewThingWindow
      fields={uusiPersonFields}
      values={newPerson(typed)}
      fault={(person) => {
        const fault = personFault(person);
        return fault && errors[fault].text;
      }}
      create={(person) => create({ ...person, asiakasId })}
      onMade={onMade}
      onClose={onClose}
      placeKey="uusi-henkilo"
      texts={{ title: texts.title, create: texts.create, failed: texts.failed }}
    >
      {(editing, disabled) => (
        <FormSection title={texts.person}>
          <RecordField of={editing} name="personFirstName" disabled={disabled} />
          <RecordField of={editing} name="personLastName" disabled={disabled} />
          <RecordField of={editing} name="personPhone" disabled={disabled} hint={texts.reached} />
          <RecordField of={editing} name="personEmail" disabled={disabled} />
        </FormSection>
      )}
    </NewThingWindow>
  );
}
