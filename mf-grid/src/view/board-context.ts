import type { GridDay } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { useCan, useOwnAsiakasId, valueStore, type ValueStore } from '@keikka/sdk';
import { createContext, use, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { idle, type Interaction } from '../day/drops/held.js';
import { boardRows, type BoardRow } from '../day/rows/board-rows.js';
import type { BoardHandle } from './board-handle.js';

/** The shown day, for every component that draws it or acts on it. */
export interface BoardView {
  day: GridDay;
  rows: readonly BoardRow[];
  /** The element that contains all of it. */
  root: RefObject<HTMLDivElement | null>;
  /** Empty on a narrow screen, which shows a list instead of the board. */
  board: RefObject<BoardHandle | null>;
  /** Empty on a narrow screen. */
  search: RefObject<SearchHandle | null>;
  interaction: ValueStore<Interaction>;
  ownAsiakasId: number;
  mayEdit: boolean;
  phone: boolean;
  today: Yyyymmdd;
  /** Another day is on its way: this one is shown, and nothing of it can be changed. */
  frozen: boolean;
}

/** The interface of the search for the board's keys. */
export interface SearchHandle {
  focus: () => void;
}

export const BoardContext = createContext<BoardView | null>(null);

export function useBoard(): BoardView {
  const view = use(BoardContext);
  if (!view) throw new Error('useBoard needs a BoardContext above it');
  return view;
}

/** The inputs of a `BoardContext`. On another day nothing is chosen or dragged; what is in the clipboard stays. */
export function useBoardView(
  day: GridDay,
  { phone, today, frozen }: Pick<BoardView, 'phone' | 'today' | 'frozen'>,
): BoardView {
  const root = useRef<HTMLDivElement>(null);
  const board = useRef<BoardHandle>(null);
  const search = useRef<SearchHandle>(null);
  const [interaction] = useState(() => valueStore(idle));
  const ownAsiakasId = useOwnAsiakasId();
  const mayEdit = useCan('page.grid.edit');
  const rows = useMemo(() => boardRows(day, ownAsiakasId, today), [day, ownAsiakasId, today]);
  const { yyyymmdd } = day;
  useEffect(() => {
    const { clipboard } = interaction.get();
    interaction.set({ ...idle, clipboard });
  }, [interaction, yyyymmdd, frozen]);
  return useMemo(
    () => ({ day, rows, root, board, search, interaction, ownAsiakasId, mayEdit, phone, today, frozen }),
    [day, rows, interaction, ownAsiakasId, mayEdit, phone, today, frozen],
  );
}
