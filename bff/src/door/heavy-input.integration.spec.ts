import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Failure, headers, staffMessages } from '@keikka/contracts';
import { heavyBodies, heavyTexts, MOST_BYTES } from '../../test/heavy-input.js';
import { People } from '../../test/people.js';
import { StartedBff } from '../../test/started-bff.js';
import { LONGEST_MESSAGE_BYTES, readClientMessage } from '../live/client-message.js';

const SEED = 20_261_120;
/** A common body, read and composed: some 1.1 ms of the machine on which the longest hold is 20 ms. */
const commonBody = JSON.stringify(
  Array.from({ length: 8_000 }, (_, index) => ({ name: `betoni ${index}`, kuutiot: index, ajossa: true })),
);
const readCommonBody = (): unknown => JSON.parse(commonBody.normalize('NFC'));
/** In readings of the common body, since machines differ and a busy one is slower at everything. */
const LONGEST_HOLD = 18;
const ROUNDS = 10;
/** Node takes 16 kB of path and headers; a character of a path may have three times its bytes. */
const HEAD_BYTES = 4_000;

type Asked = Exclude<Parameters<NestFastifyApplication['inject']>[0], string>;

/** Processor time in milliseconds: what else runs on the machine takes none of it. */
async function costOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * How long work holds the loop, in readings of the common body: the fastest of some rounds, since the compiler and the
 * garbage collector add to some rounds and never to all.
 */
async function hold(work: () => unknown): Promise<number> {
  let [reading, least] = [await costOf(readCommonBody), await costOf(work)];
  for (let round = 1; round < ROUNDS && least > (reading * LONGEST_HOLD) / 4; round += 1) {
    reading = Math.min(reading, await costOf(readCommonBody));
    least = Math.min(least, await costOf(work));
  }
  return least / reading;
}

describe('a request made to be heavy', () => {
  let bff: StartedBff;
  let token: string;

  beforeAll(async () => {
    const plenty = '1000000';
    const settings = ['LOGIN_ATTEMPTS_PER_MINUTE', 'REQUESTS_FROM_ADDRESS', 'REQUESTS_OF_PERSON'];
    bff = await StartedBff.start(Object.fromEntries(settings.map((name) => [name, plenty])));
    token = await (await People.of(bff)).signIn({ personId: 1 });
    await bff.services.on(staffMessages.login, () => {
      throw new Failure('AUTH.BAD_CREDENTIALS');
    });
  });
  afterAll(() => bff.stop());

  /** Status and code of the answer to a request, which must hold nobody up. */
  async function answerTo(asked: Asked): Promise<unknown[]> {
    const { statusCode, payload } = await bff.app.inject(asked);
    expect(await hold(() => bff.app.inject(asked))).toBeLessThan(LONGEST_HOLD);
    return [statusCode, (JSON.parse(payload) as { errorCode: string }).errorCode];
  }
  const post = (url: string, payload: string, more: Asked['headers'] = {}) =>
    answerTo({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...more } });
  const get = (url: string, authorization = `Bearer ${token}`) =>
    answerTo({ method: 'GET', url, headers: { authorization } });

  const invalid = [400, 'REQUEST.INVALID'];
  const unknown = [401, 'AUTH.BAD_CREDENTIALS'];
  const noToken = [401, 'AUTH.NO_TOKEN'];
  const login = JSON.stringify({ email: 'a@keikka.example', password: 'b' });
  // Half a character has no place in an address.
  const inAddress = (text: string): string => encodeURIComponent(Buffer.from(text).toString());

  it.each(heavyBodies(SEED, 4))('is soon answered by its body: %s', async (_, body) => {
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(MOST_BYTES);
    expect([invalid, unknown]).toContainEqual(await post('/api/auth/login', body));
    expect([invalid, noToken]).toContainEqual(await post('/api/nothing', body));
    expect([invalid, noToken]).toContainEqual(await post('/api/tuotteet/save', body));
  });

  it.each(heavyTexts(SEED, 12, HEAD_BYTES))(
    'is soon answered by its path, query and headers: %s',
    async (_, sent) => {
      const text = inAddress(sent);
      expect(await post(`/api/auth/login?${text}&email=${text}`, login)).toEqual(unknown);
      expect(await post('/api/auth/login', login, { 'user-agent': text, 'x-forwarded-for': text })).toEqual(
        unknown,
      );
      expect(await post('/api/auth/login', login, { [headers.idempotencyKey]: text })).toEqual(invalid);
      expect(await get(`/api/${text}`, '')).toEqual(noToken);
      expect(await get(`/api/stepLog/listByKeikkas/${text.slice(0, 1_200)}`)).toEqual(invalid);
    },
  );

  it('is soon answered by thousands of names in its query', async () => {
    const names = Array.from({ length: HEAD_BYTES }, (_, index) => index.toString(36)).join('&');
    expect(await post(`/api/auth/login?${names}`, login)).toEqual(unknown);
    expect(await post(`/api/auth/login?${'email=a&'.repeat(1_500)}`, login)).toEqual(unknown);
  });

  it.each(heavyTexts(SEED, 12, LONGEST_MESSAGE_BYTES - 100))(
    'is soon read as the message of a socket: %s',
    async (_, text) => {
      const messages = [{ type: text }, { [text]: 0 }, { type: 'pageChange', timestamp: '', pageUrl: text }];
      for (const message of messages.map((sent) => JSON.stringify(sent))) {
        expect(readClientMessage(message)).toBeUndefined();
        expect(await hold(() => readClientMessage(message))).toBeLessThan(LONGEST_HOLD);
      }
    },
  );
});
