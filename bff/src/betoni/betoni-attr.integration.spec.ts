import request from 'supertest';
import {
  betoniAttrCalls,
  betoniAttrTypeCalls,
  betoniShortCutCalls,
  requestOf,
  type InputOf,
} from '@keikka/contracts';
import { People } from '../../test/people.js';
import { StartedBff } from '../../test/started-bff.js';

describe('the extras of concrete', () => {
  let bff: StartedBff;
  let token: string;
  /** What the order service was asked to make. */
  const asked: InputOf<typeof betoniAttrCalls.make>[] = [];
  const answer = {
    keikkaId: 1,
    varmenne: 2,
    m3: 0,
    betonit: [],
    keikkaBetoniId: 3,
    tarkistettavat: [],
    betoni: null,
  };

  beforeAll(async () => {
    bff = await StartedBff.start();
    token = await (await People.of(bff)).signIn({ settingTypes: [2, 11] });
    await bff.services.on(betoniAttrCalls.list, () => []);
    await bff.services.on(betoniShortCutCalls.list, () => []);
    await bff.services.on(betoniAttrTypeCalls.save, () => ({
      ...{ attrId: 1001, asiakasId: 1, varmenne: 1, attrNimike: 'Uusi' },
      ...{ attrSelite: '', attrShortCuts: '', showInDropDown: 1 },
    }));
    await bff.services.on(betoniAttrCalls.make, (input) => {
      asked.push(input);
      return answer;
    });
  });
  afterAll(() => bff.stop());

  const get = (url: string) => request(bff.app.getHttpServer()).get(url).auth(token, { type: 'bearer' });
  const post = (url: string, body: object) =>
    request(bff.app.getHttpServer()).post(url).send(body).auth(token, { type: 'bearer' });

  it('are kept by the browser for a day [O-253]', async () => {
    const { url } = requestOf(betoniAttrCalls.list, { betoniAsiakasId: 0, ownerAsiakasId: 0 });
    const answer = await get(url).expect(200);
    expect(answer.headers['cache-control']).toBe(`private, max-age=${1440 * 60}`);
  });

  it('are made with order, owner and line in the path, and the rest in the body [O-252]', async () => {
    await post('/betoni/attr/new/1/0/3', { attrId: 6, keikkaBetoniAttrComment: '30 kg' }).expect(200);
    expect(asked.at(-1)).toEqual({
      ...{ keikkaId: 1, ownerAsiakasId: 0, keikkaBetoniId: 3 },
      ...{ attrId: 6, keikkaBetoniAttrComment: '30 kg' },
    });
  });

  it.each([
    ['no kind', {}],
    ['no such kind', { attrId: 0 }],
    ['a comment of 501 characters', { attrId: 6, keikkaBetoniAttrComment: 'x'.repeat(501) }],
  ])('are refused at the door: %s', async (_, body) => {
    const before = asked.length;
    await post('/betoni/attr/new/1/0/3', body).expect(400);
    expect(asked).toHaveLength(before);
  });

  it.each([
    ['a name of 61 characters', { attrNimike: 'x'.repeat(61) }],
    ['an explanation of 201 characters', { attrSelite: 'x'.repeat(201) }],
    ['command words of 201 characters', { attrShortCuts: 'x'.repeat(201) }],
    ['another number than 0 and 1', { showInDropDown: 2 }],
  ])('of a company’s own are refused at the door: %s', async (_, body) => {
    const answer = await post('/betoni/attr/type/save', { attrId: 0, attrNimike: 'Uusi', ...body }).expect(
      400,
    );
    expect(answer.body).toMatchObject({ errorCode: 'REQUEST.INVALID' });
  });

  it('of a company’s own may be as long as their fields', async () => {
    const whole = { attrNimike: 'x'.repeat(60), attrSelite: 'x'.repeat(200), attrShortCuts: 'x'.repeat(200) };
    await post('/betoni/attr/type/save', { attrId: 0, ...whole }).expect(200);
  });

  it('have no commands of another company beside them [O-254]', async () => {
    const { url } = requestOf(betoniShortCutCalls.list, { ownerAsiakasId: 999_999 });
    const answer = await get(url).expect(403);
    expect(answer.body).toMatchObject({ errorCode: 'AUTH.FOREIGN_TENANT' });
  });
});
