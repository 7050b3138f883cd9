import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request, { type Response } from 'supertest';
import { requestOf, type Call, type HttpRequest, type InputOf } from '@keikka/contracts';
import { readEnv } from '@keikka/server';
import { House } from '@keikka/testing';
import { bffEnv } from '../../src/env.js';
import { startBff } from '../../src/start-bff.js';
import { portOf } from '../started-bff.js';

/** The demo logins, by the part before the `@`. */
export const logins = [
  'jarjestelma',
  'yritys',
  'laskutus',
  'keikkaadmin',
  'ajojarjestelija',
  'roolit',
  'kuljettaja',
  'kumppani',
  'asiakas',
  'kilpailija',
] as const;
export type Login = (typeof logins)[number];
/** Pages of a partner: one that says nothing of who is before it, and one that names one of the partner's people. */
const portals = ['portaali', 'portaalihenkilo'] as const;
type Portal = (typeof portals)[number];
/** Everybody who may knock: the logins, a partner's pages and somebody without a token. */
export type Caller = Login | Portal | 'nobody';
export const callers: readonly Caller[] = [...logins, ...portals, 'nobody'];

const PARTNER_KEY = 'demo-kivikon-betoni-portaali';

export interface Sent extends HttpRequest {
  headers?: Record<string, string>;
}

/** The BFF in front of the whole house, and everybody signed in. */
export class HouseBff {
  private constructor(
    readonly house: House,
    readonly app: NestFastifyApplication,
    private readonly tokens: Map<Caller, string>,
  ) {}

  static async start(): Promise<HouseBff> {
    const house = await House.start();
    try {
      return await HouseBff.before(house);
    } catch (error) {
      await house.stop();
      throw error;
    }
  }

  private static async before(house: House): Promise<HouseBff> {
    const env = readEnv('bff', bffEnv, {
      ...house.messaging,
      REDIS_URL: house.redis.url,
      JWT_SECRET: 'only for tests, thirty-two characters',
      LEAVING_SECONDS: '0',
      LOGIN_ATTEMPTS_PER_MINUTE: '1000',
      // A few callers ask for everybody: a call that is refused for that would test nothing.
      REQUESTS_OF_PERSON: '1000000',
      LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    });
    const app = await startBff(env);
    await app.listen(0, '127.0.0.1');
    return new HouseBff(house, app, await signInAll(app));
  }

  get port(): number {
    return portOf(this.app);
  }

  tokenOf(caller: Caller): string {
    return this.tokens.get(caller) ?? '';
  }

  /** One more session of a login. */
  signIn(login: Login): Promise<string> {
    return signIn(this.app, login);
  }

  /** New sessions for everybody, after those of the start were ended. */
  async signInAgain(): Promise<void> {
    for (const [login, token] of await signInAll(this.app)) this.tokens.set(login, token);
  }

  ask<C extends Call>(
    caller: Caller,
    call: C,
    input: InputOf<C>,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return this.call(caller, { ...requestOf(call, input), headers });
  }

  async call(caller: Caller, { method, url, body, headers = {} }: Sent): Promise<Response> {
    const token = this.tokens.get(caller);
    const sent = request(this.app.getHttpServer())[lowerCase[method]](url).set(headers);
    if (token) void sent.auth(token, { type: 'bearer' });
    if (portals.some((portal) => portal === caller)) void sent.set('origin', this.house.portalOrigin);
    return body ? sent.send(body) : sent;
  }

  /** Gives the caller `portaali` a token that names these orders, and `portaalihenkilo` one of a person of the partner's. */
  async openPortal(keikkaIds: readonly number[]): Promise<void> {
    const of = { portaali: { keikkaIds }, portaalihenkilo: { personEmail: 'kumppani@keikka.example' } };
    for (const portal of portals) {
      const { body } = await request(this.app.getHttpServer())
        .post('/api/embed/token')
        .set({ origin: this.house.portalOrigin })
        .send({ partnerKey: PARTNER_KEY, ...of[portal] })
        .expect(200);
      this.tokens.set(portal, body.data.token as string);
    }
  }

  async stop(): Promise<void> {
    await this.app.close();
    await this.house.stop();
  }
}

const lowerCase = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

async function signIn(app: NestFastifyApplication, login: Login): Promise<string> {
  const credentials = { email: `${login}@keikka.example`, password: 'keikka-demo' };
  const { body } = await request(app.getHttpServer()).post('/api/auth/login').send(credentials).expect(200);
  return body.data.token as string;
}

async function signInAll(app: NestFastifyApplication): Promise<Map<Caller, string>> {
  const tokens = new Map<Caller, string>();
  for (const login of logins) {
    tokens.set(login, await signIn(app, login));
  }
  return tokens;
}
