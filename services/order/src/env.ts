import { env, readEnv, serviceEnv } from '@keikka/server';

const orderEnv = {
  ...serviceEnv,
  /** The routing service. Without it the way from a plant to a site is estimated (R-01a). */
  OSRM_URL: env.maybe(env.url()),
  /** The geocoding service, with the key of the installation. Without both no address is looked up. */
  DIGITRANSIT_URL: env.maybe(env.url()),
  DIGITRANSIT_KEY: env.maybe(env.secret(1)),
  /** How long an answer about a place is waited for, in milliseconds: less than who asks us waits. */
  KARTTA_TIMEOUT_MILLISECONDS: env.count(2_500),
};

export type OrderEnv = ReturnType<typeof readOrderEnv>;

export const readOrderEnv = (source: NodeJS.ProcessEnv = process.env) => readEnv('order', orderEnv, source);
