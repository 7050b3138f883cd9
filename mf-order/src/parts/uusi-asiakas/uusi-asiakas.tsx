import { errors, uusiAsiakasFields, type AsiakasData } from '@keikka/contracts';
import { readYtunnus } from '@keikka/domain';
import { RecordField } from '@keikka/sdk/record';
import { FormSection } from '@keikka/ui/forms';
import { NewThingWindow } from '../new-thing-window.js';
import { useCreateAsiakas } from './create-asiakas.js';
import { texts } from './texts.js';

interface UusiAsiakasProps {
  /** What was looked for: a name, or a business id. */
  typed: string;
  onMade: (made: AsiakasData) => void;
  onClose: () => void;
}

/** The window of a new customer. */
export function UusiAsiakas({ typed, onMade, onClose }: UusiAsiakasProps) {
  const create = useCreateAsiakas();
  const ytunnus = readYtunnus(typed);
  return (
    <NewThingWindow
      fields={uusiAsiakasFields}
      values={{ asiakasNimi: ytunnus ? '' : typed, ytunnus: ytunnus ?? '' }}
      fault={(values) =>
        values.ytunnus.trim() && !readYtunnus(values.ytunnus) ? errors['ASIAKAS.BAD_YTUNNUS'].text : undefined
      }
      create={create}
      onMade={onMade}
      onClose={onClose}
      placeKey="uusi-asiakas"
      texts={{ title: texts.title, create: texts.create, failed: texts.failed }}
    >
      {(editing, disabled) => (
        <FormSection title={texts.company}>
          <RecordField of={editing} name="asiakasNimi" disabled={disabled} />
          <RecordField of={editing} name="ytunnus" disabled={disabled} hint={texts.ytunnusHint} />
        </FormSection>
      )}
    </NewThingWindow>
  );
}
