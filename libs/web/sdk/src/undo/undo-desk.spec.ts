import { toaster, User } from '@keikka/ui';
import { QueryClient } from '@tanstack/react-query';
import type { ChangeKind, NewStep, Outcome, TurnedChange } from './history.js';
import { UndoDesk } from './undo-desk.js';
import { undoStore } from './undo-store.js';

interface Put {
  kind: 'put';
  key: string;
  before: string | null;
  after: string | null;
}

const DAY = '20261120';
const COLLEAGUE = 'Kollega on muuttanut samaa tämän jälkeen';

const step = (key: string, before: string | null, after: string | null, version: number): NewStep<Put> => ({
  yyyymmdd: DAY,
  text: `${key}: ${before} → ${after}`,
  change: { kind: 'put', key, before, after },
  versions: { [key]: version },
});

const leaves = (versions: Record<string, number>): Outcome => ({ versions, made: versions });

describe('the undo desk', () => {
  const sent: TurnedChange<Put>[] = [];
  const asked: string[] = [];
  const reasons: unknown[] = [];
  const ways: unknown[] = [];
  const informed: string[] = [];
  let answers: Outcome[] = [];
  let overwrite = false;
  let store = undoStore(new QueryClient(), 1);

  const put: ChangeKind<Put> = {
    records: ({ key }) => [key],
    removes: ({ after }) => after === null,
    send(turned) {
      sent.push(turned);
      return Promise.resolve(answers.shift() ?? 'failed');
    },
  };
  const deskOf = () =>
    new UndoDesk<Put>({
      store,
      kinds: { put },
      historyOf: (keikkaId) => `historia ${keikkaId}`,
      confirm: ({ title, text, link }) => {
        asked.push(title);
        reasons.push(text);
        ways.push(link);
        return Promise.resolve(overwrite);
      },
      notify: { info: (text) => void informed.push(text) },
    });
  const track = (...steps: NewStep<Put>[]): Promise<unknown> => {
    for (const one of steps) deskOf().track(Promise.resolve(one));
    return store.settled;
  };
  const turn = (direction: 'undo' | 'redo'): Promise<unknown> => {
    deskOf().turn(direction);
    return store.settled;
  };
  const told = (): string[] => toaster.read().map(({ text }) => text);
  const press = (text: string): Promise<unknown> => {
    toaster
      .read()
      .find((toast) => toast.text === text)
      ?.action?.onSelect();
    return store.settled;
  };

  beforeEach(() => {
    store = undoStore(new QueryClient(), 1);
    for (const list of [sent, asked, reasons, ways, informed]) list.length = 0;
    answers = [];
    overwrite = false;
    toaster.clear();
  });

  it('undoes the last step on a record, and says whether there is one', async () => {
    await track(step('k1', 'a', 'b', 2), step('k2', 'a', 'b', 2));
    answers = [leaves({ k1: 3 })];
    expect(deskOf().undoLastOn('k1')).toBe(true);
    await store.settled;
    expect(sent).toMatchObject([{ change: { key: 'k1', after: 'a' } }]);
    expect(deskOf().undoLastOn('k1')).toBe(false);
  });

  it('sends a step turned round, upon the version that it left, and says so in place of what was done', async () => {
    await track(step('k1', 'a', 'b', 2));
    expect(told()).toEqual(['k1: a → b']);
    answers = [leaves({ k1: 3 }), leaves({ k1: 4 })];
    await turn('undo');
    expect(sent[0]).toEqual({
      yyyymmdd: DAY,
      change: { kind: 'put', key: 'k1', before: 'b', after: 'a' },
      seen: { k1: 2 },
    });
    expect(told()).toEqual(['Kumottiin: k1: a → b']);
    await press('Kumottiin: k1: a → b');
    expect(sent[1]).toMatchObject({ change: { before: 'a', after: 'b' }, seen: { k1: 3 } });
    expect(told()).toEqual(['Tehtiin uudelleen: k1: a → b']);
  });

  it('turns one step after the other, none before it is done', async () => {
    let save: (saved: NewStep<Put>) => void = () => undefined;
    const desk = deskOf();
    desk.track(new Promise((resolve) => (save = resolve)));
    desk.turn('undo');
    await Promise.resolve();
    expect(sent).toEqual([]);
    save(step('k1', 'a', 'b', 2));
    await store.settled;
    expect(sent).toMatchObject([{ seen: { k1: 2 } }]);
  });

  it('has nothing to take back of work that failed', async () => {
    deskOf().track(Promise.reject(new Error('refused')));
    await turn('undo');
    expect([sent, told()]).toEqual([[], []]);
  });

  it.each([
    [false, 1],
    [true, 2],
  ])('asks before it replaces what a colleague did; told %s, it sends %i times', async (answer, times) => {
    await track(step('k1', 'a', 'b', 2));
    overwrite = answer;
    answers = [{ outdated: {} }, leaves({ k1: 4 })];
    await turn('undo');
    expect(asked).toEqual([COLLEAGUE]);
    expect(sent.map(({ seen }) => seen)).toEqual([{ k1: 2 }, null].slice(0, times));
    expect(store.history.done).toHaveLength(answer ? 0 : 1);
  });

  it.each([
    [{ by: 'Marja Lehtonen', at: '2026-11-20T07:41:00.000Z' }, 'Marja Lehtonen muutti samaa klo 9:41. '],
    [{ at: '2026-11-20T07:41:00.000Z' }, ''],
  ])('says who changed it and when, where the server says so', async (outdated, author) => {
    await track(step('k1', 'a', 'b', 2));
    answers = [{ outdated }];
    await turn('undo');
    expect(reasons).toEqual([`${author}Jos jatkat, kollegan muutos korvautuu.`]);
  });

  it.each([
    ['k4711', 'historia 4711'],
    ['p4711', false],
  ])('has a way to the history of an order: %s', async (key, way) => {
    await track(step(key, 'a', 'b', 2));
    answers = [{ outdated: {} }];
    await turn('undo');
    expect(ways).toEqual([way]);
  });

  it.each<[Outcome, number]>([
    ['failed', 1],
    ['gone', 0],
  ])('keeps a step that %s: %i', async (outcome, left) => {
    await track(step('k1', 'a', 'b', 2));
    answers = [outcome];
    await turn('undo');
    expect(store.history.done).toHaveLength(left);
    expect(told()).toEqual(['k1: a → b']);
  });

  it('takes a step back by its toast only when no later one stands upon it', async () => {
    await track(step('k1', 'a', 'b', 2), step('k1', 'b', 'c', 3), step('k2', 'x', 'y', 7));
    await press('k1: a → b');
    expect([sent, informed]).toEqual([[], ['Kumoa ensin myöhempi muutos']]);
    await press('k1: b → c');
    expect(sent).toMatchObject([{ change: { key: 'k1', after: 'b' } }]);
  });

  it('tells of turns one in the place of the other, and the way back is that of the last', async () => {
    await track(step('k1', 'a', 'b', 2), step('k2', 'x', 'y', 7));
    answers = [leaves({ k2: 8 }), leaves({ k1: 3 }), leaves({ k1: 4 }), leaves({ k2: 9 })];
    await turn('undo');
    await turn('undo');
    expect(told()).toEqual(['Kumottiin: k1: a → b']);
    await press('Kumottiin: k1: a → b');
    expect(sent.at(-1)).toMatchObject({ change: { key: 'k1', after: 'b' } });
    await turn('redo');
    expect(told()).toEqual(['Tehtiin uudelleen: k2: x → y']);
  });

  describe('with another choice besides', () => {
    const offering = (): NewStep<Put> => ({
      ...step('k1', 'a', 'b', 2),
      besides: {
        icon: User,
        text: 'c stays',
        other: {
          label: 'Take d',
          text: 'c → d',
          undone: 'd → c',
          change: { kind: 'put', key: 'k1', before: 'c', after: 'd' },
        },
      },
    });
    const choose = (): Promise<unknown> => {
      toaster.read()[0]?.besides?.action?.onSelect();
      return store.settled;
    };

    it('makes it as a step of its own upon the first, and both are taken back one by one', async () => {
      await track(offering());
      expect(toaster.read()[0]?.besides).toMatchObject({ text: 'c stays', action: { label: 'Take d' } });
      answers = [leaves({ k1: 3 }), leaves({ k1: 4 }), leaves({ k1: 5 })];
      await choose();
      expect(sent[0]).toMatchObject({ change: { before: 'c', after: 'd' }, seen: { k1: 2 } });
      expect(told()).toContain('c → d');
      await turn('undo');
      expect(told()).toContain('Kumottu: d → c');
      await turn('undo');
      expect(sent.slice(1)).toMatchObject([
        { change: { before: 'd', after: 'c' }, seen: { k1: 3 } },
        { change: { before: 'b', after: 'a' }, seen: { k1: 4 } },
      ]);
    });

    it('makes it only as long as no later step stands upon the first', async () => {
      await track(offering(), step('k1', 'b', 'x', 3));
      await choose();
      expect([sent, informed]).toEqual([[], ['Kumoa ensin myöhempi muutos']]);
    });

    it('asks before a colleague’s change is replaced by it, and does nothing when told so', async () => {
      await track(offering());
      answers = [{ outdated: {} }];
      await choose();
      expect(asked).toEqual([COLLEAGUE]);
      expect([sent.length, store.history.done.length]).toEqual([1, 1]);
    });
  });

  it('takes the offer to do something again away once something new is done', async () => {
    await track(step('k1', 'a', 'b', 2));
    answers = [leaves({ k1: 3 })];
    await turn('undo');
    await track(step('k1', 'a', 'c', 4));
    expect(told()).toEqual(['k1: a → c']);
  });

  it('shows the way to the day of what was turned on another than is looked at', async () => {
    const goTo = jest.fn();
    await track(step('k1', 'a', 'b', 2));
    deskOf().look({ yyyymmdd: '20261121', goTo });
    answers = [leaves({ k1: 3 })];
    await turn('undo');
    expect(told()).toEqual(['Kumottiin: pe 20.11.2026: k1: a → b']);
    expect(toaster.read()[0]?.action?.label).toBe('Näytä päivä');
    await press(told()[0]!);
    expect(goTo).toHaveBeenCalledWith(DAY);
  });

  describe('of an order whose words do not name it', () => {
    const ofOrder: ChangeKind<Put> = { ...put, keikkaOf: ({ key }) => Number(key.slice(1)) };
    const undone = async (): Promise<string[]> => {
      const tools = { store, confirm: () => Promise.resolve(false), notify: { info: () => undefined } };
      const desk = new UndoDesk<Put>({ ...tools, kinds: { put: ofOrder } });
      desk.track(Promise.resolve({ ...step('k4711', 'a', 'b', 2), undone: 'tila takaisin b → a' }));
      answers = [leaves({ k4711: 3 })];
      desk.turn('undo');
      await store.settled;
      return told();
    };

    it('says which while another or none is on the screen', async () => {
      store.openKeikat.add(4655);
      expect(await undone()).toEqual(['Kumottu: Tilaus 4711: tila takaisin b → a']);
    });

    it('says nothing more where it is on the screen', async () => {
      store.openKeikat.add(4711);
      expect(await undone()).toEqual(['Kumottu: tila takaisin b → a']);
    });

    it('says so when it is done again', async () => {
      await undone();
      answers = [leaves({ k4711: 4 })];
      await turn('redo');
      expect(told()).toEqual(['Tehtiin uudelleen: Tilaus 4711: k4711: a → b']);
    });
  });

  it('tells in passing that something was removed [C-32]', async () => {
    await track(step('k1', 'a', null, 2), step('k2', 'a', 'b', 2));
    expect(toaster.read().map(({ brief }) => brief)).toEqual([true, false]);
  });

  it('shares its history with all desks of the person on the page, and with no other person', () => {
    const queryClient = new QueryClient();
    expect(undoStore(queryClient, 1)).toBe(undoStore(queryClient, 1));
    expect(undoStore(queryClient, 1)).not.toBe(undoStore(queryClient, 2));
  });
});
