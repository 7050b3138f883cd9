import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { requestOf, tuoteCalls } from '@keikka/contracts';
import { People } from '../../test/people.js';
import { StartedBff } from '../../test/started-bff.js';

const path = requestOf(tuoteCalls.list, { asiakasId: 0 }).url;

describe('the event feed', () => {
  let bff: StartedBff;

  beforeAll(async () => {
    bff = await StartedBff.start();
  });
  afterAll(() => bff.stop());

  it('believes nothing in Redis from before it listened: a change may have been missed', async () => {
    const token = await (await People.of(bff)).signIn({ settingTypes: [6] });
    let reads = 0;
    await bff.services.on(tuoteCalls.list, () => {
      reads += 1;
      return [];
    });
    const read = (app: NestFastifyApplication) =>
      request(app.getHttpServer()).get(path).auth(token, { type: 'bearer' }).expect(200);
    await read(bff.app);
    await read(bff.app);
    expect(reads).toBe(1);
    const started = await bff.replica();
    try {
      await read(started);
      expect(reads).toBe(2);
    } finally {
      await started.close();
    }
  });
});
