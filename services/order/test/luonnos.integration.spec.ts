import { actor } from '@keikka/builders';
import {
  embedCalls,
  keikkaBetoniCalls,
  keikkaCalls,
  keikkaFormCalls,
  orderMessages,
  type Actor,
  type InputOf,
  type KeikkaMove,
  type KeikkaSave,
} from '@keikka/contracts';
import type { StartedService } from '@keikka/server/testing';
import { actors, company, keikka, person, startOrder, vehicle } from './order-company.js';

const atPortal = (personId: number, asiakasId: number, keikkaIds?: number[]): Actor =>
  actor({ kind: 'embed', personId, asiakasId, settingTypes: [], keikkaIds });

/** The customer's contact, who may write for the customer: signed in, and before the customer's own portal. */
const writer = actors.customerContact;
const portal = atPortal(person.customerContact, company.customer);

describe('a draft of who may write it and not plan it', () => {
  let service: StartedService;

  beforeAll(async () => {
    service = await startOrder({
      keikat: [
        ...[1, 2, 3].map((id) => keikka(id, { keikkaTilaId: 1 })),
        keikka(4, { keikkaTilaId: 2 }),
        keikka(5, { keikkaTilaId: 1 }),
        keikka(6, { keikkaTilaId: 1, asiakasId: company.stranger }),
      ],
      auths: [{ kind: 'asiakas', id: company.customer, personId: person.customerContact, level: 'write' }],
    });
    await service.dataSource.query('update keikka set is_locked = true where keikka_id = 5');
  });
  afterAll(() => service.stop());

  const move = (of: KeikkaMove, by: Actor) => service.ask(orderMessages.keikkaMove, of, by);
  const save = (of: KeikkaSave, by: Actor) => service.ask(orderMessages.keikkaSave, of, by);
  const refused = { code: 'KEIKKA.NO_ACCESS' };
  const later = '2025-11-20T09:00:00.000Z';

  it.each([
    ['signed in', 1, writer],
    ['before a portal', 2, portal],
  ])('is timed, written and sent by a writer %s (R-85, R-86) [O-139] [O-241]', async (_, keikkaId, by) => {
    expect(await move({ keikkaId, pumppuAika: later, pumppuKesto: 90 }, by)).toMatchObject({
      pumppuAika: later,
      pumppuKesto: 90,
    });
    const { keikkaData } = await save({ keikkaId, keikkaComment: 'Portti B' }, by);
    expect(keikkaData.keikkaComment).toBe('Portti B');
    const line = await service.ask(keikkaBetoniCalls.make, { keikkaId, m3: 12 }, by);
    expect(line.betonit).toHaveLength(3);
    expect(await service.ask(keikkaCalls.saveTila, { keikkaId, keikkaTilaId: 2 }, by)).toMatchObject({
      keikkaTilaId: 2,
    });
    // Sent is sent.
    await expect(save({ keikkaId, keikkaComment: 'Portti C' }, by)).rejects.toMatchObject(refused);
    await expect(move({ keikkaId, pumppuAika: later }, by)).rejects.toMatchObject(refused);
  });

  it('keeps its place on the board: vehicle and drivers are the planners’', async () => {
    for (const by of [writer, portal]) {
      for (const change of [{ vehicleId: vehicle.p2 }, { personIds: [] }])
        await expect(move({ keikkaId: 3, pumppuAika: later, ...change }, by)).rejects.toMatchObject(refused);
    }
  });

  it.each([
    ['sent', 4],
    ['locked', 5],
    ['another customer’s', 6],
  ])('is shut when it is %s', async (_, keikkaId) => {
    for (const by of [writer, portal]) {
      await expect(move({ keikkaId, pumppuAika: later }, by)).rejects.toMatchObject(refused);
      await expect(save({ keikkaId, keikkaComment: 'Portti B' }, by)).rejects.toMatchObject(refused);
    }
  });

  it('is shut to a portal whose token names other orders, or says of nobody', async () => {
    for (const by of [
      atPortal(person.customerContact, company.customer, [1, 2]),
      atPortal(0, company.customer, [3]),
      atPortal(0, company.customer),
    ])
      await expect(save({ keikkaId: 3, keikkaComment: 'Portti B' }, by)).rejects.toMatchObject({
        code: expect.stringMatching(/^(AUTH\.FORBIDDEN|KEIKKA\.NO_ACCESS)$/) as string,
      });
  });

  it('names the portal’s person in its history', async () => {
    await save({ keikkaId: 3, keikkaComment: 'Portti D' }, { ...portal, personName: 'Minna Koskinen' });
    const rows = await service.dataSource.query<{ name: string }[]>(
      `select person_name as name from change_history where entity_type = 'keikka' and entity_id = 3`,
    );
    expect(rows).toEqual([{ name: 'Minna Koskinen' }]);
  });

  it('of which the suppliers and who is invoiced stay as agreed with its owner', async () => {
    for (const change of [
      { betoniAsiakasId: company.customer },
      { pumppuAsiakasId: company.customer },
      { isPumppuSuoraLaskutus: true },
    ])
      for (const by of [writer, portal])
        await expect(save({ keikkaId: 3, ...change }, by)).rejects.toMatchObject(refused);
  });
});

