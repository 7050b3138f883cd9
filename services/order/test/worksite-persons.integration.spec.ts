import { personProjection } from '@keikka/builders';
import { personCalls, tyomaaCalls, type Actor } from '@keikka/contracts';
import { applyProjection, encodeFailure, encodeReply, PersonProjectionRow } from '@keikka/server';
import { MergeCompany } from './merge-company.js';
import { actors, company, person } from './order-company.js';

const NOT_FOUND = { code: 'TYOMAA.NOT_FOUND' };

/** Those whom the own company may name. */
const contacts = Array.from({ length: 60 }, (_, place) => ({
  personId: 700 + place,
  personFirstName: 'Veikko',
  personLastName: `Valumies ${String(place).padStart(2, '0')}`,
  personPhone: `044 555 66${String(place).padStart(2, '0')}`,
  personEmail: '',
}));
const [aino = 0, petri = 0, minna = 0] = contacts.map(({ personId }) => personId);

describe('the persons of a work site', () => {
  let own: MergeCompany;
  let asked: number[] = [];
  beforeAll(async () => {
    own = await MergeCompany.start(1);
    const known = contacts.map((contact) => personProjection({ ...contact, asiakasId: null }));
    await applyProjection(own.service.dataSource.manager, PersonProjectionRow, known);
    own.service.nats.subscribe(personCalls.get.subject, {
      callback: (_, message) => {
        const { personId } = message.json<{ personId: number }>();
        asked.push(personId);
        const contact = contacts.find((one) => one.personId === personId);
        message.respond(contact ? encodeReply(contact) : encodeFailure({ code: 'PERSON.NOT_FOUND' }));
      },
    });
  });
  afterAll(() => own.service.stop());
  beforeEach(() => {
    asked = [];
  });

  const list = async (tyomaaId: number, by: Actor = actors.handler): Promise<number[]> =>
    (await own.service.ask(tyomaaCalls.listPersons, { tyomaaId }, by)).personList.map(
      ({ personId }) => personId,
    );
  const add = (
    tyomaaId: number,
    personId: number,
    by: Actor = actors.handler,
    contactPersonTypeId?: number,
  ) => own.service.ask(tyomaaCalls.addPerson, { tyomaaId, personId, contactPersonTypeId }, by);
  const remove = (tyomaaId: number, personId: number, by: Actor = actors.handler) =>
    own.service.ask(tyomaaCalls.removePerson, { tyomaaId, personId }, by);
  const changes = (tyomaaId: number) =>
    own.sql<{ new_value: { personId: number }[] }>(
      `select new_value from change_history
       where entity_type = 'tyomaa' and entity_id = $1 and field_name = 'henkilot' order by change_id`,
      [tyomaaId],
    );

  it('come and go, each once, and the history tells of it [I-168] [O-247]', async () => {
    const site = await own.make('Helmi');
    expect(await add(site, petri, actors.handler, 2)).toMatchObject({
      ...contacts[1],
      ...{ contactPersonTypeId: 2, authEdit: 0, authRead: 0 },
    });
    await add(site, petri, actors.handler, 2);
    await add(site, aino);
    const { personList } = await own.service.ask(
      tyomaaCalls.listPersons,
      { tyomaaId: site },
      actors.keikkaAdmin,
    );
    expect(personList).toMatchObject([
      { ...contacts[0], contactPersonTypeId: 0 },
      { ...contacts[1], contactPersonTypeId: 2 },
    ]);
    await remove(site, petri);
    await remove(site, petri);
    expect(await list(site)).toEqual([aino]);
    const kept = (await changes(site)).map(({ new_value }) => new_value.map(({ personId }) => personId));
    expect(kept).toEqual([[petri], [aino, petri], [aino]]);
    expect((await own.get(site)).globalTyomaa?.varmenne).toBe(1);
  });

  it('are counted in the list of sites: who has it open hears of each that comes or goes', async () => {
    const site = await own.make('Helmi');
    const told = async () => {
      const events = await own.service.events('order.tyomaa.changed.v1');
      return events.filter(({ tyomaaId }) => tyomaaId === site);
    };
    const before = (await told()).length;
    await add(site, aino);
    await remove(site, aino);
    expect((await told()).slice(before)).toEqual(
      Array(2).fill({ tyomaaId: site, ownerAsiakasId: company.own }),
    );
  });

  it('get another type by being added again', async () => {
    const site = await own.make('Helmi');
    for (const type of [1, 3]) await add(site, aino, actors.handler, type);
    const { personList } = await own.service.ask(tyomaaCalls.listPersons, { tyomaaId: site }, actors.handler);
    expect(personList).toMatchObject([{ personId: aino, contactPersonTypeId: 3 }]);
  });

  it('are also those whom the site names, who stay when it names another [I-172]', async () => {
    const site = await own.make('Helmi', { tyomaaContactPersonId: aino });
    expect(await list(site)).toEqual([aino]);
    const name = (personId: number) =>
      own.service.ask(tyomaaCalls.setContactPerson, { tyomaaId: site, personId }, actors.handler);
    await name(petri);
    await name(0);
    expect(await list(site)).toEqual([aino, petri]);
    await name(petri);
    await remove(site, petri);
    // Whom the site names is a field of it.
    expect((await own.get(site)).globalTyomaa?.tyomaaContactPersonId).toBe(petri);
  });

  it('lose who has left the company', async () => {
    const site = await own.make('Helmi');
    const left = contacts.at(-1)?.personId ?? 0;
    await add(site, left);
    await own.sql('update person set removed = true where person_id = $1', [left]);
    expect(await list(site)).toEqual([]);
  });

  it('are fifty at most, whoever is quickest, and twenty who add one and the same add him once', async () => {
    const site = await own.make('Helmi');
    await Promise.all(Array.from({ length: 20 }, () => add(site, aino)));
    expect(await list(site)).toEqual([aino]);
    expect(await changes(site)).toHaveLength(1);
    for (const { personId } of contacts.slice(1, 45)) await add(site, personId);
    const last = await Promise.allSettled(contacts.slice(45, 60).map(({ personId }) => add(site, personId)));
    const refused = last.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(refused).toHaveLength(10);
    expect(refused[0]).toMatchObject({ code: 'TYOMAA.TOO_MANY_PERSONS' });
    await add(site, aino);
    expect(
      await own.sql('select count(*)::int as count from tyomaa_person where tyomaa_id = $1', [site]),
    ).toEqual([{ count: 50 }]);
  });

  it('are read and changed by those who plan for the company of the site alone [O-248]', async () => {
    const site = await own.make('Helmi');
    await add(site, aino);
    const { driver, invoicer, customerContact, portal, competitor, stranger } = actors;
    asked = [];
    for (const [by, refusal] of [
      ...[driver, invoicer, customerContact, portal].map((one) => [one, { code: 'AUTH.FORBIDDEN' }] as const),
      ...[competitor, stranger].map((one) => [one, NOT_FOUND] as const),
    ] as const) {
      await expect(list(site, by)).rejects.toMatchObject(refusal);
      await expect(add(site, petri, by)).rejects.toMatchObject(refusal);
      await expect(remove(site, aino, by)).rejects.toMatchObject(refusal);
    }
    // Whom the company knows is not to be guessed.
    expect(asked).toEqual([]);
    expect(await list(site)).toEqual([aino]);
    await expect(add(company.competitor, aino)).rejects.toMatchObject(NOT_FOUND);
  });

  it('are persons whom the company may name', async () => {
    const site = await own.make('Helmi');
    for (const personId of [person.stranger, person.competitor, 999_999])
      await expect(add(site, personId)).rejects.toMatchObject({ code: 'KEIKKA.UNKNOWN_PERSON' });
    expect(await list(site)).toEqual([]);
  });

  it('of a deleted site are not there, and come back with it', async () => {
    const site = await own.make('Helmi');
    await add(site, aino);
    await own.service.ask(tyomaaCalls.delete, { id: site }, actors.handler);
    await expect(list(site)).rejects.toMatchObject(NOT_FOUND);
    await expect(add(site, petri)).rejects.toMatchObject(NOT_FOUND);
    await expect(remove(site, aino)).rejects.toMatchObject(NOT_FOUND);
    await own.service.ask(tyomaaCalls.restore, { tyomaaId: site }, actors.handler);
    expect(await list(site)).toEqual([aino]);
  });

  it('of two sites that are merged are together, and part with them', async () => {
    const [jaa, poistuu] = [await own.make('Helmi'), await own.make('Helmi 2')];
    for (const [site, personId] of [
      [jaa, aino],
      [poistuu, aino],
      [poistuu, petri],
      [poistuu, minna],
    ] as const)
      await add(site, personId);
    const { yhdistysId } = await own.merge(jaa, poistuu);
    expect(await list(jaa)).toEqual([aino, petri, minna]);
    await remove(jaa, minna);
    await own.unmerge(yhdistysId);
    expect(await list(jaa)).toEqual([aino]);
    expect(await list(poistuu)).toEqual([aino, petri]);
  });
});
