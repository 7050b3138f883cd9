import { gridKeikka, keikkaAnswer, keikkaMuutos } from '@keikka/builders';
import {
  keikkaCalls,
  keikkaFormCalls,
  type KeikkaData,
  type KeikkaGetAnswer,
  type KeikkaMuutos,
} from '@keikka/contracts';
import { ok, renderInShell } from '@keikka/sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeikkaBff } from '../../../test/keikka-bff.js';
import { keikkaKey } from '../../features/keikka/api/get-keikka.js';
import { KeikkaPage } from '../keikka.page.js';

const access = { read: true, edit: true, plan: true, prices: false };
const PAGE = 50;

/** A colleague's change that made this version. */
const change = (varmenne: number, fieldName: string): KeikkaMuutos =>
  keikkaMuutos({
    changeId: varmenne,
    fieldName,
    oldValue: 'Vanha',
    newValue: 'Uusi',
    varmenne,
    timestamp: '2026-11-20T07:41:00.000Z',
  });

describe('what others changed in an open order', () => {
  let bff: KeikkaBff;
  let stored: KeikkaGetAnswer;
  /** The newest first. */
  let changes: KeikkaMuutos[];
  let pages: number[];
  beforeEach(() => {
    bff = new KeikkaBff();
    changes = [];
    pages = [];
    bff.load = () => ok(stored);
    bff.on(keikkaFormCalls.listChanges, ({ page = 1 }) => {
      pages.push(page);
      return changes.slice((page - 1) * PAGE, page * PAGE);
    });
    bff.on(keikkaFormCalls.save, ({ keikkaId: _, varmenne = 1, ...save }) => {
      stored = keikkaAnswer({ ...stored.keikkaData, ...save, varmenne: varmenne + 1 }, { access });
      return stored;
    });
  });

  const comment = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: /^Kommentti/ });
  async function show() {
    stored = keikkaAnswer({ varmenne: 7 }, { access });
    const shown = renderInShell(<KeikkaPage />, bff, {
      visited: ['/tilaus/4711'],
      path: '/tilaus/:keikkaId',
    });
    await comment();
    /** A newer version of the order is read. */
    return (newer: Partial<KeikkaData>) => {
      stored = keikkaAnswer({ ...stored.keikkaData, ...newer }, { access });
      act(() => void shown.platform.queryClient.setQueryData(keikkaKey(4711), stored));
    };
  }

  it('is read as far back as the version that was seen, and no further', async () => {
    const arrives = await show();
    const seen = [
      change(7, 'keikkaAjoOhje'),
      ...Array.from({ length: 2 * PAGE }, () => change(6, 'pumppuPuomi')),
    ];
    changes = [
      ...Array.from({ length: PAGE }, () => change(9, 'keikkaComment')),
      change(8, 'keikkaOtsikko'),
      ...seen,
    ];
    arrives({ keikkaComment: 'Uusi', varmenne: 9 });
    const bar = await screen.findByRole('status', { name: 'Muut ovat muuttaneet tilausta' });
    await waitFor(() => expect(bar).toHaveTextContent(/Kommentti.*Otsikko|Otsikko.*Kommentti/));
    expect(bar).not.toHaveTextContent('Ajo-ohje');
    expect(pages).toEqual([1, 2]);
  });

  it('is read to the end of a history that does not reach back so far', async () => {
    const arrives = await show();
    changes = [change(8, 'keikkaOtsikko')];
    arrives({ varmenne: 8 });
    await screen.findByRole('status', { name: 'Muut ovat muuttaneet tilausta' });
    await waitFor(() => expect(pages).toEqual([1, 2]));
  });

  it('is not asked for when only the reader set another time', async () => {
    bff.on(keikkaCalls.savePumppuAika, ({ pumppuAika, varmenne = 1 }) => {
      stored = keikkaAnswer({ ...stored.keikkaData, varmenne: varmenne + 1 }, { access });
      return gridKeikka({ timeStart: pumppuAika, varmenne: varmenne + 1 });
    });
    await show();
    const end = await screen.findByRole('textbox', { name: 'Päättyy' });
    await userEvent.clear(end);
    await userEvent.type(end, '12:15{Enter}');
    await screen.findByText('Lopetusaika päivitetty');
    await waitFor(() => expect(bff.loads.length).toBeGreaterThan(1));
    expect(pages).toEqual([]);
  });

  it('is not asked for when only the reader saved', async () => {
    await show();
    await userEvent.type(await comment(), 'Soita');
    await userEvent.click(screen.getByRole('button', { name: 'TALLENNA' }));
    await screen.findByText(/^Tallennettu \d/);
    expect(pages).toEqual([]);
  });
});
