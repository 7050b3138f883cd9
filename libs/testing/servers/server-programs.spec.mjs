import { installAdvice, recipes, serverCommand } from './server-programs.mjs';

const redis = {
  name: 'redis',
  port: 4332,
  folder: '/data-here',
  args: (/** @type {{ host: string, port: number, folder: string }} */ { host, port, folder }) => [
    host,
    String(port),
    folder,
  ],
};

describe('server programs', () => {
  it.each([
    ['linux', 'sudo apt-get update && sudo apt-get install -y nats-server redis-server'],
    ['darwin', 'brew install nats-server redis'],
  ])('gives the line to type on %s when a program is missing', (platform, line) => {
    const advice = installAdvice(Object.values(recipes), /** @type {NodeJS.Platform} */ (platform));
    expect(advice).toContain('nats-server and redis-server not found');
    expect(advice).toContain(line);
  });

  it('runs an installed program on the loopback address only', () => {
    expect(serverCommand({ kind: 'program', path: '/usr/bin/redis-server' }, redis)).toMatchObject({
      command: '/usr/bin/redis-server',
      args: ['127.0.0.1', '4332', '/data-here'],
    });
  });

  it('publishes a container on the loopback address only and names it, so that signals find it', () => {
    const { command, args, container } = serverCommand({ kind: 'image', image: 'redis:7' }, redis);
    expect(command).toBe('docker');
    expect(container).toBe('keikka-redis-4332');
    expect(args).toEqual(expect.arrayContaining(['127.0.0.1:4332:4332', '/data-here:/data', 'redis:7']));
    expect(args.slice(-3)).toEqual(['0.0.0.0', '4332', '/data']);
  });

  it('hands secrets over by the environment, where no list of processes shows them', () => {
    const secret = { ...redis, secrets: { PASSWORD: 'hidden' } };
    for (const program of /** @type {const} */ ([
      { kind: 'program', path: '/usr/bin/redis-server' },
      { kind: 'image', image: 'redis:7' },
    ])) {
      const { args, env } = serverCommand(program, secret);
      expect(env.PASSWORD).toBe('hidden');
      expect(args.join(' ')).not.toContain('hidden');
    }
    expect(serverCommand({ kind: 'image', image: 'redis:7' }, secret).args.join(' ')).toContain(
      '--env PASSWORD',
    );
  });
});
