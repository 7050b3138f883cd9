import {
  keikkaBetoniCalls,
  keikkaCalls,
  limutusCalls,
  type Betoni,
  type SavedBetonit,
} from '@keikka/contracts';
import {
  AFTER_LIMUTUS_STEPS as AFTER,
  businessRules,
  limutusConfig,
  limutusStepFailureText,
} from '@keikka/domain';
import { LimutusOrders, refusal } from './limutus-orders.js';
import { actors, person } from './order-company.js';

const codeOf = async (asked: Promise<unknown>): Promise<string> => (await refusal(asked))[0];

let orders: LimutusOrders;

beforeAll(async () => {
  orders = await LimutusOrders.start(40);
});
afterAll(() => orders.stop());

/** While the work runs, the database fails where a row of the table meets the condition: at once, or at the commit. */
async function failing(
  table: string,
  on: string,
  when: string,
  work: () => Promise<void>,
  atCommit = false,
): Promise<void> {
  await orders.sql(`create function fail_step() returns trigger language plpgsql as
    $$ begin raise exception 'the step fails'; end $$`);
  const [trigger, deferred] = atCommit
    ? ['constraint trigger fail_step after', 'deferrable initially deferred']
    : ['trigger fail_step before', ''];
  await orders.sql(`create ${trigger} ${on} on ${table} ${deferred} for each row
    when (${when}) execute function fail_step()`);
  try {
    await work();
  } finally {
    await orders.sql(`drop trigger fail_step on ${table}`);
    await orders.sql('drop function fail_step');
  }
}

describe('a limutus that fails', () => {
  const failureAt = (step: number): unknown => ['LIMUTUS.STEP_FAILED', limutusStepFailureText(step)];

  it.each<[string, string, string, string, number]>([
    ['copies the line', 'keikka_betoni', 'insert', 'true', 1],
    ['sets the amount of the copy', 'keikka_betoni', 'update', 'new.m3 = 1', 2],
    ['sets the price of the copy', 'keikka_betoni', 'update', `new.hinta_muistiinpanot = 'Limu'`, 3],
    ['changes the grain size of the copy', 'keikka_betoni', 'update', 'new.rae_koko_id = 4', 4],
    ['takes from the original', 'keikka_betoni', 'update', 'new.m3 = old.m3 - 1', 5],
    ['writes the new token', 'keikka', 'update', 'new.varmenne > old.varmenne', AFTER],
    ['writes the history', 'change_history', 'insert', 'true', AFTER],
    ['writes the event', 'outbox', 'insert', 'true', AFTER],
  ])(
    'where it %s says so, leaves everything as it was, and is made when asked again [O-142] [O-144]',
    async (_, table, on, when, step) => {
      const line = await orders.next('hinta_value = 128.4');
      const before = await orders.written();
      const ask = (): Promise<SavedBetonit> =>
        orders.make(line, {}, actors.handler, `limutus-${orders.keikkaId}`);
      await failing(table, on, when, async () => {
        expect(await refusal(ask())).toEqual(failureAt(step));
        expect(await orders.written()).toEqual(before);
      });
      await ask();
      expect(await orders.amounts()).toEqual([11, 1, 7]);
    },
  );

  it('where its commit fails says that it was not stored, and is made when asked again [O-142] [O-295]', async () => {
    const line = await orders.next();
    const before = await orders.written();
    const ask = (): Promise<SavedBetonit> => orders.make(line, {}, actors.handler, 'limutus-commit');
    await failing(
      'keikka_betoni',
      'insert',
      'true',
      async () => {
        expect(await refusal(ask())).toEqual(failureAt(AFTER));
        expect(await orders.written()).toEqual(before);
      },
      true,
    );
    await ask();
    expect(await orders.amounts()).toEqual([11, 1, 7]);
  });

  it('for a lock that is not given in time is told to be asked again, and at no step', async () => {
    const line = await orders.next();
    const holder = orders.service.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query('select 1 from keikka_betoni where keikka_betoni_id = $1 for update', [
      line.keikkaBetoniId,
    ]);
    expect(await codeOf(orders.make(line))).toBe('SERVICE.BUSY');
    await holder.rollbackTransaction();
    await holder.release();
    expect(await orders.amounts()).toEqual([12, 7]);
  });
});

