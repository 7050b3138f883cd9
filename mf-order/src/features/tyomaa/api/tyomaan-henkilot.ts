import { tyomaaCalls, type TyomaanHenkilo } from '@keikka/contracts';
import { personName } from '@keikka/domain';
import { useApi, useNotify } from '@keikka/sdk';
import { toaster, Undo2 } from '@keikka/ui';
import {
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { texts as all } from '../texts.js';

const texts = all.henkilot;

const henkilotKey = (tyomaaId: number) => ['tyomaan-henkilot', tyomaaId] as const;

/** The persons of a site, read anew each time that its window opens. Another company's site does not tell them. */
export function useHenkilot(tyomaaId: number, isOwn: boolean): UseQueryResult<TyomaanHenkilo[]> {
  const api = useApi();
  return useQuery({
    queryKey: henkilotKey(tyomaaId),
    queryFn: async ({ signal }) =>
      (await api.ask(tyomaaCalls.listPersons, { tyomaaId }, { signal })).personList,
    enabled: isOwn,
    staleTime: 0,
    gcTime: 0,
  });
}

/** An act on a site's persons that is on its way. */
export interface HenkiloTurn {
  act: 'add' | 'remove';
  personId: number;
  contactPersonTypeId: number;
  /** As he is named until the answer comes. */
  nimi: string;
}

/** Hears that somebody was taken off, and of the undo. */
interface Heard {
  onRemoved: (personId: number) => void;
  onUndo: (personId: number) => void;
}

interface HenkiloActs {
  add: (turn: HenkiloTurn) => void;
  remove: (turn: HenkiloTurn) => void;
  /** What is sent and not answered yet, in its order. */
  pending: readonly HenkiloTurn[];
}

/** Adds persons to a site and takes them off, one after the other. */
export function useHenkiloActs(tyomaaId: number, { onRemoved, onUndo }: Heard): HenkiloActs {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const mutationKey = henkilotKey(tyomaaId);
  const lay = (personId: number, now: readonly TyomaanHenkilo[]): void =>
    void queryClient.setQueryData<TyomaanHenkilo[]>(
      mutationKey,
      (before) =>
        // A list that is still being read is none yet.
        before && [...before.filter((one) => one.personId !== personId), ...now].toSorted(byName),
    );
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: async ({ act, personId, contactPersonTypeId }: HenkiloTurn) => {
      if (act === 'add')
        return [await api.ask(tyomaaCalls.addPerson, { tyomaaId, personId, contactPersonTypeId })];
      await api.ask(tyomaaCalls.removePerson, { tyomaaId, personId });
      return [];
    },
    onSuccess(now, { act, ...henkilo }) {
      lay(henkilo.personId, now);
      if (act === 'add') return;
      onRemoved(henkilo.personId);
      const undo = { label: texts.undo, icon: Undo2, onSelect: () => bringBack(henkilo) };
      toaster.show({ text: texts.removed(henkilo.nimi), tone: 'success', action: undo });
    },
    onError(error, { act }) {
      notify.error(act === 'add' ? texts.addFailed : texts.removeFailed, error);
      void queryClient.invalidateQueries({ queryKey: mutationKey });
    },
    // An order's own field offers the persons of its site.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['things', 'person'] }),
  });
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as HenkiloTurn,
  });
  function bringBack(henkilo: Omit<HenkiloTurn, 'act'>): void {
    mutate({ act: 'add', ...henkilo });
    onUndo(henkilo.personId);
  }
  return { add: mutate, remove: mutate, pending };
}

const byName = (one: TyomaanHenkilo, other: TyomaanHenkilo): number =>
  personName(one).localeCompare(personName(other), 'fi');
