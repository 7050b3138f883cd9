import type { GridItem } from '@keikka/contracts';
import { ApiError, useApi, useNotify, type ApiClient, type Notify, type VersionsByKey } from '@keikka/sdk';
import { useMutationState, useQueryClient, type Mutation, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Yyyymmdd } from '@keikka/domain';
import { withChanges, type DayChange } from './day-changes.js';
import { isOnDay, patchRow, replayed, type BoardDay, type Patched } from '../../day/model/day-patch.js';
import { findItem, itemKey, type ItemKey } from '../../day/model/grid-day.js';
import { gridDayKey } from '../../day/api/grid-day.js';
import { keptDays, patchDay } from '../../day/cache/patch-day.js';
import { versionsOf } from './versions-of.js';

const SERVER_ERROR = 500;

const dayChangeKey = (yyyymmdd: Yyyymmdd) => ['grid-day-change', yyyymmdd] as const;

const pendingOf = (yyyymmdd: Yyyymmdd) => ({
  filters: { mutationKey: dayChangeKey(yyyymmdd), status: 'pending' } as const,
  select: (mutation: Mutation): DayChange => (mutation.state.variables as { change: DayChange }).change,
});

/** The viewer's own unsaved changes of a day, in their order. */
export const usePendingChanges = (yyyymmdd: Yyyymmdd): DayChange[] => useMutationState(pendingOf(yyyymmdd));

/** An item as it is by now: keys can be pressed faster than the board is drawn. */
export function useItemNow(): (yyyymmdd: Yyyymmdd, key: ItemKey) => GridItem | undefined {
  const queryClient = useQueryClient();
  return (yyyymmdd, key) => {
    const day = queryClient.getQueryData<BoardDay>(gridDayKey(yyyymmdd));
    const { filters, select } = pendingOf(yyyymmdd);
    const changes = queryClient.getMutationCache().findAll(filters).map(select);
    return day && findItem(withChanges(day, changes).day, key);
  };
}

/** One change: how it shows at once, how it is saved, and the text when that fails. */
export interface DayCommand {
  yyyymmdd: Yyyymmdd;
  change: DayChange;
  /** Returns the rows as they are now. `own` has the versions that the viewer's earlier changes of the day have made. */
  send: (api: ApiClient, own: VersionsByKey) => Promise<GridItem[]>;
  /** Facts that the day must remember besides the rows. */
  remember?: (day: BoardDay) => BoardDay;
  /** null when the caller handles a failure, or this one: its text is null. */
  failed: string | ((error: unknown) => string | null) | null;
  /** The failure is shown until it is closed. */
  failureStays?: boolean;
  /** Does the same once more, upon the same state: what came meanwhile is not overwritten. */
  retry?: () => void;
}

export type ChangeDay = (command: DayCommand) => Promise<GridItem[]>;

/** Somebody else was first. */
export const isOutdated = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.errorCode === 'CHANGE.OUTDATED';

/** No network, or a server that did not manage; a refusal would be the same once more. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= SERVER_ERROR);

interface ChangeTools {
  api: ApiClient;
  notify: Pick<Notify, 'error'>;
  queryClient: QueryClient;
}

/**
 * Saves a change of a day. Until then it is drawn striped on top of the day. After saving, the server's rows replace it.
 * After a failure it is removed, the reason is shown and the day is read again (G-143, G-271), unless the caller handles
 * failures. The change belongs to its day and to the page, so it completes whatever day or page is shown by then.
 */
export const changeDay =
  ({ api, notify, queryClient }: ChangeTools): ChangeDay =>
  (command) => {
    const { yyyymmdd } = command;
    const mutationKey = dayChangeKey(yyyymmdd);
    const mutations = queryClient.getMutationCache();
    const own = () =>
      versionsOf(mutations.findAll({ mutationKey }).flatMap(({ state }) => (state.data ?? []) as GridItem[]));
    const mutation = mutations.build(queryClient, {
      mutationKey,
      // One after the other: a second drag of the same order must not overtake the first.
      scope: { id: mutationKey.join() },
      mutationFn: ({ send }: DayCommand) => send(api, own()),
      onSuccess(rows) {
        patchDay(queryClient, yyyymmdd, (day) => savedDay(day, command, rows));
        // A row that goes to another day, or comes back from it, changes that day too.
        for (const other of keptDays(queryClient)) {
          if (other !== yyyymmdd) patchDay(queryClient, other, (day) => withRowsOf(day, rows));
        }
      },
      onError: (error) => {
        const { failed, failureStays, retry } = command;
        if (failed === null) return;
        const text = typeof failed === 'function' ? failed(error) : failed;
        if (text !== null)
          notify.error(text, error, {
            stays: failureStays,
            onRetry: isPassing(error) ? retry : undefined,
          });
        void queryClient.invalidateQueries({ queryKey: gridDayKey(yyyymmdd) });
      },
    });
    return mutation.execute(command);
  };

export function useChangeDay(): ChangeDay {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMemo(() => changeDay({ api, notify, queryClient }), [api, notify, queryClient]);
}

function savedDay(day: BoardDay, { change, remember }: DayCommand, rows: GridItem[]): Patched {
  const remembered = remember ? remember(day) : day;
  const unsaid = rows.length > 0 ? null : change;
  const left = change.kind === 'staffing' ? withoutOrders(change) : unsaid;
  return withRows(left ? withChanges(remembered, [left]).day : remembered, rows);
}

/** The answer tells of every order that has got other drivers, and of nobody's vehicle. */
const withoutOrders = (change: Extract<DayChange, { kind: 'staffing' }>): DayChange => ({
  ...change,
  staffing: { ...change.staffing, orders: [] },
});

const withRows = (day: BoardDay, rows: readonly GridItem[]): Patched =>
  replayed(
    day,
    rows.map((row) => (before) => patchRow(before, itemKey(row), row)),
  );

/** The day with those of the rows that it shows or has shown; null without any. */
function withRowsOf(day: BoardDay, rows: readonly GridItem[]): Patched | null {
  const own = rows.filter((row) => isOnDay(row, day.yyyymmdd) || findItem(day, itemKey(row)));
  return own.length > 0 ? withRows(day, own) : null;
}
