import { createRemoteLoader, RemoteTimeout, type Federation } from './remote-loader.js';

const ADDRESS = 'http://localhost:4301/remoteEntry.js';
const manifest = () => Promise.resolve({ mf_grid: ADDRESS });

function federationOf(load: Federation['load']) {
  const entries: string[] = [];
  const federation: Federation = { register: ({ entry }) => void entries.push(entry), load };
  return { entries, loader: createRemoteLoader(federation, manifest) };
}

describe('remote loader', () => {
  it('loads a remote once and starts it once', async () => {
    const start = jest.fn();
    const { entries, loader } = federationOf(() => Promise.resolve({ pages: {}, slots: {}, start }));
    expect(loader.loaded('mf_grid')).toBeUndefined();
    const [one, other] = await Promise.all([loader.load('mf_grid'), loader.load('mf_grid')]);
    expect(one).toBe(other);
    expect(loader.loaded('mf_grid')).toBe(one);
    expect(start).toHaveBeenCalledTimes(1);
    expect(entries).toEqual([ADDRESS]);
  });

  it('makes a fresh attempt, at an address not tried before, after a failure', async () => {
    let up = false;
    const { entries, loader } = federationOf(() =>
      up ? Promise.resolve({ pages: {}, slots: {} }) : Promise.reject(new Error('down')),
    );
    await expect(loader.load('mf_grid')).rejects.toThrow('down');
    up = true;
    await expect(loader.load('mf_grid')).resolves.toEqual({ pages: {}, slots: {} });
    expect(entries).toEqual([ADDRESS, `${ADDRESS}?attempt=2`]);
  });

  it('begins anew with a remote that broke while it was shown', async () => {
    const { entries, loader } = federationOf(() => Promise.resolve({ pages: {}, slots: {} }));
    await loader.load('mf_grid');
    loader.forget('mf_grid');
    expect(loader.loaded('mf_grid')).toBeUndefined();
    await loader.load('mf_grid');
    expect(entries).toHaveLength(2);
  });

  it('refuses a module without a table of contents', async () => {
    const { loader } = federationOf(() => Promise.resolve({ something: 'else' }));
    await expect(loader.load('mf_grid')).rejects.toThrow('mf_grid exposes no table of contents');
  });

  it('names a remote that the manifest lacks', async () => {
    const { loader } = federationOf(() => Promise.resolve({ pages: {}, slots: {} }));
    await expect(loader.load('mf_order')).rejects.toThrow('The manifest has no mf_order');
  });

  it('gives up after 10 s', async () => {
    jest.useFakeTimers();
    const { loader } = federationOf(() => new Promise(() => undefined));
    const failed = expect(loader.load('mf_grid')).rejects.toThrow(RemoteTimeout);
    await jest.advanceTimersByTimeAsync(10_000);
    await failed;
    jest.useRealTimers();
  });
});
