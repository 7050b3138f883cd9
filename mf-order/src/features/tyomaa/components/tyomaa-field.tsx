import type { KeikkaData, tilausFields, TyomaaData } from '@keikka/contracts';
import { pick, RecordField, useKnownThing, useWatch, type RecordEditing } from '@keikka/sdk/record';
import { useState } from 'react';
import { texts } from '../texts.js';
import { UusiTyomaa } from './uusi-tyomaa.js';

interface TyomaaFieldProps {
  editing: RecordEditing<typeof tilausFields>;
  keikka: Pick<KeikkaData, 'tyomaaId' | 'tyomaaNimi' | 'tyomaaOsoite'>;
}

/** Where the concrete goes: found by name or address, first among the customer's, or made on the spot [O-032]. */
export function TyomaaField({ editing, keikka }: TyomaaFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const keep = useKnownThing('tyomaa');
  const asiakasId = useWatch({ control: editing.form.control, name: 'asiakasId' }) || null;
  const { tyomaaId, tyomaaNimi, tyomaaOsoite } = keikka;
  function choose({ tyomaaId: id, tyomaaNimi: name, tyomaaOsoite1: street }: TyomaaData): void {
    keep({ id, name: name || street });
    pick(editing, 'tyomaaId', id);
  }
  return (
    <>
      <RecordField
        of={editing}
        name="tyomaaId"
        disabled={editing.locked}
        placeholder={texts.placeholder}
        stored={
          tyomaaId === null
            ? undefined
            : { id: tyomaaId, name: [tyomaaNimi, tyomaaOsoite].filter(Boolean).join(', ') }
        }
        about={{ asiakasId }}
        make={{ label: texts.make, onMake: setTyped }}
      />
      {typed !== null && (
        <UusiTyomaa typed={typed} asiakasId={asiakasId} onMade={choose} onClose={() => setTyped(null)} />
      )}
    </>
  );
}
