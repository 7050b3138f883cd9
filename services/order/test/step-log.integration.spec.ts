import { keikkaCalls, orderMessages, type Actor } from '@keikka/contracts';
import type { StartedService } from '@keikka/server/testing';
import { actors, company, keikka, person, startOrder, vehicle } from './order-company.js';

const HANDLER = 'Juha Saarinen';
const unknownPersonId = 999;

describe('who made a message of the step log', () => {
  let service: StartedService;

  beforeAll(async () => {
    const foreign = { ownerAsiakasId: company.competitor, vehicleId: vehicle.competitors };
    service = await startOrder({
      keikat: [keikka(1, { stepLogTypes: [20] }), keikka(2, foreign), keikka(3)],
      auths: [{ kind: 'keikka', id: 1, personId: person.stranger, level: 'write' }],
    });
    await service.ask(keikkaCalls.saveTila, { keikkaId: 1, keikkaTilaId: 4 }, actors.handler);
    await service.ask(keikkaCalls.saveTila, { keikkaId: 2, keikkaTilaId: 4 }, actors.competitor);
    await service.dataSource.query(
      `insert into step_log (keikka_id, step_log_type_id, message, entry_time, entry_by_person_id)
       values (3, 30, 'Tila vaihdettu: Lähetetty', now(), $1)`,
      [unknownPersonId],
    );
  });
  afterAll(() => service.stop());

  const doers = async (actor: Actor, ...keikkaIds: number[]) =>
    (await service.ask(orderMessages.stepLogListByKeikkas, { keikkaIds }, actor)).map(
      ({ entryByPersonId, entryByPersonName }) => [entryByPersonId, entryByPersonName],
    );

  it('is named to the people of the owner, be it a driver, and the system has no name', async () => {
    const expected = [
      [null, ''],
      [person.handler, HANDLER],
    ];
    expect(await doers(actors.handler, 1)).toEqual(expected);
    expect(await doers(actors.driver, 1)).toEqual(expected);
  });

  it('has no name when the person is not known', async () => {
    expect(await doers(actors.handler, 3)).toEqual([[unknownPersonId, '']]);
  });

  it.each<[string, Actor]>([
    ['the source', actors.sourceStaff],
    ['a portal of the source', actors.portal],
    ['a stranger with a write record', actors.stranger],
  ])('is not named to %s', async (_, actor) => {
    expect(await doers(actor, 1)).toEqual([
      [null, ''],
      [person.handler, ''],
    ]);
  });

  it('is told by order, when orders of several owners are asked for at once', async () => {
    expect(await doers(actors.sourceStaff, 1, 2)).toEqual([
      [null, ''],
      [person.handler, ''],
      [person.competitor, ''],
    ]);
    await service.dataSource.query(`update keikka set pumppu_asiakas_id = $1 where keikka_id = 2`, [
      company.own,
    ]);
    expect(await doers(actors.handler, 1, 2)).toEqual([
      [null, ''],
      [person.handler, HANDLER],
      [person.competitor, ''],
    ]);
  });
});