describe('the undoing of a limutus', () => {
  type LineCall = 'setM3' | 'saveSliders' | 'confirm' | 'delete' | 'copy';
  const lineCall = (name: LineCall, input: object): Promise<SavedBetonit> =>
    orders.service.ask(keikkaBetoniCalls[name] as never, input as never, actors.handler);
  const made = async (): Promise<{ line: Betoni; primer: SavedBetonit }> => {
    const line = await orders.next('m3 = 8.2');
    return { line, primer: await orders.make(line) };
  };

  it('gives the amount back and deletes the primer, in one change [O-142]', async () => {
    const { line, primer } = await made();
    const answer = await orders.undo(primer, { varmenne: primer.varmenne });
    expect(answer).toMatchObject({ varmenne: primer.varmenne + 1, m3: 15.2 });
    expect(answer.betoni).toEqual({ ...line, m3: 8.2 });
    expect(await orders.amounts()).toEqual([8.2, 7]);
    const history = await orders.sql(
      `select field_name as name from change_history where entity_id = $1 and varmenne = $2`,
      [orders.keikkaId, answer.varmenne],
    );
    const names = [`betonit/${line.keikkaBetoniId}/m3`, `betonit/${primer.keikkaBetoniId}`];
    expect(history.map(({ name }) => name).sort()).toEqual(names.sort());
    expect(await codeOf(orders.undo(primer))).toBe('BETONI.NOT_FOUND');
    expect(await refusal(orders.make(line))).toBe('none');
  });

  it('is done once for one key', async () => {
    const { primer } = await made();
    const ask = (): Promise<SavedBetonit> => orders.undo(primer, {}, actors.handler, 'undo-1');
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(second).toEqual(first);
    expect(await orders.amounts()).toEqual([8.2, 7]);
  });

  it('is not hindered by what has changed in other lines', async () => {
    const { primer } = await made();
    const [, , other] = await orders.lines();
    await lineCall('setM3', { keikkaBetoniId: other?.keikkaBetoniId, m3: 3 });
    await orders.undo(primer, { varmenne: primer.varmenne });
    expect(await orders.amounts()).toEqual([8.2, 3]);
  });

  it.each<[string, 'line' | 'primer', LineCall, object, string]>([
    ['the amount of the original', 'line', 'setM3', { m3: 9 }, 'CHANGE.OUTDATED'],
    ['another value of the original', 'line', 'saveSliders', { betoniComment: 'x' }, 'CHANGE.OUTDATED'],
    ['the amount of the primer', 'primer', 'setM3', { m3: 2 }, 'CHANGE.OUTDATED'],
    ['that the original is there', 'line', 'delete', {}, 'CHANGE.OUTDATED'],
    ['that the primer is there', 'primer', 'delete', {}, 'BETONI.NOT_FOUND'],
    ['that the original is open', 'line', 'confirm', { betoniVahvistettu: true }, 'BETONI.CONFIRMED'],
    ['that the primer is open', 'primer', 'confirm', { betoniVahvistettu: true }, 'BETONI.CONFIRMED'],
    [
      'that the primer was never refused',
      'primer',
      'confirm',
      { betoniVahvistettu: false },
      'CHANGE.OUTDATED',
    ],
  ])('is refused when somebody has changed %s', async (_, of, name, change, code) => {
    const { line, primer } = await made();
    const { keikkaBetoniId } = of === 'line' ? line : primer;
    await lineCall(name, { keikkaBetoniId, ...change });
    const before = await orders.written();
    expect(await codeOf(orders.undo(primer))).toBe(code);
    expect(await orders.written()).toEqual(before);
  });

  it.each(['line', 'primer'] as const)('is refused when the %s was delivered', async (of) => {
    const both = await made();
    await orders.set(both[of].keikkaBetoniId, 'toimitettu_m3 = 0.5');
    expect(await codeOf(orders.undo(both.primer))).toBe('BETONI.DELIVERED');
  });

  it('is refused for a version that the order has not reached', async () => {
    const { primer } = await made();
    expect(await codeOf(orders.undo(primer, { varmenne: primer.varmenne + 1 }))).toBe('CHANGE.OUTDATED');
  });

  it('is refused for lines that no limutus has made, copies of a primer too', async () => {
    const { line, primer } = await made();
    const { keikkaBetoniId } = primer;
    const copy = await lineCall('copy', { keikkaBetoniId });
    for (const { keikkaBetoniId: id } of [line, copy])
      expect(await codeOf(orders.undo(primer, { keikkaBetoniId: id }))).toBe('LIMUTUS.NOT_MADE');
    const order = await orders.service.ask(keikkaCalls.copy, { keikkaId: orders.keikkaId }, actors.handler);
    for (const { keikkaBetoniId: id } of order.betonit)
      expect(await codeOf(orders.undo(primer, { keikkaId: order.keikkaId, keikkaBetoniId: id }))).toBe(
        'LIMUTUS.NOT_MADE',
      );
    expect(await codeOf(orders.undo(primer, { keikkaId: 1 }))).toBe('BETONI.NOT_FOUND');
  });

  it('is only for who may edit the order, which must be there', async () => {
    const { primer } = await made();
    for (const actor of [actors.competitor, actors.sourceStaff, actors.driver])
      expect(await codeOf(orders.undo(primer, {}, actor))).toBe('KEIKKA.NO_ACCESS');
    await orders.setOrder('keikka_tila_id = 10');
    expect(await codeOf(orders.undo(primer))).toBe('KEIKKA.REMOVED');
  });

  it.each([
    ['delete', 'true'],
    ['update', 'new.m3 > old.m3'],
  ])('leaves everything as it was when the %s fails [O-142]', async (on, when) => {
    const { primer } = await made();
    const before = await orders.written();
    await failing('keikka_betoni', on, when, async () => {
      expect(await codeOf(orders.undo(primer))).toBe('INTERNAL');
      expect(await orders.written()).toEqual(before);
    });
    await orders.undo(primer);
    expect(await orders.amounts()).toEqual([8.2, 7]);
  });
});

