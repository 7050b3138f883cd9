import type { AsiakasData, KeikkaData, tilausFields } from '@keikka/contracts';
import { payerAsiakasId, shortAsiakasNimi } from '@keikka/domain';
import { asiakasThing, pick, RecordField, useKnownThing, type RecordEditing } from '@keikka/sdk/record';
import { useState } from 'react';
import { texts } from '../texts.js';
import { UusiAsiakas } from '../../../parts/uusi-asiakas/uusi-asiakas.js';

interface AsiakasFieldProps {
  editing: RecordEditing<typeof tilausFields>;
  keikka: KeikkaData;
}

/** Who receives the concrete: found by name, business id or number, or made on the spot [O-031]. */
export function AsiakasField({ editing, keikka }: AsiakasFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const keep = useKnownThing('asiakas');
  const { asiakasId, asiakasNimi, ytunnus } = keikka;
  function choose(made: AsiakasData): void {
    keep(asiakasThing(made));
    pick(editing, 'asiakasId', made.asiakasId);
  }
  return (
    <>
      <RecordField
        of={editing}
        name="asiakasId"
        disabled={editing.locked}
        placeholder={texts.placeholder}
        hint={payerText(keikka)}
        stored={asiakasId === null ? undefined : asiakasThing({ asiakasId, asiakasNimi, ytunnus })}
        make={{ label: texts.make, onMake: setTyped }}
      />
      {typed !== null && <UusiAsiakas typed={typed} onMade={choose} onClose={() => setTyped(null)} />}
    </>
  );
}

/** Who pays: the source of the order, or whoever receives it where that is the company itself [I-086] [I-087]. */
function payerText({ ownerAsiakasId, sourceAsiakasId, sourceAsiakasNimi }: KeikkaData): string | undefined {
  const payer = payerAsiakasId({ sourceAsiakasId, asiakasId: null }, ownerAsiakasId);
  if (payer === null) return texts.payerIsCustomer;
  return sourceAsiakasNimi ? texts.payer(shortAsiakasNimi(sourceAsiakasNimi)) : undefined;
}
