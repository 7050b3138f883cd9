import { createMemoryRouter } from 'react-router';
import { Address, type AddressWrite } from './address.js';

const PAUSE_MS = 300;

function open(...visited: string[]) {
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: visited });
  const address = new Address(router);
  const { pathname: page } = router.state.location;
  return {
    router,
    shown: () => router.state.location.pathname + router.state.location.search,
    write: (name: string, value: string | null, how: AddressWrite = {}) =>
      address.write({ page, name, value, ...how }),
    search: (value: string) => address.writeLater({ page, name: 'haku', value, replace: true }, PAUSE_MS),
    writeNow: () => address.writeNow('haku'),
  };
}

/** Where Back leads, one step after the other. */
async function wayBack({ router, shown }: ReturnType<typeof open>, steps: number): Promise<string[]> {
  const places: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await router.navigate(-1);
    places.push(shown());
  }
  return places;
}

describe('the writes to an address', () => {
  it('each leave what the one before has set, in one tick', () => {
    const { write, shown } = open('/tuotteet?pvm=20261120');
    write('haku', 'puomi', { replace: true });
    write('tuote', 'uusi');
    write('haku', null, { replace: true });
    write('ajot', 'omat', { replace: true });
    expect(shown()).toBe('/tuotteet?pvm=20261120&tuote=uusi&ajot=omat');
  });

  it('make an entry that Back leads to, or take the place of the present one', async () => {
    const opened = open('/', '/tuotteet');
    opened.write('haku', 'puomi', { replace: true });
    opened.write('tuote', '5');
    opened.write('tuote', '6');
    opened.write('tuote', null, { replace: true });
    expect(opened.shown()).toBe('/tuotteet?haku=puomi');
    expect(await wayBack(opened, 3)).toEqual(['/tuotteet?haku=puomi&tuote=5', '/tuotteet?haku=puomi', '/']);
  });

  it('are dropped from a page that the person has left', async () => {
    const { router, write, shown } = open('/tuotteet');
    await router.navigate('/laskut?tila=1');
    write('tuote', 'uusi');
    expect(shown()).toBe('/laskut?tila=1');
  });
});

describe('a delayed write', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('comes after its pause, which begins again with each', () => {
    const { search, shown } = open('/tuotteet?tuote=5');
    search('pu');
    jest.advanceTimersByTime(PAUSE_MS - 1);
    search('puomi');
    jest.advanceTimersByTime(PAUSE_MS - 1);
    expect(shown()).toBe('/tuotteet?tuote=5');
    jest.advanceTimersByTime(1);
    expect(shown()).toBe('/tuotteet?tuote=5&haku=puomi');
  });

  it.each(['?tuote=5', '?tuote=6', ''])(
    'leaves another parameter that a link has changed to %j',
    async (to) => {
      const { router, search, shown } = open('/tuotteet?tuote=5');
      search('puomi');
      await router.navigate(`/tuotteet${to}`);
      jest.advanceTimersByTime(PAUSE_MS);
      expect(shown()).toBe(`/tuotteet${to}${to ? '&' : '?'}haku=puomi`);
    },
  );

  it('comes before a newer act, so that Back leads to what it has searched', async () => {
    const opened = open('/tuotteet');
    opened.search('puomi');
    opened.write('tuote', 'uusi');
    expect(opened.shown()).toBe('/tuotteet?haku=puomi&tuote=uusi');
    jest.advanceTimersByTime(PAUSE_MS);
    expect(await wayBack(opened, 1)).toEqual(['/tuotteet?haku=puomi']);
  });

  it.each(['', '?haku=limu', '?haku=puomi'])(
    'is dropped when a newer act has ended the search of %j',
    (of) => {
      const { search, write, shown } = open(`/tuotteet${of}`);
      search('puo');
      write('haku', null, { replace: true });
      jest.advanceTimersByTime(PAUSE_MS);
      expect(shown()).toBe('/tuotteet');
    },
  );

  it.each(['?haku=limu', '?haku=limu&tuote=5', '?tuote=5'])(
    'is dropped when Back has led to another search: %j',
    async (before) => {
      const { router, search, shown } = open(`/tuotteet${before}`, '/tuotteet?haku=puomi');
      search('puomit');
      await router.navigate(-1);
      jest.advanceTimersByTime(PAUSE_MS);
      expect(shown()).toBe(`/tuotteet${before}`);
    },
  );

  it('is dropped when the person has left the page', async () => {
    const { router, search, shown } = open('/tuotteet');
    search('puomi');
    await router.navigate('/laskut?tila=1');
    jest.advanceTimersByTime(PAUSE_MS);
    expect(shown()).toBe('/laskut?tila=1');
  });

  it('is dropped too when the person has been on another page meanwhile', async () => {
    const { router, search, shown } = open('/tuotteet');
    search('puomi');
    await router.navigate('/laskut');
    await router.navigate('/tuotteet');
    jest.advanceTimersByTime(PAUSE_MS);
    expect(shown()).toBe('/tuotteet');
  });

  it('can be had at once, and is not written again', () => {
    const { search, write, writeNow, shown } = open('/tuotteet');
    search('puomi');
    writeNow();
    expect(shown()).toBe('/tuotteet?haku=puomi');
    write('haku', 'limu');
    writeNow();
    jest.advanceTimersByTime(PAUSE_MS);
    expect(shown()).toBe('/tuotteet?haku=limu');
  });
});
