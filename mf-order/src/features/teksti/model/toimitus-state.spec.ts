import { toimitusState } from './toimitus-state.js';

const waiting = {
  keikkaTilaId: 4,
  toimitusToimitettu: false,
  pumppuEnd: null,
  pumppuAika: '2026-11-20T08:00:00.000Z',
};

describe('toimitusState', () => {
  it.each([
    ['a time to wait for', {}, 'Odottaa'],
    ['status 9', { keikkaTilaId: 9 }, 'Toimitettu'],
    ['status 5, still under way', { keikkaTilaId: 5 }, 'Odottaa'],
    ['a delivery marked as done', { toimitusToimitettu: true }, 'Toimitettu'],
    ['an end recorded on the delivery', { pumppuEnd: '2026-11-20T11:00:00.000Z' }, 'Toimitettu'],
    ['no time', { pumppuAika: '' }, ''],
  ])('with %s (C-54, C-55)', (_what, change, text) => {
    expect(toimitusState({ ...waiting, ...change })).toBe(text);
  });
});
