import request from 'supertest';
import { requestOf, tuoteCalls } from '@keikka/contracts';
import { People } from '../../test/people.js';
import { StartedBff } from '../../test/started-bff.js';

describe('GET /tuotteet/list', () => {
  let bff: StartedBff;

  beforeAll(async () => {
    bff = await StartedBff.start();
    await bff.services.on(tuoteCalls.list, () => []);
  });
  afterAll(() => bff.stop());

  it('may be kept by the browser, for the person who asked only', async () => {
    const token = await (await People.of(bff)).signIn({ settingTypes: [6] });
    const answer = await request(bff.app.getHttpServer())
      .get(requestOf(tuoteCalls.list, { asiakasId: 0 }).url)
      .auth(token, { type: 'bearer' })
      .expect(200);
    expect(answer.headers['cache-control']).toBe('private, max-age=360');
    expect(answer.headers.vary).toBe('Origin, Authorization');
  });
});
