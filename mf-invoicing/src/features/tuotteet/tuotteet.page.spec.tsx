import { tuote } from '@keikka/builders';
import { tuoteCalls } from '@keikka/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toaster } from '@keikka/ui';
import { buildTuoteBff, cells, press, rows, showTuotteet } from '../../../test/show-tuotteet.js';
import type { TuoteBff } from '../../../test/tuote-bff.js';

/** Dozens of key presses in a real form take their time on a busy machine. */
jest.setTimeout(30_000);

describe('the products page', () => {
  let bff: TuoteBff;
  beforeEach(() => {
    toaster.clear();
    bff = buildTuoteBff();
  });

  it('lists the products with prices and VAT in Finnish [I-003]', async () => {
    await showTuotteet(bff);
    const [first, second] = await rows();
    expect(cells(first)).toEqual([
      'Pumppaus',
      'alle 36 m puomi',
      'h',
      '1\u00a0234,50\u00a0€',
      '25,5\u00a0%',
      'Pumppaus',
      '10',
      'Aktiivinen',
    ]);
    expect(cells(second).slice(3, 4)).toEqual(['–']);
    expect(screen.getByText('2 / 2 tuotetta')).toBeVisible();
  });

  it('shows what a colleague saves meanwhile', async () => {
    const { say } = await showTuotteet(bff);
    expect(await rows()).toHaveLength(2);
    bff.tuotteet = [...bff.tuotteet, tuote({ tuoteId: 3, nimike: 'Odotus', orderNum: 30 })];
    act(() => say({ type: 'tuotteetStale' }));
    await waitFor(async () => expect(cells((await rows())[2])[0]).toBe('Odotus'));
  });

  it('filters by the search, which / puts the cursor into', async () => {
    await showTuotteet(bff);
    await rows();
    await userEvent.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Hae tuotteita' })).toHaveFocus();
    await userEvent.keyboard('limu');
    expect((await rows()).map((row) => cells(row)[0])).toEqual(['Limu']);
    await userEvent.keyboard('x');
    expect(screen.getByText('Ei tuloksia.')).toBeVisible();
    await press('Tyhjennä haku');
    expect(await rows()).toHaveLength(2);
  });

  it('takes an edit in the middle of the search where it is made, and keeps the search in the address', async () => {
    const { router } = await showTuotteet(bff, '/?haku=pmi');
    const search = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Hae tuotteita' });
    search.focus();
    search.setSelectionRange(1, 1);
    await userEvent.keyboard('uo');
    expect(search).toHaveValue('puomi');
    expect((await rows()).map((row) => cells(row)[0])).toEqual(['Pumppaus']);
    await waitFor(() => expect(router.state.location.search).toBe('?haku=puomi'));
    await act(() => router.navigate('/?haku=limu'));
    await waitFor(() => expect(search).toHaveValue('limu'));
  });

  it.each(['999', 'abc'])('says that there is no product %s and shows the list', async (tuote) => {
    const { router } = await showTuotteet(bff, `/?tuote=${tuote}`);
    expect(await screen.findByText('Tuotetta ei löydy.')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await rows()).toHaveLength(2);
  });

  it('says that the list could not be loaded and tries again', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) bff.refuseNext(tuoteCalls.list, 'INTERNAL');
    await showTuotteet(bff);
    expect(await screen.findByText('Tuotteiden lataaminen epäonnistui')).toBeVisible();
    bff.tuotteet = [];
    await press('Päivitä');
    await press('Päivitä');
    await press('Päivitä');
    expect(await screen.findByText('Ei tuotteita')).toBeVisible();
  });
});
