import { newSite } from './new-site.js';

describe('a new site of what was looked for', () => {
  it.each([
    ['As Oy Lohjan Kielo', ['As Oy Lohjan Kielo', '', '', '', '']],
    [' Kauppakatu 12 ', ['', 'Kauppakatu 12', '', '', '']],
    ['Kauppakatu 12, Lohja', ['', 'Kauppakatu 12', '', '', 'Lohja']],
    ['Kauppakatu 12, 00810 Hki', ['', 'Kauppakatu 12', '', '00810', 'Helsinki']],
    ['Kauppakatu 12, 2. krs', ['', 'Kauppakatu 12, 2. krs', '', '', '']],
    ['4712', ['4712', '', '', '', '']],
  ])('%j', (typed, site) => {
    expect(Object.values(newSite(typed))).toEqual(site);
  });
});
