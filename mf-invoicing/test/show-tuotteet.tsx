import { tuote } from '@keikka/builders';
import { renderInShell, type RenderedInShell } from '@keikka/sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TuotteetPage } from '../src/features/tuotteet/tuotteet.page.js';
import { TuoteBff } from './tuote-bff.js';

/** Two products: one in use, one that is not and has no price. */
export function buildTuoteBff(): TuoteBff {
  const bff = new TuoteBff();
  bff.tuotteet = [
    tuote({ tuoteId: 1, nimike: 'Pumppaus', lisäNimike: 'alle 36 m puomi', hinta: '1234.50' }),
    tuote({ tuoteId: 2, nimike: 'Limu', hinta: null, orderNum: 20, aktiivinen: false, yksikkö: 'kpl' }),
  ];
  return bff;
}

/** Opens the products page at the last of the addresses. */
export async function showTuotteet(bff: TuoteBff, ...visited: string[]): Promise<RenderedInShell> {
  const rendered = renderInShell(<TuotteetPage />, bff, {
    wide: true,
    ...(visited.length > 0 && { visited }),
  });
  await screen.findByRole('heading', { name: 'Tuotteet', hidden: true });
  return rendered;
}

export async function openTuote(bff: TuoteBff, tuoteId: number): Promise<RenderedInShell> {
  const rendered = await showTuotteet(bff, `/?tuote=${tuoteId}`);
  await screen.findByRole('dialog');
  return rendered;
}

export async function rows(): Promise<HTMLElement[]> {
  const table = await screen.findByRole('table', { name: 'Tuotteet' });
  return within(table).getAllByRole('row').slice(1);
}

export const cells = (row: HTMLElement | undefined): (string | null)[] =>
  row
    ? within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    : [];

export const editor = (name: RegExp | string): Promise<HTMLElement> => screen.findByRole('dialog', { name });

export const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

export const field = (name: string | RegExp): HTMLElement => screen.getByRole('textbox', { name });

export async function retype(name: string, text: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}
