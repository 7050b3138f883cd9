import type { GridPalkki } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { removalTexts } from '../../palkki/use-confirm-removal.js';
import { palkkiKey } from '../../day/model/grid-day.js';
import { itemTitle } from '../../day/model/item-text.js';
import { texts } from './texts.js';
import { useShowSavedItem } from '../../day/cache/show-saved-item.js';
import { versionsOf } from './board-kind.js';
import { useGridUndo } from './use-grid-undo.js';

export interface PalkkiSteps {
  saved: (yyyymmdd: Yyyymmdd, before: GridPalkki | null, after: GridPalkki) => void;
  removed: (yyyymmdd: Yyyymmdd, before: GridPalkki) => void;
}

/** What was done to a palkki elsewhere on the page: shown on the board, told, and to be taken back. */
export function usePalkkiSteps(): PalkkiSteps {
  const show = useShowSavedItem();
  const undo = useGridUndo();
  return {
    saved(yyyymmdd, before, after) {
      const { palkkiId } = after;
      show(palkkiKey(palkkiId), after);
      const text = texts.palkki[before ? 'changed' : 'made'](itemTitle(after));
      const change = { kind: 'palkki', palkkiId, before, after } as const;
      undo.track(Promise.resolve({ yyyymmdd, text, change, versions: versionsOf([after]) }));
    },
    removed(yyyymmdd, before) {
      const { palkkiId } = before;
      show(palkkiKey(palkkiId), null);
      const change = { kind: 'palkki', palkkiId, before, after: null } as const;
      undo.track(Promise.resolve({ yyyymmdd, text: removalTexts.palkki.done, change, versions: {} }));
    },
  };
}
