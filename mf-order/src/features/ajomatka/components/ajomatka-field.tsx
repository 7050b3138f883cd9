import { useWatch, type RecordEditing } from '@keikka/sdk/record';
import type { tilausFields } from '@keikka/contracts';
import { minutesText } from '@keikka/domain';
import { Button, Field, Route, Span } from '@keikka/ui';
import { lazy, Suspense, useState } from 'react';
import type { OrderCache } from '../api/use-ajomatka.js';
import { kilometresOf, type AjomatkaTilaus } from '../model/ajomatka.js';
import { texts } from '../texts.js';

const AjomatkaWindow = lazy(async () => ({
  default: (await import('./ajomatka-window.js')).AjomatkaWindow,
}));

interface AjomatkaFieldProps {
  editing: RecordEditing<typeof tilausFields>;
  keikka: AjomatkaTilaus;
  cache: OrderCache;
}

/** How far the factory is, and the window that shows the way [O-034]. */
export function AjomatkaField({ editing, keikka, cache }: AjomatkaFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const [tyomaaId, sijaintiId] = useWatch({
    control: editing.form.control,
    name: ['tyomaaId', 'betoniSijaintiId'],
  });
  const isStored = (tyomaaId || null) === keikka.tyomaaId && (sijaintiId || null) === keikka.betoniSijaintiId;
  return (
    <Field label={texts.title}>
      <Button
        width="full"
        justifyContent="space-between"
        fontWeight="normal"
        disabled={editing.locked || !isStored}
        title={isStored ? texts.open : texts.openAfterSave}
        onClick={() => setOpen(true)}
      >
        <Matka keikka={keikka} />
        <Route aria-hidden />
      </Button>
      {isOpen && (
        <Suspense>
          <AjomatkaWindow keikka={keikka} cache={cache} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Field>
  );
}

function Matka({ keikka: { betoniMatkaM, betoniMatkaAika } }: Pick<AjomatkaFieldProps, 'keikka'>) {
  const kilometres = kilometresOf(betoniMatkaM);
  if (!kilometres && betoniMatkaAika === null) return <Span color="fg.muted">{texts.unknown}</Span>;
  return (
    <Span display="flex" gap="3">
      <Span fontWeight="semibold">{kilometres}</Span>
      {betoniMatkaAika !== null && <Span>{minutesText(betoniMatkaAika)}</Span>}
    </Span>
  );
}
