import type { Komento, KomentoLine, KomentoLists } from './komento.js';
import { OWN_COMMAND_DEPTH, OWN_COMMAND_MOST } from './komento.js';
import { omaKomentoText } from './oma-komento-text.js';
import { readKomento } from './read-komento.js';
import { line, lists, shortCut } from './test/komento-lists.js';

const read = (text: string, of: KomentoLists = lists, fields: Partial<KomentoLine> = {}): Komento =>
  readKomento(text, line(fields), of);

const withCommands = (...commands: [words: string, commands: string][]): KomentoLists => ({
  ...lists,
  shortCuts: commands.map(([words, text], index) => shortCut(index + 1, words, '', text)),
});

const antura = { m3: 12, lujuusId: 4, raeKokoId: 1, notkeusId: 2, betoniComment: 'maavarainen' };

describe('an own command', () => {
  it.each([
    ['antura', antura],
    ['ant', antura],
    ['antura c25', antura],
    ['Antura', antura],
    ['antura 5', { ...antura, m3: 5 }],
    ['5 antura', antura],
    ['antura c30 zzz', { ...antura, lujuusId: 6, betoniComment: 'maavarainen zzz' }],
    ['anturam', { ...antura, lujuusId: 9 }],
    ['holvivalu', { lujuusId: 6, raeKokoId: 1, notkeusId: 3, kayttoIkaId: 2, rasitusluokat: 'XC4,XF4' }],
  ])('"%s" is read as its commands, later words override (R-13)', (text, changes) => {
    expect(read(text).changes).toEqual(changes);
  });

  it('tells how its commands were read', () => {
    const [word] = read('antura').words;
    expect(word).toMatchObject({ as: 'oma', meaning: { label: 'Antura C25', key: 'oma:2' }, text: 'antura' });
    expect(word?.as === 'oma' && word.reads.map(({ as, text }) => [as, text])).toEqual([
      ['maara', '12m3'],
      ['keyword', 'c25'],
      ['keyword', '16'],
      ['keyword', 's2'],
      ['comment', 'maavarainen'],
    ]);
  });

  it('works on the classes of the line from left to right, and what it leaves open does nothing', () => {
    const { changes, isAmbiguous } = read('juuri xc1', lists, { rasitusluokat: 'XC3,XC4' });
    expect(changes).toEqual({ rasitusluokat: 'XC1', betoniComment: 'juurta' });
    expect(isAmbiguous).toBe(false);
  });

  it('is not read within itself (R-13)', () => {
    const circle = withCommands(['yksi', 'kaksi sana'], ['kaksi', 'yksi c30']);
    expect(read('yksi', circle).changes).toEqual({ lujuusId: 6, betoniComment: 'sana' });
    const [word] = read('self', withCommands(['self', 'self zzz'])).words;
    expect(word?.as === 'oma' && word.reads[0]).toMatchObject({ as: 'nothing', reason: 'ownCommandLimit' });
  });

  it('is read to a limited depth (R-13)', () => {
    const names = ['aaa', 'bbb', 'ccc', 'ddd', 'eee', 'fff', 'ggg'];
    const chain = withCommands(
      ...names.map((name, at): [string, string] => [name, `${names[at + 1] ?? ''} q${at}q`]),
    );
    const depth = names.slice(0, OWN_COMMAND_DEPTH).map((_, at) => `q${at}q`);
    expect(read('aaa', chain).changes).toEqual({ betoniComment: depth.reverse().join(' ') });
  });

  it('ends where each names the next a hundred times (R-13)', () => {
    const names = ['aa', 'bb', 'cc', 'dd', 'ee', 'ff'];
    const bomb = withCommands(
      ...names.map((name, at): [string, string] => [name, `${names[at + 1] ?? 'x'} `.repeat(160)]),
    );
    const { words } = read('aa '.repeat(160), bomb);
    expect(words).toHaveLength(160);
    const followed = (among: typeof words): number =>
      among.reduce((sum, word) => sum + (word.as === 'oma' ? 1 + followed(word.reads) : 0), 0);
    expect(followed(words)).toBe(OWN_COMMAND_MOST);
  });

  it('is not read where its commands are too long', () => {
    const long = withCommands(['pitkä', 'c30 '.repeat(200)]);
    expect(read('pitkä', long).words).toMatchObject([{ as: 'nothing', reason: 'ownCommandLimit' }]);
  });

  it.each([
    [1, 'C35/45 #16 S3 XC4, XF4 100 v'],
    [2, '12\u00a0m³ C25/30 #16 S2 maavarainen'],
    [3, 'C30/37 #16 S3 XC4, XF4 100 v'],
  ])('%d in words is "%s"', (id, text) => {
    const command = lists.shortCuts.find(({ betoniShortCutId }) => betoniShortCutId === id)!;
    expect(omaKomentoText(command, lists)).toBe(text);
  });

  it('in words names quality, speed and extras', () => {
    expect(omaKomentoText(shortCut(8, '', '', 'lat alus rapid kui'), lists)).toBe(
      'Alusbetoni Nopea Teräskuitu',
    );
    expect(omaKomentoText(shortCut(8, '', '', 'c30 '.repeat(200)), lists)).toBe('');
  });
});
