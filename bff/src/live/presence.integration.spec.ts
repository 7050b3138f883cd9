import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Failure, orderMessages } from '@keikka/contracts';
import { Clock } from '@keikka/server';
import { eventually } from '@keikka/testing';
import { LiveTab } from '../../test/live-tab.js';
import { People } from '../../test/people.js';
import { portOf, StartedBff } from '../../test/started-bff.js';

const OWNER = 1;
const SOURCE = 2;
const STRANGER = 3;
const KEIKKA = 10;
const OTHER_KEIKKA = 11;
/** An order of the stranger's company. */
const FOREIGN = 20;
/** The close code of a socket that ended without one. */
const CUT = 1006;

const kari = { personId: 1, personName: 'Kari Salminen', asiakasId: OWNER };
const marja = { personId: 2, personName: 'Marja Lehtonen', asiakasId: OWNER };
const sanna = { personId: 3, personName: 'Sanna Virta', asiakasId: SOURCE };
const spy = { personId: 4, personName: 'Outi Outo', asiakasId: STRANGER };

const on = (keikkaId: number, ...names: (string | null)[]) => ({ type: 'othersOn', keikkaId, names });

/** What the tab was told of others, and not what the person's other tabs told it. */
const told = ({ heard }: LiveTab) => heard.filter(({ type }) => type === 'othersOn');

