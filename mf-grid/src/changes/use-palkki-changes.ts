import type { GridPalkki, PalkkiFields } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { useApi, useNotify, useOwnAsiakasId } from '@keikka/sdk';
import { useSaveUndo } from '@keikka/sdk/record';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { itemTitle } from '../day/model/item-text.js';
import { readPalkki, type ReadPalkki } from '../palkki/read-palkki.js';
import { sendPalkki } from '../palkki/send-palkki.js';
import { removalTexts } from '../palkki/use-confirm-removal.js';
import { useChangeDay } from './commands/day-command.js';
import { deletePalkkiCommand, makePalkkiCommand, savePalkkiCommand } from './commands/palkki-commands.js';
import type { StepOf } from './commands/step-change.js';
import { versionsOf } from './commands/versions-of.js';
import { palkkiSaves } from './undo/palkki-saves.js';
import { texts } from './undo/texts.js';
import { useGridUndo } from './undo/use-grid-undo.js';

interface PalkkiChanges {
  read: ReadPalkki;
  /** Saves the changes of the edited version; null makes a new palkki. */
  save: (
    changes: Partial<PalkkiFields>,
    base: GridPalkki | null,
    values: PalkkiFields,
  ) => Promise<GridPalkki>;
  /** Records a save for undo: `before` is the palkki without the changes. */
  saved: (palkki: GridPalkki, before: GridPalkki | null) => void;
  /** Removes the palkki in the version that was seen, so that a colleague's later change is not lost. */
  remove: (palkki: GridPalkki) => Promise<void>;
}

/** The changes of a palkki from a window. They are sent like any change of the day, but the window shows a failure. */
export function usePalkkiChanges(yyyymmdd: Yyyymmdd): PalkkiChanges {
  const api = useApi();
  const queryClient = useQueryClient();
  const ownAsiakasId = useOwnAsiakasId();
  const change = useChangeDay();
  const notify = useNotify();
  const undo = useGridUndo();
  const send = useMemo(() => sendPalkki(api, ownAsiakasId), [api, ownAsiakasId]);
  const trackSave = useSaveUndo(
    useMemo(
      () => palkkiSaves(yyyymmdd, { api, queryClient, change, savePalkki: send }),
      [yyyymmdd, api, queryClient, change, send],
    ),
  );

  function track(text: string, change: Omit<StepOf<'palkki'>, 'kind'>): void {
    const versions = versionsOf(change.after ? [change.after] : []);
    undo.track(Promise.resolve({ yyyymmdd, text, change: { kind: 'palkki', ...change }, versions }));
  }
  return {
    read: readPalkki(api, queryClient),
    async save(changes, base, { vehicleId, timeStart, timeEnd }) {
      // The call demands place and times.
      const values = { ...changes, vehicleId, timeStart, timeEnd };
      const command = base
        ? savePalkkiCommand(yyyymmdd, { row: base, values, seen: versionsOf([base]) }, send)
        : makePalkkiCommand(yyyymmdd, values, send);
      const [saved] = await change({ ...command, failed: null });
      return saved as GridPalkki;
    },
    saved(after, before) {
      const { palkkiId } = after;
      const text = texts.palkki[before ? 'changed' : 'made'](itemTitle(after));
      if (!before) track(text, { palkkiId, before, after });
      else if (!trackSave(palkkiId, after, before, { yyyymmdd, text })) notify.success(text);
    },
    async remove(before) {
      const { palkkiId } = before;
      await change({ ...deletePalkkiCommand(yyyymmdd, palkkiId, versionsOf([before])), failed: null });
      track(removalTexts.palkki.done, { palkkiId, before, after: null });
    },
  };
}
