import { keikkaAnswer } from '@keikka/builders';
import { keikkaFormCalls, type KeikkaGetAnswer } from '@keikka/contracts';
import { ok, renderInShell } from '@keikka/sdk/testing';
import { toaster } from '@keikka/ui';
import { act, fireEvent, screen } from '@testing-library/react';
import { KeikkaBff } from '../../../test/keikka-bff.js';
import { KeikkaPage } from '../keikka.page.js';

const MINUTE = 60_000;
/** Enough for an answer of the stand-in to be shown. */
const SETTLED = 200;
const editor = { read: true, edit: true, plan: true, prices: false };

describe('the undo of a save of an order', () => {
  let bff: KeikkaBff;
  let stored: KeikkaGetAnswer;

  beforeEach(async () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T08:00:00.000Z') });
    stored = keikkaAnswer({ varmenne: 7, keikkaComment: 'Vanha' }, { access: editor });
    bff = new KeikkaBff();
    bff.load = () => ok(stored);
    bff.on(keikkaFormCalls.save, ({ keikkaId: _, varmenne = 1, ...save }) => {
      stored = keikkaAnswer({ ...stored.keikkaData, ...save, varmenne: varmenne + 1 }, { access: editor });
      return stored;
    });
    renderInShell(<KeikkaPage />, bff, { visited: ['/tilaus/4711'], path: '/tilaus/:keikkaId', wide: true });
    await screen.findByRole('textbox', { name: /^Kommentti/ });
  });
  afterEach(() => {
    act(() => toaster.clear());
    jest.useRealTimers();
  });

  const comment = () => screen.getByRole('textbox', { name: /^Kommentti/ });
  const undo = () => screen.queryByRole('button', { name: 'Kumoa tallennus' });
  const pass = (milliseconds: number): Promise<void> =>
    act(() => jest.advanceTimersByTimeAsync(milliseconds));
  async function press(name: string): Promise<void> {
    fireEvent.click(screen.getByRole('button', { name }));
    await pass(SETTLED);
  }
  async function save(text: string): Promise<void> {
    fireEvent.change(comment(), { target: { value: text } });
    await pass(SETTLED);
    await press('TALLENNA');
  }
  const saved = () => bff.writes.map(({ input }) => input.keikkaComment);

  it('is offered for ten minutes, long after its toast is gone, with the time that is left', async () => {
    expect(undo()).toBeNull();
    await save('Uusi');
    expect(undo()).toHaveTextContent('10 min');
    await pass(9 * MINUTE + 20_000);
    expect(screen.queryByText('Tilaus 4711 tallennettu')).toBeNull();
    expect(undo()).toHaveAccessibleDescription(/^Aikaa kumota: \d+ s$/);
    await press('Kumoa tallennus');
    expect(comment()).toHaveValue('Vanha');
    expect(saved()).toEqual(['Uusi', 'Vanha']);
    expect(undo()).toBeNull();
  });

  it('is gone when its time is over', async () => {
    await save('Uusi');
    await pass(9 * MINUTE);
    expect(undo()).toBeVisible();
    await pass(MINUTE);
    expect(undo()).toBeNull();
  });

  it('is of the last save, and then of the one before', async () => {
    await save('Uusi');
    await pass(5 * MINUTE);
    await save('Uudempi');
    await press('Kumoa tallennus');
    expect(comment()).toHaveValue('Uusi');
    expect(undo()).toHaveTextContent('5 min');
    await press('Kumoa tallennus');
    expect(comment()).toHaveValue('Vanha');
    expect(saved()).toEqual(['Uusi', 'Uudempi', 'Uusi', 'Vanha']);
  });

  it('asks where somebody changed the same since, and leaves it when told so', async () => {
    await save('Uusi');
    await pass(2 * MINUTE);
    const met = { field: 'keikkaComment', base: 'Uusi', mine: 'Vanha', theirs: 'Hänen' };
    const conflicts = [{ ...met, by: 'Kari Salminen', at: '2026-11-20T08:01:00.000Z' }];
    bff.refuseNext(keikkaFormCalls.save, 'SAVE.CONFLICT', { conflicts });
    await press('Kumoa tallennus');
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Kari Salminen muutti samaa klo 10:01.');
    await press('Jätä ennalleen');
    expect(undo()).toBeVisible();
    expect(saved()).toHaveLength(2);
  });
});
