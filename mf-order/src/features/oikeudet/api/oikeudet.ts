import { oikeudetCalls, tyomaaCalls } from '@keikka/contracts';
import { useApi, useNotify, type ApiClient } from '@keikka/sdk';
import { toaster, Undo2 } from '@keikka/ui';
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import {
  authOf,
  henkilotIn,
  levelOf,
  type Henkilo,
  type Kind,
  type Kohde,
  type Level,
} from '../model/tasot.js';
import { texts } from '../texts.js';

type Added = Pick<Henkilo, 'personId' | 'contactPersonTypeId'>;

interface Calls {
  list: (api: ApiClient, id: number, signal: AbortSignal) => Promise<Henkilo[]>;
  /** Puts a person on the list; of a site as what he is there. */
  add: (api: ApiClient, id: number, of: Added) => Promise<unknown>;
  remove: (api: ApiClient, id: number, personId: number) => Promise<unknown>;
  save: (api: ApiClient, id: number, personId: number, level: Level) => Promise<Henkilo>;
}

const calls: Readonly<Record<Kind, Calls>> = {
  keikka: {
    list: async (api, keikkaId, signal) =>
      henkilotIn(await api.ask(oikeudetCalls.listOnKeikka, { keikkaId }, { signal })),
    add: (api, keikkaId, { personId }) => api.ask(oikeudetCalls.addToKeikka, { keikkaId, personId }),
    remove: (api, keikkaId, personId) => api.ask(oikeudetCalls.removeFromKeikka, { keikkaId, personId }),
    save: (api, keikkaId, personId, level) =>
      api.ask(oikeudetCalls.saveOnKeikka, { keikkaId, personId, auth: authOf(level) }),
  },
  tyomaa: {
    list: async (api, tyomaaId, signal) =>
      henkilotIn(await api.ask(tyomaaCalls.listPersons, { tyomaaId }, { signal })),
    add: (api, tyomaaId, of) => api.ask(tyomaaCalls.addPerson, { tyomaaId, ...of }),
    remove: (api, tyomaaId, personId) => api.ask(tyomaaCalls.removePerson, { tyomaaId, personId }),
    save: (api, tyomaaId, personId, level) =>
      api.ask(oikeudetCalls.saveOnTyomaa, { tyomaaId, personId, auth: authOf(level) }),
  },
  asiakas: {
    list: async (api, asiakasId, signal) =>
      henkilotIn(await api.ask(oikeudetCalls.listOnAsiakas, { asiakasId }, { signal })),
    add: (api, asiakasId, { personId }) => api.ask(oikeudetCalls.addToAsiakas, { asiakasId, personId }),
    remove: (api, asiakasId, personId) => api.ask(oikeudetCalls.removeFromAsiakas, { asiakasId, personId }),
    save: (api, asiakasId, personId, level) =>
      api.ask(oikeudetCalls.saveOnAsiakas, { asiakasId, personId, auth: authOf(level) }),
  },
};

const keyOf = ({ kind, id }: Kohde) => ['oikeudet', kind, id] as const;

/** Who is on the list, read anew each time that the tab opens; not asked where the order has no such thing. */
export function useOikeudet(kind: Kind, id: number | null): UseQueryResult<Henkilo[]> {
  const api = useApi();
  return useQuery({
    queryKey: keyOf({ kind, id: id ?? 0 }),
    queryFn: ({ signal }) => calls[kind].list(api, id ?? 0, signal),
    enabled: id !== null,
    staleTime: 0,
  });
}

/** What is done about a person. Who is taken off has no level. */
interface Turn extends Added {
  act: 'add' | 'save' | 'remove';
  level: Level;
}

export interface OikeusActs {
  add: (personId: number, level: Level) => void;
  save: (henkilo: Henkilo, level: Level) => void;
  remove: (henkilo: Henkilo) => void;
  /** Reads all lists again: a person may be on each. */
  refresh: () => void;
}

const failed = { add: texts.addFailed, save: texts.saveFailed, remove: texts.removeFailed };

/** Gives and takes access, one act after the other. Each is shown at once, and as it was if it fails. */
export function useOikeusActs(kohde: Kohde): OikeusActs {
  const { kind, id } = kohde;
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const queryKey = keyOf(kohde);
  const { mutate } = useMutation({
    scope: { id: queryKey.join() },
    mutationFn: async ({ act, level, ...of }: Turn) => {
      const { personId } = of;
      const { add, save, remove } = calls[kind];
      if (act === 'remove') return remove(api, id, personId);
      if (act === 'add') await add(api, id, of);
      return act === 'add' && level === 'none' ? undefined : save(api, id, personId, level);
    },
    onMutate({ act, personId, level }) {
      const auth = authOf(level);
      const taso = { auth, authEdit: auth.edit, authRead: auth.read };
      queryClient.setQueryData<Henkilo[]>(queryKey, (list) =>
        act === 'remove'
          ? list?.filter((one) => one.personId !== personId)
          : list?.map((one) => (one.personId === personId ? { ...one, ...taso } : one)),
      );
    },
    onError: (error, { act }) => notify.error(failed[act], error),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return {
    add: (personId, level) => mutate({ act: 'add', personId, level }),
    refresh: () => void queryClient.invalidateQueries({ queryKey: ['oikeudet'] }),
    save: ({ personId }, level) => mutate({ act: 'save', personId, level }),
    remove(henkilo) {
      const { personId, contactPersonTypeId } = henkilo;
      const of = { personId, ...(contactPersonTypeId !== undefined && { contactPersonTypeId }) };
      const back = { act: 'add' as const, ...of, level: levelOf(henkilo) };
      const undo = { label: texts.undo, icon: Undo2, onSelect: () => mutate(back) };
      const told = { text: texts.removed, tone: 'success' as const, action: undo };
      mutate({ act: 'remove', personId, level: 'none' }, { onSuccess: () => void toaster.show(told) });
    },
  };
}
