import { coverageByArea, idsInTitles, parseCatalogue } from './catalogue.mjs';

describe('catalogue', () => {
  it('is read by the names of its columns', () => {
    const text =
      'id\tsection\tarea\tkind\trequirement\tverify\nG-151\t4\tday-grid\trule\tSkips Saturday.\tFriday.\n';
    expect(parseCatalogue(text)).toEqual([{ id: 'G-151', area: 'day-grid', requirement: 'Skips Saturday.' }]);
  });
});

describe('ids in test titles', () => {
  it.each([
    ["it('refuses 14 minutes [O-157]', () => {", ['O-157']],
    ["it('moves an order [O-107, O-108]', () => {", ['O-107', 'O-108']],
    ['test(`drags to ${vehicle} [G-143,G-222]`, async () => {', ['G-143', 'G-222']],
    ["it('copies a bar [G-178] [G-264, O-107]', () => {", ['G-178', 'G-264', 'O-107']],
    ["it('are deleted [G-138 G-221]', () => {", ['G-138', 'G-221']],
    ["['new orders [G-204]', 'action.keikka.create'],", ['G-204']],
    ["it('has no id', () => {", []],
    ['/** Start/end repair [G-174]. */', []],
    ["it('[G-001] stands at the front', () => {", []],
  ])('of %s are %j', (source, ids) => {
    expect(idsInTitles(source)).toEqual(ids);
  });
});

describe('coverage', () => {
  it('counts by area and lists what no test names', () => {
    const row = (id, area) => ({ id, area, requirement: '' });
    const rows = [row('G-001', 'status'), row('G-002', 'bars'), row('G-003', 'status')];
    expect(coverageByArea(rows, new Set(['G-001']))).toEqual([
      { area: 'bars', total: 1, open: [rows[1]] },
      { area: 'status', total: 2, open: [rows[2]] },
    ]);
  });
});
