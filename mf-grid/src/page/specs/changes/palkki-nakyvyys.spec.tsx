import { noLinkSettings, palkkiCalls } from '@keikka/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gridDay, palkki, vehicle } from '../../../../test/day.builder.js';
import { freshBff } from '../../../../test/fresh-bff.js';
import type { GridBff } from '../../../../test/grid-bff.js';
import { openPalkki, press } from '../../../../test/palkki-dialog.js';

jest.setTimeout(60_000);

const link = (linkedAsiakasId: number) => ({
  asiakasAsiakasLinkId: linkedAsiakasId,
  asiakasId: 1,
  linkedAsiakasId,
  asiakasAsiakasLinkTypeId: 1,
  linkedAsiakasNimi: `Yritys ${linkedAsiakasId}`,
  linkedAsiakasColorCode: '',
  settings: noLinkSettings,
});
const HINT = 'Valitut yritykset näkevät palkin ajan ja tekstin, eivät kuljettajia. Muille palkki ei näy.';

describe('the companies in the palkki editor', () => {
  let bff: GridBff;
  beforeEach(() => {
    bff = freshBff(gridDay([vehicle(12, [palkki('10:00', '12:00', { sourceAsiakasId: 11 })])]));
    bff.links = [link(11), link(12)];
    bff.guests = [{ asiakasId: 11, asiakasNimi: 'Yritys 11', grid_palkki_id: 900 }];
  });

  const open = async (): Promise<HTMLElement> => {
    const dialog = await openPalkki(bff);
    await within(dialog).findByRole('group', { name: 'Näkyy yrityksille' });
    return dialog;
  };
  const names = (dialog: HTMLElement): (string | null)[] =>
    within(within(dialog).getByRole('group', { name: 'Näkyy yrityksille' }))
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const addField = (dialog: HTMLElement): Promise<HTMLElement> =>
    within(dialog).findByRole('combobox', { name: 'Lisää yritys' });

  it('are listed, and what they see is told [G-107]', async () => {
    const dialog = await open();
    expect(names(dialog)).toEqual(['Yritys 11Palkin lähdeasiakas']);
    expect(within(dialog).getByText(HINT)).toBeVisible();
  });

  it('are found by typing and added with Enter, at once [G-226]', async () => {
    const dialog = await open();
    await userEvent.click(await addField(dialog));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Yritys 12']);
    await userEvent.type(await addField(dialog), '12{Enter}');
    await waitFor(() => expect(names(dialog)).toHaveLength(2));
    expect(bff.writes).toEqual([
      expect.objectContaining({ call: palkkiCalls.addNakyvyys, input: { palkkiId: 900, asiakasId: 12 } }),
    ]);
    expect(await within(dialog).findByText('Ei muita lähdeasiakkaita tai kumppaneita.')).toBeVisible();
  });

  it('are taken away at once, which can be undone [G-227]', async () => {
    const dialog = await open();
    await press(dialog, 'Poista yritys Yritys 11');
    expect(await within(dialog).findByText('Palkki näkyy vain omalle yritykselle.')).toBeVisible();
    expect(await screen.findByText('Palkki Pesu hallilla ei enää näy: Yritys 11')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Kumoa/ }));
    await waitFor(() => expect(names(dialog)).toHaveLength(1));
    expect(bff.writes.map(({ call }) => call)).toEqual([palkkiCalls.deleteNakyvyys, palkkiCalls.addNakyvyys]);
  });

  it('stay when the call fails, which is said', async () => {
    const dialog = await open();
    bff.refuseNext(palkkiCalls.deleteNakyvyys, 'INTERNAL');
    await press(dialog, 'Poista yritys Yritys 11');
    expect(await screen.findByText('Palkin näkyvyyden vaihto epäonnistui')).toBeVisible();
    await waitFor(() => expect(names(dialog)).toHaveLength(1));
  });

  it('can be asked for again when they could not be read', async () => {
    bff.refuseNext(palkkiCalls.listNakyvyys, 'AUTH.FORBIDDEN');
    const dialog = await openPalkki(bff);
    expect(await within(dialog).findByText('Palkin näkyvyyden haku epäonnistui.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yritä uudelleen' }));
    await waitFor(() => expect(names(dialog)).toHaveLength(1));
  });
});
