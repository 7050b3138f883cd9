import { useRecentSave } from '@keikka/sdk/record';
import { Button, Span, Undo2 } from '@keikka/ui';
import { orderKey } from '../../turns/part-change.js';
import { texts } from '../form/texts.js';

/** Takes the last save of an order back, long after its toast is gone, and says how long that is left. */
export function UndoSave({ keikkaId, busy }: { keikkaId: number; busy: boolean }) {
  const save = useRecentSave(orderKey(keikkaId));
  if (!save) return null;
  const left = texts.timeLeft(save.secondsLeft);
  return (
    <Button
      variant="link"
      mx="-2"
      flexShrink="0"
      disabled={busy}
      onClick={save.undo}
      // The time is told and not spoken: it would be read out again and again.
      aria-label={texts.undoSave}
      aria-description={texts.undoSaveLeft(left)}
    >
      <Undo2 size={16} aria-hidden />
      {texts.undo}
      <Span color="fg.muted" fontVariantNumeric="tabular-nums" aria-hidden>
        {left}
      </Span>
    </Button>
  );
}
