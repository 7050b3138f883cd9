import type { KeikkaData, tilausFields } from '@keikka/contracts';
import { RecordField, useThings, useWatch, type RecordEditing } from '@keikka/sdk/record';
import { texts } from '../texts.js';

interface TehdasFieldProps {
  editing: RecordEditing<typeof tilausFields>;
  keikka: Pick<KeikkaData, 'betoniAsiakasId' | 'betoniSijaintiId' | 'betoniSijaintiNimi'>;
}

/** Where the concrete comes from: a factory of the company that makes it [O-128]. */
export function TehdasField({ editing, keikka }: TehdasFieldProps) {
  const betoniAsiakasId = useWatch({ control: editing.form.control, name: 'betoniAsiakasId' }) || null;
  const { data = [] } = useThings('sijainti');
  const offered = new Set(
    data.filter(({ asiakasId }) => asiakasId === betoniAsiakasId).map(({ sijaintiId }) => sijaintiId),
  );
  const { betoniSijaintiId: id, betoniSijaintiNimi: name } = keikka;
  // The factory of the maker before is none of another one's.
  const isStored = id !== null && betoniAsiakasId === keikka.betoniAsiakasId;
  return (
    <RecordField
      of={editing}
      name="betoniSijaintiId"
      disabled={editing.locked || betoniAsiakasId === null}
      placeholder={betoniAsiakasId === null ? texts.makerFirst : texts.placeholder}
      searchable
      stored={isStored ? { id, name } : undefined}
      offered={(one) => offered.has(one)}
    />
  );
}
