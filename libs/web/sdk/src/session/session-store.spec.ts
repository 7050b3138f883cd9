import { session } from '@keikka/builders';
import {
  ok,
  refusal,
  startTestServer,
  type Answer,
  type SeenRequest,
  type TestServer,
} from '../http/server.fixture.js';
import { SessionStore } from './session-store.js';
import { tabs } from './tabs.fixture.js';

const past = (): string => new Date(Date.now() - 1000).toISOString();

describe('session', () => {
  let server: TestServer | undefined;
  async function storeOf(answer: (request: SeenRequest) => Answer) {
    server = await startTestServer(answer);
    const openTab = tabs();
    const baseUrl = server.baseUrl;
    return { newStore: () => new SessionStore(baseUrl, openTab()), seen: server.seen };
  }
  afterEach(() => server?.stop());

  it('is restored from the refresh cookie', async () => {
    const { newStore, seen } = await storeOf(() => ok(session()));
    const store = newStore();
    expect(store.read().status).toBe('restoring');
    await store.restore();
    expect(store.read().status).toBe('signedIn');
    expect(seen.map(({ path }) => path)).toEqual(['/api/auth/refresh']);
  });

  it('is signed out when there is no cookie', async () => {
    const { newStore } = await storeOf(() => refusal(401, 'AUTH.SESSION_ENDED', 'Päättynyt'));
    const store = newStore();
    await store.restore();
    expect(store.read()).toEqual({ status: 'signedOut', ended: false });
  });

  it('is not taken for signed out when the server cannot be asked', async () => {
    const { newStore } = await storeOf(() => refusal(503, 'SERVICE.UNAVAILABLE', 'Palvelu ei vastaa'));
    const store = newStore();
    await store.restore();
    expect(store.read()).toMatchObject({ status: 'unreachable', error: { message: 'Palvelu ei vastaa' } });
  });

  it('signs in and gives out the token without asking again while it is good', async () => {
    const { newStore, seen } = await storeOf(() => ok(session()));
    const store = newStore();
    await store.signIn({ email: 'a@b.fi', password: 'x' });
    await expect(store.token()).resolves.toBe('t1');
    expect(seen.map(({ path }) => path)).toEqual(['/api/auth/login']);
  });

  it('renews once for all calls that find the token refused', async () => {
    const { newStore, seen } = await storeOf(({ path }) =>
      ok(session({ token: path.endsWith('refresh') ? 't2' : 't1' })),
    );
    const store = newStore();
    await store.signIn({ email: 'a@b.fi', password: 'x' });
    const renewed = await Promise.all([store.renew('t1'), store.renew('t1'), store.renew('t1')]);
    expect(renewed).toEqual(['t2', 't2', 't2']);
    await expect(store.renew('t1')).resolves.toBe('t2');
    expect(seen.filter(({ path }) => path === '/api/auth/refresh')).toHaveLength(1);
  });

  it('does not ask for every call when the clocks disagree', async () => {
    const { newStore, seen } = await storeOf(() => ok(session({ expiresAt: past() })));
    const store = newStore();
    await store.signIn({ email: 'a@b.fi', password: 'x' });
    await store.token();
    await store.token();
    expect(seen).toHaveLength(1);
  });

  it('ends when a renewal is refused', async () => {
    const { newStore } = await storeOf(({ path }) =>
      path.endsWith('refresh') ? refusal(401, 'AUTH.SESSION_ENDED', 'Päättynyt') : ok(session()),
    );
    const store = newStore();
    await store.signIn({ email: 'a@b.fi', password: 'x' });
    await expect(store.renew('t1')).resolves.toBeNull();
    expect(store.read()).toEqual({ status: 'signedOut', ended: true });
  });

  it('ends in every tab when one signs out', async () => {
    const { newStore } = await storeOf(({ path }) => ok(path.endsWith('logout') ? null : session()));
    const [one, other] = [newStore(), newStore()];
    const stop = other.start();
    await one.restore();
    await other.restore();
    await one.signOut();
    expect(other.read()).toEqual({ status: 'signedOut', ended: true });
    stop();
  });

  it('follows when another person signs in in another tab', async () => {
    let personId = 7;
    const { newStore } = await storeOf(() => ok(session({ personId })));
    const [one, other] = [newStore(), newStore()];
    const stop = other.start();
    await other.restore();
    personId = 8;
    const followed = new Promise<void>((resolve) => {
      other.subscribe(() => resolve());
    });
    await one.signIn({ email: 'b@b.fi', password: 'x' });
    await followed;
    expect(other.read()).toMatchObject({ session: { user: { personId: 8 } } });
    stop();
  });
});
