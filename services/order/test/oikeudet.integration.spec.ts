import { personProjection } from '@keikka/builders';
import {
  asiakasCalls,
  keikkaCalls,
  oikeudetCalls,
  orderMessages,
  personCalls,
  staffMessages,
  type Actor,
  type Auth,
} from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import { applyProjection, encodeFailure, encodeReply, PersonProjectionRow } from '@keikka/server';
import type { StartedService } from '@keikka/server/testing';
import { actors, company, keikka, person, startOrder } from './order-company.js';

const { roleManager, keikkaHandler } = settingType;
const manager: Actor = { ...actors.handler, settingTypes: [roleManager, keikkaHandler] };
const WRITE = { edit: 1, read: 1 };
const READ = { edit: 0, read: 1 };
const NONE = { edit: 0, read: 0 };
/** Known to nobody. */
const UNKNOWN = 999;
const DRAFT = 2;
/** A contact of the customer. */
const CONTACT = 702;

describe('who may read or write an order', () => {
  let service: StartedService;

  beforeAll(async () => {
    service = await startOrder({
      keikat: [
        keikka(1),
        keikka(DRAFT, { keikkaTilaId: 1 }),
        keikka(3),
        keikka(4, { ownerAsiakasId: company.competitor }),
        keikka(5),
      ],
    });
    const many = Array.from({ length: 60 }, (_, place) => 700 + place);
    const henkilo = (personId: number) => ({
      ...{ personId, personFirstName: 'Minna', personLastName: `Vieras ${personId}` },
      ...{ personPhone: '', personEmail: `m${personId}@keikka.example` },
    });
    const ids = [...many, person.stranger, person.competitor];
    await applyProjection(
      service.dataSource.manager,
      PersonProjectionRow,
      many.map((id) => personProjection({ ...henkilo(id), asiakasId: null })),
    );
    service.nats.subscribe(personCalls.get.subject, {
      callback: (_, message) => {
        const { personId } = message.json<{ personId: number }>();
        const isKnown = ids.includes(personId);
        message.respond(
          isKnown ? encodeReply(henkilo(personId)) : encodeFailure({ code: 'PERSON.NOT_FOUND' }),
        );
      },
    });
    service.nats.subscribe(staffMessages.personHenkilot.subject, {
      callback: (_, message) => {
        const { personIds, asiakasId } = message.json<{ personIds: number[]; asiakasId: number }>();
        const all = new Set([...personIds, ...(asiakasId === company.customer ? [CONTACT] : [])]);
        const rest = { asiakasPersonId: null, asiakasPersonSettings: [] };
        message.respond(encodeReply([...all].map((id) => ({ ...henkilo(id), ...rest }))));
      },
    });
    service.nats.subscribe(asiakasCalls.get.subject, {
      callback: (_, message) => {
        const { asiakasId } = message.json<{ asiakasId: number }>();
        const isKnown = asiakasId === company.customer;
        message.respond(
          isKnown
            ? encodeReply({ asiakasNimi: 'customer Oy', ytunnus: '' })
            : encodeFailure({ code: 'ASIAKAS.NOT_FOUND' }),
        );
      },
    });
  });
  afterAll(() => service.stop());

  const list = async (keikkaId: number, by: Actor = manager) =>
    (await service.ask(oikeudetCalls.listOnKeikka, { keikkaId }, by)).personList;
  const save = (keikkaId: number, personId: number, auth: Auth, by: Actor = manager) =>
    service.ask(oikeudetCalls.saveOnKeikka, { keikkaId, personId, auth }, by);
  const remove = (keikkaId: number, personId: number, by: Actor = manager) =>
    service.ask(oikeudetCalls.removeFromKeikka, { keikkaId, personId }, by);
  const load = (keikkaId: number, by: Actor) =>
    service.ask(orderMessages.keikkaGet, { keikkaId, ownerAsiakasId: 0 }, by);
  const closed = { code: 'KEIKKA.NO_ACCESS' };

  it('is on its list with a level, which opens it to him and closes it again [O-136] [O-137] [O-139] [O-248]', async () => {
    await expect(load(1, actors.stranger)).rejects.toMatchObject(closed);
    const off = { addPerson: 0, editPerson: 0, listPersons: 0, createKeikka: 0 };
    expect(await save(1, person.stranger, READ)).toMatchObject({ auth: { ...READ, ...off }, authEdit: 0 });
    expect((await load(1, actors.stranger)).access).toMatchObject({ read: true, edit: false });
    expect(await save(1, person.stranger, NONE)).toMatchObject({ authRead: 0 });
    await expect(load(1, actors.stranger)).rejects.toMatchObject(closed);
    expect(await list(1)).toMatchObject([{ personId: person.stranger, authRead: 0, authEdit: 0 }]);
    await save(1, person.stranger, READ);
    await remove(1, person.stranger);
    await expect(load(1, actors.stranger)).rejects.toMatchObject(closed);
    expect(await list(1)).toEqual([]);
  });

  it('writes a draft with Write, whatever else a call asks for, and no other order [O-137] [O-139]', async () => {
    const all = { ...WRITE, addPerson: 1, editPerson: 1, listPersons: 1, createKeikka: 1 };
    const { auth } = await save(DRAFT, person.stranger, all);
    expect(auth).toEqual({ ...WRITE, addPerson: 0, editPerson: 0, listPersons: 0, createKeikka: 0 });
    await save(3, person.stranger, WRITE);
    expect((await load(DRAFT, actors.stranger)).access).toMatchObject({ edit: true, plan: false });
    expect((await load(3, actors.stranger)).access).toMatchObject({ edit: false });
    await service.ask(keikkaCalls.saveTila, { keikkaId: DRAFT, keikkaTilaId: 2 }, actors.stranger);
    expect((await load(DRAFT, actors.stranger)).access).toMatchObject({ read: true, edit: false });
  });

  it('is listed without access until a level is given, and keeps it when he is added again [O-092] [O-248]', async () => {
    const add = () =>
      service.ask(oikeudetCalls.addToKeikka, { keikkaId: 5, personId: person.stranger }, manager);
    const keys = ['asiakasPersonId', 'asiakasPersonSettings', 'auth', 'authEdit', 'authRead', 'personEmail'];
    const added = await add();
    expect(added).toMatchObject({ authEdit: 0, authRead: 0 });
    expect(Object.keys(added)).toEqual(expect.arrayContaining(keys));
    await save(5, person.stranger, READ);
    expect(await add()).toMatchObject({ authRead: 1 });
  });

  it('is told of in the history and to his own tabs, and not where nothing changes', async () => {
    const told = async () =>
      (await service.events('order.auth.changed.v1')).filter(({ personId }) => personId === 701).length;
    await save(5, 701, READ);
    await save(5, 701, READ);
    await remove(5, 701);
    await remove(5, 701);
    expect(await told()).toBe(2);
    const rows = await service.dataSource.query<object[]>(
      `select old_value as old, new_value as now from change_history
       where entity_type = 'keikka' and entity_id = 5 and field_name = 'oikeudet' order by change_id desc limit 2`,
    );
    const given = { personId: 701, taso: 2 };
    expect(rows).toEqual([
      { old: given, now: null },
      { old: null, now: given },
    ]);
  });

  it.each<[string, Actor]>([
    ['a role manager who may not edit', { ...manager, settingTypes: [roleManager] }],
    ['an order handler', actors.handler],
    ['a role manager of the source', { ...actors.sourceStaff, settingTypes: [roleManager, keikkaHandler] }],
    ['one who may write it himself', actors.stranger],
    ['a portal', actors.portal],
  ])('is not said by %s (R-88) [O-022]', async (_, by) => {
    const acts = [() => list(5, by), () => save(5, 700, WRITE, by), () => remove(5, person.stranger, by)];
    for (const act of acts)
      await expect(act()).rejects.toMatchObject({
        code: expect.stringMatching(/KEIKKA\.NO_ACCESS|AUTH\.FORBIDDEN/) as string,
      });
    expect((await list(5)).map(({ personId }) => personId)).toEqual([person.stranger]);
  });

  it('is nobody whom the company does not know, on no order of another, and one of fifty', async () => {
    await expect(save(5, UNKNOWN, READ)).rejects.toMatchObject({ code: 'KEIKKA.UNKNOWN_PERSON' });
    await expect(save(4, 700, READ)).rejects.toMatchObject(closed);
    await expect(save(UNKNOWN, 700, READ)).rejects.toMatchObject({ code: 'KEIKKA.NOT_FOUND' });
    const all = Array.from({ length: 50 }, (_, place) => save(3, 700 + place, READ));
    const outcomes = await Promise.allSettled(all);
    // One stands there already.
    expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { code: 'KEIKKA.TOO_MANY_PERSONS' } },
    ]);
    expect(await list(3)).toHaveLength(50);
  });

  it('of a site reads and writes its orders, given by a role manager who plans [O-138] [O-139]', async () => {
    const give = (auth: Auth, by = manager, tyomaaId: number = company.own) =>
      service.ask(oikeudetCalls.saveOnTyomaa, { tyomaaId, personId: person.competitor, auth }, by);
    expect((await give(WRITE)).auth).toMatchObject({ ...WRITE, createKeikka: 1, addPerson: 0 });
    expect((await load(1, actors.competitor)).access).toMatchObject({ read: true, edit: false });
    await give(NONE);
    // The list of sites counts who is listed there.
    const site = { tyomaaId: company.own, ownerAsiakasId: company.own };
    expect(await service.events('order.tyomaa.changed.v1')).toEqual([site, site]);
    await expect(load(1, actors.competitor)).rejects.toMatchObject(closed);
    await expect(give(READ, { ...manager, settingTypes: [roleManager] })).rejects.toMatchObject({
      code: 'AUTH.FORBIDDEN',
    });
    await expect(give(READ, manager, company.competitor)).rejects.toMatchObject({ code: 'TYOMAA.NOT_FOUND' });
  });

  it('of a customer sees all its orders, and its contacts are listed without a level [O-138] [O-139] [O-247]', async () => {
    const asiakasId = company.customer;
    const ofCustomer = async (by = manager) =>
      (await service.ask(oikeudetCalls.listOnAsiakas, { asiakasId }, by)).personList.map(
        ({ personId, authRead }) => [personId, authRead],
      );
    const give = (auth: Auth) =>
      service.ask(oikeudetCalls.saveOnAsiakas, { asiakasId, personId: person.competitor, auth }, manager);
    expect(await ofCustomer()).toEqual([[CONTACT, 0]]);
    expect((await give(READ)).auth).toMatchObject({ createKeikka: 0 });
    expect(await ofCustomer()).toEqual([
      [person.competitor, 1],
      [CONTACT, 0],
    ]);
    expect((await load(5, actors.competitor)).access.read).toBe(true);
    const gone = { asiakasId, personId: person.competitor };
    expect(await service.ask(orderMessages.oikeudetRemoveFromAsiakas, gone, manager)).toEqual(gone);
    await expect(load(5, actors.competitor)).rejects.toMatchObject(closed);
    await expect(ofCustomer({ ...manager, settingTypes: [roleManager] })).rejects.toMatchObject({
      code: 'AUTH.FORBIDDEN',
    });
    await expect(
      service.ask(oikeudetCalls.listOnAsiakas, { asiakasId: UNKNOWN }, manager),
    ).rejects.toMatchObject({ code: 'KEIKKA.UNKNOWN_ASIAKAS' });
  });

  it('is called about an order, or of its customer while it is that [O-248]', async () => {
    const { setContactOnKeikka, setContactOnAsiakas } = oikeudetCalls;
    const order = { keikkaId: 5 };
    const contacts = async () => {
      const { keikkaContactPersonId, asiakasContactPersonId } = (await load(5, manager)).keikkaData;
      return [keikkaContactPersonId, asiakasContactPersonId];
    };
    await service.ask(setContactOnKeikka, { ...order, personId: 703 }, actors.handler);
    const of = { ...order, asiakasId: company.customer };
    await service.ask(setContactOnAsiakas, { ...of, personId: 704 }, actors.handler);
    expect(await contacts()).toEqual([703, 704]);
    for (const [asiakasId, personId, code] of [
      [company.stranger, 705, 'CHANGE.OUTDATED'],
      [company.customer, UNKNOWN, 'KEIKKA.UNKNOWN_PERSON'],
    ] as const)
      await expect(
        service.ask(setContactOnAsiakas, { ...order, asiakasId, personId }, actors.handler),
      ).rejects.toMatchObject({ code });
    await expect(
      service.ask(setContactOnKeikka, { ...order, personId: 0 }, actors.stranger),
    ).rejects.toMatchObject(closed);
    await service.ask(setContactOnKeikka, { ...order, personId: 0 }, actors.handler);
    expect(await contacts()).toEqual([null, 704]);
  });
});
