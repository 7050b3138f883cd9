import { at, gridKeikka, keikkaAnswer } from '@keikka/builders';
import { keikkaCalls, keikkaFormCalls, type KeikkaData } from '@keikka/contracts';
import { failure, ok, renderInShell, type RenderedInShell } from '@keikka/sdk/testing';
import { toaster } from '@keikka/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeikkaBff } from '../../../test/keikka-bff.js';
import { KeikkaPage } from '../keikka.page.js';

const FROM_7_TO_13 = { timeStart: at('7:00'), timeEnd: at('13:00') };
const access = { read: true, edit: true, plan: true, prices: false };

describe('the time above an order', () => {
  let bff: KeikkaBff;
  /** What is stored, and what a save changes. */
  let stored: Partial<KeikkaData>;
  beforeEach(() => {
    bff = new KeikkaBff();
    stored = { ...FROM_7_TO_13, varmenne: 1 };
    bff.load = () => ok(keikkaAnswer(stored, { access }));
    bff.on(keikkaCalls.savePumppuAika, ({ pumppuAika, pumppuKesto }) => {
      const length = pumppuKesto ?? minutesOf(stored);
      const timeEnd = new Date(Date.parse(pumppuAika) + length * 60_000).toISOString();
      stored = { timeStart: pumppuAika, timeEnd, varmenne: (stored.varmenne ?? 0) + 1 };
      return gridKeikka(stored as Parameters<typeof gridKeikka>[0]);
    });
  });
  afterEach(() => act(() => toaster.clear()));

  const minutesOf = ({ timeStart = '', timeEnd = '' }: Partial<KeikkaData>): number =>
    (Date.parse(timeEnd) - Date.parse(timeStart)) / 60_000;
  const bar = (): Promise<HTMLElement> => screen.findByRole('group', { name: 'Aika, ajoneuvo ja tila' });
  const show = async (): Promise<RenderedInShell> => {
    const shell = renderInShell(<KeikkaPage />, bff, {
      visited: ['/tilaus/4711'],
      path: '/tilaus/:keikkaId',
    });
    await bar();
    return shell;
  };
  const field = (name: string): HTMLElement => screen.getByRole('textbox', { name });
  const start = (): HTMLElement => field('Alkaa');
  const end = (): HTMLElement => field('Päättyy');
  const nextDay = (): HTMLElement => screen.getByRole('button', { name: '+1 Päättyy seuraavana päivänä' });
  async function type(into: HTMLElement, text: string): Promise<void> {
    await userEvent.clear(into);
    await userEvent.type(into, `${text}{Enter}`);
  }
  const saves = (): unknown[] => bff.writes.map(({ input }) => input);

  it('does not tell the form that it has seen what a colleague saved in between', async () => {
    await show();
    const comment = await screen.findByRole('textbox', { name: 'Kommentti' });
    // The colleague's save is one token, the time the next.
    stored = { ...stored, varmenne: (stored.varmenne ?? 0) + 1 };
    const answer = bff.holdNext(keikkaCalls.get);
    await type(end(), '12');
    await screen.findByText('Lopetusaika päivitetty');
    await userEvent.type(comment, 'Soita');
    bff.on(keikkaFormCalls.save, () => failure('SERVICE.DATABASE_GONE'));
    await userEvent.click(screen.getByRole('button', { name: 'TALLENNA' }));
    await waitFor(() => expect(bff.writes).toHaveLength(2));
    expect(bff.writes[1]?.input).toMatchObject({
      keikkaComment: expect.stringContaining('Soita') as string,
      varmenne: 1,
    });
    answer();
  });

  it('is a button for the day, a start, an end and the hours [O-010]', async () => {
    await show();
    expect(start()).toHaveValue('07:00');
    expect(end()).toHaveValue('13:00');
    expect(await bar()).toHaveTextContent('6 h');
    expect(nextDay()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(screen.getByRole('button', { name: 'Päivä: pe 20.11.2026' }));
    expect(await screen.findByRole('button', { name: 'lauantai 21. marraskuuta 2026' })).toBeVisible();
  });

  it('is text for who may not plan the order [O-011]', async () => {
    bff.load = () => ok(keikkaAnswer({ timeStart: at('22:00'), timeEnd: at('2:00', '20261121') }));
    await show();
    expect(await bar()).toHaveTextContent('pe 20.11.2026P12 · 36 m22:00–2:00 +14 h');
    expect(within(await bar()).queryAllByRole('button')).toEqual([]);
    expect(within(await bar()).queryAllByRole('textbox')).toEqual([]);
  });

  it('saves another end with its length, and tells it [O-131] [O-284]', async () => {
    await show();
    await type(end(), '12');
    expect(end()).toHaveValue('12:00');
    expect(await bar()).toHaveTextContent('5 h');
    expect(await screen.findByText('Lopetusaika päivitetty')).toBeVisible();
    expect(saves()).toEqual([
      {
        keikkaId: 4711,
        pumppuAika: at('7:00'),
        pumppuKesto: 300,
        originalPumppuAika: at('7:00'),
        varmenne: 1,
      },
    ]);
  });

  it('shows the new end at once, and the old one again with the text that stays when it is not saved [O-131] [O-282]', async () => {
    const letGo = bff.holdNext(keikkaCalls.savePumppuAika);
    bff.refuseNext(keikkaCalls.savePumppuAika, 'INTERNAL');
    await show();
    await type(end(), '12');
    expect(end()).toHaveValue('12:00');
    const { length } = bff.loads;
    letGo();
    expect(await screen.findByText('Ajan tallennus epäonnistui')).toBeVisible();
    expect(end()).toHaveValue('13:00');
    expect(toaster.read()).toMatchObject([{ tone: 'error', durationMs: null }]);
    await waitFor(() => expect(bff.loads.length).toBeGreaterThan(length));
  });

  it('tells in its own words why a time was refused [O-244] [O-245]', async () => {
    bff.refuseNext(keikkaCalls.savePumppuAika, 'KEIKKA.MOVED');
    await show();
    await type(start(), '8');
    expect(await screen.findByText(/^Kollega on siirtänyt tilauksen sillä välin/)).toBeVisible();
    expect(start()).toHaveValue('07:00');
  });

  it.each([
    ['14 minutes', '7:14', 'Pumpun kesto ei voi olla alle 15 minuuttia'],
    ['a minute', '7:01', 'Pumpun kesto ei voi olla alle 15 minuuttia'],
  ])('refuses %s and sends nothing [O-157]', async (_what, text, reason) => {
    await show();
    await type(end(), text);
    expect(await screen.findByText('Virheellinen kesto')).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
    expect(end()).toHaveValue('13:00');
    expect(saves()).toEqual([]);
  });

  it('tells a length that only the service refuses in the same words [O-157] [O-158]', async () => {
    bff.refuseNext(keikkaCalls.savePumppuAika, 'KEIKKA.DURATION_TOO_LONG');
    await show();
    await type(end(), '12');
    expect(await screen.findByText('Virheellinen kesto')).toBeVisible();
    expect(screen.getByText('Pumpun kesto ei voi olla yli 1 viikon (10080 minuuttia)')).toBeVisible();
    expect(end()).toHaveValue('13:00');
  });

  it('takes a quarter of an hour [O-157]', async () => {
    await show();
    await type(end(), '7:15');
    await waitFor(() => expect(saves()).toMatchObject([{ pumppuKesto: 15 }]));
  });

  it('moves the start alone and tells from where to where [O-131] [O-284]', async () => {
    await show();
    await type(start(), '8');
    expect(await screen.findByText('Aloitusaika päivitetty: 07:00 → 08:00')).toBeVisible();
    expect(end()).toHaveValue('13:00');
    expect(saves()).toMatchObject([{ pumppuAika: at('8:00'), pumppuKesto: 300 }]);
  });

  it('keeps clock and length on another day [O-132] [O-284]', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Päivä: pe 20.11.2026' }));
    await userEvent.click(await screen.findByRole('button', { name: 'lauantai 21. marraskuuta 2026' }));
    expect(await screen.findByText('Päivämäärä vaihdettu')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Päivä: la 21.11.2026' })).toBeVisible();
    expect([start(), end()].map((input) => (input as HTMLInputElement).value)).toEqual(['07:00', '13:00']);
    expect(saves()).toEqual([
      { keikkaId: 4711, pumppuAika: at('7:00', '20261121'), originalPumppuAika: at('7:00'), varmenne: 1 },
    ]);
  });

  it('sends nothing for the same time [O-133]', async () => {
    await show();
    await type(start(), '7');
    await type(end(), '13.00');
    await userEvent.click(screen.getByRole('button', { name: 'Päivä: pe 20.11.2026' }));
    await userEvent.click(await screen.findByRole('button', { name: 'perjantai 20. marraskuuta 2026' }));
    await type(end(), '12');
    await waitFor(() => expect(saves()).toMatchObject([{ pumppuKesto: 300 }]));
  });

  it('sends two quick changes one after the other, the second upon the token of the first', async () => {
    const letGo = bff.holdNext(keikkaCalls.savePumppuAika);
    await show();
    await type(start(), '8');
    await type(end(), '12');
    expect(saves()).toHaveLength(1);
    letGo();
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves()).toMatchObject([
      { pumppuAika: at('8:00'), pumppuKesto: 300, varmenne: 1 },
      { pumppuAika: at('8:00'), pumppuKesto: 240, originalPumppuAika: at('8:00'), varmenne: 2 },
    ]);
    expect([start(), end()].map((input) => (input as HTMLInputElement).value)).toEqual(['08:00', '12:00']);
  });

  it('does not send a change that stands upon one that was refused', async () => {
    const letGo = bff.holdNext(keikkaCalls.savePumppuAika);
    bff.refuseNext(keikkaCalls.savePumppuAika, 'INTERNAL');
    await show();
    await type(start(), '8');
    await type(end(), '12');
    letGo();
    expect(await screen.findByText('Ajan tallennus epäonnistui')).toBeVisible();
    expect([start(), end()].map((input) => (input as HTMLInputElement).value)).toEqual(['07:00', '13:00']);
    await type(end(), '14');
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves()[1]).toMatchObject({ pumppuAika: at('7:00'), pumppuKesto: 420 });
  });

  it('keeps a text that is no time, and saves nothing with it (R-06)', async () => {
    await show();
    await type(end(), '8:60');
    expect(end()).toHaveValue('8:60');
    expect(end()).toBeInvalid();
    expect(saves()).toEqual([]);
  });

  it('makes an end before the start an hour', async () => {
    await show();
    await type(end(), '6');
    expect(end()).toHaveValue('08:00');
    await waitFor(() => expect(saves()).toMatchObject([{ pumppuKesto: 60 }]));
  });

  it('enters a night by +1, in one change, also after its clock was typed (R-01)', async () => {
    stored = { timeStart: at('22:00'), timeEnd: at('23:00'), varmenne: 1 };
    await show();
    await userEvent.clear(end());
    await userEvent.type(end(), '2');
    await userEvent.click(nextDay());
    expect(end()).toHaveFocus();
    expect(nextDay()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    expect(end()).toHaveValue('02:00');
    await waitFor(() => expect(saves()).toMatchObject([{ pumppuKesto: 240 }]));
    expect(nextDay()).toHaveAttribute('aria-pressed', 'true');
  });

  it('takes a start typed in the hour that October repeats, and names its half (R-03)', async () => {
    stored = { timeStart: at('7:00', '20261025'), timeEnd: at('8:00', '20261025'), varmenne: 1 };
    await show();
    await type(start(), '3:30');
    expect(start()).toHaveValue('03:30 kesäaikaa');
    await type(start(), '3:45 t');
    expect(start()).toHaveValue('03:45 talviaikaa');
    await waitFor(() => expect(saves()).toHaveLength(2));
    const [summer, winter] = ['2026-10-25T00:30:00.000Z', '2026-10-25T01:45:00.000Z'];
    expect(saves()).toMatchObject([{ pumppuAika: summer }, { pumppuAika: winter, pumppuKesto: 255 }]);
  });

  it('forgets the +1 when no time is typed for it, and takes a night back by it (R-01)', async () => {
    stored = { timeStart: at('22:00'), timeEnd: at('2:00', '20261121'), varmenne: 1 };
    await show();
    await userEvent.click(nextDay());
    expect(end()).toHaveValue('23:00');
    await waitFor(() => expect(saves()).toMatchObject([{ pumppuKesto: 60 }]));
    await userEvent.click(nextDay());
    expect(nextDay()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(start());
    expect(nextDay()).toHaveAttribute('aria-pressed', 'false');
    expect(saves()).toHaveLength(1);
  });

  it('is taken back from its notice, whatever else was saved since', async () => {
    await show();
    await type(end(), '12');
    const undo = await screen.findByRole('button', { name: /^Kumoa/ });
    stored = { ...stored, keikkaComment: 'Portti B', varmenne: 7 };
    await userEvent.click(undo);
    expect(await screen.findByText('Kumottu: lopetusaika takaisin 12:00 → 13:00')).toBeVisible();
    expect(end()).toHaveValue('13:00');
    expect(saves()[1]).toMatchObject({ pumppuKesto: 360, varmenne: 7 });
  });

  it('is not taken back over a time that a colleague has set since, unless so chosen', async () => {
    await show();
    await type(end(), '12');
    const undo = await screen.findByRole('button', { name: /^Kumoa/ });
    stored = { timeStart: at('9:00'), timeEnd: at('12:00'), varmenne: 3 };
    await userEvent.click(undo);
    await userEvent.click(await screen.findByRole('button', { name: 'Jätä ennalleen' }));
    await waitFor(() => expect(start()).toHaveValue('09:00'));
    expect(saves()).toHaveLength(1);
  });

  it('begins at seven for an order that has no time yet', async () => {
    bff.load = () => ok(keikkaAnswer({ pumppuAika: '', pumppuKesto: 60 }, { access }));
    await show();
    expect(screen.queryByRole('textbox', { name: 'Alkaa' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Päivä' }));
    const [first] = await screen.findAllByRole('button', { name: /kuuta 20/ });
    if (first) await userEvent.click(first);
    await waitFor(() => expect(saves()).toMatchObject([{ pumppuKesto: 60 }]));
    expect(saves()[0]).not.toHaveProperty('originalPumppuAika');
  });
});
