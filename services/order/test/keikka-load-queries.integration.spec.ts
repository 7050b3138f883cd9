import { orderMessages } from '@keikka/contracts';
import { currentContext } from '@keikka/server';
import type { StartedService } from '@keikka/server/testing';
import { actors, keikka, startOrder } from './order-company.js';

/** Collects the statements that are sent from now on for requests with a key. */
function recordStatements({ dataSource }: StartedService, key: string): string[] {
  const sent: string[] = [];
  const { logger } = dataSource;
  dataSource.logger = Object.assign(Object.create(logger) as typeof logger, {
    logQuery: (statement: string) => {
      if (currentContext().idempotencyKey === key) sent.push(statement);
    },
  });
  return sent;
}

describe('loading an order', () => {
  let service: StartedService;
  let sent: string[];

  beforeAll(async () => {
    service = await startOrder({
      keikat: [keikka(1, { stepLogTypes: [20] }), keikka(2, { keikkaTilaId: 4 })],
    });
    sent = recordStatements(service, 'load');
  });
  afterAll(() => service.stop());

  const statementsOf = async (keikkaId: number, actor = actors.handler): Promise<string[]> => {
    sent.splice(0);
    await service.ask(orderMessages.keikkaGet, { keikkaId, ownerAsiakasId: 0 }, actor, 'load');
    return [...sent];
  };
  const readsOfParts = (statements: readonly string[]): number =>
    statements.filter((statement) => /from keikka o\b/.test(statement)).length;

  it.each([
    ['who may edit it', actors.handler],
    ['who sees its prices', actors.invoicer],
    ['who only reads it', actors.sourceStaff],
  ])('asks who may read it and then for all of it at once, for one %s', async (_, actor) => {
    const statements = await statementsOf(1, actor);
    expect(statements).toHaveLength(2);
    expect(readsOfParts(statements)).toBe(1);
  });

  it('opens a transaction only when time has brought the order to another status (A-3) [O-107]', async () => {
    expect(await statementsOf(2, actors.sourceStaff)).toHaveLength(2);
    const moving = await statementsOf(2);
    expect(moving).toContain('START TRANSACTION');
    expect(readsOfParts(moving)).toBe(2);
    expect(readsOfParts(await statementsOf(2))).toBe(1);
  });
});
