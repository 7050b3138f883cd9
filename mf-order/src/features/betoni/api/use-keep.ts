import { idempotent, useApi, useNotify, useUndo, type ApiClient } from '@keikka/sdk';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { keptKey, keptKinds, type KeptChange, type KeptKind } from './kept-undo.js';

interface Seen {
  id: number;
  varmenne?: number;
}

/** A kind of thing that a company keeps of its own. */
export interface KeptThings<Save, Row> {
  kind: KeptKind;
  idOf: (row: Row) => number;
  nameOf: (row: Row) => string;
  save: (api: ApiClient, of: Save, idempotencyKey: string) => Promise<Row>;
  remove: (api: ApiClient, of: Seen, idempotencyKey: string) => Promise<{ varmenne: number }>;
  restore: (api: ApiClient, of: Seen, idempotencyKey: string) => Promise<{ varmenne: number }>;
  /** All of them as they are now. */
  list: (api: ApiClient) => Promise<Row[]>;
  /** What is read again after each act. */
  stale: readonly QueryKey[];
  texts: {
    removed: (name: string) => string;
    removedBack: (name: string) => string;
    removeFailed: string;
    restoreFailed: string;
  };
}

/** The acts on the things of the company's own. */
export interface Keep<Save, Row> {
  save: (of: Save) => Promise<Row>;
  /** As it is now; null when it is gone. */
  read: (row: Row) => Promise<Row | null>;
  /** Deletes it and offers to bring it back. */
  remove: (row: Row) => void;
}

/** After each act the lists are read again. `things` is one object for good. */
export function useKeep<Save, Row extends { varmenne: number }>(
  things: KeptThings<Save, Row>,
): Keep<Save, Row> {
  const { kind, idOf, nameOf, texts } = things;
  const api = useApi();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { save, remove, restore } = useMemo(() => {
    const of = <Input, Answer>(
      send: (api: ApiClient, input: Input, idempotencyKey: string) => Promise<Answer>,
    ) => {
      const once = idempotent((input: Input, idempotencyKey) => send(api, input, idempotencyKey));
      return async (input: Input): Promise<Answer> => {
        try {
          return await once(input);
        } finally {
          // What was refused because of a colleague's change is shown as it is now.
          for (const queryKey of things.stale) void queryClient.invalidateQueries({ queryKey });
        }
      };
    };
    return { save: of(things.save), remove: of(things.remove), restore: of(things.restore) };
  }, [api, queryClient, things]);
  const undo = useUndo(
    useMemo(
      () => keptKinds(kind, { remove, restore }, texts, notify),
      [kind, remove, restore, texts, notify],
    ),
  );

  async function removed(row: Row) {
    const [id, name] = [idOf(row), nameOf(row)];
    const deleted = await remove({ id, varmenne: row.varmenne }).catch((error: unknown) => {
      notify.error(texts.removeFailed, error);
      throw error;
    });
    const change: KeptChange = { kind, id, before: 'kept', after: 'deleted' };
    const words = { text: texts.removed(name), undone: texts.removedBack(name) };
    return { yyyymmdd: null, ...words, change, versions: { [keptKey(kind, id)]: deleted.varmenne } };
  }
  return {
    save,
    read: async (row) => (await things.list(api)).find((one) => idOf(one) === idOf(row)) ?? null,
    remove: (row) => undo.track(removed(row)),
  };
}
