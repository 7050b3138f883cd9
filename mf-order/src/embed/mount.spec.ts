import { keikkaAnswer } from '@keikka/builders';
import { ok, refusal } from '@keikka/sdk/testing';
import { within } from '@testing-library/react';
import { KeikkaBff } from '../../test/keikka-bff.js';
import { mount, type MountedKeikka, type MountOptions } from './mount.js';

describe('an order in a foreign page', () => {
  let bff: KeikkaBff;
  let element: HTMLElement;
  let order: MountedKeikka | undefined;

  beforeEach(() => {
    bff = new KeikkaBff();
    bff.load = () => ok(keikkaAnswer());
    // As in a partner's page, nothing waits for React except the promise of `mount`.
    Object.assign(globalThis, { fetch: bff.fetch, IS_REACT_ACT_ENVIRONMENT: false });
    element = document.body.appendChild(document.createElement('div'));
  });
  afterEach(() => {
    order?.unmount();
    element.remove();
    jest.restoreAllMocks();
  });

  const start = async (options: Partial<MountOptions> = {}): Promise<MountedKeikka> => {
    order = await mount(element, { token: 't1', keikkaId: 4711, apiBase: 'http://bff.test', ...options });
    return order;
  };
  const inside = () => within(element.shadowRoot!.querySelector('div:last-of-type')!);

  it('draws the order into a shadow root and nothing into the page', async () => {
    await start();
    expect(
      await inside().findByRole('heading', { level: 1, name: /Rakennus Koskinen Oy/ }),
    ).toBeInTheDocument();
    expect(await inside().findByRole('region', { name: 'Toimitus' })).toBeInTheDocument();
    expect(element.childElementCount).toBe(0);
    expect(document.head.querySelectorAll('style[data-emotion]')).toHaveLength(0);
    expect(bff.loads).toEqual([{ name: 'GET /api/keikka/get/4711/0', authorization: 'Bearer t1' }]);
  });

  it('shows another order when told to', async () => {
    const { update } = await start();
    await inside().findByRole('region', { name: 'Asiakas' });
    bff.load = () => ok(keikkaAnswer({ asiakasNimi: 'Talo Oy', keikkaId: 4712 }));
    update({ keikkaId: 4712 });
    expect(await inside().findByText('Talo Oy')).toBeInTheDocument();
  });

  it('asks the page for a new token when the old one has ended', async () => {
    bff.load = ({ authorization }) =>
      authorization === 'Bearer t2' ? ok(keikkaAnswer()) : refusal(401, 'Istunto on päättynyt.');
    await start({ getToken: () => Promise.resolve('t2') });
    expect(await inside().findByRole('region', { name: 'Asiakas' })).toBeInTheDocument();
  });

  it.each([
    ['has no way to a new one', undefined],
    ['cannot get one', () => Promise.reject(new Error('offline'))],
  ])('tells that the session has ended when the page %s, until it gives one', async (_what, getToken) => {
    bff.load = ({ authorization }) =>
      authorization === 'Bearer t3' ? ok(keikkaAnswer()) : refusal(401, 'Istunto on päättynyt.');
    const { update } = await start({ getToken });
    expect(await inside().findByRole('alert')).toHaveTextContent('Istunto on päättynyt.');
    update({ token: 't3' });
    expect(await inside().findByRole('region', { name: 'Asiakas' })).toBeInTheDocument();
  });

  it('leaves nothing behind', async () => {
    const { unmount } = await start();
    unmount();
    expect(element.shadowRoot!.childElementCount).toBe(0);
  });

  it.each([
    [undefined, 'light'],
    ['dark', 'dark'],
    ['system', 'dark'],
  ] as const)('looks as the page wants it: with the theme %s it is %s', async (theme, mode) => {
    const dark = Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
    jest.spyOn(window, 'matchMedia').mockReturnValue(dark);
    await start({ theme });
    expect(element.shadowRoot!.querySelector(`.${mode}`)).not.toBeNull();
  });

  it('signs its style sheets with the nonce of the page', async () => {
    await start({ nonce: 'n1' });
    const styles = [...element.shadowRoot!.querySelectorAll('style')];
    expect(new Set(styles.map(({ nonce }) => nonce))).toEqual(new Set(['n1']));
  });

  it('does nothing more once it is unmounted: another may stand in its place', async () => {
    const old = await start();
    await start({ keikkaId: 4712 });
    old.unmount();
    old.update({ keikkaId: 4713 });
    expect(await inside().findByRole('heading', { level: 1 })).toBeInTheDocument();
  });

  it('tells the page when it cannot be drawn at all', async () => {
    jest.spyOn(window, 'matchMedia').mockImplementation(() => {
      throw new Error('no such browser');
    });
    await expect(start({ theme: 'system' })).rejects.toThrow('no such browser');
  });

  it('takes the place of the one that was there', async () => {
    await start();
    await start({ keikkaId: 4712 });
    expect(await inside().findAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it("is 'Ei tilausta' without a number [O-281]", async () => {
    await start({ keikkaId: Number.NaN });
    expect(inside().getByText('Ei tilausta')).toBeInTheDocument();
    expect(bff.loads).toEqual([]);
  });
});
