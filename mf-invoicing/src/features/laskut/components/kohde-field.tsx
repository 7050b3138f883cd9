import type { Lasku } from '@keikka/contracts';
import { Field } from '@keikka/ui';
import { Select } from '@keikka/ui/forms';
import type { LaskuActs } from '../api/use-lasku-acts.js';
import { texts } from '../texts.js';

interface KohdeFieldProps {
  lasku: Lasku;
  acts: LaskuActs;
}

/** Which of the company's invoicing systems the invoice is sent to; stored when it is chosen. */
export function KohdeField({ lasku: { kohteet, laskuDestination }, acts }: KohdeFieldProps) {
  return (
    <Field label={texts.lahetys}>
      <Select
        options={kohteet.map((kohde) => ({ value: kohde, label: kohde }))}
        value={laskuDestination || null}
        onValueChange={(kohde) => void acts.setKohde(kohde)}
      />
    </Field>
  );
}
