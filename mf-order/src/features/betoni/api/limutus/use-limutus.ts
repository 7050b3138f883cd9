import { useApi, useNotify, useSession, useUndo } from '@keikka/sdk';
import { useMemo, useState } from 'react';
import { orderKey } from '../../../../turns/part-change.js';
import { limutusTexts as texts } from '../../limutus-texts.js';
import { isBusy, type LimutusRun, type LimutusSource } from '../../model/limutus.js';
import { lineKey } from '../betoni-undo.js';
import { runLimutus } from './limutus-run.js';
import type { LimutusSettings } from './limutus-settings.js';
import { limutusKinds, limutusSender } from './limutus-undo.js';
import type { OrderCache } from '../send-betoni.js';

export interface Limutus {
  /** null while no window is open. */
  run: { of: LimutusSource; run: LimutusRun } | null;
  start: (of: LimutusSource, override?: boolean) => void;
  close: () => void;
}

/** The making of a primer with its window, undoable as one step. */
export function useLimutus(cache: OrderCache, settings: LimutusSettings): Limutus {
  const api = useApi();
  const notify = useNotify();
  const { user } = useSession();
  const [run, setRun] = useState<Limutus['run']>(null);
  const sender = useMemo(() => limutusSender(api, cache), [api, cache]);
  const undo = useUndo(useMemo(() => limutusKinds(sender, notify), [sender, notify]));
  const userName = `${user.personFirstName} ${user.personLastName}`;

  async function make(of: LimutusSource, override: boolean): Promise<void> {
    const show = (now: LimutusRun): void => setRun({ of, run: now });
    const saved = await runLimutus(of, override, { sender, cache, settings, userName, show });
    if (!saved) return;
    const { keikkaId, keikkaBetoniId: primerId, varmenne } = saved;
    const { keikkaBetoniId } = of.line;
    const sides = { before: null, after: 'primer' } as const;
    const change = { kind: 'limutus', keikkaId, keikkaBetoniId, primerId, override, ...sides } as const;
    const keys = [orderKey(keikkaId), lineKey(keikkaBetoniId), lineKey(primerId)];
    const versions = Object.fromEntries(keys.map((key) => [key, varmenne]));
    const words = { text: texts.made(of.number), undone: texts.madeBack };
    undo.track(Promise.resolve({ yyyymmdd: null, change, versions, ...words }));
  }
  return {
    run,
    start(of, override = false) {
      if (!run || !isBusy(run.run)) void make(of, override);
    },
    close: () => setRun(null),
  };
}
