import { helsinkiDay } from '@keikka/domain';
import { Field } from '@keikka/ui';
import { Select, SmallDialog } from '@keikka/ui/forms';
import { useState } from 'react';
import { jaksoNimi, kuukausi, type Jakso } from '../model/ajot.js';
import { texts } from '../texts.js';

interface UusiAjoProps {
  onAloita: (jakso: Jakso) => void;
  onClose: () => void;
}

/** This month and a year before it. */
const MONTHS = 13;
const LAST_WHOLE = 1;

/** Asks of which month the invoices are made: first of the last whole one. */
export function UusiAjo({ onAloita, onClose }: UusiAjoProps) {
  const [kuukaudet] = useState(() => {
    const today = helsinkiDay(new Date());
    return Array.from({ length: MONTHS }, (_, back) => kuukausi(today, back));
  });
  const [back, setBack] = useState(LAST_WHOLE);
  const chosen = kuukaudet[back];
  return (
    <SmallDialog
      name="uusi-ajo"
      title={texts.uusiTitle}
      lead={texts.uusiLead}
      saveLabel={texts.aloita}
      saveDisabled={!chosen}
      onSave={() => chosen && onAloita(chosen)}
      onClose={onClose}
    >
      <Field label={texts.kuukausi}>
        <Select
          options={kuukaudet.map((jakso, index) => ({ value: index, label: jaksoNimi(jakso) }))}
          value={back}
          onValueChange={setBack}
        />
      </Field>
    </SmallDialog>
  );
}
