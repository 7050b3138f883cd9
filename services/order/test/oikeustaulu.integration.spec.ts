import { actor, personProjection } from '@keikka/builders';
import {
  keikkaFormCalls,
  oikeudetCalls,
  orderMessages,
  staffMessages,
  type Actor,
  type OrderDemo,
} from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import { applyProjection, encodeReply, PersonProjectionRow } from '@keikka/server';
import type { StartedService } from '@keikka/server/testing';
import { company, keikka, person, startOrder, vehicle } from './order-company.js';

const { own, source, customer, pumpPartner, competitor, stranger } = company;
const { systemAdmin, asiakasAdmin, laskuAdmin, pumppari, keikkaHandler, roleManager, keikkaAdmin } =
  settingType;
/** Everything that a company can give to one of its people. */
const allRoles = [systemAdmin, asiakasAdmin, laskuAdmin, keikkaHandler, roleManager, keikkaAdmin];

/** Persons of a company that has nothing to do with the order, by what they were given. */
const given = {
  readOrder: 801,
  writeOrder: 802,
  noneOrder: 803,
  readSite: 804,
  writeSite: 805,
  readCustomer: 806,
  writeCustomer: 807,
  noneOrderReadCustomer: 808,
} as const;
const auths: OrderDemo['auths'] = [
  ...[1, 2].flatMap((id) => [
    { kind: 'keikka' as const, id, personId: given.readOrder, level: 'read' as const },
    { kind: 'keikka' as const, id, personId: given.writeOrder, level: 'write' as const },
  ]),
  { kind: 'tyomaa', id: own, personId: given.readSite, level: 'read' },
  { kind: 'tyomaa', id: own, personId: given.writeSite, level: 'write' },
  { kind: 'asiakas', id: customer, personId: given.readCustomer, level: 'read' },
  { kind: 'asiakas', id: customer, personId: given.writeCustomer, level: 'write' },
  { kind: 'asiakas', id: customer, personId: given.noneOrderReadCustomer, level: 'read' },
  { kind: 'asiakas', id: customer, personId: person.strangerWithoutEmail, level: 'write' },
];

const of = (personId: number, asiakasId: number, ...settingTypes: number[]): Actor =>
  actor({ personId, asiakasId, settingTypes });
const atPortal = (personId: number, asiakasId: number, keikkaIds?: number[]): Actor =>
  actor({ kind: 'embed', personId, asiakasId, settingTypes: [], keikkaIds });
const stranger7 = (personId: number): Actor => of(personId, stranger, ...allRoles);

/**
 * Who may do what with an order, as the specification and its rulings have it (O-136 to O-140, O-241, C-76, R-80 to R-89):
 * V sees it, D edits the draft, E edits one under way, P plans it, € sees its prices, A gives access to it, H reads its history.
 */
const table: readonly [who: string, by: Actor, may: string][] = [
  ['a system admin of the owner', of(80, own, systemAdmin), 'VDEPH'],
  ['a company admin of the owner', of(81, own, asiakasAdmin), 'VDEPH'],
  ['a keikka admin of the owner', of(person.keikkaAdmin, own, keikkaAdmin), 'VDEPH'],
  ['a keikka handler of the owner', of(person.handler, own, keikkaHandler), 'VDEPH'],
  ['an invoicing admin of the owner', of(82, own, laskuAdmin), 'V€H'],
  ['a role manager of the owner who plans', of(83, own, roleManager, keikkaHandler), 'VDEPAH'],
  ['a role manager of the owner who does not', of(84, own, roleManager), 'V'],
  ['the driver', of(person.driver, own, pumppari), 'V'],
  ['another driver of the owner', of(person.driver2, own, pumppari), 'V'],
  ['somebody of the owner without a role', of(85, own), 'V'],
  ['the source', of(person.sourceStaff, source, ...allRoles), 'V'],
  ['the customer', of(person.customerContact, customer, ...allRoles), 'V'],
  ['the supplier of the pump', of(86, pumpPartner, ...allRoles), 'V'],
  ['the driver of another company', of(person.partnerDriver, 999, ...allRoles), 'V'],
  ['who has Read on the order', stranger7(given.readOrder), 'V'],
  ['who has Write on the order', stranger7(given.writeOrder), 'VD'],
  ['who has NoAccess on the order', stranger7(given.noneOrder), ''],
  ['who has Read on the site', stranger7(given.readSite), 'V'],
  ['who has Write on the site', stranger7(given.writeSite), 'VD'],
  ['who has Read on the customer', stranger7(given.readCustomer), 'V'],
  ['who has Write on the customer', stranger7(given.writeCustomer), 'VD'],
  [
    'who has NoAccess on the order and Read on the customer (R-82)',
    stranger7(given.noneOrderReadCustomer),
    'V',
  ],
  ['who has Write and no e-mail (O-140)', stranger7(person.strangerWithoutEmail), ''],
  ['another owner company (R-84)', of(person.competitor, competitor, ...allRoles), ''],
  ['a company without relation', of(person.stranger, stranger, ...allRoles), ''],
  ['the source’s portal', atPortal(0, source, [1, 2]), 'V'],
  ['the source’s portal for another order', atPortal(0, source, [3]), ''],
  ['a portal’s person with Read', atPortal(given.readCustomer, stranger), 'V'],
  ['a portal’s person with Write', atPortal(given.writeCustomer, stranger), 'VD'],
  ['a portal’s person with Write, for another order', atPortal(given.writeCustomer, stranger, [3]), ''],
  ['a portal’s person of a company without relation', atPortal(person.stranger, stranger), ''],
  ['the owner’s own portal', atPortal(person.handler, own), 'V'],
];

