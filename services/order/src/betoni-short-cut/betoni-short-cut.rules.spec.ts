import { Failure, failureBody } from '@keikka/contracts';
import type { BetoniShortCut, KomentoLists } from '@keikka/domain';
import { komentoOf, requireReadable, requireRoomFor } from './betoni-short-cut.rules.js';

const komento = (changes: Partial<BetoniShortCut> = {}): BetoniShortCut => ({
  ...{ betoniShortCutId: 0, betoniShortCut: 'uusi', betoniShortCutNimi: 'Uusi komento' },
  ...{ betoniShortCutCommands: 'c30', ...changes },
});

const antura = komento({
  ...{ betoniShortCutId: 2, betoniShortCut: 'antura,ant', betoniShortCutNimi: 'Antura C25' },
  betoniShortCutCommands: 'c25 pohja',
});

const lists: KomentoLists = {
  ...{ laadut: [], raeKoot: [], notkeudet: [], kayttoIat: [], attrs: [], shortCuts: [antura] },
  lujuudet: [{ lujuusId: 6, lujuusSelite: 'C30/37', lujuusText: '', lujuusComment: '' }],
};

const words = (count: number): string => Array.from({ length: count }, (_, at) => `sana${at}x`).join(',');

/** The code and the Finnish text of the refusal. */
function refusal(of: Partial<BetoniShortCut>, among = lists): string[] {
  try {
    requireReadable(komento(of), among);
    return [];
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return [error.code, failureBody(error.code, error.details).message];
  }
}

describe('an own command', () => {
  it('is stored with one blank between words and its keywords in small letters, each once [O-088]', () => {
    const typed = {
      ...{ betoniShortCutNimi: '  Sokkeli   2 ', betoniShortCut: ' Sok, SOKKELI ,,sok' },
      betoniShortCutCommands: ' c30   #16\tS3 ',
    };
    const stored = {
      ...{ betoniShortCutNimi: 'Sokkeli 2', betoniShortCut: 'sok,sokkeli' },
      betoniShortCutCommands: 'c30 #16 S3',
    };
    expect(komentoOf(typed)).toEqual(stored);
    expect(komentoOf({ betoniShortCut: 'S' }, stored)).toEqual({ ...stored, betoniShortCut: 's' });
  });

  it.each([
    ['one keyword', {}],
    ['ten keywords', { betoniShortCut: words(10) }],
    ['a keyword of two words', { betoniShortCut: 'uusi sokkeli' }],
    ['the beginning of another’s word', { betoniShortCut: 'antu' }],
    ['its own name as keyword', { betoniShortCut: 'uusikomento' }],
    ['words that go to the comment', { betoniShortCutCommands: 'c30 maavarainen' }],
    ['another command in it', { betoniShortCutCommands: 'antura 5m3' }],
  ])('may have %s [O-088]', (_, of) => {
    expect(refusal(of)).toEqual([]);
  });

  it.each([
    ['no name', { betoniShortCutNimi: ' \u200b' }, 'OMA_NO_NAME', 'Anna komennolle nimi.'],
    ['no keyword', { betoniShortCut: ' , ,' }, 'OMA_NO_WORD', 'ainakin yksi komentosana'],
    ['eleven keywords', { betoniShortCut: words(11) }, 'OMA_TOO_MANY_WORDS', 'enintään 10'],
    ['no commands', { betoniShortCutCommands: '\u200b' }, 'OMA_NO_COMMANDS', 'mitä komento vie riville'],
    ['the name of another', { betoniShortCutNimi: 'ANTURAC25' }, 'OMA_NAME_TAKEN', 'Antura C25 on jo'],
    [
      'a keyword of another',
      { betoniShortCut: 'u,ANT' },
      'OMA_WORD_TAKEN',
      'Sana ant on jo komennolla Antura C25',
    ],
    ['a name that is another’s keyword', { betoniShortCutNimi: 'Antura' }, 'OMA_WORD_TAKEN', 'Antura C25'],
    ['a keyword of the lists', { betoniShortCut: 'c30/37' }, 'OMA_WORD_RESERVED', 'C30/37'],
    ['a class as keyword', { betoniShortCut: 'XC3' }, 'OMA_WORD_RESERVED', 'Sanalla xc3 on jo merkitys: XC3'],
    ['a name of the lists', { betoniShortCutNimi: 'Normaali' }, 'OMA_WORD_RESERVED', 'Normaali'],
    ['an amount as keyword', { betoniShortCut: '12m3' }, 'OMA_WORD_RESERVED', 'määrä'],
    ['a keyword after a minus', { betoniShortCut: '-sokkeli' }, 'OMA_WORD_RESERVED', 'luokan poisto'],
    [
      'itself in it',
      { betoniShortCutCommands: 'c30 uusi' },
      'OMA_CIRCLE',
      'Komento kutsuu itseään: Uusi komento → Uusi komento.',
    ],
    [
      'one that names it',
      { betoniShortCut: 'pohja', betoniShortCutCommands: 'antura' },
      'OMA_CIRCLE',
      'Komento kutsuu itseään: Uusi komento → Antura C25 → Uusi komento.',
    ],
  ])('is refused with %s', (_, of, code, text) => {
    const [found, message] = refusal(of);
    expect(found).toBe(`BETONI.${code}`);
    expect(message).toContain(text);
  });

  it('stands in a chain of five, and in none of six (R-13)', () => {
    const chain = (length: number): KomentoLists => ({
      ...lists,
      shortCuts: Array.from({ length }, (_, at) =>
        komento({
          ...{ betoniShortCutId: at + 1, betoniShortCut: `ketju${at}x`, betoniShortCutNimi: `K${at}y` },
          betoniShortCutCommands: `ketju${at + 1}x`,
        }),
      ),
    });
    expect(refusal({ betoniShortCut: 'ketju4x' }, chain(4))).toEqual([]);
    expect(refusal({ betoniShortCut: 'ketju5x' }, chain(5))).toEqual([
      'BETONI.OMA_TOO_DEEP',
      'Peräkkäin voi olla enintään 5 omaa komentoa: K0y → K1y → K2y → K3y → K4y → Uusi komento.',
    ]);
  });

  it('is one of a hundred at most', () => {
    expect(() => requireRoomFor(Array(99))).not.toThrow();
    expect(() => requireRoomFor(Array(100))).toThrow(
      expect.objectContaining({ code: 'BETONI.TOO_MANY_OMA' }),
    );
  });
});
