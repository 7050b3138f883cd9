import { valueStore } from './value-store.js';

describe('value store', () => {
  it('tells its readers of each change until they stop', () => {
    const store = valueStore({ day: '20261120', zoom: 1 });
    const notify = jest.fn();
    const stop = store.subscribe(notify);
    store.update({ zoom: 2 });
    store.set({ day: '20261121', zoom: 2 });
    stop();
    store.update({ zoom: 3 });
    expect(notify).toHaveBeenCalledTimes(2);
    expect(store.get()).toEqual({ day: '20261121', zoom: 3 });
  });

  it('keeps what a change does not name', () => {
    const store = valueStore({ day: '20261120', zoom: 1 });
    store.update({ zoom: 2 });
    expect(store.get()).toEqual({ day: '20261120', zoom: 2 });
  });
});
