import { uusiTyomaaFields, type TyomaaData } from '@keikka/contracts';
import { RecordField, useWatch, type RecordEditing } from '@keikka/sdk/record';
import { FormSection } from '@keikka/ui/forms';
import { NewThingWindow } from '../../../parts/new-thing-window.js';
import { useCreateTyomaa } from '../api/create-tyomaa.js';
import { emptyOsoite, newSite } from '../model/new-site.js';
import { texts } from '../texts.js';
import { OsoiteKorjaus } from './osoite-korjaus.js';

interface UusiTyomaaProps {
  /** What was looked for: a name, or a street with its number. */
  typed: string;
  /** The customer whose site it is. */
  asiakasId: number | null;
  onMade: (made: TyomaaData) => void;
  onClose: () => void;
}

/** The window of a new work site [I-026]. */
export function UusiTyomaa({ typed, asiakasId, onMade, onClose }: UusiTyomaaProps) {
  const create = useCreateTyomaa();
  return (
    <NewThingWindow
      fields={uusiTyomaaFields}
      values={newSite(typed)}
      create={(site) => create({ ...site, asiakasId })}
      onMade={onMade}
      onClose={onClose}
      placeKey="uusi-tyomaa"
      texts={{ title: texts.title, create: texts.create, failed: texts.failed }}
    >
      {(editing, disabled) => (
        <>
          <FormSection title={texts.address}>
            <RecordField of={editing} name="tyomaaOsoite1" disabled={disabled} />
            <RecordField of={editing} name="tyomaaOsoite2" disabled={disabled} />
            <RecordField of={editing} name="tyomaaOsoite3" disabled={disabled} />
            <RecordField of={editing} name="tyomaaOsoite4" disabled={disabled} />
            {!disabled && <Korjaus editing={editing} />}
          </FormSection>
          <FormSection title={texts.site}>
            <RecordField of={editing} name="tyomaaNimi" disabled={disabled} />
            <RecordField of={editing} name="tyomaaNum" disabled={disabled} />
            <RecordField of={editing} name="tyomaaMemo" rows={2} disabled={disabled} />
          </FormSection>
        </>
      )}
    </NewThingWindow>
  );
}

function Korjaus({ editing: { form } }: { editing: RecordEditing<typeof uusiTyomaaFields> }) {
  const osoite = useWatch({ control: form.control });
  return (
    <OsoiteKorjaus
      osoite={{ ...emptyOsoite, ...osoite }}
      onRepair={(rivi, jälkeen) => form.setValue(rivi, jälkeen, { shouldDirty: true })}
    />
  );
}
