import { betoni, keikkaAnswer, keikkaPalkki } from '@keikka/builders';
import type { KeikkaGetAnswer } from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import { ok, refusal, renderInShell, type RenderedInShell } from '@keikka/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyAnswer } from '../../../test/empty-answer.js';
import { KeikkaBff } from '../../../test/keikka-bff.js';
import { KeikkaPage } from '../keikka.page.js';

describe('the page of an order', () => {
  let bff: KeikkaBff;
  beforeEach(() => {
    bff = new KeikkaBff();
  });

  const show = (at = '/tilaus/4711'): RenderedInShell =>
    renderInShell(<KeikkaPage />, bff, { visited: [at], path: '/tilaus/:keikkaId' });
  const showAnswer = (answer: KeikkaGetAnswer): RenderedInShell => {
    bff.load = () => ok(answer);
    return show();
  };
  const section = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name });

  it('names the order in its heading, its badge and the window [G-007]', async () => {
    showAnswer(keikkaAnswer());
    const title = 'Rakennus Koskinen Oy, As Oy Lohjan Kielo';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText('Tilaus 4711 · P12 · 36 m')).toBeVisible();
    expect(document.title).toBe(`Tilaus 4711 ${title}`);
    expect(bff.loads).toEqual([{ name: 'GET /api/keikka/get/4711/0', authorization: 'Bearer t1' }]);
  });

  it('tells the order in eight sections that cannot be edited [O-060]', async () => {
    showAnswer(keikkaAnswer());
    await section('Tilaus');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Tilaus',
      'Toimitus',
      'Asiakas',
      'Työmaa',
      'Pumppaus',
      'Tehdas',
      'Betoni',
      'Lisätiedot',
    ]);
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    expect(screen.queryAllByRole('combobox')).toEqual([]);
  });

  it('leads to the site and calls it [O-061]', async () => {
    showAnswer(keikkaAnswer());
    const directions = within(await section('Toimitus')).getByRole('link', { name: 'Reittiohje' });
    expect(directions).toHaveAttribute('href', expect.stringContaining('60.25%2C24.06'));
    const call = within(await section('Työmaa')).getByRole('link', { name: 'Soita työmaalle' });
    expect(call).toHaveAttribute('href', 'tel:0401234567');
    expect(screen.getByRole('link', { name: 'Soita: Minna Koskinen' })).toBeVisible();
  });

  it('offers neither without coordinates, address or number', async () => {
    showAnswer(emptyAnswer());
    expect(await section('Toimitus')).toHaveTextContent('Osoite puuttuu');
    expect(within(screen.getByRole('main')).queryByRole('link')).toBeNull();
  });

  it('tells how the confirmation of each line stands [O-120]', async () => {
    showAnswer(
      keikkaAnswer({ betonit: [betoni(), betoni({ keikkaBetoniId: 2, betoniVahvistettu: false })] }),
    );
    const [first, second] = within(await section('Betoni')).getAllByRole('listitem');
    expect(first).toHaveTextContent('45,5 m³ · C30/37 #16 S3 XC3, XC4');
    expect(first).toHaveTextContent('Laatu ja määrä vahvistettu');
    expect(second).toHaveTextContent('Määrä/laatu ei vahvistettu !!');
  });

  it('lists the palkit beside the order', async () => {
    showAnswer(
      keikkaAnswer({}, { palkit: [keikkaPalkki(), keikkaPalkki({ palkkiId: 8, keikkaComment: 'Huolto' })] }),
    );
    const palkit = await screen.findByRole('list', { name: 'Palkit' });
    expect(
      within(palkit)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['10:00–13:30Pesu hallilla', '10:00–13:30Huolto']);
  });

  it('says that the palkit could not be loaded, and shows the order', async () => {
    showAnswer(keikkaAnswer({}, { palkit: null }));
    expect(await screen.findByText('Ajoneuvon palkkeja ei voitu ladata.')).toBeVisible();
    expect(await section('Asiakas')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Palkit' })).toBeNull();
  });

  it('shows the text only to who may read it [O-014]', async () => {
    bff.session = { settingTypes: [settingType.tyosuhteessa] };
    showAnswer(keikkaAnswer());
    expect(await screen.findByText('Sinulla ei ole oikeutta tilauksen tietoihin.')).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Asiakas' })).toBeNull();
  });

  it('says that it loads, and how far it has come [O-111]', async () => {
    bff.load = () => new Promise(() => undefined);
    show();
    expect(await screen.findByText('Ladataan tilausta...')).toBeInTheDocument();
    const bar = screen.getByRole('progressbar', { name: 'Avataan tilausta' });
    expect(bar).toHaveAttribute('aria-valuetext', 'Haetaan tilausta');
    expect([...bar.children].map((phase) => phase.getAttribute('data-phase'))).toEqual([
      'start',
      'init',
      'auth',
      'betonit',
      'finalize',
      'settings',
      'pumpparit',
    ]);
  });

  it.each([
    ['an unknown order [O-279]', refusal(404, 'Tilausta ei löydy'), 'Tilausta ei löydy', ''],
    ['empty data [O-279]', ok(null), 'Tilausta ei löydy', ''],
    ['an empty object [O-279]', ok({}), 'Tilausta ei löydy', ''],
    ['no right to it [O-113]', refusal(403, 'Ei pääsyä tilaukselle.'), 'Ei pääsyä tilaukselle.', 'Koodi 403'],
    [
      'an error array [O-280]',
      refusal(500, '', { errorDetails: [{ message: 'X', number: 42 }] }),
      'X',
      'Koodi 42',
    ],
  ])('tells of %s', async (_what, answer, title, code) => {
    bff.load = () => answer.clone();
    show();
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(title)).toBeVisible();
    expect(alert.textContent).toContain(code);
    expect(screen.getByRole('button', { name: 'Siirry gridiin' })).toBeVisible();
  });

  it.each(['abc', '0', '-5'])("is empty at /tilaus/%s: 'Ei tilausta' [O-281]", async (id) => {
    show(`/tilaus/${id}`);
    expect(await screen.findByText('Ei tilausta')).toBeVisible();
    expect(bff.loads).toEqual([]);
  });

  it('tries again on request after a failure', async () => {
    bff.load = () => refusal(500, 'Odottamaton virhe. Yritä uudelleen.');
    show();
    const retry = await screen.findByRole('button', { name: 'Yritä uudelleen' });
    bff.load = () => ok(keikkaAnswer());
    await userEvent.click(retry);
    expect(await section('Asiakas')).toHaveTextContent('Rakennus Koskinen Oy');
  });

  it('follows what somebody else changes', async () => {
    const { say } = showAnswer(keikkaAnswer());
    await section('Tilaus');
    bff.load = () => ok(keikkaAnswer({ keikkaComment: 'Portti B', varmenne: 2 }));
    say({ type: 'keikkaChanged', keikkaId: 4711, days: ['20261120'], row: null });
    expect(await screen.findByText('Portti B')).toBeVisible();
  });

  it('reads again what somebody changes while it is first read', async () => {
    let answerFirst: (answer: Response) => void = () => undefined;
    bff.load = () => new Promise((answer) => (answerFirst = answer));
    const { say } = show();
    await waitFor(() => expect(bff.loads).toHaveLength(1));
    bff.load = () => ok(keikkaAnswer({ keikkaComment: 'Portti B', varmenne: 2 }));
    say({ type: 'keikkaChanged', keikkaId: 4711, days: ['20261120'], row: null });
    answerFirst(ok(keikkaAnswer()));
    expect(await screen.findByText('Portti B')).toBeVisible();
  });

  it('takes the order away when the right to it is lost [O-113]', async () => {
    const { say } = showAnswer(keikkaAnswer());
    await section('Tilaus');
    bff.load = () => refusal(403, 'Ei pääsyä tilaukselle.');
    say({ type: 'keikkaChanged', keikkaId: 4711, days: ['20261120'], row: null });
    expect(await screen.findByText('Ei pääsyä tilaukselle.')).toBeVisible();
    expect(screen.queryByText(/Koskinen/)).toBeNull();
  });

  it('keeps what it has when it cannot be read again, and says so', async () => {
    const { say } = showAnswer(keikkaAnswer());
    await section('Tilaus');
    bff.load = () => refusal(500, 'Odottamaton virhe. Yritä uudelleen.');
    say({ type: 'dayStale', days: ['20261120'] });
    expect(await screen.findByText(/Tiedot eivät ehkä ole ajan tasalla/)).toBeVisible();
    expect(await section('Asiakas')).toHaveTextContent('Rakennus Koskinen Oy');
  });
});

describe('an order while the database is gone', () => {
  it('tells it with its code, and tries again by itself first [O-278]', async () => {
    const bff = new KeikkaBff();
    bff.load = () => refusal(504, 'Tietokantapalvelin ei vastaa');
    renderInShell(<KeikkaPage />, bff, { visited: ['/tilaus/4711'], path: '/tilaus/:keikkaId' });
    const alert = await screen.findByRole('alert', {}, { timeout: 10_000 });
    expect(alert).toHaveTextContent('Tietokantapalvelin ei vastaa');
    expect(alert).toHaveTextContent('Koodi 504');
    expect(bff.loads).toHaveLength(3);
  });
});
