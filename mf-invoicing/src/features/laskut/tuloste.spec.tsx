import { tulosteCalls } from '@keikka/contracts';
import { renderInShell } from '@keikka/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { laskuAnswer, LaskuBff, laskuRivi } from '../../../test/lasku-bff.js';
import { LaskutPage } from './laskut.page.js';

const file = (name: string): Response =>
  new Response('%PDF', { headers: { 'content-disposition': `attachment; filename="${name}"` } });

async function show(changes: Parameters<typeof laskuAnswer>[1] = {}): Promise<LaskuBff> {
  const bff = new LaskuBff();
  bff.on(tulosteCalls.pdf, () => file('lasku-100001.pdf') as never);
  bff.on(tulosteCalls.finvoice, () => file('lasku-100001.xml') as never);
  bff.laskut = [laskuAnswer([laskuRivi()], changes)];
  renderInShell(<LaskutPage />, bff, { wide: true, visited: ['/', '/?lasku=1'] });
  await screen.findByRole('table', { name: 'Rivit' });
  return bff;
}

describe('the files of an invoice', () => {
  const stored: string[] = [];
  beforeEach(() => {
    stored.length = 0;
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      stored.push(this.download);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('are stored by the browser under their names', async () => {
    const user = userEvent.setup();
    await show({ laskuNo: '100001' });
    await user.click(screen.getByRole('button', { name: 'PDF' }));
    await waitFor(() => expect(stored).toEqual(['lasku-100001.pdf']));
    await user.click(screen.getByRole('button', { name: 'Laskun toiminnot' }));
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: /Finvoice/ })).toHaveAttribute('data-highlighted');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(stored).toEqual(['lasku-100001.pdf', 'lasku-100001.xml']));
  });

  it('are told to have failed', async () => {
    const user = userEvent.setup();
    const bff = await show();
    bff.refuseNext(tulosteCalls.pdf, 'LASKU.NOT_FOUND');
    await user.click(screen.getByRole('button', { name: 'PDF' }));
    expect(await screen.findByText('Tiedostoa ei saatu')).toBeVisible();
    expect(stored).toEqual([]);
  });
});