describe('who else has an order open', () => {
  let bff: StartedBff;
  let copy: NestFastifyApplication;
  let people: People;
  let orders: Map<number | undefined, { owner: number; mayLook: number[] }>;
  let refusals: number;
  /** How far the clocks of the copies are ahead. */
  let secondsPassed = 0;
  const tabs: LiveTab[] = [];

  beforeAll(async () => {
    bff = await StartedBff.start();
    copy = await bff.replica();
    people = await People.of(bff);
    const now = (): Date => new Date(Date.now() + secondsPassed * 1_000);
    for (const app of [bff.app, copy]) Object.assign(app.get(Clock), { now });
    await bff.services.on(orderMessages.keikkaCheckVisible, ({ keikkaIds: [keikkaId] }, { actor }) => {
      const order = orders.get(keikkaId);
      if (order?.mayLook.includes(actor.asiakasId)) return { visible: true, ownerAsiakasIds: [order.owner] };
      refusals += 1;
      throw new Failure(order ? 'KEIKKA.NO_ACCESS' : 'KEIKKA.NOT_FOUND');
    });
  });
  afterAll(async () => {
    await copy.close();
    await bff.stop();
  });
  beforeEach(() => {
    const owners = { owner: OWNER, mayLook: [OWNER, SOURCE] };
    orders = new Map([
      [KEIKKA, owners],
      [OTHER_KEIKKA, owners],
      [FOREIGN, { owner: STRANGER, mayLook: [STRANGER] }],
    ]);
    refusals = 0;
  });
  afterEach(async () => {
    secondsPassed = 0;
    for (const tab of tabs.splice(0)) {
      tab.close();
      await eventually(() => expect(tab.closedWith).toBe(CUT));
    }
  });

  async function open(who: typeof kari, port = bff.port): Promise<LiveTab> {
    const tab = await LiveTab.open(port, await people.signIn(who));
    tabs.push(tab);
    return tab;
  }

  async function opened(who: typeof kari, keikkaId = KEIKKA, port = bff.port): Promise<LiveTab> {
    const tab = await open(who, port);
    tab.say({ type: 'opens', keikkaId });
    await eventually(() => expect(tab.heardTypes()).toContain('othersOn'));
    return tab;
  }

  const sees = (tab: LiveTab, ...names: (string | null)[]): Promise<void> =>
    eventually(() => expect(told(tab).at(-1)).toEqual(on(KEIKKA, ...names)));

  it('is told to each of them, on whatever copy, and told again when one closes it', async () => {
    const mine = await opened(kari);
    expect(told(mine)).toEqual([on(KEIKKA)]);
    const hers = await opened(marja, KEIKKA, portOf(copy));
    await sees(hers, 'Kari Salminen');
    await sees(mine, 'Marja Lehtonen');
    hers.say({ type: 'closes', keikkaId: KEIKKA });
    await sees(mine);
    mine.close();
    await eventually(() => expect(mine.closedWith).toBe(CUT));
    const again = await opened(marja, KEIKKA, portOf(copy));
    await sees(again);
  });

  it('is over when the tab is gone or opens another order', async () => {
    const [mine, hers] = [await opened(kari), await opened(marja, KEIKKA, portOf(copy))];
    await sees(mine, 'Marja Lehtonen');
    hers.say({ type: 'opens', keikkaId: OTHER_KEIKKA });
    await sees(mine);
    await eventually(() => expect(told(hers).at(-1)).toEqual(on(OTHER_KEIKKA)));
    hers.say({ type: 'closes', keikkaId: KEIKKA });
    const other = await opened(sanna, OTHER_KEIKKA);
    await eventually(() => expect(told(other).at(-1)).toEqual(on(OTHER_KEIKKA, 'Marja Lehtonen')));
    hers.close();
    await eventually(() => expect(told(other).at(-1)).toEqual(on(OTHER_KEIKKA)));
  });

  it('is told once, however often a tab repeats that it has the order open, and not of the own other tabs', async () => {
    const [mine, second] = [await opened(kari), await opened(kari)];
    for (let i = 0; i < 5; i += 1) second.say({ type: 'opens', keikkaId: KEIKKA });
    await opened(marja);
    await sees(mine, 'Marja Lehtonen');
    await sees(second, 'Marja Lehtonen');
    expect(told(mine)).toEqual([on(KEIKKA), on(KEIKKA, 'Marja Lehtonen')]);
    expect(told(second)).toEqual([on(KEIKKA), on(KEIKKA, 'Marja Lehtonen')]);
  });

  it('names persons of the own company and the owner’s, and of others only that there is somebody', async () => {
    const [mine, theirs] = [await opened(kari), await opened(sanna)];
    await sees(mine, null);
    await sees(theirs, 'Kari Salminen');
  });

  it.each([
    ['an order that the person may not see', KEIKKA],
    ['an order that does not exist', 999],
  ])('tells nothing of %s, nor of who asks', async (_, keikkaId) => {
    const [mine, stranger] = [await opened(kari), await open(spy)];
    stranger.say({ type: 'opens', keikkaId });
    stranger.say({ type: 'opens', keikkaId });
    await eventually(() => expect(refusals).toBe(2));
    // The answer about his own order comes after the others.
    stranger.say({ type: 'opens', keikkaId: FOREIGN });
    await eventually(() => expect(told(stranger)).toEqual([on(FOREIGN)]));
    await opened(marja);
    await sees(mine, 'Marja Lehtonen');
    expect(told(mine)).toEqual([on(KEIKKA), on(KEIKKA, 'Marja Lehtonen')]);
    expect(told(stranger)).toEqual([on(FOREIGN)]);
  });

  it('ends for a person whose right to the order is taken away', async () => {
    const [mine, theirs] = [await opened(kari), await opened(sanna)];
    await sees(theirs, 'Kari Salminen');
    orders.set(KEIKKA, { owner: OWNER, mayLook: [OWNER] });
    theirs.say({ type: 'opens', keikkaId: KEIKKA });
    await sees(mine);
    await sees(theirs);
  });

  it('ends 25 s after the last that was heard of a tab, on every copy', async () => {
    const [mine, near, far] = [
      await opened(kari),
      await opened(marja),
      await opened(sanna, KEIKKA, portOf(copy)),
    ];
    await sees(mine, 'Marja Lehtonen', null);
    secondsPassed = 20;
    for (const tab of [near, far]) tab.say({ type: 'opens', keikkaId: KEIKKA });
    const last = await opened(kari, OTHER_KEIKKA);
    last.close();
    expect(told(far).at(-1)).toEqual(on(KEIKKA, 'Kari Salminen', 'Marja Lehtonen'));
    secondsPassed = 26;
    await sees(far, 'Marja Lehtonen');
    await sees(near, null);
    await sees(mine);
  });

  it('is empty while NATS is away, and there again with it', async () => {
    const [mine, hers] = [await opened(kari), await opened(marja, KEIKKA, portOf(copy))];
    await sees(mine, 'Marja Lehtonen');
    await bff.nats.kill();
    secondsPassed = 26;
    await sees(mine);
    await sees(hers);
    await bff.nats.start();
    await eventually(() => {
      for (const tab of [mine, hers]) tab.say({ type: 'opens', keikkaId: KEIKKA });
      expect(told(mine).at(-1)).toEqual(on(KEIKKA, 'Marja Lehtonen'));
      expect(told(hers).at(-1)).toEqual(on(KEIKKA, 'Kari Salminen'));
    });
  });
});