describe('a draft in the name of a customer', () => {
  let service: StartedService;

  beforeAll(async () => {
    service = await startOrder({
      keikat: [keikka(1), keikka(2, { asiakasId: company.stranger, sourceAsiakasId: company.own })],
      auths: [
        { kind: 'asiakas', id: company.customer, personId: person.customerContact, level: 'write' },
        { kind: 'tyomaa', id: company.own, personId: person.stranger, level: 'write' },
        { kind: 'asiakas', id: company.customer, personId: person.sourceStaff, level: 'read' },
        { kind: 'keikka', id: 1, personId: person.sourceStaff, level: 'write' },
      ],
    });
  });
  afterAll(() => service.stop());

  type Create = InputOf<typeof keikkaFormCalls.create>;
  const create = (by: Actor, of: Partial<Create> = {}, key?: string) =>
    service.ask(
      keikkaFormCalls.create,
      { isKeikka: true, ownerAsiakasId: company.own, sourceAsiakasId: 0, ...of },
      by,
      key,
    );
  const load = (keikkaId: number, by: Actor) =>
    service.ask(orderMessages.keikkaGet, { keikkaId, ownerAsiakasId: 0 }, by);
  const count = async (): Promise<number> => {
    const [row] = await service.dataSource.query<[{ n: number }]>('select count(*)::int as n from keikka');
    return row.n;
  };

  it.each([
    ['signed in', writer],
    ['before a portal', portal],
  ])('is made by who may write for it, %s, and edited and sent [O-139] [O-138]', async (_, by) => {
    const time = { pumppuAika: '2025-11-24T07:00:00.000Z', pumppuKesto: 180 };
    const { keikkaId } = await create(by, { ...time, tyomaaId: company.own });
    const { keikkaData, access } = await load(keikkaId, by);
    expect(keikkaData).toMatchObject({
      ...time,
      ownerAsiakasId: company.own,
      sourceAsiakasId: company.own,
      asiakasId: company.customer,
      asiakasNimi: 'customer Oy',
      ytunnus: '100-1',
      tyomaaNimi: 'As Oy Lohjan Kielo',
      pumppuAsiakasId: company.own,
      betoniAsiakasId: null,
      keikkaTilaId: 1,
      vehicleId: null,
    });
    expect(access).toMatchObject({ edit: true, plan: false });
    // Whose order it is plans it as any other.
    expect((await load(keikkaId, actors.handler)).access.plan).toBe(true);
    await service.ask(keikkaCalls.saveTila, { keikkaId, keikkaTilaId: 2 }, by);
    expect((await load(keikkaId, by)).access).toMatchObject({ read: true, edit: false });
  });

  it.each([
    ['signed in', writer],
    ['before a portal', portal],
  ])('is given up by who writes it, %s, and brought back by who plans it', async (_, by) => {
    const { keikkaId } = await create(by);
    const setTila = (keikkaTilaId: number, who: Actor, varmenne?: number) =>
      service.ask(keikkaCalls.saveTila, { keikkaId, keikkaTilaId, varmenne }, who);
    await expect(setTila(10, actors.stranger)).rejects.toMatchObject({ code: 'KEIKKA.NO_ACCESS' });
    const { varmenne } = await setTila(10, by);
    expect((await load(keikkaId, by)).access).toMatchObject({ read: true, edit: false });
    const { keikat } = await service.ask(embedCalls.keikat, {}, portal);
    expect(keikat.map((of) => of.keikkaId)).not.toContain(keikkaId);
    await expect(setTila(1, by, varmenne)).rejects.toMatchObject({ code: 'KEIKKA.NO_ACCESS' });
    expect(await setTila(1, actors.handler, varmenne)).toMatchObject({ keikkaTilaId: 1 });
    await setTila(2, by);
    await expect(setTila(10, by)).rejects.toMatchObject({ code: 'KEIKKA.NO_ACCESS' });
  });

  it('is made at a site by who may write there, for that site alone (R-93) [O-138]', async () => {
    const { keikkaId } = await create(actors.stranger);
    const { keikkaData } = await load(keikkaId, actors.stranger);
    expect(keikkaData).toMatchObject({ asiakasId: company.customer, tyomaaId: company.own });
    for (const change of [{ tyomaaId: company.competitor }, { asiakasId: company.stranger }])
      await expect(create(actors.stranger, change)).rejects.toMatchObject({ code: 'KEIKKA.NO_ACCESS' });
  });

  it.each([
    ['a reader, though an order is open to him', actors.sourceStaff, {}, 'AUTH.FOREIGN_TENANT'],
    ['a portal that says nothing of who is before it', { ...portal, personId: 0 }, {}, 'AUTH.FORBIDDEN'],
    ['a driver of the owner', actors.driver, {}, 'AUTH.FORBIDDEN'],
    ['a company alone', atPortal(person.sourceStaff, company.source), {}, 'AUTH.FOREIGN_TENANT'],
    ['a writer of another owner’s', writer, { ownerAsiakasId: company.competitor }, 'AUTH.FOREIGN_TENANT'],
    ['a writer for another customer', writer, { asiakasId: company.stranger }, 'KEIKKA.NO_ACCESS'],
    [
      'a writer at a site of another owner',
      writer,
      { tyomaaId: company.competitor },
      'KEIKKA.UNKNOWN_TYOMAA',
    ],
    ['a writer from another source', writer, { sourceAsiakasId: company.source }, 'KEIKKA.NO_ACCESS'],
    ['a writer on a vehicle', writer, { vehicleId: vehicle.p1 }, 'KEIKKA.NO_ACCESS'],
    ['a writer with a supplier', writer, { pumppuAsiakasId: company.source }, 'KEIKKA.NO_ACCESS'],
  ])('is not made by %s (R-93)', async (_, by, of, code) => {
    const before = await count();
    await expect(create(by, of)).rejects.toMatchObject({ code });
    expect(await count()).toBe(before);
  });

  it('gets sites and people of the customer’s from who writes it, and nobody else’s [O-139]', async () => {
    const { keikkaId } = await create(portal);
    const valinnat = (by: Actor) => service.ask(keikkaFormCalls.luonnosValinnat, { keikkaId }, by);
    const { tyomaat, henkilot } = await valinnat(portal);
    expect(tyomaat).toEqual([
      { tyomaaId: company.own, tyomaaNimi: 'As Oy Lohjan Kielo', tyomaaOsoite: 'Kauppakatu 12, 08100 Lohja' },
    ]);
    expect(henkilot.map(({ personId }) => personId)).toEqual([person.customerContact]);
    const save = (of: Omit<KeikkaSave, 'keikkaId'>, by = portal) =>
      service.ask(orderMessages.keikkaSave, { keikkaId, ...of }, by);
    const chosen = {
      tyomaaId: company.own,
      tyomaaContactPersonId: person.customerContact,
      asiakasContactPersonId: person.customerContact,
    };
    const { keikkaData } = await save(chosen);
    expect(keikkaData).toMatchObject({
      ...chosen,
      tyomaaNimi: 'As Oy Lohjan Kielo',
      yhteyshenkiloPuhelin: expect.any(String) as string,
    });
    await expect(save({ tyomaaId: company.competitor })).rejects.toMatchObject({
      code: 'KEIKKA.UNKNOWN_TYOMAA',
    });
    await expect(save({ keikkaContactPersonId: person.handler })).rejects.toMatchObject({
      code: 'KEIKKA.UNKNOWN_PERSON',
    });
    await expect(save({ asiakasId: company.stranger })).rejects.toMatchObject({ code: 'KEIKKA.NO_ACCESS' });
    // At the site of another's orders people of its customer are not told.
    const atSite = await service.ask(keikkaFormCalls.luonnosValinnat, { keikkaId }, actors.stranger);
    expect(atSite).toMatchObject({ tyomaat: [{ tyomaaId: company.own }], henkilot: [] });
    for (const by of [actors.handler, actors.competitor, actors.sourceStaff])
      await expect(valinnat(by)).rejects.toMatchObject({ code: 'KEIKKA.NO_ACCESS' });
  });

  it('is one, however often it is sent under its key', async () => {
    const all = await Promise.all([1, 2, 3].map(() => create(writer, {}, 'key-1')));
    expect(new Set(all.map(({ keikkaId }) => keikkaId)).size).toBe(1);
  });

  it('is told to the page, with the customer’s other orders and nobody else’s', async () => {
    const { keikat, kohteet } = await service.ask(embedCalls.keikat, {}, portal);
    const { keikkaId } = await create(portal, { pumppuAika: '2099-01-02T08:00:00.000Z', pumppuKesto: 60 });
    const later = await service.ask(embedCalls.keikat, {}, portal);
    expect(later.keikat).toHaveLength(keikat.length + 1);
    expect(later.keikat.find((of) => of.keikkaId === keikkaId)).toMatchObject({
      asiakasNimi: 'customer Oy',
      keikkaTilaSelite: 'Luonnos',
      pumppuKesto: 60,
      m3: 0,
    });
    expect(later.keikat.map((of) => of.keikkaId)).not.toContain(2);
    expect(kohteet).toEqual([
      {
        ownerAsiakasId: company.own,
        ownerAsiakasNimi: 'own Oy',
        asiakasId: company.customer,
        asiakasNimi: 'customer Oy',
        tyomaaId: null,
        tyomaaNimi: '',
      },
    ]);
    const narrow = await service.ask(embedCalls.keikat, {}, { ...portal, keikkaIds: [keikkaId] });
    expect(narrow.keikat.map((of) => of.keikkaId)).toEqual([keikkaId]);
    await expect(service.ask(embedCalls.keikat, {}, writer)).rejects.toMatchObject({
      code: 'AUTH.FORBIDDEN',
    });
  });
});
