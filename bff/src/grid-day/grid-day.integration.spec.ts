import request from 'supertest';
import { Failure, gridMessages, orderMessages, staffMessages, type DayWindow } from '@keikka/contracts';
import { encodeLines } from '@keikka/server';
import { eventually } from '@keikka/testing';
import { People } from '../../test/people.js';
import { StartedBff } from '../../test/started-bff.js';

const PATH = '/api/grid/keikkas/list/0/2026-11-19T22:00:00.000Z/2026-11-20T22:00:00.000Z/20261120';
const changed = {
  keikkaId: 10,
  ownerAsiakasId: 1,
  visibleTo: [1],
  onBoardsOf: [1],
  days: ['20261120'],
  vehicleIds: [1],
  row: null,
};

describe('GET /api/grid/keikkas/list', () => {
  let bff: StartedBff;
  let people: People;
  let token: string;
  let tila: number;
  let round = 0;
  let windows: DayWindow[];
  let isGridSilent: boolean;

  beforeAll(async () => {
    bff = await StartedBff.start();
    people = await People.of(bff);
    await bff.services.on(staffMessages.gridListDay, () =>
      encodeLines([
        { key: 'v1', json: '{"vehicleId":1}' },
        { key: 'x2', json: '{"vehicleId":2}' },
      ]),
    );
    await bff.services.on(orderMessages.keikkaListForGrid, (window, { actor, correlationId }) => {
      windows.push(window);
      const json = JSON.stringify({
        keikkaId: 10,
        keikkaTilaId: tila,
        round,
        asker: actor.personId,
        correlationId,
      });
      return encodeLines([{ key: 1, json }]);
    });
    await bff.services.on(gridMessages.palkkiListForGrid, () => {
      if (isGridSilent) throw new Failure('SERVICE.UNAVAILABLE');
      return encodeLines([]);
    });
  });
  afterAll(() => bff.stop());
  beforeEach(async () => {
    token = await people.signIn({ personId: 7 });
    tila = 3;
    windows = [];
    isGridSilent = false;
    // The previous test's day may look the same. Only an event of this round proves that the cache was
    // cleared.
    round += 1;
    await bff.services.emit('order.keikka.changed.v1', changed);
    await eventually(async () =>
      expect((await read()).body.data.ajoneuvot[0].keikkaGroup[0]).toMatchObject({ keikkaTilaId: 3, round }),
    );
    windows = [];
  });

  const read = (url = PATH) => request(bff.app.getHttpServer()).get(url).auth(token, { type: 'bearer' });

  it('answers the vehicles with their jobs in one call [G-217] [G-142]', async () => {
    const answer = await read();
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'private, no-cache',
    });
    expect(answer.body).toEqual({
      success: true,
      data: {
        yyyymmdd: '20261120',
        ajoneuvot: [
          {
            vehicleId: 1,
            hasGroupSeparatorAbove: false,
            keikkaGroup: [expect.objectContaining({ keikkaId: 10, asker: 7 })],
          },
        ],
        kuskit: [],
      },
    });
  });

  it('takes the actor and the correlation id through the whole pipeline to the services', async () => {
    const other = PATH.replace('20261120', '20261121');
    const answer = await read(other).set('x-correlation-id', 'browser-correlation');
    expect(answer.body.data.ajoneuvot[0].keikkaGroup[0].correlationId).toBe('browser-correlation');
  });

  it.each(['identity', 'gzip;q=0'])('answers a client without gzip (%s) the same', async (encodings) => {
    const answer = await read().set('accept-encoding', encodings);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body.data.yyyymmdd).toBe('20261120');
  });

  it('answers from the cache, and 304 to who has the day already', async () => {
    const { etag } = (await read()).headers;
    const again = await read().set('if-none-match', etag ?? '');
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    expect(windows).toEqual([]);
  });

  it('answers the new day after an event of that day, not after one of another day', async () => {
    tila = 4;
    await bff.services.emit('order.keikka.changed.v1', { ...changed, days: ['20261121'] });
    expect((await read()).body.data.ajoneuvot[0].keikkaGroup[0].keikkaTilaId).toBe(3);
    await bff.services.emit('order.keikka.changed.v1', changed);
    await eventually(async () =>
      expect((await read()).body.data.ajoneuvot[0].keikkaGroup[0].keikkaTilaId).toBe(4),
    );
  });

  describe('of a company whose board cannot show what changed', () => {
    /** Changes the own board. Every board that the event names has cleared its day by then. */
    const change = async (happens: Promise<void>) => {
      tila = 4;
      await happens;
      await eventually(async () =>
        expect((await read()).body.data.ajoneuvot[0].keikkaGroup[0].keikkaTilaId).toBe(4),
      );
    };
    const orderChanged = (onBoardsOf: number[] | undefined) =>
      bff.services.emit('order.keikka.changed.v1', { ...changed, onBoardsOf });
    const readAs = async (asiakasId: number) => {
      const other = await people.signIn({ personId: 100 + asiakasId, asiakasId });
      const answer = await request(bff.app.getHttpServer()).get(PATH).auth(other, { type: 'bearer' });
      return answer.body.data.ajoneuvot[0].keikkaGroup[0].keikkaTilaId;
    };

    it('stays in the cache, and that of a company which sees it masked does not [O-105]', async () => {
      expect([await readAs(2), await readAs(3)]).toEqual([3, 3]);
      await change(orderChanged([1, 3]));
      expect([await readAs(2), await readAs(3)]).toEqual([3, 4]);
    });

    it('is asked for again when the event cannot tell whose boards show it', async () => {
      expect(await readAs(4)).toBe(3);
      await change(orderChanged(undefined));
      expect(await readAs(4)).toBe(4);
    });

    it('stays in the cache when a driver has another vehicle, until more of his day changes', async () => {
      const personDay = { asiakasId: 1, personId: 30, yyyymmdd: '20261120' };
      const kuskit = [{ asiakasId: 1, personId: 30, vehicleId: 1, isExplicitAssignment: true }];
      expect(await readAs(5)).toBe(3);
      const staffing = { kuskit, ajoneuvot: [] };
      await change(bff.services.emit('staff.person-pvm.changed.v1', { ...personDay, staffing }));
      expect(await readAs(5)).toBe(3);
      await bff.services.emit('staff.person-pvm.changed.v1', personDay);
      await eventually(async () => expect(await readAs(5)).toBe(4));
    });
  });

  const renamed = {
    asiakasNimi: 'Uusi nimi Oy',
    ytunnus: '',
    colorCode: '#111',
    email: '',
    phone: '',
    rev: 2,
  };
  it.each<[string, () => Promise<void>]>([
    [
      'a service has followed what staff told of the company',
      () => bff.services.emit('projection.followed.v1', { asiakasIds: [1] }),
    ],
    [
      'any company has another name or colour',
      () => bff.services.emit('staff.asiakas.saved.v1', { ...renamed, asiakasId: 99 }),
    ],
  ])('answers the new day when %s', async (_, happens) => {
    await read();
    tila = 4;
    await happens();
    await eventually(async () =>
      expect((await read()).body.data.ajoneuvot[0].keikkaGroup[0].keikkaTilaId).toBe(4),
    );
  });

  it('keeps the days of two persons apart', async () => {
    await read();
    token = await people.signIn({ personId: 8 });
    expect((await read()).body.data.ajoneuvot[0].keikkaGroup[0].asker).toBe(8);
  });

  it.each([
    ['12', 12],
    ['kaikki', undefined],
  ])('takes the extra segment %s as the filter %s (C-94)', async (extra, sourceAsiakasId) => {
    await bff.services.emit('order.keikka.changed.v1', changed);
    await read(`${PATH}/${extra}`);
    expect(windows.at(-1)?.sourceAsiakasId).toBe(sourceAsiakasId);
  });

  it('refuses who may not see the grid, with the printed text [G-022]', async () => {
    token = await people.signIn({ personId: 9, settingTypes: [14] });
    const answer = await read();
    expect(answer.status).toBe(403);
    expect(answer.body.error).toBe('Et ole oikeutettu näkemään tätä sivua (GridCore)');
  });

  it('refuses another person’s grid (A-4)', async () => {
    await read(PATH.replace('/list/0/', '/list/7/')).expect(200);
    await read(PATH.replace('/list/0/', '/list/8/')).expect(403);
  });

  it('refuses a window that ends before it starts', async () => {
    const answer = await read(PATH.replace('2026-11-20T22', '2026-11-18T22'));
    expect(answer.status).toBe(400);
    expect(answer.body.errorDetails[0].field).toBe('endISO');
  });

  it('rather answers nothing than a day without its palkit', async () => {
    isGridSilent = true;
    await bff.services.emit('grid.palkki.changed.v1', { ...changed, palkkiId: 1 });
    await eventually(async () => expect((await read()).status).toBe(503));
    const answer = await read();
    expect(answer.body.errorCode).toBe('SERVICE.UNAVAILABLE');
    expect(answer.headers['retry-after']).toBe('2');
  });

  describe.each(['frozen', 'gone'])('while Redis is %s', (how) => {
    beforeEach(async () => {
      if (how === 'frozen') await bff.redis.pause();
      else await bff.redis.kill();
    });
    afterEach(async () => {
      if (how === 'frozen') bff.redis.resume();
      else await bff.redis.start();
    });

    // Redis comes back after the last read: one that waited for it would never be answered.
    it('answers every read from the services, and hangs on none', async () => {
      for (let reads = 1; reads <= 3; reads += 1) {
        await read().expect(200);
        expect(windows.length).toBe(reads);
      }
    });
  });
});
