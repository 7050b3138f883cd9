import {
  asiakasCalls,
  keikkaFormCalls,
  type GridKeikka,
  type InputOf,
  type LinkSettings,
} from '@keikka/contracts';
import { encodeReply } from '@keikka/server';
import type { StartedService } from '@keikka/server/testing';
import { Keikka } from '../src/keikka/keikka.entity.js';
import { actors, company, startOrder, vehicle } from './order-company.js';

type Create = InputOf<typeof keikkaFormCalls.create>;

const asked: Create = {
  isKeikka: true,
  ownerAsiakasId: company.own,
  sourceAsiakasId: company.source,
  pumppuAika: '2025-11-20T05:00:00.000Z',
  pumppuKesto: 360,
  vehicleId: vehicle.p1,
};

describe('a new order', () => {
  let service: StartedService;
  let settings: Partial<LinkSettings> = {};
  beforeAll(async () => {
    service = await startOrder({ keikat: [] });
    service.nats.subscribe(asiakasCalls.listLinks.subject, {
      callback: (_, message) => {
        message.respond(
          encodeReply([
            { linkedAsiakasId: company.source, settings },
            { linkedAsiakasId: company.pumpPartner },
          ]),
        );
      },
    });
  });
  afterAll(() => service.stop());

  const create = (changes: Partial<Create> = {}, actor = actors.handler, key?: string): Promise<GridKeikka> =>
    service.ask(keikkaFormCalls.create, { ...asked, ...changes }, actor, key);
  const count = async (): Promise<number> => {
    const [{ found }] = await service.dataSource.query<[{ found: number }]>(
      'select count(*)::int as found from keikka',
    );
    return found;
  };

  it('is a draft in its place, from its source, in the history and on the boards [O-276]', async () => {
    const made = await create({ betoniAsiakasId: company.source, pumppuAsiakasId: company.own });
    expect(made).toMatchObject({
      ownerAsiakasId: company.own,
      sourceAsiakasId: company.source,
      keikkaTilaId: 1,
      vehicleId: vehicle.p1,
      timeStart: '2025-11-20T05:00:00.000Z',
      timeEnd: '2025-11-20T11:00:00.000Z',
      pumppuKesto: 360,
      betoniAsiakasId: company.source,
      pumppuAsiakasId: company.own,
      varmenne: 1,
    });
    const history = await service.dataSource.query<object[]>(
      `select change_type as type, new_value -> 'betoniAsiakasId' as maker from change_history
        where entity_type = 'keikka' and entity_id = $1`,
      [made.keikkaId],
    );
    expect(history).toEqual([{ type: 'CREATE', maker: company.source }]);
    const events = await service.events('order.keikka.changed.v1');
    expect(events.filter(({ keikkaId }) => keikkaId === made.keikkaId)).toHaveLength(1);
  });

  it('lasts an hour where no duration is said, and needs neither place nor time [O-071]', async () => {
    const made = await create({ pumppuKesto: undefined, pumppuAika: undefined, vehicleId: undefined });
    expect(made).toMatchObject({ pumppuKesto: 60, vehicleId: 0, timeStart: '' });
  });

  it('is made once, however often it is asked for', async () => {
    const before = await count();
    const answers = await Promise.all([1, 2, 3].map(() => create({}, actors.handler, 'twice')));
    expect(new Set(answers.map(({ keikkaId }) => keikkaId)).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  describe('of a source with settings [I-045]', () => {
    beforeAll(() => {
      settings = {
        setBetoniAsiakas: true,
        setPumppuAsiakas: true,
        defaultBetoniAsiakasId: company.own,
        defaultPumppuAsiakasId: company.pumpPartner,
        isPumppuSuoraLaskutus: true,
      };
    });
    afterAll(() => {
      settings = {};
    });
    const stored = async ({ keikkaId }: GridKeikka) =>
      service.dataSource.manager.findOneByOrFail(Keikka, { keikkaId });

    it('has them where the caller says nothing', async () => {
      expect(await stored(await create())).toMatchObject({
        betoniAsiakasId: company.own,
        pumppuAsiakasId: company.pumpPartner,
        isBetoniSuoraLaskutus: false,
        isPumppuSuoraLaskutus: true,
      });
    });

    it('has what the caller says, be it none', async () => {
      const said = { betoniAsiakasId: null, isBetoniSuoraLaskutus: true, isPumppuSuoraLaskutus: false };
      expect(await stored(await create(said))).toMatchObject({
        ...said,
        pumppuAsiakasId: company.pumpPartner,
      });
    });

    it('is refused a supplier that is none any more', async () => {
      settings = { ...settings, defaultPumppuAsiakasId: company.competitor };
      await expect(create()).rejects.toMatchObject({ code: 'KEIKKA.UNKNOWN_SUPPLIER' });
    });
  });

  it.each([
    ['neither order nor bar [O-149] [O-201]', { isKeikka: false }, 'KEIKKA.NOTHING_TO_MAKE'],
    ['both [O-149] [O-202]', { isPalkki: true }, 'KEIKKA.BOTH_TO_MAKE'],
    ['a bar alone', { isKeikka: false, isPalkki: true }, 'KEIKKA.PALKKI_ELSEWHERE'],
    ['no owner [O-203]', { ownerAsiakasId: null }, 'KEIKKA.NO_OWNER'],
    ['owner 0 [O-203]', { ownerAsiakasId: 0 }, 'KEIKKA.NO_OWNER'],
    ['another company as owner', { ownerAsiakasId: company.competitor }, 'AUTH.FOREIGN_TENANT'],
    ['a source that is none', { sourceAsiakasId: company.stranger }, 'KEIKKA.UNKNOWN_SOURCE'],
    ['a supplier that is none', { betoniAsiakasId: company.competitor }, 'KEIKKA.UNKNOWN_SUPPLIER'],
    ['another company’s vehicle', { vehicleId: vehicle.competitors }, 'VEHICLE.NOT_FOUND'],
    ['a vehicle out of service', { vehicleId: vehicle.retired }, 'VEHICLE.NOT_IN_SERVICE'],
  ])('is refused with %s, and nothing is made', async (_what, changes, code) => {
    const before = await count();
    await expect(create(changes)).rejects.toMatchObject({ code });
    expect(await count()).toBe(before);
  });

  it('is not for who may not create orders', async () => {
    await expect(create({}, actors.driver)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
  });
});
