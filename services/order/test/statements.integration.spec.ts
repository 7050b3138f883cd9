import { keikkaCalls, kuskiCalls, orderMessages } from '@keikka/contracts';
import type { StartedService } from '@keikka/server/testing';
import { actors, keikka, person, startOrder, vehicle } from './order-company.js';

/** An act on the board reads and writes no more than it needs, and the boards once for all orders. */
describe('the statements of an act', () => {
  let service: StartedService;
  let statements: string[];

  beforeAll(async () => {
    service = await startOrder({ keikat: [1, 2, 3, 4, 5].map((id) => keikka(id)) });
    statements = service.watchStatements();
  });
  afterAll(() => service.stop());

  /** Without those of the outbox's relay, which runs beside. */
  async function statementsOf(act: Promise<unknown>): Promise<string[]> {
    statements.length = 0;
    await act;
    return statements.filter((one) => one === 'insert outbox' || !one.endsWith(' outbox'));
  }
  const told = [
    'with hit',
    'select person',
    'insert keikka_haku',
    'select vehicle',
    'select keikka',
    'insert outbox',
  ];

  it('are thirteen for a move to another vehicle', async () => {
    const move = { keikkaId: 1, vehicleId: vehicle.p2, varmenne: 1 };
    expect(await statementsOf(service.ask(orderMessages.keikkaMove, move, actors.handler))).toEqual([
      'select keikka',
      'select vehicle',
      'select vehicle',
      'update keikka',
      'insert change_history',
      'select vehicle',
      'insert step_log',
      ...told,
    ]);
  });

  it('are eleven for a status', async () => {
    const change = { keikkaId: 2, keikkaTilaId: 4, varmenne: 1 };
    expect(await statementsOf(service.ask(keikkaCalls.saveTila, change, actors.handler))).toEqual([
      'select keikka',
      'select keikka_tila',
      'update keikka',
      'insert change_history',
      'insert step_log',
      ...told,
    ]);
  });

  it('are one lock, one token, one history and one event for each order whose drivers change', async () => {
    const orders = [1, 2].map((keikkaId) => ({ keikkaId, personIds: [person.driver2], varmenne: 2 }));
    const restore = { vehicleId: vehicle.p1, yyyymmdd: '20251120', dayVehicles: [], orders };
    const found = await statementsOf(service.ask(kuskiCalls.restore, restore, actors.handler));
    for (const once of ['update keikka', 'insert change_history', 'insert keikka_kuski', 'insert step_log'])
      expect(found.filter((one) => one === once)).toHaveLength(2);
    // The last one tells staff of the day's vehicles.
    expect(found.slice(-8)).toEqual([...told, 'insert outbox', 'insert outbox']);
  });

  it('read the boards once for many orders', async () => {
    const moves = [3, 4, 5].map((keikkaId) => ({ keikkaId, vehicleId: vehicle.p2, varmenne: 1 }));
    const found = await statementsOf(service.ask(keikkaCalls.saveMoves, { moves }, actors.handler));
    expect(found.filter((one) => one === 'with hit')).toHaveLength(1);
    expect(found.filter((one) => one === 'insert outbox')).toHaveLength(3);
    expect(found.slice(-8)).toEqual([
      ...told.slice(0, -1),
      'insert outbox',
      'insert outbox',
      'insert outbox',
    ]);
  });
});
