import request from 'supertest';
import { limutusCalls, requestOf, type Call } from '@keikka/contracts';
import { businessRules, limutusConfig, limutusPermissions } from '@keikka/domain';
import { People } from '../../test/people.js';
import { StartedBff } from '../../test/started-bff.js';

describe('what decides of a limutus', () => {
  let bff: StartedBff;
  let token: string;

  beforeAll(async () => {
    bff = await StartedBff.start();
    token = await (await People.of(bff)).signIn({ settingTypes: [11] });
    await bff.services.on(limutusCalls.config, () => limutusConfig);
    await bff.services.on(limutusCalls.businessRules, () => businessRules);
    await bff.services.on(limutusCalls.permissions, () => limutusPermissions(false));
  });
  afterAll(() => bff.stop());

  const get = <Input>(call: Call<Input>, input: Input) =>
    request(bff.app.getHttpServer()).get(requestOf(call, input).url).auth(token, { type: 'bearer' });

  it.each([
    ['the configuration', limutusCalls.config, limutusConfig, 300],
    ['the rules of the business', limutusCalls.businessRules, businessRules, 300],
    ['the permissions', limutusCalls.permissions, limutusPermissions(false), 60],
  ] as const)('is kept by the browser of the person: %s [O-187]', async (_, call, data, seconds) => {
    const answer = await get(call as Call, { personId: 0 }).expect(200);
    expect(answer.body).toEqual({ success: true, data });
    expect(answer.headers['cache-control']).toBe(`private, max-age=${seconds}`);
    expect(answer.headers.vary).toBe('Origin, Authorization');
  });

  it('is told of nobody else, and a refusal is not kept [O-099]', async () => {
    const answer = await get(limutusCalls.permissions, { personId: 999_999 }).expect(403);
    expect(answer.body).toMatchObject({ errorCode: 'AUTH.FORBIDDEN' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