describe('what decides of a limutus', () => {
  it('is the configuration and the rules of the business [O-186] [O-187]', async () => {
    expect(await orders.service.ask(limutusCalls.config, {}, actors.driver)).toEqual(limutusConfig);
    expect(await orders.service.ask(limutusCalls.businessRules, {}, actors.driver)).toEqual(businessRules);
  });

  it.each([
    ['handler', true, false],
    ['keikkaAdmin', true, true],
    ['driver', false, false],
    ['customerContact', false, false],
    ['competitor', true, false],
  ] as const)('is what the %s may do: edit %s, delete and override %s [O-099]', async (who, edits, admin) => {
    const { personId } = actors[who];
    const ask = (id: number) => orders.service.ask(limutusCalls.permissions, { personId: id }, actors[who]);
    const all = {
      canEditConcrete: edits,
      canCreatePrimer: edits,
      canDeleteConcrete: admin,
      canOverrideValidation: admin,
    };
    expect([await ask(personId), await ask(0)]).toEqual([all, all]);
    expect(await codeOf(ask(person.stranger))).toBe('AUTH.FORBIDDEN');
  });

  it('lets edit whoever has a write record on some draft [O-099]', async () => {
    await orders.sql(
      `insert into auth (owner_asiakas_id, kind, target_id, person_id, level) values (1, 'tyomaa', 1, $1, 'write')`,
      [person.customerContact],
    );
    const asked = orders.service.ask(limutusCalls.permissions, { personId: 0 }, actors.customerContact);
    expect(await asked).toMatchObject({ canEditConcrete: true, canDeleteConcrete: false });
  });
});
