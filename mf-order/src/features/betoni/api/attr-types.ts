import { betoniAttrTypeCalls, type BetoniAttrType, type InputOf } from '@keikka/contracts';
import { useApi } from '@keikka/sdk';
import { useQuery } from '@tanstack/react-query';
import { hallintaTexts as texts } from '../lisat-hallinta-texts.js';
import { attrsKey } from './use-betoni-lists.js';
import { useKeep, type Keep, type KeptThings } from './use-keep.js';

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

/** The acts on the company's own extras. */
export type AttrTypes = Keep<Save, BetoniAttrType>;

const { list, save, delete: remove, restore } = betoniAttrTypeCalls;

const attrTypes: KeptThings<Save, BetoniAttrType> = {
  kind: 'attrType',
  idOf: ({ attrId }) => attrId,
  nameOf: ({ attrNimike }) => attrNimike,
  save: (api, of, idempotencyKey) => api.ask(save, of, { idempotencyKey }),
  remove: (api, { id: attrId, varmenne }, idempotencyKey) =>
    api.ask(remove, { attrId, varmenne }, { idempotencyKey }),
  restore: (api, { id: attrId, varmenne }, idempotencyKey) =>
    api.ask(restore, { attrId, varmenne }, { idempotencyKey }),
  list: (api) => api.ask(list, { betoniAsiakasId: 0 }, { revalidate: true }),
  stale: [[KEY], [attrsKey]],
  texts,
};

/** `onChanged` is told of each save. */
export function useKeepAttrTypes(onChanged: () => void): AttrTypes {
  const keep = useKeep(attrTypes);
  return {
    ...keep,
    save: async (type) => {
      const saved = await keep.save(type);
      onChanged();
      return saved;
    },
  };
}
