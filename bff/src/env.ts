import { env, readEnv, tracingEnv } from '@keikka/server';
import { trustedProxies } from './trusted-proxies.js';

/** The environment of the BFF; every problem is printed at once (libs/server). */
export const bffEnv = {
  PORT: env.port(4310),
  HOST: env.text('0.0.0.0'),
  NATS_URL: env.text(),
  /** Of the NATS user `bff`; needed where NATS has users. */
  NATS_PASSWORD: env.maybe(env.text()),
  /** Seals the requests to the services; all processes share it. */
  MESSAGE_SECRET: env.secret(32),
  REDIS_URL: env.text(),
  /** Where it is not in the address. */
  REDIS_PASSWORD: env.maybe(env.text()),
  /** After this long without an answer a reader goes past the cache. */
  REDIS_ANSWER_MILLISECONDS: env.count(200),
  /** Signs the access tokens; all replicas share it. */
  JWT_SECRET: env.secret(32),
  /** Origins of the shell and its remotes: they may send cookies and open the live socket. */
  CORS_ORIGINS: env.list([]),
  COOKIE_SECURE: env.flag(true),
  /** Behind reverse proxies, so that the attempts of a login are counted by the caller's own address. */
  TRUST_PROXY: trustedProxies,
  LOGIN_ATTEMPTS_PER_MINUTE: env.count(10),
  /**
   * Requests that one process takes in ten seconds. The busiest board asks some ten in a second, and a whole company may
   * be behind one address.
   */
  REQUESTS_OF_PERSON: env.count(1_000),
  REQUESTS_FROM_ADDRESS: env.count(10_000),
  /**
   * Of one person in one process at once; the others wait for these. A screen asks for one thing or two, and each more that is
   * worked on for one person slows all others down.
   */
  REQUESTS_AT_ONCE: env.count(3),
  /** Beside them, of what holds the processes up that all others ask too. */
  BULK_READS_AT_ONCE: env.count(1),
  /** Of all pages of a partner whose tokens name no person. */
  PARTNER_REQUESTS_AT_ONCE: env.count(12),
  /** A request that has not come whole by then is cut off. */
  REQUEST_TIMEOUT_SECONDS: env.count(30),
  /** Tells browsers to come by https only; 0 where the BFF is not behind https. */
  HSTS_SECONDS: env.seconds(0),
  /** The API's documents are for everybody and not for signed-in persons only: on a developer's machine. */
  OPEN_DOCS: env.flag(false),
  /**
   * Between SIGTERM and the end: the BFF says that it is not ready and answers on, until the load balancer has noticed.
   * Longer than one round of its probe.
   */
  LEAVING_SECONDS: env.seconds(5),
  LOG_LEVEL: env.text('info'),
  ...tracingEnv,
};

export type BffEnv = ReturnType<typeof readBffEnv>;

export function readBffEnv(source: NodeJS.ProcessEnv = process.env) {
  return readEnv('bff', bffEnv, source);
}

/** Injection token of the typed environment. */
export const bffEnvironment = Symbol('BffEnv');
