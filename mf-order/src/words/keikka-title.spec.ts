import { keikkaTitle } from './keikka-title.js';

describe('keikkaTitle', () => {
  it.each([
    ['Rakennus Oy', 'Kielo', 'Otsikko', 'Rakennus Oy, Kielo'],
    ['Rakennus Oy', '', 'Otsikko', 'Rakennus Oy'],
    ['', '', 'Otsikko', 'Otsikko'],
    ['', '', '', 'Tilaus'],
  ])('of customer %j, site %j and heading %j is %s', (asiakasNimi, tyomaaNimi, keikkaOtsikko, title) => {
    expect(keikkaTitle({ asiakasNimi, tyomaaNimi, keikkaOtsikko })).toBe(title);
  });
});
