import { at, keikkaData, tuote } from '@keikka/builders';
import { gridDayCalls, keikkaCalls } from '@keikka/contracts';
import { toaster } from '@keikka/ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildTuoteBff, field, openTuote, press, retype } from '../../../test/show-tuotteet.js';
import type { TuoteBff } from '../../../test/tuote-bff.js';

/** Dozens of key presses in a real form take their time on a busy machine. */
jest.setTimeout(30_000);

describe('the formula of the quantity', () => {
  let bff: TuoteBff;
  beforeEach(() => {
    toaster.clear();
    bff = buildTuoteBff();
  });

  const keikka = keikkaData({ keikkaTilaId: 5, pumppuAika: at('7:30'), pumppuKesto: 181 });
  const kaava = () => field('Määrän kaava');

  it('counts its characters up to 3000 [G-186]', async () => {
    await openTuote(bff, 1);
    await retype('Määrän kaava', '{{m3}');
    expect(screen.getByText('4/3000')).toBeInTheDocument();
    expect(kaava()).toHaveAttribute('maxlength', '3000');
  });

  it('shows its value on a real order of the company, in the unit of the product', async () => {
    bff.keikka = keikka;
    await openTuote(bff, 1);
    await retype('Määrän kaava', '{{kesto - 3}');
    expect(await screen.findByText('0,5 h')).toBeVisible();
    expect(screen.getByRole('combobox', { name: /Esimerkkitilaus/ })).toHaveTextContent(
      '4711: 20.11. klo 7:30, Rakennus Koskinen Oy, As Oy Lohjan Kielo',
    );
  });

  it('is completed by the keys alone, with the value in that order', async () => {
    bff.keikka = keikka;
    await openTuote(bff, 1);
    await screen.findByRole('combobox', { name: /Esimerkkitilaus/ });
    await userEvent.type(kaava(), '{{m3');
    const [first] = await screen.findAllByRole('option');
    expect(first).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(first).toHaveTextContent('Betonin määrä (m³)m345,5'));
    await userEvent.keyboard('{Enter}}');
    expect(kaava()).toHaveValue('{m3}');
    await press('TALLENNA');
    expect(await screen.findByText('Tallennus onnistui')).toBeVisible();
    expect(bff.saves[0]).toMatchObject({ määräKaava: '{m3}' });
  });

  it('is not sent while it is wrong: the writer is brought to it [G-188]', async () => {
    await openTuote(bff, 1);
    await retype('Määrän kaava', '{{m3');
    await userEvent.keyboard('{Escape}');
    await press('TALLENNA');
    expect(kaava()).toHaveAccessibleDescription(/Virhe: Kaarisulkuja ei ole suljettu oikein\./);
    expect(screen.getByText('Virhe: Kaarisulkuja ei ole suljettu oikein.')).toBeVisible();
    await waitFor(() => expect(kaava()).toHaveFocus());
    expect(bff.saves).toEqual([]);
  });

  it('with the line ends of Windows is as it was after typing and undoing', async () => {
    bff.tuotteet = [tuote({ tuoteId: 1, määräKaava: '{m3\r\n* 2}' })];
    await openTuote(bff, 1);
    const save = screen.getByRole('button', { name: 'TALLENNA' });
    await userEvent.type(kaava(), ' ');
    expect(save).toBeEnabled();
    await userEvent.keyboard('{Backspace}');
    expect(save).toBeDisabled();
  });

  it.each(['AUTH.FORBIDDEN', 'GRID.NO_READ'] as const)(
    'works without an order to try it on, for who may not see any (%s)',
    async (code) => {
      bff.refuseNext(gridDayCalls.listLoads, code);
      await openTuote(bff, 1);
      await retype('Määrän kaava', '{{m3}');
      expect(kaava()).toBeValid();
      expect(screen.queryByText('Esimerkkitilaus')).not.toBeInTheDocument();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it.each([gridDayCalls.listLoads, gridDayCalls.get, keikkaCalls.get])(
    'says when $path fails that no order could be read, and tries again when told to',
    async (call) => {
      bff.keikka = keikka;
      bff.refuseNext(call, 'INTERNAL');
      await openTuote(bff, 1);
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent('Yhtään tilausta ei voitu lukea, joten kaavan arvoa ei näytetä.');
      await userEvent.click(within(alert).getByRole('button', { name: 'Yritä uudelleen' }));
      await waitFor(() => expect(alert).not.toBeInTheDocument());
      await retype('Määrän kaava', '{{m3}');
      expect(await screen.findByText('45,5 h')).toBeVisible();
    },
  );
});
