import { Failure, staffMessages } from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import { eventually } from '@keikka/testing';
import { LiveTab } from '../../test/live-tab.js';
import { People } from '../../test/people.js';
import { StartedBff } from '../../test/started-bff.js';

const DAY = '20261120';
const settingTypes = [settingType.laskuAdmin, settingType.keikkaHandler];

describe('a list that is open', () => {
  let bff: StartedBff;
  let people: People;
  /** A witness with a company of its own, in which nothing else happens. */
  let witness: LiveTab;
  /** The companies that any company supplies; null while staff is silent. */
  let supplied: number[] | null = [];
  /** By whom, and about which company, staff was asked. */
  const asked: [kind: string, asiakasId: number][] = [];
  const tabs: LiveTab[] = [];

  beforeAll(async () => {
    bff = await StartedBff.start();
    people = await People.of(bff);
    await bff.services.on(staffMessages.asiakasSupplied, ({ asiakasId }, { actor }) => {
      asked.push([actor.kind, asiakasId]);
      if (!supplied) throw new Failure('SERVICE.UNAVAILABLE');
      return { asiakasIds: supplied };
    });
    witness = await LiveTab.open(bff.port, await people.signIn({ personId: 999, asiakasId: 999 }), DAY);
  });
  afterAll(async () => {
    witness.close();
    await bff.stop();
  });
  beforeEach(() => {
    supplied = [];
    asked.length = 0;
  });
  afterEach(() => tabs.splice(0).forEach((tab) => tab.close()));

  async function open(person: Parameters<People['signIn']>[0], at: string | null = DAY): Promise<LiveTab> {
    const tab = await LiveTab.open(bff.port, await people.signIn(person), at);
    tabs.push(tab);
    return tab;
  }

  /** Waits until the BFF has sent everything about earlier events: it handles one after the other. */
  async function quiet(): Promise<void> {
    witness.heard.length = 0;
    await bff.services.emit('projection.followed.v1', { asiakasIds: [999] });
    await eventually(() => expect(witness.heard).toEqual([{ type: 'dayStale', days: [DAY] }]));
  }

  const changeFactory = () => bff.services.emit('order.sijainti.changed.v1', { sijaintiId: 8, asiakasId: 1 });

  it('is told of a changed product, site or factory of its company, if its person may read it', async () => {
    const [own, driver, other] = await Promise.all([
      open({ personId: 71, settingTypes }, null),
      open({ personId: 72, settingTypes: [settingType.pumppari] }),
      open({ personId: 73, settingTypes, asiakasId: 3 }),
    ]);
    await quiet();
    await bff.services.emit('invoicing.tuote.changed.v1', { tuoteId: 7, laskuttajaAsiakasId: 1 });
    await bff.services.emit('order.tyomaa.changed.v1', { tyomaaId: 7, ownerAsiakasId: 1 });
    await changeFactory();
    await quiet();
    const lists = (tab: LiveTab) => tab.heardTypes().filter((type) => type.endsWith('Stale'));
    expect(lists(own)).toEqual(['tuotteetStale', 'tyomaatStale', 'tehtaatStale']);
    for (const tab of [driver, other]) expect(lists(tab)).toEqual([]);
  });

  it('is told of a changed factory of a supplier, and no more than that', async () => {
    supplied = [2, 3];
    const [two, three, driver, stranger] = await Promise.all([
      open({ personId: 74, settingTypes, asiakasId: 2 }),
      open({ personId: 75, settingTypes, asiakasId: 3 }, null),
      open({ personId: 76, settingTypes: [settingType.pumppari], asiakasId: 3 }),
      open({ personId: 77, settingTypes, asiakasId: 4 }),
    ]);
    await quiet();
    await changeFactory();
    for (const tab of [two, three])
      await eventually(() => expect(tab.heard).toEqual([{ type: 'tehtaatStale' }]));
    await quiet();
    for (const tab of [driver, stranger]) expect(tab.heard).toEqual([]);
    expect(asked).toEqual([['service', 1]]);
  });

  it('is told of an own factory though staff is silent', async () => {
    supplied = null;
    const own = await open({ personId: 78, settingTypes }, null);
    await changeFactory();
    await eventually(() => expect(own.heard).toEqual([{ type: 'tehtaatStale' }]));
  });
});
