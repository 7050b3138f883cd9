import { keikkaAnswer } from '@keikka/builders';
import { ok, refusal, renderInShell, type RenderedInShell } from '@keikka/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { KeikkaBff } from '../../../test/keikka-bff.js';
import { KeikkaModal } from '../keikka.modal.js';
import { KeikkaPage } from '../keikka.page.js';

const window = <KeikkaModal keikkaId={4711} onClose={() => undefined} />;
const TITLE = 'Rakennus Koskinen Oy, As Oy Lohjan Kielo';

describe('who else has the order open', () => {
  let bff: KeikkaBff;
  beforeEach(() => {
    bff = new KeikkaBff();
    bff.load = () => ok(keikkaAnswer());
  });
  afterEach(() => localStorage.clear());

  const told = ({ said }: RenderedInShell) =>
    said().filter(({ type }) => type === 'opens' || type === 'closes');

  async function openWindow(): Promise<RenderedInShell> {
    const shown = renderInShell(window, bff);
    await screen.findByRole('dialog', { name: TITLE });
    shown.acceptSocket();
    return shown;
  }

  it.each([
    [['Kari Salminen'], 'Kari Salminen katselee'],
    [['Kari Salminen', 'Marja Lehtonen'], 'Kari Salminen, Marja Lehtonen katselevat'],
    [[null], 'Toinen yritys katselee'],
    [['Kari Salminen', null], 'Kari Salminen, Toinen yritys katselevat'],
  ])('is said in the title of the window: %j', async (names, sentence) => {
    const { say } = await openWindow();
    expect(screen.queryByRole('status', { name: /katsel/ })).toBeNull();
    say({ type: 'othersOn', keikkaId: 4711, names });
    const dialog = screen.getByRole('dialog', { name: TITLE });
    expect(within(dialog).getByRole('status', { name: sentence })).toHaveTextContent(sentence);
    say({ type: 'othersOn', keikkaId: 4711, names: [] });
    expect(screen.queryByRole('status', { name: sentence })).toBeNull();
  });

  it('is said in circles with initials, of which there are at most three', async () => {
    const { say } = await openWindow();
    const names = ['Kari Salminen', 'Marja Lehtonen', 'Sanna Virta', 'Åke Öhman'];
    say({ type: 'othersOn', keikkaId: 4711, names });
    expect(screen.getByText('KS')).toBeVisible();
    expect(screen.getByText('SV')).toBeVisible();
    expect(screen.queryByText('ÅÖ')).toBeNull();
    expect(screen.getByText(/Åke Öhman katselevat/)).toBeVisible();
  });

  it('is said on the page of the order too, which tells that it is open', async () => {
    const shown = renderInShell(<KeikkaPage />, bff, {
      visited: ['/tilaus/4711'],
      path: '/tilaus/:keikkaId',
    });
    await screen.findByRole('heading', { level: 1, name: TITLE });
    shown.acceptSocket();
    expect(told(shown)).toEqual([{ type: 'opens', keikkaId: 4711 }]);
    shown.say({ type: 'othersOn', keikkaId: 4711, names: ['Kari Salminen'] });
    expect(screen.getByRole('status', { name: 'Kari Salminen katselee' })).toBeVisible();
  });

  it('is not asked for an order that may not be seen', async () => {
    bff.load = () => refusal(403, 'Ei pääsyä tilaukselle.');
    const shown = renderInShell(window, bff);
    await screen.findByRole('alert');
    shown.acceptSocket();
    await waitFor(() => expect(shown.said().map(({ type }) => type)).toContain('announce'));
    expect(told(shown)).toEqual([]);
  });
});
