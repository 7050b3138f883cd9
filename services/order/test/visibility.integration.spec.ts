import {
  maskKeikka,
  orderMessages,
  type Actor,
  type EventMap,
  type Failure,
  type GridKeikka,
  type GridVehicle,
  type MaskedKeikka,
} from '@keikka/contracts';
import { decodeLines } from '@keikka/server';
import type { StartedService } from '@keikka/server/testing';
import { actors, company, day, keikka, person, startOrder, vehicle } from './order-company.js';

/** Orders of the competitor, on its own vehicle and for nobody we know. */
const foreign = {
  ownerAsiakasId: company.competitor,
  sourceAsiakasId: company.competitor,
  asiakasId: null as unknown as number,
  betoniAsiakasId: null,
  pumppuAsiakasId: company.competitor,
  tyomaaId: company.competitor,
  vehicleId: vehicle.competitors,
  kuskit: [],
};

describe('who sees which order', () => {
  let service: StartedService;

  beforeAll(async () => {
    service = await startOrder({
      keikat: [
        keikka(1),
        keikka(2, {
          sourceAsiakasId: company.own,
          betoniAsiakasId: null,
          asiakasId: company.stranger,
          kuskit: [],
        }),
        keikka(3, { ...foreign, sourceAsiakasId: company.source }),
        keikka(4, foreign),
        keikka(5, { ...foreign, vehicleId: vehicle.p2 }),
        keikka(6, {
          ...foreign,
          ownerAsiakasId: company.pumpPartner,
          tyomaaId: company.own,
          vehicleId: vehicle.partners,
        }),
        keikka(7, { ...foreign, kuskit: [person.partnerDriver], vehicleId: vehicle.partners }),
        keikka(8, { vehicleId: null, sourceAsiakasId: company.own }),
        keikka(9, { keikkaTilaId: 10 }),
      ],
      auths: [
        { kind: 'keikka', id: 4, personId: person.stranger, level: 'read' },
        { kind: 'tyomaa', id: company.own, personId: person.competitor, level: 'read' },
        { kind: 'asiakas', id: company.customer, personId: person.stranger, level: 'read' },
        { kind: 'asiakas', id: company.customer, personId: person.strangerWithoutEmail, level: 'read' },
      ],
    });
  });

  afterAll(() => service.stop());

  type Seen = Record<number, 'full' | 'masked'>;
  const lines = async (actor: Actor, sourceAsiakasId = 0) =>
    [
      ...decodeLines(
        await service.askBytes(orderMessages.keikkaListForGrid, { ...day, sourceAsiakasId }, actor),
      ),
    ].flatMap(([key, rows]) =>
      rows.map((json) => ({ isVehicle: key.startsWith('f'), json: json.toString() })),
    );
  const rows = async (actor: Actor, sourceAsiakasId = 0): Promise<(GridKeikka | MaskedKeikka)[]> =>
    (await lines(actor, sourceAsiakasId))
      .filter(({ isVehicle }) => !isVehicle)
      .map(({ json }) => JSON.parse(json) as GridKeikka | MaskedKeikka);
  const vehicles = async (actor: Actor, sourceAsiakasId = 0): Promise<GridVehicle[]> =>
    (await lines(actor, sourceAsiakasId))
      .filter(({ isVehicle }) => isVehicle)
      .map(({ json }) => JSON.parse(json) as GridVehicle);
  const seen = async (actor: Actor, sourceAsiakasId = 0): Promise<Seen> =>
    Object.fromEntries(
      (await rows(actor, sourceAsiakasId)).map((row) => [
        row.keikkaId,
        row.keikkaTilaId === -100 ? 'masked' : 'full',
      ]),
    );
  const load = (keikkaId: number, actor: Actor, ownerAsiakasId = 0) =>
    service.ask(orderMessages.keikkaGet, { keikkaId, ownerAsiakasId }, actor);

  it.each<[string, Actor, Seen]>([
    ['an order handler', actors.handler, { 1: 'full', 2: 'full', 5: 'masked', 6: 'masked', 7: 'masked' }],
    [
      'a driver of the company',
      actors.driver,
      { 1: 'full', 2: 'full', 5: 'masked', 6: 'masked', 7: 'masked' },
    ],
    ['the source company', actors.sourceStaff, { 1: 'full', 2: 'masked', 3: 'full', 4: 'masked' }],
    [
      'a competitor who reads a site',
      actors.competitor,
      { 1: 'full', 2: 'full', 3: 'full', 4: 'full', 5: 'full', 6: 'full', 7: 'full' },
    ],
    ["the pump partner's driver", actors.partnerDriver, { 6: 'full', 7: 'full' }],
    [
      'a person who reads an order and a customer',
      actors.stranger,
      { 1: 'full', 2: 'full', 3: 'masked', 4: 'full' },
    ],
    ['the same without a valid e-mail', actors.strangerWithoutEmail, { 1: 'masked', 2: 'full' }],
  ])('%s on the board [G-005] [O-105] [O-139] [O-140] [O-241]', async (_, actor, expected) => {
    expect(await seen(actor)).toEqual(expected);
  });

  it('brings the vehicle of a company the viewer has no link to, with nothing of how it is run [G-005]', async () => {
    expect(await vehicles(actors.sourceStaff)).toEqual([
      {
        vehicleId: vehicle.competitors,
        vehicleNo: 'K01',
        vehicleRegNo: 'ABC-4',
        vehicleNimi: '',
        vehiclePuomi: 36,
        vehicleTypeId: 3,
        vehicleTypeName: 'Pumppu',
        asiakasId: company.competitor,
        asiakasNimi: 'competitor Oy',
        ownerAsiakasId: company.competitor,
        firstDate: null,
        lastDate: null,
        sortNo: 0,
        defaultKuski_personId: null,
        useNoDriverBar: null,
        showInGridCalc: true,
        plannable: false,
        dayDriver: null,
      },
    ]);
    expect(await vehicles(actors.sourceStaff, company.own)).toEqual([]);
    expect(await vehicles(actors.handler)).toEqual([]);
  });

  it('answers an order load exactly to who sees the order whole (C-43) [O-113] [O-241] [O-003]', async () => {
    for (const actor of Object.values(actors).filter(({ settingTypes }) => settingTypes.includes(11))) {
      const board = await seen(actor);
      for (const keikkaId of [1, 2, 3, 4, 5, 6, 7]) {
        const answer = await load(keikkaId, actor).then(
          ({ access }) => access.read,
          (error: unknown) => (error as Failure).code,
        );
        expect([keikkaId, actor.personId, answer]).toEqual([
          keikkaId,
          actor.personId,
          board[keikkaId] === 'full' ? true : 'KEIKKA.NO_ACCESS',
        ]);
      }
    }
  });

  it.each([8, 1])(
    'opens order %i to its customer, whoever pays it (C-76, R-81) [G-005] [O-113]',
    async (id) => {
      const { access } = await load(id, actors.customerContact);
      expect(access).toEqual({ read: true, edit: false, plan: false, prices: false });
      await expect(load(2, actors.customerContact)).rejects.toMatchObject({ code: 'KEIKKA.NO_ACCESS' });
    },
  );

  it('opens an order to the source portal, and to no other portal [G-005] [O-113]', async () => {
    expect((await load(1, actors.portal)).access).toMatchObject({ read: true, edit: false });
    await expect(load(1, actors.elsewhere)).rejects.toMatchObject({ code: 'KEIKKA.NO_ACCESS' });
    await expect(load(999, actors.elsewhere)).rejects.toMatchObject({ code: 'KEIKKA.NOT_FOUND' });
  });

  it('tells a portal nothing of an order that its token does not name, not even whether there is one', async () => {
    const closed = { code: 'KEIKKA.NO_ACCESS' };
    const other = { ...actors.portal, keikkaIds: [2] };
    const nameless = { ...actors.portal, keikkaIds: undefined };
    for (const keikkaId of [1, 999]) {
      await expect(load(keikkaId, other)).rejects.toMatchObject(closed);
      await expect(load(keikkaId, nameless)).rejects.toMatchObject(closed);
    }
  });

  it('takes the owner in the path as a filter that must match (A-4, C-44)', async () => {
    for (const owner of [0, company.own])
      expect((await load(1, actors.handler, owner)).access.edit).toBe(true);
    expect((await load(1, actors.portal, company.source)).access.read).toBe(true);
    await expect(load(1, actors.handler, company.competitor)).rejects.toMatchObject({
      code: 'KEIKKA.NO_ACCESS',
    });
  });

  it('tells nothing but the time of a masked order (C-43) [O-105]', async () => {
    const masked = (await rows(actors.handler)).find(({ keikkaId }) => keikkaId === 5);
    const whole = (await rows(actors.competitor)).find(({ keikkaId }) => keikkaId === 5);
    expect(masked).toEqual(maskKeikka(whole as GridKeikka));
  });

  it('filters by source company without telling the source of masked orders (C-94)', async () => {
    expect(await seen(actors.handler, company.source)).toEqual({ 1: 'full' });
    expect(await seen(actors.sourceStaff, company.competitor)).toEqual({});
  });

  it('keeps the board and other people’s orders closed [G-022] [O-241]', async () => {
    await expect(seen(actors.customerContact)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
    await expect(seen(actors.portal)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
  });

  it('tells another service whether the actor may refer to orders, and whose they are', async () => {
    const check = (keikkaIds: number[]) =>
      service.ask(orderMessages.keikkaCheckVisible, { keikkaIds }, actors.sourceStaff);
    const ownerAsiakasIds = expect.arrayContaining([company.own, company.competitor]) as number[];
    expect(await check([1, 3])).toEqual({ visible: true, ownerAsiakasIds });
    expect(await check([1])).toEqual({ visible: true, ownerAsiakasIds: [company.own] });
    await expect(check([1, 2])).rejects.toMatchObject({ code: 'KEIKKA.NO_ACCESS' });
    await expect(check([999])).rejects.toMatchObject({ code: 'KEIKKA.NOT_FOUND' });
  });

  it('checks every order of a step log list (A-4) [G-119]', async () => {
    const list = (keikkaIds: number[]) =>
      service.ask(orderMessages.stepLogListByKeikkas, { keikkaIds }, actors.sourceStaff);
    expect(await list([1, 3])).toEqual([]);
    expect(await list([])).toEqual([]);
    await expect(list([1, 2])).rejects.toMatchObject({ code: 'KEIKKA.NO_ACCESS' });
    await expect(list([1, 999])).rejects.toMatchObject({ code: 'KEIKKA.NOT_FOUND' });
  });

  it('names in a change the boards that mask it, also because of another order on its vehicle [G-005] [O-105]', async () => {
    await service.ask(orderMessages.keikkaMove, { keikkaId: 1, pumppuKesto: 130 }, actors.handler);
    const [{ visibleTo, onBoardsOf }] = (await service.events('order.keikka.changed.v1')) as [
      EventMap['order.keikka.changed.v1'],
    ];
    expect(await seen(actors.strangerWithoutEmail)).toMatchObject({ 1: 'masked', 2: 'full' });
    expect(visibleTo).not.toContain(company.stranger);
    expect(onBoardsOf).toContain(company.stranger);
  });
});
