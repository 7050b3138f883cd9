import { komentoSanat } from './komento-sanat.js';
import { readKomento } from './read-komento.js';
import { line, lists } from './test/komento-lists.js';

const groups = komentoSanat(lists);
const rowsOf = (title: string): string[] =>
  groups
    .filter((group) => group.title === title)
    .flatMap(({ rows }) => rows.map(({ words, meaning }) => `${words.join(', ')}: ${meaning}`));

describe('the list of command words', () => {
  it('has the groups as they are drawn', () => {
    expect(groups.map(({ title }) => title)).toEqual([
      ...['Laatu', 'Nopeus', 'Lujuus', 'Raekoko', 'Notkeus', 'Käyttöikä'],
      ...['Rasitus', 'Lisät', 'Määrä', 'Omat komennot'],
    ]);
  });

  it.each([
    ['Laatu', 'rak, rakenne: Rakennebetoni'],
    ['Laatu', 'lat, lattia: Lattiabetoni'],
    ['Laatu', 'alusbetoni: Alusbetoni'],
    ['Lujuus', 'c30: C30/37'],
    ['Notkeus', 's2: S2'],
    ['Rasitus', '-xc3: poistaa luokan'],
    ['Lisät', 'kui, teräs: Teräskuitu'],
    ['Lisät', 'kuuma vesi: Kuuma vesi'],
    ['Raekoko', '#16, 16mm: #16'],
    ['Raekoko', 'ei raekokoa: Ei raekokoa'],
    ['Käyttöikä', '50v: 50 v'],
    ['Nopeus', 'nopea, rapid: Nopea'],
    ['Nopeus', 'norm, normaali: Normaali'],
    ['Määrä', '12, 12m, 12m3: 12\u00a0m³'],
    ['Omat komennot', 'antura, ant: Antura C25'],
  ])('has under %s "%s"', (title, row) => {
    expect(rowsOf(title)).toContain(row);
  });

  it('has no word that is read as text or waits for a choice', () => {
    for (const word of groups.flatMap(({ rows }) => rows.flatMap(({ words }) => words))) {
      const { words, isAmbiguous } = readKomento(word, line(), lists);
      expect([word, words.length, isAmbiguous, words[0]?.as]).toEqual([
        word,
        1,
        false,
        expect.not.stringMatching('comment'),
      ]);
    }
  });

  it('leaves out extras that were deleted', () => {
    expect(rowsOf('Lisät')).toHaveLength(3);
  });
});
