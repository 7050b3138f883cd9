import { laskuCalls, laskuRiviCalls, type Call } from '@keikka/contracts';
import { renderInShell } from '@keikka/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose } from '../../../test/choose.js';
import { laskuAnswer, LaskuBff, laskuHaku, laskuRivi } from '../../../test/lasku-bff.js';
import { LaskutPage } from './laskut.page.js';

async function show(bff = new LaskuBff()): Promise<LaskuBff> {
  if (bff.laskut.length === 0) bff.laskut = [laskuAnswer([laskuRivi()])];
  renderInShell(<LaskutPage />, bff, { wide: true, visited: ['/', '/?lasku=1'] });
  await screen.findByRole('table', { name: 'Rivit' });
  return bff;
}

const chooseTila = (now: string, next: string) => choose(`Laskun tila: ${now}`, next);

const openTab = (name: RegExp) => userEvent.click(screen.getByRole('tab', { name }));

describe('an invoice', () => {
  it('has tabs for its rows, headers and log, each with its subtitle [I-012] [I-081]', async () => {
    const bff = new LaskuBff();
    const rivit = [1, 2, 3].map((id) => laskuRivi({ keikkaLaskuRiviId: id, määrä: id === 3 ? '0' : '1' }));
    bff.laskut = [laskuAnswer(rivit)];
    await show(bff);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Laskurivit2',
      'LaskutiedotOdottaa',
      'NetvisorEi lähetetty',
      'Loki1',
    ]);
  });

  it('goes to one of the company’s invoicing systems, and back by Ctrl+Z', async () => {
    const bff = await show();
    await openTab(/Laskutiedot/);
    await userEvent.click(await screen.findByRole('combobox', { name: 'Lähetys' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Fennoa' }));
    expect(await screen.findByText('Lähetys: Fennoa')).toBeInTheDocument();
    expect(bff.laskut[0]?.laskuData.laskuDestination).toBe('Fennoa');
    await userEvent.click(screen.getByRole('tab', { name: /Laskurivit/ }));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(bff.laskut[0]?.laskuData.laskuDestination).toBe('Netvisor'));
  });

  it('gets any of the five statuses, and the one before by Ctrl+Z [I-052]', async () => {
    const bff = await show();
    expect(await chooseTila('Odottaa', 'Käänteinen laskutus')).toEqual([
      'Ei laskuteta',
      'Odottaa',
      'Valmis',
      'Käänteinen laskutus',
      'Laskutettu',
    ]);
    expect(await screen.findByText('Laskutustila muutettu: Käänteinen laskutus')).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Laskun summat' })).toHaveTextContent(/404,95.*103,26.*508,21/);
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(bff.laskut[0]?.laskuData.keikkaLaskuStatusTypeId).toBe(5));
  });

  it('can no longer be changed once it is billed, which is asked about first and has no undo', async () => {
    const bff = await show();
    await chooseTila('Odottaa', 'Laskutettu');
    await userEvent.click(await screen.findByRole('button', { name: 'PERUUTA' }));
    expect(bff.laskut[0]?.laskuData.keikkaLaskuStatusTypeId).toBe(5);
    await chooseTila('Odottaa', 'Laskutettu');
    await userEvent.click(await screen.findByRole('button', { name: 'KYLLÄ, merkitse laskutetuksi' }));
    expect(await screen.findByText('Laskutustila muutettu: Laskutettu')).toBeInTheDocument();
    expect(screen.queryByText('Kumoa')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Lisää rivi' })).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: /Laskun tila/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Hae laskupohjasta' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Laskun toiminnot' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Finvoice'),
    ]);
  });

  it('says why another status was refused', async () => {
    const bff = await show();
    bff.refuseNext(laskuCalls.save, 'LASKU.LASKUTETTU');
    await chooseTila('Odottaa', 'Valmis');
    expect(await screen.findByText('Tallentaminen epäonnistui')).toBeInTheDocument();
    expect(screen.getByText(/Laskutettua laskua ei voi muuttaa/)).toBeInTheDocument();
  });

  it('stores a header after a pause, and the one before by Ctrl+Z [I-116]', async () => {
    const bff = await show();
    await openTab(/Laskutiedot/);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Viitteenne' }), 'Kielo 2026-118');
    expect(await screen.findByText('Laskun tiedot tallennettu', {}, { timeout: 4000 })).toBeInTheDocument();
    expect(bff.laskut[0]?.laskuData.viitteenne).toBe('Kielo 2026-118');
    await openTab(/Loki/);
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(bff.laskut[0]?.laskuData.viitteenne).toBe(''));
  });

  it('takes a note by Enter, none that is blank, and loses it after a question [I-073] [I-093] [I-122]', async () => {
    const bff = await show();
    await openTab(/Loki/);
    const field = await screen.findByRole('textbox', { name: 'Kirjoita lokimerkintä' });
    await userEvent.type(field, '   {Enter}');
    expect(screen.getByRole('button', { name: 'Lisää' })).toBeDisabled();
    await userEvent.type(field, 'Soitettu asiakkaalle{Enter}');
    const loki = within(screen.getByRole('region', { name: 'Loki' }));
    expect(await loki.findByText('Soitettu asiakkaalle')).toBeInTheDocument();
    expect(field).toHaveValue('');
    expect(
      loki.queryByRole('button', { name: 'Poista lokimerkintä Uusi lasku luotu' }),
    ).not.toBeInTheDocument();
    await userEvent.click(loki.getByRole('button', { name: 'Poista lokimerkintä Soitettu asiakkaalle' }));
    expect(await screen.findByText('Haluatko varmasti poistaa lokimerkinnän?')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'KYLLÄ, poista merkintä' }));
    expect(await screen.findByText('Poistettu')).toBeInTheDocument();
    expect(bff.laskut[0]?.laskuLog).toHaveLength(1);
  });

  it('is filled anew from the templates after a question [I-015] [I-065]', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Hae laskupohjasta' }));
    expect(await screen.findByText('Laskun rivi korvataan laskupohjan riveillä.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'KYLLÄ, hae tiedot' }));
    expect(await screen.findByText('Laskun tiedot haettu uudestaan laskupohjasta')).toBeInTheDocument();
    expect(await screen.findByText('Pohjasta')).toBeInTheDocument();
  });

  it.each([
    ['SERVICE.UNAVAILABLE', 'Laskun tietojen haku epäonnistui (1)'],
    ['INTERNAL', 'Laskun tietojen haku epäonnistui (2)'],
    ['KEIKKA.NOT_FOUND', 'Keikka tiedot puuttuvat'],
  ] as const)('that could not be filled anew because of %s says: %s [I-065] [I-107]', async (code, text) => {
    const bff = new LaskuBff();
    bff.laskut = [laskuAnswer([])];
    await show(bff);
    bff.refuseNext(laskuCalls.reload, code);
    await userEvent.click(screen.getByRole('button', { name: 'Hae laskupohjasta' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('is deleted after a question, back to the list [I-068] [I-181]', async () => {
    await show();
    await choose('Laskun toiminnot', 'Poista lasku');
    expect(await screen.findByText('Tämä poistaa laskun, laskurivit ja lokitiedot')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'KYLLÄ, poista lasku' }));
    expect(await screen.findByText('Lasku poistettu onnistuneesti')).toBeInTheDocument();
    expect(await screen.findByText('Ei laskuja')).toBeInTheDocument();
  });

  it('that was sent cannot be deleted [I-066]', async () => {
    const bff = new LaskuBff();
    const lasku = laskuAnswer([laskuRivi()]);
    bff.laskut = [{ ...lasku, laskuLog: lasku.laskuLog.map((one) => ({ ...one, keikkaLaskuLogTypeId: 2 })) }];
    await show(bff);
    await userEvent.click(screen.getByRole('button', { name: 'Laskun toiminnot' }));
    expect(await screen.findByRole('menuitem', { name: /Poista lasku/ })).toHaveAttribute('data-disabled');
  });

  it('gets the rows of another one, which is found by a text', async () => {
    const bff = await show();
    const [own] = bff.laskut;
    const other = laskuAnswer([laskuRivi()], { keikkaLaskuId: 7, keikkaId: 4698, laskuNo: '20473' });
    bff.on(laskuCalls.haku, () => laskuHaku(own ? [own, other] : [other]));
    bff.on(laskuRiviCalls.copy, () => ({ copied: 1 }));
    await choose('Laskun toiminnot', 'Kopioi rivit laskulta…');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Lasku' }), '20473 kielo{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Kopioi rivit' }));
    const asked = (call: Call) => bff.asked.filter((one) => one.call === call).at(-1)?.input;
    await waitFor(() =>
      expect(asked(laskuRiviCalls.copy)).toEqual({ sourceKeikkaLaskuId: 7, targetKeikkaLaskuId: 1 }),
    );
    expect(asked(laskuCalls.haku)).toMatchObject({ text: '20473 kielo' });
  });
});
