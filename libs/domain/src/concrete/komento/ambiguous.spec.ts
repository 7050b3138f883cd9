import type { Komento, KomentoLists } from './komento.js';
import { readKomento } from './read-komento.js';
import { line, lists, shortCut } from './test/komento-lists.js';

const read = (text: string, chosen?: [number, string][], of: KomentoLists = lists): Komento =>
  readKomento(text, line({ rasitusluokat: 'XC1,XC4' }), of, chosen && new Map(chosen));

/** The meanings of the last word with the letters that settle it. */
function options(text: string, of?: KomentoLists): string[] {
  const word = read(text, undefined, of).words.at(-1);
  if (word?.as !== 'ambiguous') return [];
  return word.options.map(({ letters, meaning }) => `${letters} ${meaning.kind} ${meaning.label}`);
}

describe('a word with several meanings', () => {
  it.each([
    ['ra', ['K laatu Rakennebetoni', 'N oma Rantamuuri', 'P nopeus Rapid']],
    ['c3', ['0 lujuus C30/37', '2 lujuus C32/40', '5 lujuus C35/45']],
    ['no', ['R nopeus Normaali', 'P nopeus Nopea']],
    ['N', ['OP nopeus Nopea', 'OR nopeus Normaali'].reverse()],
    ['xc', ['1 rasitus XC1', '2 rasitus XC2', '3 rasitus XC3', '4 rasitus XC4']],
    ['-xc', ['1 rasitusPois XC1', '4 rasitusPois XC4']],
    ['-x', ['C1 rasitusPois XC1', 'C4 rasitusPois XC4']],
    ['#', ['12 raeKoko #12', '16 raeKoko #16', '3 raeKoko #32', '8 raeKoko #8']],
    ['p3', []],
    ['ku', ['U lisa Kuuma vesi', 'I lisa Teräskuitu']],
    ['p', ['AA laatu Paalubetoni', 'AK laatu Pakkasbetoni', '3 x', '5 x']],
    ['säänkestävä', ['P-LUKUBETONIP3 x', 'P-LUKUBETONIP5 x']],
  ])('"%s" offers each of them with the letters that settle it (R-08) [O-167]', (text, expected) => {
    const found = options(text).map((option) => option.replace(/ laatu Säänkestävä.*/, ' x'));
    expect(found.sort()).toEqual([...expected].sort());
  });

  it('is offered in the order of the names', () => {
    expect(options('ra').map((option) => option.at(0))).toEqual(['K', 'N', 'P']);
  });

  it.each(['c3', 'xc', 'no', 'ra', '-xc', '#'])('applies nothing and is no comment: "%s" (R-08)', (text) => {
    expect(read(text)).toMatchObject({ changes: {}, isAmbiguous: true });
    expect(read(`${text} 5 zzz`).changes).toEqual({ m3: 5, betoniComment: 'zzz' });
  });

  it.each([
    ['ra', 'laatu:10', { laatuId: 10 }],
    ['ra', 'nopeus:1', { isNopea: 1 }],
    [
      'ra',
      'oma:1',
      { lujuusId: 8, raeKokoId: 1, notkeusId: 3, kayttoIkaId: 2, rasitusluokat: 'XC1,XC4,XF4' },
    ],
    ['-xc', 'rasitusPois:XC4', { rasitusluokat: 'XC1' }],
    ['ra', 'comment', { betoniComment: 'ra' }],
    ['xc', 'rasitus:XC3', { rasitusluokat: 'XC1,XC3,XC4' }],
  ])('"%s" is settled by the choice %s', (text, choice, changes) => {
    expect(read(`5 ${text}`, [[1, choice]])).toMatchObject({
      changes: { m3: 5, ...changes },
      isAmbiguous: false,
    });
  });

  it('waits on when the choice is none of its meanings, or is for another word', () => {
    expect(read('ra', [[0, 'lujuus:6']]).isAmbiguous).toBe(true);
    expect(read('ra', [[1, 'laatu:10']]).isAmbiguous).toBe(true);
  });

  it('does not lend its choice to a word of one meaning', () => {
    expect(read('c30', [[0, 'comment']]).changes).toEqual({ lujuusId: 6 });
  });

  it('may be whole and still have several, of which the list alone chooses', () => {
    const twice = { ...lists, shortCuts: [shortCut(9, 'lattia', 'Oma lattia', 'c25')] };
    expect(options('lattia', twice)).toEqual(['B laatu Lattiabetoni', ' oma Oma lattia']);
    expect(options('lat', twice)).toEqual([]);
  });

  it('is not a word that is whole and begins others (R-18)', () => {
    const words = ['lat', 'mk', 'antura', 'it', 'x0', 'ant', 'norm'];
    expect(words.map((word) => read(word).isAmbiguous)).toEqual(words.map(() => false));
    expect(read('antura').changes.lujuusId).toBe(4);
  });
});
