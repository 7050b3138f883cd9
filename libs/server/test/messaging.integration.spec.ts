import { actor } from '@keikka/builders';
import { anonymousActor, Failure, message, type Actor } from '@keikka/contracts';
import { ServiceClient } from '../src/index.js';
import { fixtureMessages, startFixture, type Fixture } from './fixture-service.js';

const handler = actor({ personId: 5 });
const driver = actor({ settingTypes: [8] });

describe('messages', () => {
  let fixture: Fixture;
  let client: ServiceClient;

  beforeAll(async () => {
    fixture = await startFixture();
    client = fixture.app.get(ServiceClient);
  });
  afterAll(() => fixture.stop());

  const as = (actor: Actor) => ({ actor, correlationId: 'test' });

  it('come over NATS only: HTTP listens where the process is told to, for probes', async () => {
    const { HOST: address, PORT: port } = fixture.env;
    expect(fixture.app.getHttpServer().address()).toMatchObject({ address, port });
    expect((await fetch(`http://${address}:${port}/health/ready`)).status).toBe(200);
  });

  it('answer what the handler answered', async () => {
    await expect(client.ask(fixtureMessages.echo, { text: 'määrä' })).resolves.toEqual({ text: 'määrä' });
  });

  it('pass bytes through as they are', async () => {
    const bytes = await client.askBytes(fixtureMessages.bytes, null);
    expect(Buffer.from(bytes).toString()).toBe('1\t{"ä":1}\n');
  });

  it('are INTERNAL when the answer is larger than NATS takes, and the service goes on', async () => {
    await expect(client.askBytes(fixtureMessages.huge, null)).rejects.toMatchObject({ code: 'INTERNAL' });
    await expect(client.ask(fixtureMessages.echo, { text: 'a' })).resolves.toEqual({ text: 'a' });
  });

  it('bring an expected failure back with its code and details', async () => {
    const failure = await client.ask(fixtureMessages.fail, null).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Failure);
    expect(failure).toMatchObject({ code: 'KEIKKA.NOT_FOUND', details: { keikkaId: 7 } });
  });

  it('tell nothing of an unexpected error', async () => {
    const failure = await client.ask(fixtureMessages.crash, null).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'INTERNAL' });
    expect(JSON.stringify(failure)).not.toContain('secret');
  });

  it('refuse who lacks the flag and who is not signed in', async () => {
    await expect(client.ask(fixtureMessages.planners, null, as(handler))).resolves.toEqual({ ok: true });
    for (const actor of [driver, anonymousActor]) {
      await expect(client.ask(fixtureMessages.planners, null, as(actor))).rejects.toMatchObject({
        code: 'AUTH.FORBIDDEN',
      });
    }
  });

  it('are SERVICE.UNAVAILABLE when nobody listens', async () => {
    const nobody = message<null, null>('fixture.nobody');
    await expect(client.ask(nobody, null)).rejects.toMatchObject({ code: 'SERVICE.UNAVAILABLE' });
  });

  it('tell a handler of another service’s silence while who asked the handler still waits', async () => {
    fixture.nats.subscribe(fixtureMessages.silence.subject);
    await fixture.nats.flush();
    await expect(client.ask(fixtureMessages.passOn, null)).resolves.toEqual({ code: 'SERVICE.UNAVAILABLE' });
  });
});
