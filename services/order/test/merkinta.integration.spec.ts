import {
  orderMessages,
  stepLogCalls,
  type Actor,
  type InputOf,
  type StepLogMessage,
} from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import type { StartedService } from '@keikka/server/testing';
import { actors, company, keikka, person, startOrder, vehicle } from './order-company.js';

type Entry = Omit<InputOf<typeof stepLogCalls.save>, 'keikkaId'>;

const LUONNOS = 1;
const owners: Actor = { ...actors.keikkaAdmin, settingTypes: [settingType.systemAdmin] };
const foreigners: Actor = { ...actors.sourceStaff, settingTypes: [settingType.systemAdmin] };
const colleague: Actor = { ...actors.keikkaAdmin };

describe('entries of the step log', () => {
  let service: StartedService;

  beforeAll(async () => {
    const foreign = { ownerAsiakasId: company.competitor, vehicleId: vehicle.competitors };
    service = await startOrder({
      keikat: [
        ...[1, 2, 4, 5, 6, 7].map((keikkaId) => keikka(keikkaId, { stepLogTypes: [] })),
        keikka(3, { ...foreign, sourceAsiakasId: company.competitor, pumppuAsiakasId: company.competitor }),
        keikka(8, { keikkaTilaId: LUONNOS }),
      ],
      auths: [{ kind: 'keikka', id: 8, personId: person.stranger, level: 'write' }],
    });
  });
  afterAll(() => service.stop());

  const save = (actor: Actor, keikkaId: number, entry: Partial<Entry> = {}): Promise<StepLogMessage> =>
    service.ask(
      stepLogCalls.save,
      { keikkaId, stepLogTypeId: 5, message: 'Soitettu asemalle', ...entry },
      actor,
    );
  const log = (actor: Actor, keikkaId: number): Promise<StepLogMessage[]> =>
    service.ask(orderMessages.stepLogListByKeikkas, { keikkaIds: [keikkaId] }, actor);
  const flags = async (keikkaId: number) => {
    const { keikkaData } = await service.ask(
      orderMessages.keikkaGet,
      { keikkaId, ownerAsiakasId: company.own },
      actors.handler,
    );
    return [keikkaData.tilausvahvistusLahetetty, keikkaData.betonitiedotLahetetty];
  };

  it('are written by who may edit the order, trimmed, and named to who may know [G-266] [G-234]', async () => {
    const saved = await save(actors.handler, 1, { stepLogTypeId: 3, message: '  Portti on kiinni  ' });
    expect(saved).toMatchObject({
      keikkaId: 1,
      stepLogTypeId: 3,
      message: 'Portti on kiinni',
      entryByPersonId: person.handler,
      entryByPersonName: 'Juha Saarinen',
    });
    expect(await log(actors.handler, 1)).toEqual([saved]);
    expect(await log(actors.sourceStaff, 1)).toEqual([{ ...saved, entryByPersonName: '' }]);
    expect(await save(actors.stranger, 8)).toMatchObject({ entryByPersonName: '' });
  });

  it('count once under their key, and tell the open orders once [G-266]', async () => {
    const entry = { keikkaId: 2, stepLogTypeId: 3, message: 'Soitettu' };
    const key = 'merkinta-once';
    const first = await service.ask(stepLogCalls.save, entry, actors.handler, key);
    expect(await service.ask(stepLogCalls.save, entry, actors.handler, key)).toEqual(first);
    expect(await log(actors.handler, 2)).toHaveLength(1);
    const events = await service.events('order.keikka.changed.v1');
    expect(events.filter(({ keikkaId }) => keikkaId === 2)).toHaveLength(1);
  });

  it.each<[string, Actor, number, Partial<Entry>, string]>([
    ['a driver', actors.driver, 4, {}, 'KEIKKA.NO_ACCESS'],
    ['the source', actors.sourceStaff, 4, {}, 'KEIKKA.NO_ACCESS'],
    ['another company', actors.competitor, 4, {}, 'KEIKKA.NO_ACCESS'],
    ['one who may not see the order', actors.handler, 3, {}, 'KEIKKA.NO_ACCESS'],
    ['an order that is not there', actors.handler, 999, {}, 'KEIKKA.NOT_FOUND'],
    ['a trace of the product', actors.handler, 4, { stepLogTypeId: 30 }, 'VAIHELOKI.NOT_WRITABLE'],
    ['a type that is not known', actors.handler, 4, { stepLogTypeId: 6 }, 'VAIHELOKI.NOT_WRITABLE'],
    ['blanks', actors.handler, 4, { message: ' \n ' }, 'VAIHELOKI.EMPTY'],
  ])('are refused: %s [G-266]', async (_, actor, keikkaId, entry, code) => {
    await expect(save(actor, keikkaId, entry)).rejects.toMatchObject({ code });
    expect(await log(actors.handler, 4)).toEqual([]);
  });

  it('say of an order that its confirmation and its concrete data are sent [O-110] [G-120]', async () => {
    expect(await flags(5)).toEqual([false, false]);
    await save(actors.handler, 5, { stepLogTypeId: 20 });
    expect(await flags(5)).toEqual([true, false]);
    const { stepLogId } = await save(actors.handler, 5, { stepLogTypeId: 5 });
    expect(await flags(5)).toEqual([true, true]);
    await service.ask(stepLogCalls.delete, { stepLogId }, actors.handler);
    expect(await flags(5)).toEqual([true, false]);
    await save(actors.handler, 6, { stepLogTypeId: 4 });
    expect(await flags(6)).toEqual([true, false]);
  });

  it.each<[string, number, Actor, string | null]>([
    ['the author type 5', 5, actors.handler, null],
    ['the author type 3', 3, actors.handler, 'VAIHELOKI.NOT_OWN'],
    ['a colleague type 5', 5, colleague, 'VAIHELOKI.NOT_OWN'],
    ["the owner's system admin any", 3, owners, null],
    ["the source's system admin none", 5, foreigners, 'VAIHELOKI.NOT_OWN'],
    ["a competitor's none", 5, actors.competitor, 'KEIKKA.NO_ACCESS'],
  ])('are deleted by: %s [O-242]', async (_, stepLogTypeId, actor, code) => {
    const { stepLogId } = await save(actors.handler, 7, { stepLogTypeId });
    const deletion = service.ask(stepLogCalls.delete, { stepLogId }, actor);
    if (code) await expect(deletion).rejects.toMatchObject({ code });
    else expect(await deletion).toEqual({ stepLogId });
    const left = (await log(actors.handler, 7)).map((entry) => entry.stepLogId);
    expect(left.includes(stepLogId)).toBe(code !== null);
  });

  it('stay in the table when they are deleted, with who did it, and come back [O-242] [O-277]', async () => {
    const saved = await save(actors.handler, 7, { message: 'Betonitiedot soitettu' });
    const { stepLogId } = saved;
    await service.ask(stepLogCalls.delete, { stepLogId }, owners);
    await expect(service.ask(stepLogCalls.delete, { stepLogId }, owners)).rejects.toMatchObject({
      code: 'VAIHELOKI.NOT_FOUND',
    });
    const [kept] = await service.dataSource.query<unknown[]>(
      `select message, deleted_by_person_id from step_log join step_log_poisto using (step_log_id) where step_log_id = $1`,
      [stepLogId],
    );
    expect(kept).toEqual({ message: 'Betonitiedot soitettu', deleted_by_person_id: owners.personId });
    await expect(service.ask(stepLogCalls.restore, { stepLogId }, colleague)).rejects.toMatchObject({
      code: 'VAIHELOKI.NOT_OWN',
    });
    expect(await service.ask(stepLogCalls.restore, { stepLogId }, owners)).toEqual(saved);
    expect(await log(actors.handler, 7)).toContainEqual(saved);
    const changes = await service.dataSource.query<unknown[]>(
      `select person_id, old_value, new_value from change_history where field_name = 'vaiheloki' and entity_id = '7'
       order by change_id desc limit 2`,
    );
    expect(changes).toEqual([
      { person_id: owners.personId, old_value: '', new_value: 'Betonitiedot soitettu' },
      { person_id: owners.personId, old_value: 'Betonitiedot soitettu', new_value: '' },
    ]);
  });
});
