import { keikkaSchema } from '@keikka/domain/formula';
import { RecordFormula, type RecordEditing } from '@keikka/sdk/record';
import { Field } from '@keikka/ui';
import { Select } from '@keikka/ui/forms';
import { useState } from 'react';
import { useWatch } from '@keikka/sdk/record';
import { useSampleKeikat } from '../../../parts/use-sample-keikat.js';
import type { tuoteForm } from '../model/tuote-form.js';
import { Failed } from '../../../parts/list-states.js';
import { texts } from '../texts.js';

const { hints } = texts;

/** Formulas of the quantity and of the cost centre, tried on a real order of the company. */
export function KaavaFields({ editing }: { editing: RecordEditing<typeof tuoteForm> }) {
  const [chosenId, setChosenId] = useState<number>();
  const { samples, keikkaId, facts, error, retrying, retry } = useSampleKeikat(chosenId);
  const yksikkö = useWatch({ control: editing.form.control, name: 'yksikkö' });
  const subject = {
    of: editing,
    schema: keikkaSchema,
    context: facts,
    contextTitle: keikkaId === undefined ? undefined : texts.tilaus(keikkaId),
  };
  return (
    <>
      <RecordFormula {...subject} name="määräKaava" unit={yksikkö} placeholder={hints.määräKaava} />
      <RecordFormula {...subject} name="kustannusPaikkaEval" placeholder={hints.kustannusPaikkaEval} />
      {error && <Failed text={texts.sampleFailed} error={error} retrying={retrying} onRetry={retry} />}
      {keikkaId !== undefined && (
        <Field label={texts.sampleKeikka}>
          <Select
            label={texts.sampleKeikka}
            options={samples.map(({ keikkaId: value, title }) => ({ value, label: title }))}
            value={keikkaId}
            onValueChange={setChosenId}
          />
        </Field>
      )}
    </>
  );
}
