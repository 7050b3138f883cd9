import type { Betoni, KeikkaBetoniAttr } from '@keikka/contracts';
import { useApi, useNotify, useUndo } from '@keikka/sdk';
import { useMemo } from 'react';
import { orderKey } from '../../../turns/part-change.js';
import { texts } from '../texts.js';
import { lisaKinds, sendLisa } from './lisa-undo.js';
import { useRecovery } from './recovered-act.js';
import { betoniSender, type OrderCache } from './send-betoni.js';

/** What a change of an extra is about: the kind, its name, and its comment before. */
export type Lisa = Pick<KeikkaBetoniAttr, 'attrId' | 'attrNimike'> & Partial<KeikkaBetoniAttr>;

export interface Lisat {
  add: (line: Betoni, lisa: Lisa) => void;
  comment: (line: Betoni, lisa: KeikkaBetoniAttr, comment: string) => void;
  remove: (line: Betoni, lisa: KeikkaBetoniAttr) => void;
  /** Reads a line's extras again, one of which may have another name. */
  readAgain: (line: Betoni) => void;
}

/** The acts on the extras of a line, each saved at once and undoable. */
export function useLisat(cache: OrderCache): Lisat {
  const api = useApi();
  const notify = useNotify();
  const recovery = useRecovery();
  const sender = useMemo(() => betoniSender(api, cache), [api, cache]);
  const undo = useUndo(useMemo(() => lisaKinds(sender, cache.read, notify), [sender, cache, notify]));

  async function change(line: Betoni, lisa: Lisa, after: string | null, words: Words): Promise<void> {
    const { keikkaId, keikkaBetoniId } = line;
    const { attrId, keikkaBetoniAttrId, keikkaBetoniAttrComment: before = null } = lisa;
    const step = { kind: 'lisa', keikkaId, keikkaBetoniId, attrId, before, after } as const;
    const context = { keikkaId, keikkaBetoniId, attrId, after };
    const act = { operation: 'extra', failed: texts.lisat.failed, context };
    const done = await recovery.run(act, async () => ({
      saved: await sendLisa(sender, step, keikkaBetoniAttrId),
    }));
    if (!done) cache.refresh(keikkaId);
    if (!done?.saved) return;
    const versions = { [orderKey(keikkaId)]: done.saved.varmenne };
    undo.track(Promise.resolve({ yyyymmdd: null, change: step, versions, ...words }));
  }
  const { lisat } = texts;
  return {
    add: (line, lisa) => void change(line, lisa, '', words(lisat.added, lisat.addedBack, lisa)),
    comment: (line, lisa, comment) =>
      void change(line, lisa, comment, words(lisat.commented, lisat.commentedBack, lisa)),
    remove: (line, lisa) => void change(line, lisa, null, words(lisat.removed, lisat.removedBack, lisa)),
    readAgain: ({ keikkaId }) => cache.refresh(keikkaId),
  };
}

interface Words {
  text: string;
  undone: string;
}

type Said = (name: string) => string;

const words = (text: Said, undone: Said, { attrNimike }: Lisa): Words => ({
  text: text(attrNimike),
  undone: undone(attrNimike),
});
