import request from 'supertest';
import { keikkaBetoniCalls, type InputOf } from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import { People } from '../../test/people.js';
import { StartedBff } from '../../test/started-bff.js';

describe('the price of a concrete line', () => {
  let bff: StartedBff;
  let invoicer: string;
  let planner: string;
  /** What the order service was asked to store. */
  const asked: InputOf<typeof keikkaBetoniCalls.savePrice>[] = [];
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
    const people = await People.of(bff);
    invoicer = await people.signIn({ personId: 1, settingTypes: [settingType.laskuAdmin] });
    planner = await people.signIn({ personId: 2, settingTypes: [settingType.keikkaAdmin] });
    await bff.services.on(keikkaBetoniCalls.savePrice, (input) => {
      asked.push(input);
      return answer;
    });
  });
  afterAll(() => bff.stop());

  const post = (body: object, token = invoicer) =>
    request(bff.app.getHttpServer())
      .post('/keikka/betoni/price/save')
      .send(body)
      .auth(token, { type: 'bearer' });

  it.each([
    { hinta_value: '128.4', hinta_muistiinpanot: 'Sovittu' },
    { hinta_value: '0.0001', varmenne: 7 },
    { hinta_value: null },
    { hinta_muistiinpanot: '' },
  ])('passes on, and answers ok [O-260]: %j', async (values) => {
    const { body } = await post({ keikkaBetoniId: 3, ...values }).expect(200);
    expect(body).toMatchObject({ success: true, ok: true, data: answer });
    expect(asked.at(-1)).toEqual({ keikkaBetoniId: 3, ...values });
  });

  it('is not saved by a planner [O-052]', async () => {
    const before = asked.length;
    await post({ keikkaBetoniId: 3, hinta_value: '1' }, planner).expect(403);
    expect(asked).toHaveLength(before);
  });

  it.each([
    ['below zero', { hinta_value: '-0.01' }],
    ['with five decimals', { hinta_value: '1.00001' }],
    ['in words', { hinta_value: 'sata' }],
    ['above a million', { hinta_value: '1000000.01' }],
    ['as a list', { hinta_value: ['1'] }],
    ['with a note that is too long', { hinta_muistiinpanot: 'x'.repeat(2001) }],
    ['of no line', { keikkaBetoniId: 0, hinta_value: '1' }],
  ])('is refused: %s', async (_, values) => {
    const before = asked.length;
    await post({ keikkaBetoniId: 3, ...values }).expect(400);
    expect(asked).toHaveLength(before);
  });
});
