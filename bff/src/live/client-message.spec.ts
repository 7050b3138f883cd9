import { dayOf, readClientMessage } from './client-message.js';

const TIMESTAMP = '2026-11-20T06:00:00.000Z';
const dateChange = {
  type: 'dateChange',
  date: '20261120',
  previousDate: null,
  source: 'calendar',
  tabTitle: 'Keikka',
  timestamp: TIMESTAMP,
  userAgent: 'Browser',
  pageUrl: 'http://localhost:4300/grid',
};

describe('readClientMessage', () => {
  it.each([
    dateChange,
    { type: 'tabActivated', timestamp: TIMESTAMP, date: '20261120' },
    { type: 'heartbeat', timestamp: TIMESTAMP, currentDate: null },
    { type: 'pageChange', timestamp: TIMESTAMP, pageUrl: '/grid' },
    { type: 'announce', timestamp: TIMESTAMP, currentDate: '20261120', pageUrl: '/grid' },
    { type: 'opens', keikkaId: 2_147_483_647 },
    { type: 'closes', keikkaId: 1 },
  ])('takes $type with its fields [G-260]', (message) => {
    expect(readClientMessage(JSON.stringify(message))).toEqual(message);
  });

  it('drops fields nobody declared', () => {
    expect(readClientMessage(JSON.stringify({ ...dateChange, html: '<b>' }))).toEqual(dateChange);
  });

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['an unknown type', '{"type":"keikkaChanged"}'],
    ['a type from the prototype', '{"type":"constructor"}'],
    ['a missing field', JSON.stringify({ ...dateChange, source: undefined })],
    ['a day in another form', JSON.stringify({ ...dateChange, date: '20.11.2026' })],
    ['an order without an id', '{"type":"opens"}'],
    ['an order by a text', '{"type":"opens","keikkaId":"1"}'],
    ['an order 0', '{"type":"opens","keikkaId":0}'],
    ['half an order', '{"type":"closes","keikkaId":1.5}'],
    ['an id that no table holds', '{"type":"opens","keikkaId":2147483648}'],
    ['a text that is too long', JSON.stringify({ ...dateChange, tabTitle: 'x'.repeat(2_049) })],
  ])('refuses %s', (_, text) => {
    expect(readClientMessage(text)).toBeUndefined();
  });
});

describe('dayOf', () => {
  it('tells the day a tab looks at, none, or nothing', () => {
    expect(dayOf({ type: 'heartbeat', timestamp: TIMESTAMP, currentDate: '20261120' })).toBe('20261120');
    expect(dayOf({ type: 'tabActivated', timestamp: TIMESTAMP, date: null })).toBeNull();
    expect(dayOf({ type: 'pageChange', timestamp: TIMESTAMP, pageUrl: '/' })).toBeUndefined();
  });
});
