import { newSite } from './new-site.js';

describe('a new site of what was looked for', () => {
  it.each([
    ['As Oy Lohjan Kielo', { tyomaaNimi: 'As Oy Lohjan Kielo', tyomaaOsoite1: '', tyomaaOsoite4: '' }],
    [' Kauppakatu 12 ', { tyomaaNimi: '', tyomaaOsoite1: 'Kauppakatu 12', tyomaaOsoite4: '' }],
    ['Kauppakatu 12, Lohja', { tyomaaNimi: '', tyomaaOsoite1: 'Kauppakatu 12', tyomaaOsoite4: 'Lohja' }],
    ['4712', { tyomaaNimi: '4712', tyomaaOsoite1: '', tyomaaOsoite4: '' }],
  ])('%j', (typed, site) => {
    expect(newSite(typed)).toEqual(site);
  });
});
