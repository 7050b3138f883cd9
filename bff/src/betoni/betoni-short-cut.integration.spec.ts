import request from 'supertest';
import { betoniShortCutCalls, type InputOf } from '@keikka/contracts';
import { People } from '../../test/people.js';
import { StartedBff } from '../../test/started-bff.js';

describe('the own commands of a company at the door', () => {
  let bff: StartedBff;
  let token: string;
  /** What the order service was asked to save. */
  const asked: InputOf<typeof betoniShortCutCalls.save>[] = [];
  const whole = {
    ...{ betoniShortCutId: 0, betoniShortCutNimi: 'x'.repeat(60), betoniShortCut: 'x'.repeat(200) },
    betoniShortCutCommands: 'x'.repeat(500),
  };

  beforeAll(async () => {
    bff = await StartedBff.start();
    token = await (await People.of(bff)).signIn({ settingTypes: [2, 11] });
    await bff.services.on(betoniShortCutCalls.save, (input) => {
      asked.push(input);
      return { ...whole, betoniShortCutId: 7, varmenne: 1 };
    });
  });
  afterAll(() => bff.stop());

  const save = (body: unknown) =>
    request(bff.app.getHttpServer())
      .post('/api/betoni/shortcut/save')
      .send(body as object)
      .auth(token, { type: 'bearer' });

  it('may be as long as their fields, and no company is taken from the body [O-088]', async () => {
    await save({ ...whole, asiakasId: 999_999, deletedTime: null });
    for (const one of asked) expect(one).toEqual(whole);
    await save(whole).expect(200);
    expect(asked.at(-1)).toEqual(whole);
  });

  it.each([
    ['a name of 61 characters', 'betoniShortCutNimi', 'x'.repeat(61)],
    ['a number as name', 'betoniShortCutNimi', 5],
    ['keywords of 201 characters', 'betoniShortCut', 'x'.repeat(201)],
    ['a list of keywords', 'betoniShortCut', ['sok']],
    ['commands of 501 characters', 'betoniShortCutCommands', 'x'.repeat(501)],
    ['commands that are an object', 'betoniShortCutCommands', { $gt: '' }],
    ['a negative id', 'betoniShortCutId', -1],
    ['an id that is a text', 'betoniShortCutId', '1 or 1=1'],
    ['no token', 'varmenne', 'x'],
  ])('are refused with their field: %s', async (_, field, value) => {
    const before = asked.length;
    const { body } = await save({ ...whole, [field]: value }).expect(400);
    expect(JSON.stringify(body)).toContain(field);
    expect(body.message).toMatch(/[a-zäö]+\.$/);
    expect(asked).toHaveLength(before);
  });

  it.each([[null], [[]], [[whole]], ['x'], [{}], [{ betoniShortCutNimi: 'Ilman tunnusta' }]])(
    'are refused as the body %j',
    async (body) => {
      const before = asked.length;
      const { status } = await save(body);
      expect([400, 415]).toContain(status);
      expect(asked).toHaveLength(before);
    },
  );
});
