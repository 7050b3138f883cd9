import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gridDay, keikka, palkki, vehicle } from '../../../../test/day.builder.js';
import { freshBff } from '../../../../test/fresh-bff.js';
import type { GridBff } from '../../../../test/grid-bff.js';
import { openPalkki, press } from '../../../../test/palkki-dialog.js';

jest.setTimeout(60_000);

const guest = (asiakasId: number) => ({
  asiakasId,
  asiakasNimi: `Yritys ${asiakasId}`,
  grid_palkki_id: 900,
});
const parts = { asiakasId: 100, pumppuAsiakasId: 1 };

describe('the row of a palkki as a chosen company sees it', () => {
  let bff: GridBff;
  beforeEach(() => {
    bff = freshBff(
      gridDay([
        vehicle(12, [
          keikka('07:00', '09:00', { ...parts, keikkaId: 1, asiakasNimi: 'Saari Oy', betoniAsiakasId: 11 }),
          palkki('10:00', '12:00'),
          keikka('14:00', '15:00', {
            ...parts,
            keikkaId: 2,
            asiakasNimi: 'Lampi Oy',
            sourceAsiakasId: 12,
            betoniAsiakasId: 12,
          }),
        ]),
      ]),
    );
    bff.guests = [guest(11), guest(12)];
  });

  const view = (dialog: HTMLElement): Promise<HTMLElement> =>
    within(dialog).findByRole('img', { name: /näkee rivillä/ });

  it('masks the orders that it has no part in, and says so [G-107]', async () => {
    const dialog = await openPalkki(bff);
    expect(await view(dialog)).toHaveAccessibleName(
      /^Yritys 11 näkee rivillä: Saari Oy, .*7:00–9:00.*; Pesu hallilla, 10:00–12:00, Kommentti; 2\. Ei pääsyä, 14:00–15:00$/,
    );
    expect(within(await view(dialog)).queryByText('Lampi Oy')).not.toBeInTheDocument();
    expect(within(dialog).getByText(/^Yritys ei ole osapuolena yhdessä tilauksessa/)).toBeVisible();
    expect(within(dialog).getByText('Yllä oma näkymä, alla valitun yrityksen')).toBeVisible();
  });

  it('is that of another company when this one is chosen, with the keys', async () => {
    const dialog = await openPalkki(bff);
    await view(dialog);
    within(dialog).getByRole('combobox', { name: 'Yritykselle näkyy' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'Yritys 12' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(await within(dialog).findByRole('img', { name: /^Yritys 12 näkee/ })).toHaveAccessibleName(
      /: 2\. Ei pääsyä, 7:00–9:00; Pesu hallilla, .*; Lampi Oy, .*14:00–15:00/,
    );
  });

  it('is that of the next company when the shown one is taken away, and goes with the last', async () => {
    const dialog = await openPalkki(bff);
    await view(dialog);
    await press(dialog, 'Poista yritys Yritys 11');
    expect(await within(dialog).findByRole('img', { name: /^Yritys 12 näkee/ })).toBeVisible();
    await press(dialog, 'Poista yritys Yritys 12');
    expect(await within(dialog).findByText('Palkki näkyy vain omalle yritykselle.')).toBeVisible();
    expect(within(dialog).queryByRole('img', { name: /näkee rivillä/ })).not.toBeInTheDocument();
    expect(within(dialog).queryByText('Yllä oma näkymä, alla valitun yrityksen')).not.toBeInTheDocument();
  });

  it('is not told of another company’s palkki (R-96)', async () => {
    bff.day = gridDay([vehicle(12, [palkki('10:00', '12:00', { ownerAsiakasId: 2 })])]);
    const dialog = await openPalkki(bff);
    expect(await within(dialog).findByText('Rivillä näkyy')).toBeVisible();
    expect(within(dialog).queryByRole('combobox', { name: 'Yritykselle näkyy' })).not.toBeInTheDocument();
  });
});
