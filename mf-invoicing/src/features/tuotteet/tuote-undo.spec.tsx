import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toaster } from '@keikka/ui';
import { buildTuoteBff, cells, openTuote, press, retype, rows } from '../../../test/show-tuotteet.js';

jest.setTimeout(30_000);

describe('a product that was changed in its window', () => {
  const undo = '{Control>}z{/Control}';
  const redo = '{Control>}y{/Control}';
  const windowCloses = (): Promise<void> =>
    waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const priceIs = (price: string): Promise<void> =>
    waitFor(async () => expect(cells((await rows())[0])[3]).toBe(price));

  beforeEach(() => toaster.clear());

  it('gets its values back and again, in the list too', async () => {
    const bff = buildTuoteBff();
    await openTuote(bff, 1);
    await retype('Hinta', '1300');
    await press('TALLENNA');
    expect(await screen.findByText('Tallennus onnistui')).toBeVisible();
    // Before the window closes: the message is gone after five seconds.
    expect(screen.getByRole('button', { name: /Kumoa/ })).toBeVisible();
    await windowCloses();
    await userEvent.keyboard(undo);
    expect(await screen.findByText('Kumottu: tuotteen Pumppaus, alle 36 m puomi tallennus')).toBeVisible();
    await priceIs('1\u00a0234,50\u00a0€');
    await userEvent.keyboard(redo);
    await priceIs('1\u00a0300,00\u00a0€');
    expect(bff.saves.slice(1)).toEqual([
      { tuoteId: 1, varmenne: 2, nimike: 'Pumppaus', hinta: '1234.50' },
      { tuoteId: 1, varmenne: 3, nimike: 'Pumppaus', hinta: '1300.00' },
    ]);
  });
});
