import { at, gridKeikka, keikkaAnswer } from '@keikka/builders';
import { keikkaCalls } from '@keikka/contracts';
import { AwaitedContext, ok, refusal, renderInShell } from '@keikka/sdk/testing';
import { toaster } from '@keikka/ui';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { KeikkaBff } from '../../../test/keikka-bff.js';
import { KeikkaModal } from '../keikka.modal.js';

/** A page that opens the window and works on without it. */
function OpenedAndClosed() {
  const [open, setOpen] = useState(false);
  return open ? (
    <KeikkaModal keikkaId={4711} onClose={() => setOpen(false)} />
  ) : (
    <button onClick={() => setOpen(true)}>Avaa</button>
  );
}

const TITLE = 'Rakennus Koskinen Oy, As Oy Lohjan Kielo';

describe('the window of an order', () => {
  let bff: KeikkaBff;
  let onClose: jest.Mock;
  beforeEach(() => {
    bff = new KeikkaBff();
    bff.load = () => ok(keikkaAnswer({ sourceAsiakasColorCode: '#ff0000' }));
    onClose = jest.fn();
  });
  afterEach(() => localStorage.clear());

  const open = (): Promise<HTMLElement> => {
    renderInShell(<KeikkaModal keikkaId={4711} onClose={onClose} />, bff);
    return screen.findByRole('dialog', { name: TITLE });
  };

  it('has title, number, help, source, a button to a window of its own, and one to close [O-007]', async () => {
    const dialog = await open();
    expect(within(dialog).getByText('4711')).toBeVisible();
    expect(within(dialog).getByRole('group', { name: 'Lähde' })).toHaveTextContent('Lohjan Valmisbetoni Oy');
    expect(within(dialog).getByRole('button', { name: 'Ohje' })).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Sulje' })).toBeVisible();
    const windows = jest.spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Avaa uudessa ikkunassa' }));
    expect(windows).toHaveBeenCalledWith('/tilaus/4711', '_blank', expect.any(String));
  });

  it('is drawn with its order, and without it only when the order is late', async () => {
    let answer: (value: ReturnType<typeof ok>) => void = () => undefined;
    bff.load = () => new Promise((answers) => (answer = answers));
    renderInShell(<OpenedAndClosed />, bff);
    fireEvent.click(await screen.findByRole('button', { name: 'Avaa' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByRole('dialog', { name: /Tilaus/ })).toHaveTextContent('4711');
    answer(ok(keikkaAnswer()));
    expect(await screen.findByRole('dialog', { name: TITLE })).toBeVisible();
  });

  it('stays while the next order is awaited, and where a frame has stood in its place', async () => {
    function Neighbours() {
      const [keikkaId, setId] = useState(4711);
      return (
        <>
          <KeikkaModal keikkaId={keikkaId} onClose={onClose} />
          <button onClick={() => setId(4712)}>Seuraava</button>
        </>
      );
    }
    renderInShell(<Neighbours />, bff);
    await screen.findByRole('dialog', { name: TITLE });
    bff.load = () => new Promise(() => undefined);
    fireEvent.click(screen.getByText('Seuraava'));
    expect(screen.getByRole('dialog', { name: /Tilaus/ })).toHaveTextContent('4712');
    cleanup();
    renderInShell(
      <AwaitedContext value>
        <OpenedAndClosed />
      </AwaitedContext>,
      bff,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Avaa' }));
    expect(screen.getByRole('dialog', { name: /Tilaus/ })).toHaveTextContent('4711');
  });

  it("has a frame in the source customer's colour [O-008]", async () => {
    expect(getComputedStyle(await open()).borderTopColor).toBe('rgb(255, 0, 0)');
  });

  it('closes on Esc and by its button, not by a press beside it [O-006]', async () => {
    const dialog = await open();
    fireEvent.pointerDown(document.body);
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sulje' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  });

  it('explains itself', async () => {
    const dialog = await open();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ohje', expanded: false }));
    expect(within(dialog).getByText(/Näkymä päivittyy itse/)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Ohje', expanded: true })).toBeVisible();
  });

  it('shows what was changed while it was closed', async () => {
    renderInShell(<OpenedAndClosed />, bff);
    await userEvent.click(await screen.findByRole('button', { name: 'Avaa' }));
    expect(await screen.findByRole('dialog', { name: TITLE })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sulje' }));
    bff.load = () => ok(keikkaAnswer({ keikkaComment: 'Portti B', varmenne: 2 }));
    await userEvent.click(screen.getByRole('button', { name: 'Avaa' }));
    expect(await screen.findByText('Portti B')).toBeVisible();
  });

  it('is named when what was changed in it is undone after it is closed', async () => {
    const access = { read: true, edit: true, plan: true, prices: false };
    const timeStart = at('7:00');
    let timeEnd = at('13:00');
    bff.load = () => ok(keikkaAnswer({ timeStart, timeEnd }, { access }));
    bff.on(keikkaCalls.savePumppuAika, ({ pumppuKesto, varmenne = 0 }) => {
      timeEnd = at(pumppuKesto === 360 ? '13:00' : '12:00');
      return gridKeikka({ timeStart, timeEnd, varmenne: varmenne + 1 });
    });
    renderInShell(<OpenedAndClosed />, bff);
    await userEvent.click(await screen.findByRole('button', { name: 'Avaa' }));
    const dialog = await screen.findByRole('dialog', { name: TITLE });
    const end = await within(dialog).findByRole('textbox', { name: 'Päättyy' });
    await userEvent.clear(end);
    await userEvent.type(end, '12{Enter}');
    expect(await screen.findByText('Lopetusaika päivitetty')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sulje' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Kumoa/ }));
    expect(await screen.findByText('Kumottu: Tilaus 4711: lopetusaika takaisin 12:00 → 13:00')).toBeVisible();
    act(() => toaster.clear());
  });

  it('opens at the text with the tabs there are', async () => {
    const dialog = await open();
    expect(
      within(dialog)
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual(['Teksti', 'Muutoshistoria']);
    expect(within(dialog).getByRole('tabpanel', { name: 'Teksti' })).toHaveTextContent('Kauppakatu 12');
  });

  it('opens for an editor at the form, with the status under its name [O-012] [O-025]', async () => {
    bff.load = () => ok(keikkaAnswer({}, { access: { read: true, edit: true, plan: true, prices: false } }));
    const dialog = await open();
    const tabs = within(dialog).getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'TilausToimitusvalmis',
      'Teksti',
      'Muutoshistoria',
    ]);
    expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
    expect(within(dialog).getByRole('button', { name: 'TALLENNA' })).toBeDisabled();
  });

  it('stays open and tells when the order may not be seen [O-113]', async () => {
    bff.load = () => refusal(403, 'Ei pääsyä tilaukselle.');
    renderInShell(<KeikkaModal keikkaId={4711} onClose={onClose} />, bff);
    const dialog = await screen.findByRole('dialog', { name: 'Tilaus' });
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Ei pääsyä tilaukselle.Koodi 403');
  });
});
