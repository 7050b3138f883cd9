import { act, renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createMemoryRouter, useLocation } from 'react-router';
import { AppRouter } from './app-router.js';
import { appRoutes } from './app-routes.js';
import { usePage } from './page.js';
import { useAddressParam, useSetAddressParam } from './use-address-param.js';

function open(address: string) {
  const seen: { hook?: ReturnType<typeof useAddressParam>; search?: string } = {};
  function Page() {
    seen.hook = useAddressParam('haku');
    seen.search = useLocation().search;
    return null;
  }
  const router = createMemoryRouter(appRoutes(<Page />), { initialEntries: [address] });
  renderHook(() => null, { wrapper: () => <AppRouter router={router} /> });
  const set = (...how: Parameters<ReturnType<typeof useAddressParam>[1]>) =>
    act(() => seen.hook?.[1](...how));
  return { seen, router, set };
}

describe('a parameter of the address', () => {
  it('is read, and set beside the others', () => {
    const { seen, set } = open('/?pvm=20261120');
    expect(seen.hook?.[0]).toBeNull();
    set('P12');
    expect(seen.hook?.[0]).toBe('P12');
    expect(seen.search).toBe('?pvm=20261120&haku=P12');
  });

  it.each([null, ''])('is taken away by %j', (value) => {
    const { seen, set } = open('/?haku=P12&pvm=20261120');
    set(value);
    expect(seen.search).toBe('?pvm=20261120');
  });

  it('is led back to with Back, unless it took the place of what was', async () => {
    const { seen, router, set } = open('/');
    set('P1');
    set('P12', { replace: true });
    await act(() => router.navigate(-1));
    expect(seen.search).toBe('');
  });

  it('leaves what has just been set beside it, even before the effects of that drawing', () => {
    const seen: { open?: (value: string) => void; search?: string } = {};
    function Page() {
      const [tuote, setTuote] = useAddressParam('tuote');
      const [, setHaku] = useAddressParam('haku');
      useLayoutEffect(() => {
        if (tuote) setHaku(null, { replace: true });
      }, [tuote, setHaku]);
      seen.open = setTuote;
      seen.search = useLocation().search;
      return null;
    }
    const router = createMemoryRouter(appRoutes(<Page />), {
      initialEntries: ['/?haku=puomi'],
    });
    renderHook(() => null, { wrapper: () => <AppRouter router={router} /> });
    act(() => seen.open?.('uusi'));
    expect(seen.search).toBe('?tuote=uusi');
  });

  it('is not set any more from a page that the person has left and that is still drawn', () => {
    const { seen, router, set } = open('/?pvm=20261120');
    const setter = seen.hook?.[1];
    act(() => {
      void router.navigate('/toinen?tuote=5');
      setter?.('P12');
    });
    expect(router.state.location).toMatchObject({ pathname: '/toinen', search: '?tuote=5' });
    act(() => setter?.('P12'));
    expect(seen.search).toBe('?tuote=5');
    set('P7');
    expect(seen.search).toBe('?tuote=5&haku=P7');
  });

  it('tells its present value before it is drawn', () => {
    const { seen } = open('/?haku=P1');
    act(() => {
      seen.hook?.[1]('P12');
      expect([seen.hook?.[0], seen.hook?.[2]()]).toEqual(['P1', 'P12']);
    });
    expect(seen.hook?.[0]).toBe('P12');
  });

  it('draws only who reads it, in the turn in which it is set', () => {
    const drawn: string[] = [];
    const seen: { set?: (value: string) => void } = {};
    function Reader({ name }: { name: string }) {
      drawn.push(`${name}=${useAddressParam(name)[0]}`);
      return null;
    }
    function Setter() {
      seen.set = useSetAddressParam('tilaus');
      drawn.push('set');
      return null;
    }
    const page = (
      <>
        <Reader name="pvm" />
        <Reader name="tilaus" />
        <Setter />
      </>
    );
    const router = createMemoryRouter(appRoutes(page), { initialEntries: ['/?pvm=20261120'] });
    renderHook(() => null, { wrapper: () => <AppRouter router={router} /> });
    drawn.length = 0;
    act(() => flushSync(() => seen.set?.('5')));
    expect(drawn).toEqual(['tilaus=5']);
  });

  it('stays with a page that is left, until the next one is drawn', async () => {
    const drawn: string[] = [];
    function Page() {
      const page = usePage();
      drawn.push(`${page} ${useAddressParam('haku')[0]}`);
      return null;
    }
    const router = createMemoryRouter(appRoutes(<Page />), { initialEntries: ['/tuotteet?haku=puomi'] });
    renderHook(() => null, { wrapper: () => <AppRouter router={router} /> });
    await act(() => router.navigate('/laskut?haku=limu'));
    await act(() => router.navigate(-1));
    expect([...new Set(drawn)]).toEqual(['/tuotteet puomi', '/laskut limu']);
  });

  it('is set by the same function all along', () => {
    const { seen, set } = open('/');
    const setter = seen.hook?.[1];
    set('P12');
    expect(seen.hook?.[1]).toBe(setter);
  });
});
