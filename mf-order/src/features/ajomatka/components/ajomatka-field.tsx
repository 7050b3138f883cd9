import { useWatch, type RecordEditing } from '@keikka/sdk/record';
import type { tilausFields } from '@keikka/contracts';
import { minutesText } from '@keikka/domain';
import { Button, Field, lazyWindow, Route, Span } from '@keikka/ui';
import { useEffect, useRef, useState } from 'react';
import type { OrderCache } from '../api/use-ajomatka.js';
import { kilometresOf, type AjomatkaTilaus, type Paikat } from '../model/ajomatka.js';
import { texts } from '../texts.js';

const AjomatkaWindow = lazyWindow(async () => (await import('./ajomatka-window.js')).AjomatkaWindow);

interface AjomatkaFieldProps {
  editing: RecordEditing<typeof tilausFields>;
  keikka: AjomatkaTilaus;
  /** The order's way is an estimate. */
  isArvio: boolean;
  cache: OrderCache;
  /** Leads to where each end of the way is given. */
  onPick: Readonly<Record<keyof Paikat, () => void>>;
}

/** How far the factory is, and the window that shows the way [O-034]. */
export function AjomatkaField({ editing, keikka, isArvio, cache, onPick }: AjomatkaFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const picked = useRef<keyof Paikat | null>(null);
  useEffect(() => {
    // The window holds the focus until it is gone.
    if (isOpen || picked.current === null) return;
    onPick[picked.current]();
    picked.current = null;
  }, [isOpen, onPick]);
  const [tyomaaId, sijaintiId] = useWatch({
    control: editing.form.control,
    name: ['tyomaaId', 'betoniSijaintiId'],
  });
  const isStored = (tyomaaId || null) === keikka.tyomaaId && (sijaintiId || null) === keikka.betoniSijaintiId;
  const parts = matkaParts(keikka, isArvio);
  return (
    <Field label={texts.title}>
      <Button
        width="full"
        justifyContent="space-between"
        fontWeight="normal"
        disabled={editing.locked || !isStored}
        aria-label={isStored ? texts.open(parts.join(', ')) : texts.openAfterSave}
        onClick={() => setOpen(true)}
      >
        {parts.length === 0 ? (
          <Span color="fg.muted">{texts.unknown}</Span>
        ) : (
          <Span color={isArvio ? 'status.warning.fg' : undefined}>{parts.join(' · ')}</Span>
        )}
        <Route aria-hidden />
      </Button>
      {isOpen && (
        <AjomatkaWindow
          keikka={keikka}
          cache={cache}
          onClose={() => setOpen(false)}
          onPick={(place) => {
            picked.current = place;
            setOpen(false);
          }}
        />
      )}
    </Field>
  );
}

/** '18,4 km', '25 min' and 'arvio', as far as they are known. */
const matkaParts = ({ betoniMatkaM, betoniMatkaAika }: AjomatkaTilaus, isArvio: boolean): string[] =>
  [
    kilometresOf(betoniMatkaM),
    betoniMatkaAika === null ? '' : minutesText(betoniMatkaAika),
    isArvio ? texts.arvio : '',
  ].filter(Boolean);
