import type { KomentoChanges } from './komento.js';
import { readKomento } from './read-komento.js';
import { line, lists } from './test/komento-lists.js';

const changes = (text: string, fields = {}): KomentoChanges => readKomento(text, line(fields), lists).changes;
const comment = (betoniComment: string): KomentoChanges => ({ betoniComment });

describe('the keywords of a command', () => {
  it.each<[string, KomentoChanges]>([
    ['rap c30', { isNopea: 1, lujuusId: 6 }],
    ['RAP C30', { isNopea: 1, lujuusId: 6 }],
    ['Rap c30/37', { isNopea: 1, lujuusId: 6 }],
    ['c12', { lujuusId: 1 }],
    ['c16', { lujuusId: 2 }],
    ['c16/20', { lujuusId: 2 }],
    ['c2', {}],
    ['c25', { lujuusId: 4 }],
    ['c50/6', { lujuusId: 11 }],
    ['c5', { lujuusId: 11 }],
    ['c30/38', comment('c30/38')],
    ['c60', comment('c60')],
    ['k30', comment('k30')],
    ['s1', { notkeusId: 1 }],
    ['S3', { notkeusId: 3 }],
    ['sf2', { notkeusId: 13 }],
    ['f6', { notkeusId: 11 }],
    ['f7', comment('f7')],
    ['50v', { kayttoIkaId: 1 }],
    ['50 v', { kayttoIkaId: 1 }],
    ['100V', { kayttoIkaId: 2 }],
    ['200 v', { kayttoIkaId: 3 }],
    ['rak', { laatuId: 10 }],
    ['rakenn', { laatuId: 10 }],
    ['rakennebetoni', { laatuId: 10 }],
    ['rakennebetonix', comment('rakennebetonix')],
    ['lat', { laatuId: 11 }],
    ['LATTIA', { laatuId: 11 }],
    ['p30', { laatuId: 13 }],
    ['säänkestävä p-lukubetoni p50', { laatuId: 14 }],
    ['vesitiivis betoni', { laatuId: 17 }],
    ['vesitiivis betonia', { laatuId: 17, betoniComment: 'betonia' }],
    ['vt', { laatuId: 17 }],
    ['alus', { laatuId: 21 }],
    ['it', { laatuId: 15 }],
    ['#16', { raeKokoId: 1 }],
    ['#8', { raeKokoId: 4 }],
    ['12mm', { raeKokoId: 2 }],
    ['16 mm', { raeKokoId: 1 }],
    ['32MM', { raeKokoId: 3 }],
    ['#64', comment('#64')],
    ['ei raekokoa', { raeKokoId: 0 }],
    ['ei', comment('ei')],
    ['kui', { addedAttrIds: [1] }],
    ['TERÄS', { addedAttrIds: [1] }],
    ['hid kui hidastin', { addedAttrIds: [2, 1] }],
    ['kuuma vesi', { addedAttrIds: [3] }],
    ['kuuma', { addedAttrIds: [3] }],
    ['notki', comment('notki')],
    [
      '12m3 c30 16 s3 xc3 hissikuilu',
      {
        ...{
          m3: 12,
          lujuusId: 6,
          raeKokoId: 1,
          notkeusId: 3,
          rasitusluokat: 'XC3',
          betoniComment: 'hissikuilu',
        },
      },
    ],
    ['', {}],
    [' \t\n', {}],
  ])('of "%s" [O-167]', (text, expected) => {
    expect(changes(text)).toEqual(expected);
  });
});

describe('a keyword', () => {
  it.each<[string, string, KomentoChanges]>([
    ['ShortCuts of a quality', 'rak', { laatuId: 10 }],
    ['second ShortCuts of a quality', 'rakenne', { laatuId: 10 }],
    ['Lyhenne of a quality', 'paalu', { laatuId: 18 }],
    ['Nimike of a quality', 'paalubetoni', { laatuId: 18 }],
    ['Short of a grain size', '#32', { raeKokoId: 3 }],
    ['ShortCuts of an extra', 'hid', { addedAttrIds: [2] }],
    ['Nimike of an extra', 'hidastin', { addedAttrIds: [2] }],
    ['Selite of a strength (R-14)', 'c45/55', { lujuusId: 10 }],
    ['Selite of a consistency (R-14)', 's5', { notkeusId: 5 }],
    ['Selite of a service life (R-14)', '100v', { kayttoIkaId: 2 }],
    ['betoniShortCut', 'juuri', comment('juurta')],
    ['betoniShortCutNimi', 'juurivalu', comment('juurta')],
  ])('is the %s: "%s" [O-173]', (_, text, expected) => {
    expect(changes(text)).toEqual(expected);
  });
});

