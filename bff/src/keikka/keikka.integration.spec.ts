import { keikkaAnswer, keikkaPalkki } from '@keikka/builders';
import { Failure, gridMessages, keikkaCalls, orderMessages, requestOf } from '@keikka/contracts';
import request from 'supertest';
import { People } from '../../test/people.js';
import { StartedBff } from '../../test/started-bff.js';

describe('GET /keikka/get', () => {
  let bff: StartedBff;
  let token: string;
  const start = '2026-11-20T06:00:00.000Z';
  const { palkit: _, ...order } = keikkaAnswer({ vehicleId: 6, timeStart: start, timeEnd: start });

  beforeAll(async () => {
    bff = await StartedBff.start();
    token = await (await People.of(bff)).signIn({});
    await bff.services.on(orderMessages.keikkaGet, () => order);
  });
  afterAll(() => bff.stop());

  const read = () =>
    request(bff.app.getHttpServer())
      .get(requestOf(keikkaCalls.get, { keikkaId: 4711, ownerAsiakasId: 0 }).url)
      .auth(token, { type: 'bearer' });

  it('tells that the palkit could not be read while the grid service is away, and later lists them', async () => {
    const { body } = await read().expect(200);
    expect(body.data).toEqual({ ...order, palkit: null });

    let isDatabaseGone = true;
    await bff.services.on(gridMessages.palkkiListOfKeikka, () => {
      if (isDatabaseGone) throw new Failure('SERVICE.DATABASE_GONE');
      return [keikkaPalkki()];
    });
    expect((await read().expect(200)).body.data.palkit).toBeNull();

    isDatabaseGone = false;
    expect((await read().expect(200)).body.data.palkit).toEqual([keikkaPalkki()]);
  });
});
