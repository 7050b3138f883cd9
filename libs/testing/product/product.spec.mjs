import { bffServers, serviceServers, webServers } from './product.mjs';
import { portsFromEnv } from './topology.mjs';

const product = {
  infrastructure: {
    databaseUrls: { staff: 'db/staff', order: 'db/order', grid: 'db/grid', invoicing: 'db/invoicing' },
    natsUrl: 'nats://nats',
    redisUrl: 'redis://redis',
  },
  jwtSecret: 'j',
  messageSecret: 'm',
  credentialsKey: 'c',
  dev: false,
};

/** @param {import('../servers/server-process.mjs').ServerSpec[]} servers */
const placesOf = (servers) => servers.map(({ name, env }) => [name, env?.PORT]);

describe('copies of a process', () => {
  it('are one of each where nothing else is said', () => {
    const one = { ...product, ports: portsFromEnv({}) };
    expect(placesOf(serviceServers(one))).toEqual([
      ['staff', '4324'],
      ['order', '4322'],
      ['grid', '4321'],
      ['invoicing', '4323'],
    ]);
    expect(placesOf(bffServers(one))).toEqual([['bff', '4310']]);
  });

  it('are as many as have a port, and differ in nothing else', () => {
    const ports = { ...portsFromEnv({}), 'order-2': 5322, 'bff-2': 5310 };
    const [first, second] = serviceServers({ ...product, ports }).filter(({ name }) =>
      name.startsWith('order'),
    );
    expect(second?.name).toBe('order-2');
    expect(second?.env).toEqual({ ...first?.env, PORT: '5322' });
    expect(placesOf(bffServers({ ...product, ports }))).toEqual([
      ['bff', '4310'],
      ['bff-2', '5310'],
    ]);
  });
});

describe('the servers of the product', () => {
  it('listen on this machine only, unless they are shown to others', () => {
    const options = { ...product, ports: portsFromEnv({}) };
    const servers = [...bffServers(options), ...serviceServers(options), ...webServers(options)];
    expect(servers.map(({ name, env }) => [name, env?.HOST])).toEqual(
      servers.map(({ name }) => [name, '127.0.0.1']),
    );
  });
});
