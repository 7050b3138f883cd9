import { laskuRiviCalls, type LaskuRivi } from '@keikka/contracts';
import { renderInShell } from '@keikka/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { laskuAnswer, LaskuBff, laskuRivi } from '../../../test/lasku-bff.js';
import { LaskutPage } from './laskut.page.js';

const two = (): LaskuRivi[] => [
  laskuRivi({ hintaKaava: '{8,40 + 0,5}' }),
  laskuRivi({ keikkaLaskuRiviId: 2, riviSelite: 'Odotus', määrä: '1', hinta: '62.00', sortNum: 20 }),
];

async function show(rivit = two(), tila = 5): Promise<LaskuBff> {
  const bff = new LaskuBff();
  bff.laskut = [laskuAnswer(rivit, { keikkaLaskuStatusTypeId: tila })];
  renderInShell(<LaskutPage />, bff, { wide: true, visited: ['/?lasku=1'] });
  await screen.findByRole('table', { name: 'Rivit' });
  return bff;
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Rivit' }))
    .getAllByRole('row')
    .slice(1);
const field = (name: string) => screen.getByRole('textbox', { name });
const total = () => screen.getByRole('table', { name: 'Laskun summat' });

describe('the rows of an invoice', () => {
  it('are changed from row to row by Enter; a price by hand is no formula’s, and the sums follow', async () => {
    const bff = await show();
    await userEvent.click(screen.getByText('8,90 €'));
    await waitFor(() => expect(field('Hinta')).toHaveFocus());
    await userEvent.keyboard('9,5{Enter}');
    await waitFor(() => expect(field('Hinta')).toHaveValue('62,00'));
    expect(bff.rivit).toMatchObject([
      { hinta: '9.50', hintaKaava: '' },
      { hinta: '62.00', hintaKaava: '' },
    ]);
    expect(total()).toHaveTextContent(/494,25/);
  });

  it('are saved when they are left, and not when Esc gives the change up', async () => {
    const bff = await show();
    await userEvent.click(screen.getByText('Odotus'));
    await userEvent.clear(field('Selite'));
    await userEvent.type(field('Selite'), 'Odotusaika');
    await userEvent.click(screen.getByRole('tab', { name: /Laskurivit/ }));
    await waitFor(() => expect(bff.rivit[1]).toMatchObject({ riviSelite: 'Odotusaika' }));
    await userEvent.click(await screen.findByText('Odotusaika'));
    await userEvent.keyboard('X{Escape}');
    expect(await screen.findByText('Odotusaika')).toBeInTheDocument();
    expect(bff.rivit[1]).toMatchObject({ riviSelite: 'Odotusaika', varmenne: 2 });
  });

  it('say what is wrong with a value, and stay open', async () => {
    const bff = await show();
    await userEvent.click(screen.getByText('8,90 €'));
    await userEvent.keyboard('1000001{Enter}');
    expect(await screen.findByText(/^Anna luku väliltä .*1.000.000\.$/)).toBeInTheDocument();
    expect(bff.rivit[0]?.varmenne).toBe(1);
  });

  it('are taken off the invoice and back, moved, copied and deleted, each undone by Ctrl+Z', async () => {
    const bff = await show();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Odotus laskulla' }));
    expect(await screen.findByText('Poistettu laskulta')).toBeInTheDocument();
    expect(total()).not.toHaveTextContent(/466,95/);

    await userEvent.click(screen.getByText('Odotus'));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(bff.rivit[0]).toMatchObject({ riviSelite: 'Odotus' }));
    await userEvent.keyboard('{Control>}d{/Control}');
    await waitFor(() => expect(bff.rivit).toHaveLength(3));
    await userEvent.keyboard('{Control>}{Delete}{/Control}');
    await waitFor(() =>
      expect(bff.rivit.map(({ riviSelite }) => riviSelite)).toEqual(['Pumppaus', 'Odotus']),
    );

    const undo = () => userEvent.keyboard('{Control>}z{/Control}');
    await undo();
    await waitFor(() => expect(bff.rivit).toHaveLength(3));
    await undo();
    await waitFor(() => expect(bff.rivit).toHaveLength(2));
  });

  it('are added of a product that is found by typing', async () => {
    const bff = await show();
    await userEvent.type(screen.getByRole('combobox', { name: 'Lisää rivi tai hae tuote' }), 'pesu');
    await userEvent.click(await screen.findByRole('option', { name: /Pesu työmaalla/ }));
    await waitFor(() => expect(field('Määrä')).toHaveFocus());
    expect(bff.rivit.at(-1)).toMatchObject({
      riviSelite: 'Pesu työmaalla',
      hinta: '60.00',
      määrä: '1',
      tuoteId: 7,
    });
  });

  it('are asked about when a colleague has changed the same field', async () => {
    const bff = await show();
    await userEvent.click(screen.getByText('8,90 €'));
    const values = {
      base: '8.90',
      mine: '9.50',
      theirs: '7.00',
      by: 'Liisa Aho',
      at: '2026-11-21T08:00:00.000Z',
    };
    bff.refuseNext(laskuRiviCalls.save, 'SAVE.CONFLICT', { conflicts: [{ field: 'hinta', ...values }] });
    await userEvent.keyboard('9,5{Enter}');
    expect(await screen.findByText('Riviä Pumppaus on muutettu samaan aikaan')).toBeInTheDocument();
  });

  it('say that they were saved, and also when they could not be [I-078]', async () => {
    const bff = await show();
    bff.refuseNext(laskuRiviCalls.save, 'INTERNAL');
    await userEvent.click(screen.getByText('8,90 €'));
    await userEvent.keyboard('9,5{Enter}');
    expect(await screen.findByText('Tallentaminen epäonnistui')).toBeInTheDocument();
    expect(field('Hinta')).toHaveValue('9,5');
    await userEvent.type(field('Hinta'), '{Enter}');
    expect(await screen.findByText('Rivi tallennettu onnistuneesti')).toBeInTheDocument();
    expect(bff.rivit[0]).toMatchObject({ hinta: '9.50' });
  });

  it.each([
    ['are taken off it', () => userEvent.click(screen.getByRole('checkbox', { name: 'Odotus laskulla' }))],
    ['are copied', () => userEvent.keyboard('{Control>}d{/Control}')],
  ])('say so too when the save fails by which they %s [I-078]', async (_, act) => {
    const bff = await show();
    bff.refuseNext(laskuRiviCalls.save, 'INTERNAL');
    await userEvent.click(screen.getByText('8,90 €'));
    await act();
    expect(await screen.findByText('Tallentaminen epäonnistui')).toBeInTheDocument();
    expect(screen.queryByText('Rivi tallennettu onnistuneesti')).not.toBeInTheDocument();
  });

  it('of a billed invoice are only read', async () => {
    await show(two(), 15);
    await userEvent.click(screen.getByText('8,90 €'));
    expect(screen.queryByRole('textbox', { name: 'Hinta' })).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Odotus laskulla' })).toBeDisabled();
    expect(rows()).toHaveLength(2);
  });
});
