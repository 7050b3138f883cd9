import { env, readEnv } from '@keikka/server';
import { trustedProxies } from './door/trusted-proxies.js';

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
  /** Signs the access tokens; all replicas share it. */
  JWT_SECRET: env.secret(32),
  /** Origins of the shell and its remotes: they may send cookies and open the live socket. */
  CORS_ORIGINS: env.list([]),
  COOKIE_SECURE: env.flag(true),
  /** Behind reverse proxies, so that the attempts of a login are counted by the caller's own address. */
  TRUST_PROXY: trustedProxies,
  LOGIN_ATTEMPTS_PER_MINUTE: env.count(10),
  /**
   * Between SIGTERM and the end: the BFF says that it is not ready and answers on, until the load balancer has noticed.
   * Longer than one round of its probe.
   */
  LEAVING_SECONDS: env.seconds(5),
  LOG_LEVEL: env.text('info'),
};

export type BffEnv = ReturnType<typeof readBffEnv>;

export function readBffEnv(source: NodeJS.ProcessEnv = process.env) {
  return readEnv('bff', bffEnv, source);
}

/** Injection token of the typed environment. */
export const bffEnvironment = Symbol('BffEnv');
