import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { eventually } from '@keikka/testing';
import { captureLogs } from '../../test/captured-logs.js';
import { LiveTab } from '../../test/live-tab.js';
import { People } from '../../test/people.js';
import { portOf, SHELL_ORIGIN, StartedBff } from '../../test/started-bff.js';

const DAY = '20261120';
const changed = {
  keikkaId: 10,
  ownerAsiakasId: 1,
  visibleTo: [1, 11],
  onBoardsOf: [1, 11, 3],
  days: [DAY],
  vehicleIds: [1],
  row: null,
};

describe('/ws', () => {
  let bff: StartedBff;
  let people: People;
  /** A witness with a company of its own, in which nothing else happens. */
  let witness: LiveTab;
  const tabs: LiveTab[] = [];

  beforeAll(async () => {
    bff = await StartedBff.start();
    people = await People.of(bff);
    const token = await people.signIn({ personId: 999, asiakasId: 999 });
    witness = await LiveTab.open(bff.port, token, DAY);
  });
  afterAll(async () => {
    witness.close();
    await bff.stop();
  });
  afterEach(() => tabs.splice(0).forEach((tab) => tab.close()));

  async function open(person: Parameters<People['signIn']>[0], at: string | null = DAY): Promise<LiveTab> {
    const tab = await LiveTab.open(bff.port, await people.signIn(person), at);
    tabs.push(tab);
    return tab;
  }

  /**
   * Waits until the BFF has sent everything about earlier events. The BFF handles one event after the other and tells
   * of stale days last, so the witness's message about a later event comes after all of it.
   */
  async function quiet(): Promise<void> {
    witness.heard.length = 0;
    await bff.services.emit('projection.followed.v1', { asiakasIds: [999] });
    await eventually(() => expect(witness.heard).toEqual([{ type: 'dayStale', days: [DAY] }]));
  }

  async function refusal(
    protocols: string[],
    headers: Record<string, string> = {},
  ): Promise<number | undefined> {
    const socket = new WebSocket(`ws://127.0.0.1:${bff.port}/ws`, protocols, { headers });
    const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode?: number }];
    socket.on('error', () => undefined).terminate();
    return response.statusCode;
  }

  it('refuses the handshake without a token of ours, and from another site [G-291]', async () => {
    const token = await people.signIn({});
    expect(await refusal([])).toBe(401);
    expect(await refusal(['keikka'])).toBe(401);
    expect(await refusal(['keikka', 'abc.def.ghi'])).toBe(401);
    const written = captureLogs(bff.app);
    expect(await refusal(['keikka', token], { origin: 'https://evil.example' })).toBe(403);
    expect(written).toContainEqual(expect.objectContaining({ origin: 'https://evil.example' }));
    expect(JSON.stringify(written)).not.toContain(token);
    const own = new WebSocket(`ws://127.0.0.1:${bff.port}/API/ws`, ['keikka', token], {
      origin: SHELL_ORIGIN,
    });
    await once(own, 'open');
    expect(own.protocol).toBe('keikka');
    own.terminate();
  });

  it('hands a date change to the same person’s other tabs and to nobody else [G-167] [G-260]', async () => {
    const [one, two, stranger] = await Promise.all([open({}), open({}), open({ personId: 8 })]);
    await quiet();
    one.heard.length = 0;
    one.changeDate('20261121');
    await eventually(() => expect(two.heard.at(-1)).toMatchObject({ type: 'dateChange', date: '20261121' }));
    await quiet();
    expect(one.heard).toEqual([]);
    expect(stranger.heard).toEqual([]);
  });

  it('tells of an event once that reaches the BFF twice, and of another one', async () => {
    const tab = await open({});
    const id = randomUUID();
    await bff.services.emit('order.keikka.changed.v1', changed, id);
    await bff.services.emit('order.keikka.changed.v1', changed, id);
    await bff.services.emit('order.keikka.changed.v1', { ...changed, keikkaId: 11 });
    await quiet();
    const told = tab.heard.flatMap((message) => (message.type === 'keikkaChanged' ? message.keikkaId : []));
    expect(told).toEqual([10, 11]);
  });

  it('answers a heartbeat to the tab alone and keeps the day it tells [G-260]', async () => {
    const [one, two] = await Promise.all([open({}, null), open({})]);
    await quiet();
    two.heard.length = 0;
    one.say({ type: 'heartbeat', timestamp: '2026-11-20T06:00:00.000Z', currentDate: '20261121' });
    await eventually(() => expect(one.heard).toContainEqual({ type: 'heartbeatHeard' }));
    await bff.services.emit('staff.person-pvm.changed.v1', {
      asiakasId: 1,
      personId: 30,
      yyyymmdd: '20261121',
    });
    await eventually(() => expect(one.heard).toContainEqual({ type: 'dayStale', days: ['20261121'] }));
    expect(two.heard).toEqual([]);
  });

  it('reaches a tab that hangs on another replica', async () => {
    const replica = await bff.replica();
    const one = await open({});
    const far = await LiveTab.open(portOf(replica), await people.signIn({}), DAY);
    await quiet();
    one.changeDate('20261121');
    await eventually(() => expect(far.heardTypes()).toContain('dateChange'));
    await bff.services.emit('order.keikka.changed.v1', changed);
    await eventually(() => expect(far.heardTypes()).toContain('keikkaChanged'));
    await replica.close();
    await eventually(() => expect(far.closedWith).toBe(1001));
  });

  it('keeps the order of changes', async () => {
    const own = await open({});
    await quiet();
    for (let keikkaId = 1; keikkaId <= 20; keikkaId += 1) {
      await bff.services.emit('order.keikka.changed.v1', { ...changed, keikkaId });
    }
    const patched = () =>
      own.heard.map((message) => (message.type === 'keikkaChanged' ? message.keikkaId : 0));
    await eventually(() => expect(patched()).toEqual(Array.from({ length: 20 }, (_, index) => index + 1)));
  });

  it('patches the boards of the companies of an order, and tells others that may show it only that the day is stale', async () => {
    const [own, partner, other, otherDay, driverless, stranger] = await Promise.all([
      open({ personId: 1 }),
      open({ personId: 2, asiakasId: 11 }),
      open({ personId: 3, asiakasId: 3 }),
      open({ personId: 4, asiakasId: 3 }, '20261121'),
      open({ personId: 5, settingTypes: [14] }),
      open({ personId: 6, asiakasId: 4 }),
    ]);
    await quiet();
    await bff.services.emit('order.keikka.changed.v1', changed);
    await bff.services.emit('order.keikka.changed.v1', changed);
    await eventually(() =>
      expect(own.heard).toContainEqual({ type: 'keikkaChanged', keikkaId: 10, days: [DAY], row: null }),
    );
    await quiet();
    expect(partner.heardTypes()).toEqual(['keikkaChanged', 'keikkaChanged']);
    expect(other.heard).toEqual([{ type: 'dayStale', days: [DAY] }]);
    expect(otherDay.heard).toEqual([]);
    expect(driverless.heard).toEqual([]);
    expect(stranger.heard).toEqual([]);
  });

  it('tells every board of the day when an event cannot tell whose boards show the order', async () => {
    const other = await open({ personId: 6, asiakasId: 4 });
    await quiet();
    await bff.services.emit('order.keikka.changed.v1', { ...changed, onBoardsOf: undefined });
    await eventually(() => expect(other.heard).toEqual([{ type: 'dayStale', days: [DAY] }]));
  });

  it('keeps a palkki to the companies that see it', async () => {
    const [own, other] = await Promise.all([open({ personId: 1 }), open({ personId: 3, asiakasId: 3 })]);
    await quiet();
    await bff.services.emit('grid.palkki.changed.v1', { ...changed, palkkiId: 5, visibleTo: [1] });
    await eventually(() => expect(own.heardTypes()).toEqual(['palkkiChanged']));
    await quiet();
    expect(other.heard).toEqual([]);
  });

  it('patches who drives what on the boards that show it [G-144]', async () => {
    const [planner, stranger] = await Promise.all([
      open({ personId: 51 }),
      open({ personId: 52, asiakasId: 3 }),
    ]);
    await quiet();
    const kuski = { personId: 30, vehicleId: 7, isExplicitAssignment: true };
    const staffing = { kuskit: [{ ...kuski, asiakasId: 1 }], ajoneuvot: [] };
    const personDay = { asiakasId: 1, personId: 30, yyyymmdd: DAY };
    await bff.services.emit('staff.person-pvm.changed.v1', { ...personDay, staffing });
    const told = { type: 'staffingChanged', days: [DAY], kuskit: [kuski], ajoneuvot: [] };
    await eventually(() => expect(planner.heard).toEqual([told]));
    await quiet();
    expect(planner.heard).toHaveLength(1);
    expect(stranger.heard).toEqual([]);
  });

  it('tells a company that only orders from the owner no driver, but that the day may be stale', async () => {
    const [source, otherDay, planner] = await Promise.all([
      open({ personId: 53, asiakasId: 11 }),
      open({ personId: 54, asiakasId: 11 }, '20261121'),
      open({ personId: 55 }),
    ]);
    await quiet();
    const staffing = {
      kuskit: [],
      ajoneuvot: [{ vehicleId: 7, dayDriver: null, plannedBy: [1], orderedBy: [11] }],
    };
    const personDay = { asiakasId: 1, personId: 30, yyyymmdd: DAY };
    await bff.services.emit('staff.person-pvm.changed.v1', { ...personDay, staffing });
    await eventually(() => expect(source.heard).toEqual([{ type: 'dayStale', days: [DAY] }]));
    await quiet();
    expect(source.heard).toHaveLength(1);
    expect(otherDay.heard).toEqual([]);
    expect(planner.heardTypes()).toEqual(['staffingChanged']);
  });

  it('says that the day is stale on the boards on which a service now says otherwise', async () => {
    const [one, other] = await Promise.all([
      open({ personId: 56, asiakasId: 4 }),
      open({ personId: 57, asiakasId: 5 }),
    ]);
    await quiet();
    await bff.services.emit('projection.followed.v1', { asiakasIds: [4] });
    await eventually(() => expect(one.heard).toEqual([{ type: 'dayStale', days: [DAY] }]));
    await quiet();
    expect(other.heard).toEqual([]);
  });

  it('says that the day is stale when more than the vehicle of a driver’s day changes', async () => {
    const own = await open({});
    await quiet();
    await bff.services.emit('staff.person-pvm.changed.v1', { asiakasId: 1, personId: 30, yyyymmdd: DAY });
    await eventually(() => expect(own.heard).toEqual([{ type: 'dayStale', days: [DAY] }]));
  });

  it.each([
    ['the session ends', () => people.endSession(7)],
    ['the right to the grid is taken away', () => people.change(7, { settingTypes: [14] })],
  ])('closes the socket when %s', async (_, happens) => {
    const [own, other] = await Promise.all([open({}), open({ personId: 8 })]);
    happens();
    await bff.services.emit('staff.rights.changed.v1', { personId: 7 });
    await eventually(() => expect(own.closedWith).toBe(4401));
    expect(other.closedWith).toBeUndefined();
  });

  it('tells a person whose access has changed, and nobody else', async () => {
    const own = await open({ personId: 71 });
    const reading = await open({ personId: 73 }, null);
    const other = await open({ personId: 72 });
    await bff.services.emit('order.auth.changed.v1', { ownerAsiakasId: 1, personId: 71 });
    await eventually(() =>
      expect(own.heard).toEqual([{ type: 'accessStale' }, { type: 'dayStale', days: [DAY] }]),
    );
    await bff.services.emit('order.auth.changed.v1', { ownerAsiakasId: 1, personId: 73 });
    await quiet();
    expect(reading.heard).toEqual([{ type: 'accessStale' }]);
    expect(other.heard).toEqual([]);
  });

  it('passes over what it does not understand', async () => {
    const own = await open({});
    own.sayRaw('{"type":"fromTheFuture"}');
    await quiet();
    expect(own.closedWith).toBeUndefined();
  });

  it('makes everything stale when NATS was away', async () => {
    const own = await open({});
    await quiet();
    await bff.nats.kill();
    await bff.nats.start();
    const stale = [{ type: 'tyomaatStale' }, { type: 'tehtaatStale' }, { type: 'dayStale', days: [DAY] }];
    await eventually(() => expect(own.heard).toEqual(stale));
  });
});
