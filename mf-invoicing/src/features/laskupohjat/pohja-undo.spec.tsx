import { laskupohjaCalls } from '@keikka/contracts';
import { renderInShell } from '@keikka/sdk/testing';
import { toaster } from '@keikka/ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose } from '../../../test/choose.js';
import { laskupohja, LaskupohjaBff, pohjanRivi } from '../../../test/laskupohja-bff.js';
import { LaskupohjatPage } from './laskupohjat.page.js';

jest.setTimeout(30_000);

describe('a template that was deleted', () => {
  const undo = '{Control>}z{/Control}';
  const redo = '{Control>}y{/Control}';
  let bff: LaskupohjaBff;

  beforeEach(() => {
    toaster.clear();
    bff = new LaskupohjaBff();
    const rivit = [
      pohjanRivi({ otsikko: 'Pumppaus', maaraEval: '{m3}', hintaEval: '8,90', yksikko: 'm³' }),
      pohjanRivi({ laskupohjaRiviId: 2, sortNum: 20, tuoteId: 7 }),
    ];
    bff.pohjat = [laskupohja(rivit, { asiakasId: 13, maksuEhtoPv: 14, viitteemme: '{tyomaaNimi}' })];
  });

  async function open(): Promise<void> {
    renderInShell(<LaskupohjatPage />, bff, { wide: true, visited: ['/', '/?pohja=218'] });
    await screen.findByRole('dialog');
    await screen.findByRole('option', { name: /404,95/ });
  }
  const windowCloses = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  async function remove(): Promise<void> {
    await userEvent.click(screen.getByRole('button', { name: 'Poista' }));
    await userEvent.click(await screen.findByRole('button', { name: 'KYLLÄ, poista laskupohja' }));
    // At once: the message is gone after five seconds, which the window's closing may take under load.
    expect(await screen.findByText('Laskupohja poistettu.')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /Kumoa/ }).at(-1)).toBeVisible();
    await waitFor(() => expect(bff.pohjat).toEqual([]));
    await windowCloses();
  }

  it('is made again with all its values, goes again, and comes again', async () => {
    const { laskupohjaId: was, varmenne: _, rivit, ...values } = bff.pohja;
    await open();
    await remove();
    await userEvent.keyboard(undo);
    await waitFor(() => expect(bff.pohjat).toMatchObject([{ laskupohjaTilaId: 3 }]));
    expect(bff.pohja).toMatchObject({
      ...values,
      rivit: rivit.map(({ laskupohjaRiviId: __, ...rivi }) => rivi),
    });
    expect(bff.pohja.laskupohjaId).not.toBe(was);
    const table = within(await screen.findByRole('table'));
    expect(await table.findByText('Perus 36 m')).toBeInTheDocument();
    await userEvent.keyboard(redo);
    await waitFor(() => expect(bff.pohjat).toEqual([]));
    await userEvent.keyboard(undo);
    await waitFor(() => expect(bff.pohjat).toMatchObject([{ laskupohjaTilaId: 3, riviCount: 2 }]));
  });

  it('gets back what was changed in it before it was deleted', async () => {
    await open();
    await choose('Laskupohjan tila: Aktiivinen', 'Luonnos');
    await waitFor(() => expect(bff.pohja.laskupohjaTilaId).toBe(1));
    await remove();
    await userEvent.keyboard(undo);
    await waitFor(() => expect(bff.pohjat).toMatchObject([{ laskupohjaTilaId: 1, riviCount: 2 }]));
    await userEvent.keyboard(undo);
    await waitFor(() => expect(bff.pohjat).toMatchObject([{ laskupohjaTilaId: 3, riviCount: 2 }]));
  });

  it('leaves no half behind where it could not be made again', async () => {
    await open();
    await remove();
    bff.refuseNext(laskupohjaCalls.save, 'TUOTE.NOT_FOUND');
    await userEvent.keyboard(undo);
    expect(await screen.findByText('Laskupohjan palautus epäonnistui')).toBeInTheDocument();
    expect(bff.pohjat).toEqual([]);
  });
});
