import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GridBff } from './grid-bff.js';
import { renderGrid } from './render-grid.js';

/** Opens the palkki 'Pesu hallilla' of the day in its window. */
export async function openPalkki(bff: GridBff): Promise<HTMLElement> {
  renderGrid(bff);
  fireEvent.click(await screen.findByRole('gridcell', { name: /Pesu hallilla/ }));
  return screen.findByRole('dialog', { name: /Palkki/ });
}

export const field = (dialog: HTMLElement, name: string): HTMLElement =>
  within(dialog).getByRole('textbox', { name });

/** Types over the field and leaves it. */
export async function retype(element: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(element);
  await userEvent.type(element, `${text}{Tab}`);
}

export const press = (dialog: HTMLElement, name: string): Promise<void> =>
  userEvent.click(within(dialog).getByRole('button', { name }));
