import type { KeikkaGetAnswer } from '@keikka/contracts';
import { awaitsReady, isSettableTila, keikkaTila, keikkaTilaSelite } from '@keikka/domain';
import { useApi, useNotify, useUndo } from '@keikka/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orderKey } from '../../../turns/part-change.js';
import { texts } from '../texts.js';
import { saveTila, type OrderCache, type Tila } from './save-tila.js';
import { tilaKinds, type TilaChange } from './tila-undo.js';

/** An order's status, and how it is changed by who may plan it. */
export interface TilaOfKeikka {
  mayChange: boolean;
  set: (tila: Tila) => void;
  /** Makes the order ready for delivery; absent where it is, or may not be made so [O-030]. */
  setReady: (() => void) | undefined;
  /**
   * Sends a draft to its owner, by who writes it and does not plan it; true once it is sent. Absent for everybody else.
   */
  send: (() => Promise<boolean>) | undefined;
  /** Gives up a draft, by the same; true once it is deleted. */
  remove: (() => Promise<boolean>) | undefined;
}

const ready: Tila = {
  keikkaTilaId: keikkaTila.toimitusvalmis,
  keikkaTilaSelite: keikkaTilaSelite.toimitusvalmis,
};

const sent: Tila = { keikkaTilaId: keikkaTila.lahetetty, keikkaTilaSelite: texts.lahetetty };
const removed: Tila = { keikkaTilaId: keikkaTila.poistettu, keikkaTilaSelite: keikkaTilaSelite.poistettu };

export function useTila({ keikkaData, access }: KeikkaGetAnswer, cache: OrderCache): TilaOfKeikka {
  const api = useApi();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const tools = useMemo(() => ({ api, queryClient, cache, notify }), [api, queryClient, cache, notify]);
  const undo = useUndo(useMemo(() => tilaKinds(tools), [tools]));
  const { keikkaId } = keikkaData;

  function change(before: Tila, { keikkaTilaId, keikkaTilaSelite: selite }: Tila): void {
    if (keikkaTilaId === before.keikkaTilaId) return;
    const after = { keikkaTilaId, keikkaTilaSelite: selite };
    const saving = saveTila(tools, keikkaId, { before, after });
    const text = texts.changed(selite);
    // The server takes no status back that nobody may set.
    if (!isSettableTila(before.keikkaTilaId)) {
      saving.then(
        () => notify.success(text),
        () => undefined,
      );
      return;
    }
    const step: TilaChange = { kind: 'tila', keikkaId, before, after };
    undo.track(
      saving.then(({ varmenne }) => ({
        yyyymmdd: null,
        text,
        undone: texts.back(selite, before.keikkaTilaSelite),
        change: step,
        versions: { [orderKey(keikkaId)]: varmenne },
      })),
    );
  }
  /** The status that is known now: a question or a save may have come between. */
  function shown(): Tila {
    const { keikkaTilaId, keikkaTilaSelite: selite } = cache.shown(keikkaId) ?? keikkaData;
    return { keikkaTilaId, keikkaTilaSelite: selite };
  }
  function setReady(): void {
    const before = shown();
    // It may have been delivered meanwhile.
    if (awaitsReady(before.keikkaTilaId)) change(before, ready);
  }
  /** It is not taken back: what was sent or deleted is its owner's. */
  async function end(after: Tila, text: string): Promise<boolean> {
    try {
      await saveTila(tools, keikkaId, { before: shown(), after });
    } catch {
      // Told already.
      return false;
    }
    notify.success(text);
    return true;
  }
  const writesDraft = access.edit && !access.plan && keikkaData.keikkaTilaId === keikkaTila.luonnos;
  return {
    mayChange: access.plan,
    set: (tila) => change(shown(), tila),
    setReady: access.plan && awaitsReady(keikkaData.keikkaTilaId) ? setReady : undefined,
    send: writesDraft ? () => end(sent, texts.sent) : undefined,
    remove: writesDraft ? () => end(removed, texts.removed(keikkaId)) : undefined,
  };
}
