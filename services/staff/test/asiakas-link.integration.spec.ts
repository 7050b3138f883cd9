import { DataSource } from 'typeorm';
import {
  asiakasCalls,
  noLinkSettings,
  serviceActor,
  staffMessages,
  type Actor,
  type EventMap,
} from '@keikka/contracts';
import { person, startStaff, type StaffFixture } from './staff-fixture.js';

const PUMP_PARTNER = 2;
const SOURCE_CUSTOMER = 1;
const ownAdmin = person(2, 1, 2);
const partnerAdmin = person(3, 2, 2);
const rivalAdmin = person(4, 3, 2);
const handler = person(1, 1, 9, 11);

describe('a link between companies', () => {
  let staff: StaffFixture;
  beforeAll(async () => {
    staff = await startStaff();
  });
  afterAll(() => staff.stop());

  const add = (link: [number, number, number], actor = partnerAdmin) => {
    const [asiakasId, linkedAsiakasId, asiakasAsiakasLinkTypeId] = link;
    return staff.ask(asiakasCalls.addLink, { asiakasId, linkedAsiakasId, asiakasAsiakasLinkTypeId }, actor);
  };
  const remove = (asiakasAsiakasLinkId: number, actor = ownAdmin) =>
    staff.ask(asiakasCalls.deleteLink, { asiakasAsiakasLinkId }, actor);
  const linkId = async (asiakasId: number, linkedAsiakasId: number): Promise<number> => {
    const [{ id }] = await staff.app
      .get(DataSource)
      .query<[{ id: number }]>(
        'select asiakas_asiakas_link_id as id from asiakas_asiakas_link where asiakas_id = $1 and linked_asiakas_id = $2',
        [asiakasId, linkedAsiakasId],
      );
    return id;
  };
  const lastVehicleSaved = async (vehicleId: number): Promise<EventMap['staff.vehicle.saved.v1']> => {
    const [{ data }] = await staff.app
      .get(DataSource)
      .query<[{ data: EventMap['staff.vehicle.saved.v1'] }]>(
        `select data from outbox where name = 'staff.vehicle.saved.v1' and (data->>'vehicleId')::int = $1 order by id desc limit 1`,
        [vehicleId],
      );
    return data;
  };
  const setDayVehicle = () =>
    staff.ask(
      staffMessages.personPvmSetVehicle,
      { personId: 21, vehicleId: 3, yyyymmdd: '20261120' },
      handler,
    );

  it('is listed to the company that has it, by type and with its settings [I-044]', async () => {
    await staff.app
      .get(DataSource)
      .query(
        'update asiakas_asiakas_link set settings = $1 where asiakas_id = 1 and linked_asiakas_id = 11',
        [{ setPumppuAsiakas: true, defaultPumppuAsiakasId: 2, forgotten: true }],
      );
    // Whose links they are follows from the token, whatever the call names.
    const list = (actor: typeof handler, typeId: number) =>
      staff.ask(asiakasCalls.listLinks, { asiakasId: 1, typeId }, actor);
    expect(await list(handler, SOURCE_CUSTOMER)).toEqual([
      {
        asiakasAsiakasLinkId: await linkId(1, 11),
        asiakasId: 1,
        linkedAsiakasId: 11,
        asiakasAsiakasLinkTypeId: SOURCE_CUSTOMER,
        linkedAsiakasNimi: 'Lähde Oy',
        linkedAsiakasColorCode: '#D9622B',
        settings: { ...noLinkSettings, setPumppuAsiakas: true, defaultPumppuAsiakasId: 2 },
      },
    ]);
    expect(await list(rivalAdmin, SOURCE_CUSTOMER)).toEqual([]);
  });

  it('that is revoked takes the vehicles away and tells of each with a higher token', async () => {
    const before = await lastVehicleSaved(3);
    expect(before.plannedBy).toEqual([1]);
    await setDayVehicle();
    await remove(await linkId(1, 2));
    expect(await lastVehicleSaved(3)).toEqual({ ...before, plannedBy: [], rev: before.rev + 1 });
    await expect(setDayVehicle()).rejects.toMatchObject({ code: 'VEHICLE.NOT_FOUND' });
  });

  it('opens the vehicles of who makes it, again with a higher token', async () => {
    const before = await lastVehicleSaved(3);
    const link = await add([1, 2, PUMP_PARTNER]);
    expect(link).toEqual({
      asiakasAsiakasLinkId: link.asiakasAsiakasLinkId,
      asiakasId: 1,
      linkedAsiakasId: 2,
      asiakasAsiakasLinkTypeId: PUMP_PARTNER,
    });
    expect(await lastVehicleSaved(3)).toEqual({ ...before, plannedBy: [1], rev: before.rev + 1 });
    await add([2, 11, SOURCE_CUSTOMER]);
    expect(await lastVehicleSaved(3)).toEqual({
      ...before,
      plannedBy: [1],
      orderedBy: [11],
      rev: before.rev + 2,
    });
  });

  it('is not made by who wants the vehicles of another company', async () => {
    const refused = { code: 'AUTH.FOREIGN_TENANT' };
    await expect(add([3, 2, PUMP_PARTNER], rivalAdmin)).rejects.toMatchObject(refused);
    await expect(add([2, 3, SOURCE_CUSTOMER], rivalAdmin)).rejects.toMatchObject(refused);
    await expect(remove(await linkId(1, 11), rivalAdmin)).rejects.toMatchObject({
      code: 'ASIAKAS_LINK.NOT_FOUND',
    });
    await expect(add([1, 11, SOURCE_CUSTOMER], handler)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
  });

  it('is made once, between companies that exist', async () => {
    await expect(add([1, 11, SOURCE_CUSTOMER], ownAdmin)).rejects.toMatchObject({
      code: 'ASIAKAS_LINK.EXISTS',
    });
    await expect(add([1, 999, SOURCE_CUSTOMER], ownAdmin)).rejects.toMatchObject({
      code: 'ASIAKAS.NOT_FOUND',
    });
    // One that the company does not know is none to it.
    await expect(add([1, 3, SOURCE_CUSTOMER], ownAdmin)).rejects.toMatchObject({
      code: 'ASIAKAS.NOT_FOUND',
    });
    await expect(remove(999)).rejects.toMatchObject({ code: 'ASIAKAS_LINK.NOT_FOUND' });
  });

  it('tells whom a company supplies: those that plan its vehicles or have it as a source, and a service alone', async () => {
    const supplied = (asiakasId: number, actor: Actor = serviceActor) =>
      staff.ask(staffMessages.asiakasSupplied, { asiakasId }, actor);
    expect(await supplied(11)).toEqual({ asiakasIds: [1, 2] });
    expect(await supplied(2)).toEqual({ asiakasIds: [1] });
    expect(await supplied(1)).toEqual({ asiakasIds: [] });
    expect(await supplied(999)).toEqual({ asiakasIds: [] });
    for (const who of [ownAdmin, handler])
      await expect(supplied(11, who)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
  });
});
