import { Button, EmptyState, Plus } from '@keikka/ui';
import { texts } from '../texts.js';

export function NoTuotteet({ onNew }: { onNew: () => void }) {
  return (
    <EmptyState
      {...texts.empty}
      action={
        <Button variant="primary" onClick={onNew}>
          <Plus />
          {texts.uusiTuote}
        </Button>
      }
    />
  );
}

export function NoHits({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState title={texts.noHits.title} action={<Button onClick={onClear}>{texts.noHits.clear}</Button>} />
  );
}
