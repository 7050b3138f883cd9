import { at, DAY, stepLogMessage } from '@keikka/builders';
import { stepLogCalls, type StepLogMessage } from '@keikka/contracts';
import { renderInShell, StandInBff, type RenderedInShell } from '@keikka/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VaihelokiSection } from './vaiheloki-section.js';

const steps = (count: number): StepLogMessage[] =>
  Array.from({ length: count }, (_, index) =>
    stepLogMessage({ stepLogId: index + 1, message: `Vaihe ${index + 1}`, entryTime: at(`7:${10 + index}`) }),
  );

const keikka = { keikkaId: 4711, ownerAsiakasId: 1 };

describe('the step log of an order', () => {
  let bff: StandInBff;
  let messages: StepLogMessage[];

  beforeEach(() => {
    messages = [];
    bff = new StandInBff();
    bff.on(stepLogCalls.listByKeikkas, () => messages);
  });

  const open = (): RenderedInShell => renderInShell(<VaihelokiSection keikka={keikka} mayWrite />, bff);
  const rows = async (): Promise<string[]> =>
    within(await screen.findByRole('list', { name: 'Vaiheloki' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const more = (): HTMLElement | null => screen.queryByRole('button', { name: /^Kaikki/ });

  it('shows the four latest of eleven, then all, then the latest again', async () => {
    messages = steps(11);
    open();
    expect((await rows()).map((row) => row.slice(0, 8))).toEqual([
      'Vaihe 11',
      'Vaihe 10',
      'Vaihe 9K',
      'Vaihe 8K',
    ]);
    expect(screen.getByText('4 viimeisintä')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Kaikki 11' }));
    expect(await rows()).toHaveLength(11);
    expect(screen.queryByText('4 viimeisintä')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Vain viimeisimmät' }));
    expect(await rows()).toHaveLength(4);
    expect(bff.asked.map(({ input }) => input)).toContainEqual({ keikkaIds: '4711' });
  });

  it.each([
    [4, false],
    [5, true],
  ])('has a button for the others when there are %i: %s', async (count, expected) => {
    messages = steps(count);
    open();
    expect(await rows()).toHaveLength(4);
    expect(more() !== null).toBe(expected);
  });

  it('tells what was done and confirmed, by whom and when', async () => {
    messages = [
      stepLogMessage({ message: 'Tilausvahvistus lähetetty', confirmDate: at('15:40'), isConfirmed: true }),
    ];
    open();
    // With the year, where the tests run in another one.
    const row = /^Tilausvahvistus lähetetty · kuitattu 15:40Kari Salminenpe 20\.11\.(2026)? 9:28$/;
    expect(await rows()).toEqual([expect.stringMatching(row)]);
  });

  it('says that there is none, and follows the changes of its order alone', async () => {
    const { say } = open();
    expect(await screen.findByText('Ei vaiheita')).toBeVisible();
    messages = steps(2);
    const reads = bff.asked.length;
    say({ type: 'keikkaChanged', keikkaId: 4712, days: [DAY], row: null });
    say({ type: 'keikkaChanged', keikkaId: 4711, days: [DAY], row: null });
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(bff.asked).toHaveLength(reads + 1);
  });

  it('says that it could not be read, and reads again on request', async () => {
    messages = steps(1);
    bff.refuseNext(stepLogCalls.listByKeikkas, 'INTERNAL');
    open();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Vaihelokia ei voitu ladata');
    await userEvent.click(within(alert).getByRole('button', { name: 'Yritä uudelleen' }));
    expect(await rows()).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
