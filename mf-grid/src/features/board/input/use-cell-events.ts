import { useEffect, useRef, type RefObject } from 'react';
import type { Point } from '../../../day/drops/held.js';
import { HEADER_HEIGHT } from '../../../day/rows/presets.js';
import type { CellAt } from '../dialogs/use-open-window.js';

interface CellEvents {
  onOpen: (at: CellAt) => void;
  /** Delete on the driver cell of a vehicle. */
  onRemoval: (vehicleId: number) => void;
}

/**
 * The vehicle and driver cells by mouse, finger and keys, with one listener for all rows. A click or the menu key opens
 * the cell's menu, Delete on a driver's cell takes the driver off. Tab leads from the board to the cells of the present
 * row, arrows from cell to cell, Esc back.
 */
export function useCellEvents(root: RefObject<HTMLElement | null>, events: CellEvents): void {
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const open = (at: CellAt): void => latest.current.onOpen(at);
    element.addEventListener('click', (event) => openAtPointer(event, open), { signal });
    element.addEventListener('contextmenu', (event) => openAtPointer(event, open), { signal });
    element.addEventListener('keydown', (event) => onKeyDown(event, latest.current), { signal });
    return () => listening.abort();
  }, [root]);
}

const cellAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;

function openAtPointer(event: MouseEvent, open: (at: CellAt) => void): void {
  const cell = cellAt(event.target);
  if (!cell) return;
  event.preventDefault();
  openCell(cell, { x: event.clientX, y: event.clientY }, open);
}

function openCell(cell: HTMLElement, point: Point, open: (at: CellAt) => void): void {
  open({ kind: cell.dataset.cell as CellAt['kind'], vehicleId: vehicleIdOf(cell), point });
}

const vehicleIdOf = (cell: HTMLElement): number =>
  Number(cell.closest<HTMLElement>('[data-vehicle]')?.dataset.vehicle);

function onKeyDown(event: KeyboardEvent, { onOpen, onRemoval }: CellEvents): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const cell = cellAt(event.target);
  const next = cell ? cellAfter(cell, event.key) : cellOfBoard(event);
  const opens = ['Enter', ' ', 'ContextMenu'].includes(event.key) || (event.key === 'F10' && event.shiftKey);
  if (next) next.focus();
  else if (cell && opens) {
    const box = cell.getBoundingClientRect();
    openCell(cell, { x: box.left + 8, y: box.bottom }, onOpen);
  } else if (cell?.dataset.cell === 'driver' && event.key === 'Delete') onRemoval(vehicleIdOf(cell));
  else if (!cell || !ownKeys.has(event.key)) return;
  event.preventDefault();
}

/** At the last cell an arrow does nothing; in particular it does not change the day. */
const ownKeys = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);

/** From the board itself Tab goes to the row of the chosen bar, or else to the first row in view. */
function cellOfBoard({ target, key, shiftKey }: KeyboardEvent): HTMLElement | null | undefined {
  if (key !== 'Tab' || shiftKey || !(target instanceof HTMLElement) || target.role !== 'grid') return null;
  const chosen = target.querySelector('[aria-selected=true]')?.closest('[data-vehicle]');
  const { top } = target.getBoundingClientRect();
  const inSight = (row: Element): boolean => row.getBoundingClientRect().bottom > top + HEADER_HEIGHT;
  const row = chosen ?? [...target.querySelectorAll('[data-vehicle]')].find(inSight);
  return row?.querySelector<HTMLElement>('[data-cell=vehicle]');
}

function cellAfter(cell: HTMLElement, key: string): HTMLElement | null | undefined {
  const row = cell.closest('[data-vehicle]');
  const board = cell.closest<HTMLElement>('[role=grid]');
  if (!row || !board) return null;
  const cellOf = (other: Element | undefined, kind = cell.dataset.cell) =>
    other?.querySelector<HTMLElement>(`[data-cell=${kind}]`);
  const rows = [...board.querySelectorAll('[data-vehicle]')];
  const index = rows.indexOf(row);
  if (key === 'ArrowDown') return cellOf(rows[index + 1]);
  if (key === 'ArrowUp') return cellOf(rows[index - 1]);
  if (key === 'ArrowRight') return cell.dataset.cell === 'vehicle' ? cellOf(row, 'driver') : null;
  if (key === 'ArrowLeft') return cell.dataset.cell === 'driver' ? cellOf(row, 'vehicle') : null;
  return key === 'Escape' ? board : null;
}
