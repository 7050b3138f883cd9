import { act, fireEvent, screen } from '@testing-library/react';
import { toaster } from '@keikka/ui';
import type { RenderedInShell } from '@keikka/sdk/testing';
import { buildTuoteBff, rows, showTuotteet } from '../../../test/show-tuotteet.js';

jest.setTimeout(30_000);

const afterEscMs = [0, 100, 200, 270, 299, 300, 350];
/** Longer than the pause of the search. */
const LONG_MS = 600;

const searchField = (): HTMLElement => screen.getByRole('searchbox', { name: 'Hae tuotteita', hidden: true });
const pass = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));
const search = (text: string): void => void fireEvent.change(searchField(), { target: { value: text } });
const endSearch = (): void => void fireEvent.keyDown(searchField(), { key: 'Escape' });

const newTuote = (): HTMLElement => screen.getByRole('button', { name: 'Uusi tuote' });
const firstRow = (): HTMLElement => screen.getByRole('cell', { name: 'alle 36 m puomi' });

/** A window that takes long to draw: what waits for its pause comes first. */
const pressUndrawn = (element: HTMLElement): void =>
  act(() => {
    fireEvent.click(element);
    jest.advanceTimersByTime(LONG_MS);
  });

describe('the search and the open product in one address', () => {
  let page: RenderedInShell;
  beforeEach(async () => {
    toaster.clear();
    page = await showTuotteet(buildTuoteBff());
    await rows();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  const address = (): string => page.router.state.location.search;

  describe.each(afterEscMs)('%i ms after Esc', (ms) => {
    beforeEach(async () => {
      search('puomi');
      await pass(LONG_MS);
      expect(address()).toBe('?haku=puomi');
      endSearch();
      expect(address()).toBe('');
      await pass(ms);
    });

    it.each([
      ['Uusi tuote', newTuote, '?tuote=uusi', 'Uusi tuote'],
      ['a row', firstRow, '?tuote=1', /Pumppaus/],
    ])('%s opens its window', async (_, pressed, to, name) => {
      pressUndrawn(pressed());
      await pass(LONG_MS);
      expect(address()).toBe(to);
      expect(screen.getByRole('dialog', { name })).toBeVisible();
      expect(searchField()).toHaveValue('');
    });
  });

  it.each([0, 299, 300])(
    'opens a window %i ms after the last key, and Back leads to what was searched',
    async (ms) => {
      search('puomi');
      await pass(ms);
      pressUndrawn(newTuote());
      await pass(LONG_MS);
      expect(address()).toBe('?haku=puomi&tuote=uusi');
      await act(() => page.router.navigate(-1));
      await pass(LONG_MS);
      expect(address()).toBe('?haku=puomi');
      expect(searchField()).toHaveValue('puomi');
    },
  );

  it('follows Back in the middle of a word, which is not searched any more', async () => {
    search('limu');
    await pass(LONG_MS);
    await act(() => page.router.navigate('/?haku=puomi'));
    search('puomit');
    await act(() => page.router.navigate(-1));
    expect(searchField()).toHaveValue('limu');
    await pass(LONG_MS);
    expect(address()).toBe('?haku=limu');
  });
});
