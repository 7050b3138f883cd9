import { BLANK_KOMENTO_LINE, TO_COMMENT } from '@keikka/domain';
import { betoniLists } from '../../../../test/betoni-lists.js';
import { chipOf, readChosen, valmisRivi, withChoice } from './komento-view.js';

const lists = { ...betoniLists, shortCuts: [] };
const read = (text: string, chosen = {}) => readChosen(text, BLANK_KOMENTO_LINE, lists, chosen);

describe('a command as it is shown', () => {
  it('is a chip for each word [O-167] [O-168]', () => {
    const chips = read('12m3 c30 16 s3 xc3 hissikuilu').words.map(chipOf);
    expect(chips.map(({ typed, kind, value }) => `${typed}: ${kind} ${value}`)).toEqual([
      '12m3: Määrä 12\u00a0m³',
      'c30: Lujuus C30/37',
      '16: Raekoko #16',
      's3: Notkeus S3',
      'xc3: Rasitus XC3',
      'hissikuilu: Lisätietoihin hissikuilu',
    ]);
  });

  it('asks for the meaning of a word, and reads it so once it is chosen', () => {
    const asked = read('it c3');
    const [word] = asked.words.filter(({ as }) => as === 'ambiguous');
    expect(asked.isAmbiguous).toBe(true);
    expect(word && chipOf(word)).toMatchObject({ value: '2 merkitystä', look: 'question' });
    const chosen = withChoice({}, 1, asked.words[1]!, 'lujuus:8');
    expect(read('it c3', chosen).changes).toMatchObject({ laatuId: 15, lujuusId: 8 });
    expect(read('it c3', withChoice({}, 1, asked.words[1]!, TO_COMMENT)).changes).toMatchObject({
      betoniComment: 'c3',
    });
  });

  it('forgets a choice when another word stands in its place', () => {
    const chosen = withChoice({}, 0, read('c3').words[0]!, 'lujuus:8');
    expect(read('it c3', chosen).isAmbiguous).toBe(true);
  });

  it.each([
    [
      '12m3 c30 16 s3 xc3 hissikuilu c',
      '12\u00a0m³ C30/37 #16 S3 XC3 hissikuilu',
      ['c'],
      ['laatu', 'käyttöikä'],
    ],
    ['rak 12m3 c30 16 s3 xc3 50v', '12\u00a0m³ Rakennebetoni C30/37 #16 S3 XC3 50 v', [], []],
    ['rak', '0\u00a0m³ Rakennebetoni', [], ['määrä', 'raekoko', 'lujuus', 'notkeus', 'käyttöikä']],
  ])('says what the line becomes and what it still lacks: %s', (command, text, open, lacks) => {
    expect(valmisRivi(read(command), BLANK_KOMENTO_LINE, lists)).toEqual({ text, open, lacks });
  });
});
