import { betoniAttrTypeCalls, type BetoniAttrType, type InputOf } from '@keikka/contracts';
import { idempotent, useApi, useNotify, useUndo } from '@keikka/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hallintaTexts as texts } from '../lisat-hallinta-texts.js';
import { attrTypeKey, attrTypeKinds, type AttrTypeChange } from './attr-type-undo.js';
import { attrsKey } from './use-betoni-lists.js';

const KEY = 'betoni-attr-type';

/** The extras of the company's own, of everybody and of the supplier, for who keeps the own ones. */
export function useAttrTypes(betoniAsiakasId: number | null) {
  const api = useApi();
  const input = { betoniAsiakasId: betoniAsiakasId ?? 0 };
  return useQuery({
    queryKey: [KEY, input.betoniAsiakasId],
    queryFn: ({ signal }) => api.ask(betoniAttrTypeCalls.list, input, { signal }),
    staleTime: 0,
  });
}

type Save = InputOf<typeof betoniAttrTypeCalls.save>;
type Seen = InputOf<typeof betoniAttrTypeCalls.delete>;

/** The acts on the company's own extras. */
export interface AttrTypes {
  save: (type: Save) => Promise<BetoniAttrType>;
  /** As it is now; null when it is gone. */
  read: (type: BetoniAttrType) => Promise<BetoniAttrType | null>;
  /** Deletes it and offers to bring it back. */
  remove: (type: BetoniAttrType) => void;
}

/** After each act the lists are read again, and `onChanged` is told. */
export function useKeepAttrTypes(onChanged: () => void): AttrTypes {
  const api = useApi();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { save, remove, restore } = useMemo(() => {
    const readAgain = (): void => {
      for (const queryKey of [[KEY], [attrsKey]]) void queryClient.invalidateQueries({ queryKey });
    };
    const { save, delete: remove, restore } = betoniAttrTypeCalls;
    const of = <Input, Answer>(send: (input: Input, idempotencyKey: string) => Promise<Answer>) => {
      const once = idempotent(send);
      return async (input: Input): Promise<Answer> => {
        try {
          return await once(input);
        } finally {
          // What was refused because of a colleague's change is shown as it is now.
          readAgain();
        }
      };
    };
    return {
      save: of((type: Save, idempotencyKey) => api.ask(save, type, { idempotencyKey })),
      remove: of((type: Seen, idempotencyKey) => api.ask(remove, type, { idempotencyKey })),
      restore: of((type: Seen, idempotencyKey) => api.ask(restore, type, { idempotencyKey })),
    };
  }, [api, queryClient]);
  const undo = useUndo(useMemo(() => attrTypeKinds({ remove, restore }, notify), [remove, restore, notify]));

  async function removed({ attrId, attrNimike, varmenne }: BetoniAttrType) {
    const deleted = await remove({ attrId, varmenne }).catch((error: unknown) => {
      notify.error(texts.removeFailed, error);
      throw error;
    });
    const change: AttrTypeChange = { kind: 'attrType', attrId, before: 'kept', after: 'deleted' };
    const words = { text: texts.removed(attrNimike), undone: texts.removedBack(attrNimike) };
    return { yyyymmdd: null, ...words, change, versions: { [attrTypeKey(attrId)]: deleted.varmenne } };
  }
  return {
    save: async (type) => {
      const saved = await save(type);
      onChanged();
      return saved;
    },
    read: async ({ attrId }) => {
      const types = await api.ask(betoniAttrTypeCalls.list, { betoniAsiakasId: 0 }, { revalidate: true });
      return types.find((one) => one.attrId === attrId) ?? null;
    },
    remove: (type) => undo.track(removed(type)),
  };
}
