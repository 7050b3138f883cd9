import { eventually } from '@keikka/testing';
import { LiveTab } from '../../test/live-tab.js';
import { People } from '../../test/people.js';
import { StartedBff } from '../../test/started-bff.js';

const DAY = '20261120';
const MOST_OF_PERSON = 20;
const MESSAGES = 200;

describe('many tabs of one person', () => {
  let bff: StartedBff;
  let people: People;
  const tabs: LiveTab[] = [];

  beforeAll(async () => {
    bff = await StartedBff.start();
    people = await People.of(bff);
  });
  afterAll(() => bff.stop());
  afterEach(() => tabs.splice(0).forEach((tab) => tab.close()));

  async function open(personId: number): Promise<LiveTab> {
    const tab = await LiveTab.open(bff.port, await people.signIn({ personId }), DAY);
    tabs.push(tab);
    return tab;
  }

  it('may be twenty; one more closes the oldest, and nobody else’s', async () => {
    const other = await open(2);
    for (let i = 0; i < MOST_OF_PERSON; i += 1) await open(1);
    const [, oldest, second] = tabs;
    expect(oldest?.closedWith).toBeUndefined();
    const newest = await open(1);
    await eventually(() => expect(oldest?.closedWith).toBe(4429));
    newest.changeDate('20261121');
    await eventually(() => expect(second?.heardTypes()).toContain('dateChange'));
    expect([other.closedWith, second?.closedWith]).toEqual([undefined, undefined]);
  });

  it('share the number of messages that a person may send', async () => {
    const other = await open(4);
    const [one, two] = [await open(3), await open(3)];
    for (let i = 0; i < MESSAGES / 2; i += 1) [one, two].forEach((tab) => tab.sayRaw('{}'));
    await eventually(() => expect([one.closedWith, two.closedWith]).toContain(1008));
    other.sayRaw('{}');
    other.say({ type: 'heartbeat', timestamp: '2026-11-20T06:00:00.000Z', currentDate: DAY });
    await eventually(() => expect(other.heardTypes()).toContain('heartbeatHeard'));
  });
});
