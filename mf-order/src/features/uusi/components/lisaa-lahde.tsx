import { uusiLahdeFields } from '@keikka/contracts';
import { useSession } from '@keikka/sdk';
import { asiakasThing, pick, RecordField, useKnownThing, type RecordEditing } from '@keikka/sdk/record';
import { Button, Plus } from '@keikka/ui';
import { FormSection } from '@keikka/ui/forms';
import { useState } from 'react';
import { NewThingWindow } from '../../../parts/new-thing-window.js';
import { UusiAsiakas } from '../../../parts/uusi-asiakas/uusi-asiakas.js';
import { useAddLahde } from '../api/add-lahde.js';
import { texts } from '../texts.js';

interface LisaaLahdeProps {
  disabled: boolean;
  onAdded: (asiakasId: number) => void;
}

/** Makes a customer a source of orders; for company admins [O-064] [I-024]. */
export function LisaaLahde({ disabled, onAdded }: LisaaLahdeProps) {
  const { asiakasAdmin, isSystemAdmin } = useSession().roles;
  const [isOpen, setOpen] = useState(false);
  const add = useAddLahde();
  if (!asiakasAdmin && !isSystemAdmin) return null;
  return (
    <>
      <Button variant="ghost" disabled={disabled} onClick={() => setOpen(true)}>
        <Plus />
        {texts.addSource.open}
      </Button>
      {isOpen && (
        <NewThingWindow
          fields={uusiLahdeFields}
          values={{ linkedAsiakasId: 0 }}
          fault={({ linkedAsiakasId }) => (linkedAsiakasId ? undefined : texts.addSource.choose)}
          create={({ linkedAsiakasId }) => add(linkedAsiakasId)}
          onMade={({ linkedAsiakasId }) => onAdded(linkedAsiakasId)}
          onClose={() => setOpen(false)}
          placeKey="uusi-lahde"
          texts={texts.addSource}
        >
          {(editing, isLocked) => (
            <FormSection title={texts.addSource.company} columns={1}>
              <CompanyField editing={editing} disabled={isLocked} />
            </FormSection>
          )}
        </NewThingWindow>
      )}
    </>
  );
}

interface CompanyFieldProps {
  editing: RecordEditing<typeof uusiLahdeFields>;
  disabled: boolean;
}

/** One of the customers, or one that is made on the spot. */
function CompanyField({ editing, disabled }: CompanyFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const keep = useKnownThing('asiakas');
  return (
    <>
      <RecordField
        of={editing}
        name="linkedAsiakasId"
        disabled={disabled}
        placeholder={texts.addSource.placeholder}
        hint={texts.addSource.hint}
        make={{ label: texts.addSource.make, onMake: setTyped }}
      />
      {typed !== null && (
        <UusiAsiakas
          typed={typed}
          onMade={(made) => {
            keep(asiakasThing(made));
            pick(editing, 'linkedAsiakasId', made.asiakasId);
          }}
          onClose={() => setTyped(null)}
        />
      )}
    </>
  );
}
