import {
  kuskiCalls,
  orderMessages,
  staffMessages,
  type KeikkaKuskit,
  type KuskiOfKeikka,
} from '@keikka/contracts';
import { applyProjection, encodeReply, PersonProjectionRow } from '@keikka/server';
import { personProjection } from '@keikka/builders';
import type { StartedService } from '@keikka/server/testing';
import { actors, company, keikka, person, startOrder, vehicle } from './order-company.js';

const LATER = '2025-11-21T08:00:00.000Z';
const FIRST_OF_MANY = 200;
const MANY = 20;
const many = Array.from({ length: MANY + 1 }, (_, index) => FIRST_OF_MANY + index);

describe('one driver of an order', () => {
  let service: StartedService;
  const away = new Set<number>();
  const asked: { personId: number; yyyymmdd: string }[] = [];

  beforeAll(async () => {
    service = await startOrder({
      keikat: [
        ...[1, 2, 3, 4, 5, 6, 7].map((id) => keikka(id)),
        keikka(8, { keikkaTilaId: 10 }),
        keikka(9, { kuskit: [] }),
        keikka(10, { vehicleId: vehicle.partners, kuskit: [] }),
        keikka(11, { pumppuAika: LATER, kuskit: [] }),
        keikka(13, { kuskit: [] }),
        keikka(14),
        keikka(12, {
          ownerAsiakasId: company.competitor,
          tyomaaId: company.competitor,
          pumppuAsiakasId: company.competitor,
        }),
      ],
    });
    await applyProjection(service.dataSource.manager, PersonProjectionRow, [
      ...many.map((personId) => personProjection({ personId, asiakasId: company.own })),
      personProjection({
        personId: person.driver2,
        asiakasId: company.own,
        personFirstName: 'Aino',
        rev: 2,
      }),
    ]);
    service.nats.subscribe(staffMessages.kuskiDrives.subject, {
      callback: (_, message) => {
        const day = message.json<(typeof asked)[number]>();
        asked.push(day);
        const { personId } = day;
        message.respond(encodeReply({ drives: personId !== person.handler, pois: away.has(personId) }));
      },
    });
  });
  afterAll(() => service.stop());
  beforeEach(() => {
    away.clear();
    asked.length = 0;
  });

  const add = (of: KuskiOfKeikka, actor = actors.handler, key?: string): Promise<KeikkaKuskit> =>
    service.ask(kuskiCalls.add, of, actor, key);
  const remove = (of: KuskiOfKeikka, actor = actors.handler, key?: string): Promise<KeikkaKuskit> =>
    service.ask(kuskiCalls.remove, of, actor, key);
  const idsOf = ({ kuskit }: { kuskit: readonly { personId: number }[] }): number[] =>
    kuskit.map(({ personId }) => personId);
  const load = async (keikkaId: number) =>
    (await service.ask(orderMessages.keikkaGet, { keikkaId, ownerAsiakasId: 0 }, actors.handler)).keikkaData;
  const eventsOf = async (keikkaId: number) =>
    (await service.events('order.keikka.changed.v1')).filter((event) => event.keikkaId === keikkaId);

  it('is added after the others and taken off again, with history and an event each [O-249]', async () => {
    const added = await add({ keikkaId: 1, personId: person.driver2 });
    expect([idsOf(added), added.varmenne]).toEqual([[person.driver, person.driver2], 2]);
    expect(await load(1)).toMatchObject({ kuskit: added.kuskit, varmenne: 2 });
    expect(asked).toEqual([{ personId: person.driver2, yyyymmdd: '20251120' }]);

    const left = await remove({ keikkaId: 1, personId: person.driver });
    expect([idsOf(left), left.varmenne]).toEqual([[person.driver2], 3]);
    expect(await load(1)).toMatchObject({ kuskit: left.kuskit, varmenne: 3 });

    const history = await service.dataSource.query(
      `select field_name, varmenne, old_value, new_value from change_history where entity_id = 1 order by varmenne`,
    );
    expect(history).toEqual([
      {
        field_name: 'kuskit',
        varmenne: 2,
        old_value: [person.driver],
        new_value: [person.driver, person.driver2],
      },
      {
        field_name: 'kuskit',
        varmenne: 3,
        old_value: [person.driver, person.driver2],
        new_value: [person.driver2],
      },
    ]);
    const rows = (await eventsOf(1)).map(({ row }) => row && [row.varmenne, idsOf(row)]);
    expect(rows).toEqual([
      [2, [person.driver, person.driver2]],
      [3, [person.driver2]],
    ]);
  });

  it('is named in the step log as it comes and goes, and back again, by who did it', async () => {
    const { driver2: personId } = person;
    await add({ keikkaId: 14, personId });
    await remove({ keikkaId: 14, personId }, actors.keikkaAdmin);
    await add({ keikkaId: 14, personId }, actors.handler, 'back');
    await add({ keikkaId: 14, personId }, actors.handler, 'back');
    const steps = await service.ask(orderMessages.stepLogListByKeikkas, { keikkaIds: [14] }, actors.handler);
    expect(
      steps.map(({ stepLogTypeId, message, entryByPersonId }) => [stepLogTypeId, message, entryByPersonId]),
    ).toEqual([
      [34, 'Kuljettaja lisätty: Aino Saarinen', person.handler],
      [34, 'Kuljettaja poistettu: Aino Saarinen', person.keikkaAdmin],
      [34, 'Kuljettaja lisätty: Aino Saarinen', person.handler],
    ]);
  });

  it('changes nothing when it is so already, even when the driver is away by now', async () => {
    away.add(person.driver);
    const same = await add({ keikkaId: 2, personId: person.driver });
    expect([idsOf(same), same.varmenne]).toEqual([[person.driver], 1]);
    const notThere = await remove({ keikkaId: 2, personId: person.driver2 });
    expect([idsOf(notThere), notThere.varmenne]).toEqual([[person.driver], 1]);
    expect(await remove({ keikkaId: 2, personId: 999 })).toEqual(notThere);
    expect(await eventsOf(2)).toEqual([]);
  });

  it('is added once under its key, whatever a colleague did since', async () => {
    const request = { keikkaId: 3, personId: person.driver2 };
    const first = await add(request, actors.handler, 'add-3');
    await remove(request, actors.keikkaAdmin);
    expect(await add(request, actors.handler, 'add-3')).toEqual(first);
    expect(idsOf(await load(3))).toEqual([person.driver]);
  });

  it.each<[string, number, number, string]>([
    ['an unknown person', 4, 999, 'PERSON.NOT_FOUND'],
    ['a competitor’s person', 4, person.competitor, 'PERSON.NOT_FOUND'],
    ['a partner’s driver on an own vehicle', 4, person.partnerDriver, 'PERSON.NOT_FOUND'],
    ['a person who is no driver', 4, person.handler, 'PERSON.NOT_DRIVER'],
    ['a driver who is away', 4, person.driver2, 'PERSON.AWAY'],
    ['an unknown order', 999, person.driver2, 'KEIKKA.NOT_FOUND'],
    ['an order of another company', 12, person.driver2, 'KEIKKA.NO_ACCESS'],
    ['an order that a colleague has deleted', 8, person.keikkaAdmin, 'KEIKKA.REMOVED'],
  ])('is refused for %s, and the order stays', async (_, keikkaId, personId, code) => {
    away.add(person.driver2);
    await expect(add({ keikkaId, personId })).rejects.toMatchObject({ code });
    expect(await eventsOf(keikkaId)).toEqual([]);
  });

  it.each([
    ['of another company', 12, actors.handler, 'KEIKKA.NO_ACCESS'],
    ['of our company, by its source', 5, actors.sourceStaff, 'KEIKKA.NO_ACCESS'],
    ['by a driver', 5, actors.driver, 'AUTH.FORBIDDEN'],
    ['that a colleague has deleted', 8, actors.handler, 'KEIKKA.REMOVED'],
  ])('is not taken off an order %s [G-203]', async (_, keikkaId, actor, code) => {
    await expect(remove({ keikkaId, personId: person.driver }, actor)).rejects.toMatchObject({ code });
    expect(await eventsOf(keikkaId)).toEqual([]);
  });

  it('is asked of staff only by a planner of the order', async () => {
    const request = { keikkaId: 5, personId: person.driver2 };
    await expect(add(request, actors.sourceStaff)).rejects.toMatchObject({ code: 'KEIKKA.NO_ACCESS' });
    await expect(add(request, actors.driver)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
    expect(asked).toEqual([]);
  });

  it('changes upon the version that was seen, and never over another', async () => {
    const request = { keikkaId: 6, personId: person.driver2, varmenne: 1 };
    expect((await add(request)).varmenne).toBe(2);
    await expect(remove(request)).rejects.toMatchObject({ code: 'CHANGE.OUTDATED' });
    await expect(add({ ...request, varmenne: 9 })).rejects.toMatchObject({ code: 'CHANGE.OUTDATED' });
    expect(idsOf(await load(6))).toEqual([person.driver, person.driver2]);
  });

  it('comes back when the removal is undone, away or not', async () => {
    await remove({ keikkaId: 7, personId: person.driver });
    away.add(person.driver);
    expect(idsOf(await add({ keikkaId: 7, personId: person.driver }))).toEqual([person.driver]);
  });

  it('is the 20th at the most', async () => {
    const added = [];
    for (const personId of many.slice(0, MANY)) added.push(await add({ keikkaId: 9, personId }));
    expect(added.at(-1)?.kuskit).toHaveLength(MANY);
    await expect(add({ keikkaId: 9, personId: FIRST_OF_MANY + MANY })).rejects.toMatchObject({
      code: 'KEIKKA.TOO_MANY_DRIVERS',
    });
    expect((await add({ keikkaId: 9, personId: FIRST_OF_MANY })).kuskit).toHaveLength(MANY);
  });

  it('of an order without a time must be a driver, and cannot be away', async () => {
    await service.dataSource.query('update keikka set pumppu_aika = null where keikka_id = 13');
    away.add(person.driver2);
    await expect(add({ keikkaId: 13, personId: person.handler })).rejects.toMatchObject({
      code: 'PERSON.NOT_DRIVER',
    });
    expect(idsOf(await add({ keikkaId: 13, personId: person.driver2 }))).toEqual([person.driver2]);
  });

  it('may be a partner’s on the partner’s vehicle', async () => {
    expect(idsOf(await add({ keikkaId: 10, personId: person.partnerDriver }))).toEqual([
      person.partnerDriver,
    ]);
  });

  it('stays when two planners add another at once', async () => {
    await Promise.all([
      add({ keikkaId: 11, personId: person.driver }),
      add({ keikkaId: 11, personId: person.driver2 }, actors.keikkaAdmin),
    ]);
    expect(idsOf(await load(11)).sort()).toEqual([person.driver, person.driver2]);
  });
});
