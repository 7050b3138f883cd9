import { configuredInfrastructure, localServers } from './infrastructure.mjs';
import { portsFromEnv } from '../../../libs/testing/product/topology.mjs';

const databases = {
  DATABASE_URL_STAFF: 'postgres://db/staff',
  DATABASE_URL_ORDER: 'postgres://db/order',
  DATABASE_URL_GRID: 'postgres://db/grid',
  DATABASE_URL_INVOICING: 'postgres://db/invoicing',
};

describe('infrastructure', () => {
  it.each([
    ['nothing', {}, { postgres: true, nats: true, redis: true }],
    ['all databases', databases, { postgres: false, nats: true, redis: true }],
    [
      'one database',
      { DATABASE_URL_GRID: 'postgres://db/grid' },
      { postgres: true, nats: true, redis: true },
    ],
    [
      'NATS and Redis',
      { NATS_URL: 'nats://mq', REDIS_URL: 'redis://cache' },
      { postgres: true, nats: false, redis: false },
    ],
  ])('runs only what is not configured: %s', (_what, env, expected) => {
    expect(localServers(configuredInfrastructure(env))).toEqual(expected);
  });
});

describe('ports', () => {
  it('are the printed ones, each replaceable', () => {
    expect(portsFromEnv({ MF_GRID_PORT: '9001' })).toMatchObject({ shell: 4300, 'mf-grid': 9001, bff: 4310 });
  });

  it.each(['0', '65536', 'http', ''])('refuse "%s"', (value) => {
    expect(() => portsFromEnv({ BFF_PORT: value })).toThrow(`BFF_PORT=${value} is not a port`);
  });
});
