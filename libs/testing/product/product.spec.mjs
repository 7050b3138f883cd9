import { bffServer, serviceServers, webServers } from './product.mjs';
import { portsFromEnv } from './topology.mjs';

describe('the servers of the product', () => {
  it('listen on this machine only, unless they are shown to others', () => {
    const options = {
      ports: portsFromEnv({}),
      infrastructure: {
        databaseUrls: { staff: '', order: '', grid: '', invoicing: '' },
        natsUrl: '',
        redisUrl: '',
      },
      jwtSecret: '',
      messageSecret: '',
      dev: false,
    };
    const servers = [bffServer(options), ...serviceServers(options), ...webServers(options)];
    expect(servers.map(({ name, env }) => [name, env?.HOST])).toEqual(
      servers.map(({ name }) => [name, '127.0.0.1']),
    );
  });
});