describe('the speed of a command', () => {
  it.each<[string, KomentoChanges]>([
    ['nopea', { isNopea: 1 }],
    ['Nop', { isNopea: 1 }],
    ['rapid', { isNopea: 1 }],
    ['rapidi', comment('rapidi')],
    ['norm', {}],
    ['nopea norm', {}],
    ['norm nopea', { isNopea: 1 }],
  ])('of "%s" [O-171]', (text, expected) => {
    expect(changes(text)).toEqual(expected);
  });

  it.each(['nor', 'norm', 'NORM', 'norma', 'normaali', 'Normaali'])(
    'becomes normal by "%s" [O-171]',
    (text) => {
      expect(changes(text, { isNopea: 1 })).toEqual({ isNopea: 0 });
    },
  );

  it('is not set by more letters than "normaali" has (R-15)', () => {
    expect(changes('normaalia', { isNopea: 1 })).toEqual(comment('normaalia'));
  });
});

describe('the exposure classes of a command', () => {
  it.each<[string, string, string | undefined]>([
    ['XC1,XF3', '-xf3', 'XC1'],
    ['XC1,XF3', 'x0', ''],
    ['XC1,XF3', 'X0', ''],
    ['', 'xc3', 'XC3'],
    ['', 'XC3 xc3', 'XC3'],
    ['XF1', 'xc3', 'XC3,XF1'],
    ['XF1', 'x0 xc3', 'XC3'],
    ['XF1', 'xc3 x0', ''],
    ['XF1', '-xf1 xf1', undefined],
    ['', 'xc3 -xc3', undefined],
    ['', 'xf1 xc4 -xc', 'XF1'],
    ['XC1', '-xc', ''],
    ['XC1,XC2', '-xc', undefined],
    ['XC1,XC2', '-xc2', 'XC1'],
    ['XC1', '-x', ''],
    ['XC1', '-xf', undefined],
    ['XC1', '-xf1', undefined],
    ['XC1', '-x0', undefined],
    ['', 'x0', undefined],
    ['XF1, XC3', 'xc3', undefined],
    ['XC9', 'xa1', 'XA1,XC9'],
  ])('of a line with "%s" after "%s" [O-170]', (before, text, after) => {
    expect(changes(text, { rasitusluokat: before })).toEqual(
      after === undefined ? {} : { rasitusluokat: after },
    );
  });

  it.each(['-', '--', '-c30', '-xc5', '-kui', '-5', '-5m3', '-xc3x', '-x00'])(
    'are not what "%s" removes: it goes to the comment (R-12) [O-170]',
    (text) => {
      expect(changes(text, { rasitusluokat: 'XC3' })).toEqual(comment(text));
    },
  );

  it.each([
    ['-xc4', 'notOnLine'],
    ['-xf', 'notOnLine'],
    ['-x0', 'minusX0'],
  ])('tell why "%s" does nothing (R-11, R-12)', (text, reason) => {
    const { words } = readKomento(text, line({ rasitusluokat: 'XC3' }), lists);
    expect(words).toEqual([{ as: 'nothing', reason, text, start: 0, end: text.length }]);
  });
});

describe('the text of a command', () => {
  it.each([
    ['', '5 zzz', 'zzz'],
    ['pihalle', 'zzz', 'pihalle zzz'],
    ['pihalle ', 'zzz', 'pihalle zzz'],
    ['pihalle', 'zzz c30 yyy', 'pihalle zzz yyy'],
    ['pihalle', '  zzz\t\n yyy ', 'pihalle zzz yyy'],
    ['a  b', 'Zzz Öö!', 'a  b Zzz Öö!'],
  ])('goes to the end of the comment "%s" from "%s" [O-169]', (betoniComment, text, expected) => {
    expect(changes(text, { betoniComment }).betoniComment).toBe(expected);
  });

  it('is separated by white space of any kind (R-16)', () => {
    expect(changes('c30\u00a0s3\txc3\u2003kui\u202fhid\n5m')).toEqual({
      ...{ lujuusId: 6, notkeusId: 3, rasitusluokat: 'XC3', addedAttrIds: [1, 2], m3: 5 },
    });
  });

  it('is not separated by a comma (R-16)', () => {
    expect(changes('12m3, c30')).toEqual({ betoniComment: '12m3,', lujuusId: 6 });
    expect(changes('12m3,c30')).toEqual(comment('12m3,c30'));
    expect(changes('xc3,xc4')).toEqual(comment('xc3,xc4'));
  });

  it('is compared composed (R-16)', () => {
    expect(changes('tera\u0308s')).toEqual({ addedAttrIds: [1] });
    const decomposed = {
      ...lists,
      attrs: lists.attrs.map((attr) => ({ ...attr, attrShortCuts: 'tera\u0308s' })),
    };
    expect(
      readKomento('terÄs', line(), { ...decomposed, attrs: decomposed.attrs.slice(0, 1) }).changes,
    ).toEqual({
      addedAttrIds: [1],
    });
  });

  it('has each word where it was typed', () => {
    const { words } = readKomento(' 12 m3  c30 zzz', line(), lists);
    expect(words.map(({ as, text, start, end }) => [as, text, start, end])).toEqual([
      ['maara', '12 m3', 1, 6],
      ['keyword', 'c30', 8, 11],
      ['comment', 'zzz', 12, 15],
    ]);
  });

  it('changes nothing that the line has', () => {
    expect(changes('5 c30 xc3', { m3: 5, lujuusId: 6, rasitusluokat: 'XC3' })).toEqual({});
  });
});
