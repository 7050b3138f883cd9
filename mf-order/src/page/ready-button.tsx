import type { KeikkaGetAnswer } from '@keikka/contracts';
import { Button } from '@keikka/ui';
import { useKeikkaCache } from '../features/keikka/api/keikka-cache.js';
import { useTila } from '../features/tila/api/use-tila.js';
import { texts } from './texts.js';
import type { KeikkaEditing } from './use-keikka-editing.js';

interface ReadyButtonProps {
  answer: KeikkaGetAnswer;
  editing: KeikkaEditing;
}

/** Saves what was typed and makes the order ready for delivery, as long as it waits for that [O-030]. */
export function ReadyButton({ answer, editing }: ReadyButtonProps) {
  const { setReady } = useTila(answer, useKeikkaCache());
  if (!setReady) return null;

  /** A form that was not stored leaves the status as it is. */
  async function save(): Promise<void> {
    if (!editing.dirty || (await editing.saved())) setReady?.();
  }
  return (
    <Button
      onClick={() => void save()}
      disabled={editing.busy}
      // On a phone its words need a line of their own.
      order={{ base: 1, md: 0 }}
      w={{ base: 'full', md: 'auto' }}
    >
      {texts.saveReady}
    </Button>
  );
}
