import { renderInShell, type RenderedInShell } from '@keikka/sdk/testing';
import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GridPage } from '../src/page/grid.page.js';
import * as laterParts from '../src/page/later/parts.js';
import { laterPartsKey } from '../src/page/later/use-later-parts.js';
import { DAY } from './day.builder.js';
import type { GridBff } from './grid-bff.js';

// Asking the style sheet of every ancestor whether it hides a bar takes most of the time of a test.
configure({ defaultHidden: true });

/**
 * jsdom lays nothing out, so the board is given a size: columns of 214 px and 1,100 px of time make 100 px an hour
 * from 6 o'clock, below a header of 46 px.
 */
const board = { left: 0, top: 0, width: 1314, height: 800 };

function layOut(): void {
  const size = (value: number): PropertyDescriptor => ({ configurable: true, get: () => value });
  Object.defineProperties(HTMLElement.prototype, {
    offsetWidth: size(board.width),
    offsetHeight: size(board.height),
    clientWidth: size(board.width),
    clientHeight: size(board.height),
  });
  Element.prototype.getBoundingClientRect = () =>
    new DOMRect(board.left, board.top, board.width, board.height);
  Object.assign(Element.prototype, { animate: () => undefined });
  // Nothing of the page lies at any point, as the board asks of a bar that is held beside it.
  Object.assign(document, { elementFromPoint: () => null });
}

export const xOfHour = (hour: number): number => 214 + (hour - 6) * 100;
/** Middle of a row of one lane, counted from 0. */
export const yOfRow = (row: number): number => 46 + row * 24 + 12;

export type Rendered = Pick<RenderedInShell, 'say' | 'said' | 'acceptSocket' | 'platform' | 'router'>;

let shell: RenderedInShell | undefined;
// What is cached would be kept for minutes, and the process with it.
afterEach(() => shell?.platform.queryClient.clear());

/** Draws the grid as the shell does, on a board that has a size; its later parts are there before its day. */
export function renderGrid(bff: GridBff, at = `/?pvm=${DAY}`): Rendered {
  layOut();
  shell = renderInShell(<GridPage />, bff, { visited: [at], path: '/' });
  shell.platform.queryClient.setQueryData(laterPartsKey, laterParts);
  return shell;
}

/** The address that a user would see. */
export const address = (): string => shell?.router.state.location.search ?? '';

/** The vehicle on whose row a bar stands. */
export const rowOf = (bar: HTMLElement): string | null =>
  bar.closest('[role=row]')?.querySelector('[role=rowheader] b')?.textContent ?? null;

const pointer = { pointerId: 1, isPrimary: true, button: 0, buttons: 1, pointerType: 'mouse' };

/** Presses the left button on the element at a place and moves to another, without letting go. */
export function dragTo(
  element: HTMLElement,
  from: [number, number],
  to: [number, number],
  held: MouseEventInit = {},
): void {
  fireEvent.pointerDown(element, { ...pointer, ...held, clientX: from[0], clientY: from[1] });
  fireEvent.pointerMove(element, { ...pointer, ...held, clientX: to[0], clientY: to[1] });
}

export const letGo = (element: HTMLElement): void => {
  fireEvent.pointerUp(element, { ...pointer, buttons: 0 });
};

/** Opens the menu of a bar by the right button. Its parts settle a moment after the press: what comes next waits for that. */
export async function openMenuOf(bar: HTMLElement): Promise<void> {
  fireEvent.contextMenu(bar, { clientX: 700, clientY: 60 });
  await screen.findByRole('menu');
}

/**
 * The named dialog that a menu opened, once it has the keys: the closing menu gives them back a frame after the dialog
 * is there, which closes a list that was opened before that.
 */
export async function dialogOfMenu(name: string | RegExp): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return dialog;
}

/** Chooses from the menu that lies open, by keys. */
export async function choose(name: string | RegExp): Promise<void> {
  const item = await screen.findByRole('menuitem', { name });
  // It takes the keys a frame after it is there.
  await waitFor(() => expect(item.closest('[role=menu]')).toHaveFocus());
  const steps = screen.getAllByRole('menuitem').length;
  for (let step = 0; step < steps && !item.hasAttribute('data-highlighted'); step++)
    await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
}
