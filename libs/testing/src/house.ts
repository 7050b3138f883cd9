import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoLoad, migrations, serviceServers } from '../product/product.mjs';
import { freePorts, natsUsers, serviceNames, type ServiceName } from '../product/topology.mjs';
import type { NatsPasswords } from '../servers/nats.mjs';
import { lastLogLines, startServer, waitUntilReady, type ServerProcess } from '../servers/server-process.mjs';
import { startOwnNats, startOwnRedis, type OwnServer } from './own-servers.js';
import { TEST_CREDENTIALS_KEY, TEST_MESSAGE_SECRET } from './test-service.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

type Product = Parameters<typeof serviceServers>[0];
type Program = ReturnType<typeof demoLoad>;

const START_MS = 60_000;

/** Every service as production runs it, from its built output, with the demo company on fresh infrastructure. */
export class House {
  private readonly folder = mkdtempSync(join(tmpdir(), 'keikka-house-'));
  private readonly running = new Map<ServiceName, ServerProcess>();

  private constructor(
    readonly nats: OwnServer,
    readonly redis: OwnServer,
    private readonly databases: readonly TestDatabase[],
    private readonly product: Product,
  ) {}

  /** Needs `npm run build`; takes some 30 s. */
  static async start(): Promise<House> {
    const natsPasswords = Object.fromEntries(natsUsers.map((user) => [user, `k-${user}`])) as NatsPasswords;
    const [nats, redis] = await Promise.all([startOwnNats(natsPasswords), startOwnRedis()]);
    const databases = await Promise.all(serviceNames.map((name) => createTestDatabase(name)));
    const urls = serviceNames.map((name, index) => [name, databases[index]?.url]);
    const databaseUrls = Object.fromEntries(urls) as Record<ServiceName, string>;
    const infrastructure = { databaseUrls, natsUrl: nats.url, natsPasswords, redisUrl: redis.url };
    const product = {
      ports: await freePorts(),
      infrastructure,
      jwtSecret: '',
      messageSecret: TEST_MESSAGE_SECRET,
      credentialsKey: TEST_CREDENTIALS_KEY,
      dev: false,
    };
    const house = new House(nats, redis, databases, product);
    try {
      await house.open();
      return house;
    } catch (error) {
      await house.stop();
      throw error;
    }
  }

  /** What a BFF before it needs: seals and speaks to its services, as the NATS user of its own. */
  get messaging(): { NATS_URL: string; NATS_PASSWORD: string; MESSAGE_SECRET: string } {
    const { infrastructure, messageSecret } = this.product;
    return {
      NATS_URL: infrastructure.natsUrl,
      NATS_PASSWORD: infrastructure.natsPasswords?.bff ?? '',
      MESSAGE_SECRET: messageSecret,
    };
  }

  /** The site of the demo's partner portal. */
  get portalOrigin(): string {
    return `http://localhost:${this.product.ports['partner-portal-demo']}`;
  }

  /** Ends a service without warning. */
  async kill(name: ServiceName): Promise<void> {
    const server = this.running.get(name);
    server?.kill();
    await server?.exited;
  }

  /** Starts a service, also one that was killed, until it is ready. */
  async revive(name: ServiceName): Promise<void> {
    const spec = serviceServers(this.product).find((server) => server.name === name);
    if (!spec) throw new Error(`No service named ${name}`);
    const server = startServer(spec, { logFile: this.logFile(name) });
    this.running.set(name, server);
    await waitUntilReady(server, spec, START_MS);
  }

  async stop(): Promise<void> {
    await Promise.all([...this.running.values()].map((server) => server.stop()));
    await Promise.all([this.nats.stop(), this.redis.stop()]);
    await Promise.all(this.databases.map((database) => database.drop()));
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async open(): Promise<void> {
    await Promise.all(migrations(this.product).map((task) => this.run(task)));
    await Promise.all(serviceNames.map((name) => this.revive(name)));
    await this.run(demoLoad(this.product));
  }

  private async run(task: Program): Promise<void> {
    const program = startServer(
      { ...task, isReady: () => Promise.resolve(true) },
      { logFile: this.logFile(task.name) },
    );
    const { ok, how } = await program.exited;
    if (!ok) throw new Error(`${task.name} ended with ${how}\n${lastLogLines(program.logFile)}`);
  }

  private logFile(name: string): string {
    return join(this.folder, `${name}.log`);
  }
}
