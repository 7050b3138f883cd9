import { OWN_COMMAND_DEPTH, type KomentoLists } from './komento.js';
import { omaKetju } from './oma-ketju.js';
import { readKomento } from './read-komento.js';
import { line, lists, shortCut } from './test/komento-lists.js';
import { lyhenneSana, varattuSana } from './varattu-sana.js';

const withCommands = (...commands: [words: string, commands: string][]): KomentoLists => ({
  ...lists,
  shortCuts: commands.map(([words, text], index) => shortCut(index + 1, words, words.toUpperCase(), text)),
});

const chainOf = (length: number): KomentoLists =>
  withCommands(
    ...Array.from({ length }, (_, at): [string, string] => [
      `ketju${'abcdefgh'[at] ?? ''}x`,
      at + 1 < length ? `ketju${'abcdefgh'[at + 1] ?? ''}x` : 'c30',
    ]),
  );

describe('an own command that names others', () => {
  it.each([
    ['none', withCommands(['yksi', 'c30 vapaa']), 1],
    ['another', withCommands(['yksi', 'kaksi'], ['kaksi', 'c30']), 1],
    ['another twice', withCommands(['yksi', 'kaksi kolme'], ['kaksi', 'kolme'], ['kolme', 'c30']), 1],
    ['one that is of a circle of others', withCommands(['yksi', 'c30'], ['kaksi', 'kaksi']), 1],
  ])('ends when it names %s (R-13)', (_, of, id) => {
    expect(omaKetju(id, of)).toBeUndefined();
  });

  it.each([
    ['itself', withCommands(['yksi', 'c30 yksi']), 1, 'YKSI YKSI'],
    ['itself by its beginning', withCommands(['holviX', 'hol c30']), 1, 'HOLVIX HOLVIX'],
    ['one that names it', withCommands(['yksi', 'kaksi'], ['kaksi', 'yksi']), 2, 'KAKSI YKSI KAKSI'],
    [
      'one that leads back to it',
      withCommands(['yksi', 'kaksi c30'], ['kaksi', 'kolme'], ['kolme', 'yksi']),
      1,
      'YKSI KAKSI KOLME YKSI',
    ],
  ])('is a circle when it names %s (R-13)', (_, of, id, names) => {
    expect(omaKetju(id, of)).toEqual({ fault: 'circle', names: names.split(' ') });
  });

  it('may stand in a chain as long as is read, and in no longer one (R-13)', () => {
    const most = chainOf(OWN_COMMAND_DEPTH);
    for (const { betoniShortCutId } of most.shortCuts)
      expect(omaKetju(betoniShortCutId, most)).toBeUndefined();
    expect(readKomento('ketjuax', line(), most).changes).toEqual({ lujuusId: 6 });
    const longer = chainOf(OWN_COMMAND_DEPTH + 1);
    expect(readKomento('ketjuax', line(), longer).changes).toEqual({});
    for (const { betoniShortCutId } of longer.shortCuts)
      expect(omaKetju(betoniShortCutId, longer)).toMatchObject({
        fault: 'depth',
        names: longer.shortCuts.map(({ betoniShortCutNimi }) => betoniShortCutNimi),
      });
  });

  it('is looked through at once, however many name each other', () => {
    const words = Array.from({ length: 100 }, (_, at) => `sana${at}x`);
    const all = withCommands(
      ...words.map((word, at): [string, string] => [word, words.slice(at + 1, at + 60).join(' ')]),
    );
    expect(omaKetju(1, all)?.fault).toBe('depth');
  });
});

describe('a word that an own command may have', () => {
  it.each(['holvi', 'c30x', 'x', 'mk2', 'antura', 'c'])('is "%s"', (word) => {
    expect(varattuSana(word, lists)).toBeUndefined();
  });

  it.each([
    ['12', 'määrä'],
    ['7,5m3', 'määrä'],
    ['m3', 'määrä'],
    ['-xc3', 'luokan poisto'],
    ['S3', 'S3'],
    ['c30/37', 'C30/37'],
    ['#16', '#16'],
    ['50v', '50 v'],
    ['X0', 'X0'],
    ['xc3', 'XC3'],
    ['rapid', 'Rapid'],
    ['normaali', 'Normaali'],
    ['LAT', 'Lattiabetoni'],
  ])('is not "%s", which is %s', (word, meaning) => {
    expect(varattuSana(word, lists)).toBe(meaning);
  });

  it.each([
    ['c30', 'C30/37'],
    ['rake', 'Rakennebetoni'],
    ['c', undefined],
    ['s3', undefined],
    ['12', undefined],
    ['sokkeli', undefined],
  ])('takes from "%s" that it stood for %s (R-18)', (word, meaning) => {
    expect(lyhenneSana(word, lists)).toBe(meaning);
  });
});