const DRAFT = 1;
const UNDER_WAY = 2;

describe('every right over every relation [O-136] [O-139] [O-241]', () => {
  let service: StartedService;

  beforeAll(async () => {
    const parties = { pumppuAsiakasId: pumpPartner, kuskit: [person.driver, person.partnerDriver] };
    service = await startOrder({
      keikat: [keikka(DRAFT, { ...parties, keikkaTilaId: 1 }), keikka(UNDER_WAY, parties), keikka(3)],
      auths,
    });
    await applyProjection(
      service.dataSource.manager,
      PersonProjectionRow,
      Object.values(given).map((personId) => personProjection({ personId, asiakasId: stranger })),
    );
    for (const personId of [given.noneOrder, given.noneOrderReadCustomer])
      await service.dataSource.query(
        `insert into auth (owner_asiakas_id, kind, target_id, person_id, level)
          select $1, 'keikka', id, $2, 'none' from unnest($3::int[]) id`,
        [own, personId, [DRAFT, UNDER_WAY]],
      );
    service.nats.subscribe(staffMessages.personHenkilot.subject, {
      callback: (_, message) => {
        message.respond(encodeReply([]));
      },
    });
  });
  afterAll(() => service.stop());

  const get = (by: Actor) =>
    service.ask(orderMessages.keikkaGet, { keikkaId: UNDER_WAY, ownerAsiakasId: 0 }, by);
  const edit = (keikkaId: number, by: Actor) =>
    service.ask(orderMessages.keikkaSave, { keikkaId, personMemo: `${by.kind} ${by.personId}` }, by);

  /** Each right by an act that needs it; an act that is refused says so by its code. */
  const acts: Readonly<Record<string, (by: Actor) => Promise<unknown>>> = {
    V: get,
    D: (by) => edit(DRAFT, by),
    E: (by) => edit(UNDER_WAY, by),
    P: (by) => service.ask(orderMessages.keikkaMove, { keikkaId: UNDER_WAY, vehicleId: vehicle.p1 }, by),
    '€': async (by) => {
      const { betonit } = (await get(by)).keikkaData;
      if (!betonit.every((line) => 'hinta_value' in line)) throw new Error('no prices');
    },
    A: (by) => service.ask(oikeudetCalls.listOnKeikka, { keikkaId: UNDER_WAY }, by),
    H: (by) => service.ask(keikkaFormCalls.listChanges, { entityId: UNDER_WAY, ownerAsiakasId: own }, by),
  };
  const REFUSED = /^(KEIKKA\.NO_ACCESS|AUTH\.FORBIDDEN|no prices)$/;

  it.each(table)('%s', async (_, by, may) => {
    let found = '';
    for (const [right, act] of Object.entries(acts)) {
      try {
        await act(by);
        found += right;
      } catch (error) {
        const { code, message } = error as { code?: string; message: string };
        expect([right, code ?? message]).toEqual([right, expect.stringMatching(REFUSED)]);
      }
    }
    expect(found).toBe(may);
  });
});
