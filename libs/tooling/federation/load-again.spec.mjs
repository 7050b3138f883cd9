import loadAgain from './load-again.mjs';

describe('a shared module that did not come', () => {
  it('is asked for at the next attempt, and what is there stays', () => {
    const failed = { loaded: false, loading: Promise.resolve() };
    const there = { loaded: true, loading: Promise.resolve() };
    const other = { loaded: false, loading: Promise.resolve() };
    const shareScopeMap = { default: { forms: { 1: failed, 2: there }, ui: { 1: other } }, empty: {} };
    loadAgain().errorLoadShare?.(/** @type {any} */ ({ pkgName: 'forms', shareScopeMap }));
    expect([failed.loading, there.loading, other.loading]).toEqual([
      null,
      expect.any(Promise),
      expect.any(Promise),
    ]);
  });
});
