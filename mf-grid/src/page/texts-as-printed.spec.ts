import { errors } from '@keikka/contracts';
import { networkText } from '@keikka/sdk';
import { readFileSync } from 'node:fs';
import { texts as grid } from '../day/texts.js';
import { texts as palkkiEditor } from '../features/palkki-editor/texts.js';
import { removalTexts } from '../palkki/use-confirm-removal.js';

/**
 * What the specification of the grid quotes, as far as the product shows it: a guard of the spelling. That a text is
 * shown where it belongs is for the spec of its screen.
 */
const PRINTED = [
  'Ladataan aikataulunäkymää...',
  'Ei tilauksia',
  'Tilausten lataaminen epäonnistui',
  'Tarkista internetyhteytesi ja yritä uudelleen',
  'Tilausten lataaminen epäonnistui, näytetään tilaukset muistista',
  'Gridi-näkymän latausvirhe',
  'Päivitä sivu',
  'Käyttäjän asiakastietoja ei löydy',
  'Käyttäjän autentikointitietoja ei löydy',
  'Et ole oikeutettu näkemään tätä sivua (GridCore)',
  'PALKKI',
  'Tänään',
  'Näytä ajoneuvotiedot',
  'Aikavirhe keikalla {id}',
  'Keikan loppuaika on ennen aloitusaikaa',
  'Töissä, ei ajoneuvoa',
  'Oletko varma.',
  'PERUUTA',
  'Poistetaan tilaus',
  'Poistetaan palkki',
  'Tilaus poistettu.',
  'Palkki poistettu.',
  'Poisto epäonnistui.',
  'Ajoneuvon vaihto epäonnistui',
  'Tilan vaihto epäonnistui',
  'Error saving palkki to DB !',
  'Kuljettajia ei löytynyt valitulle ajoneuvolle.',
];

/** Every text in a tree of texts; one with a place for a value is printed with the value's name. */
function textsIn(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  if (typeof tree === 'function') return [filled(tree as (value: string) => unknown)];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(textsIn) : [];
}

function filled(text: (value: string) => unknown): string {
  try {
    return String(text('{id}'));
  } catch {
    // A day or an amount has to be one.
    return '';
  }
}

describe('the language of the grid', () => {
  const shown = new Set(
    [grid, palkkiEditor, removalTexts, networkText, Object.values(errors).map(({ text }) => text)].flatMap(
      textsIn,
    ),
  );

  it.each(PRINTED)('is spelt as in the specification: %s', (text) => {
    expect(shown).toContain(text);
  });

  it('is told to the browser: Finnish [G-006]', () => {
    const page = readFileSync(`${__dirname}/../../libs/tooling/federation/page.html`, 'utf8');
    expect(page).toContain('<html lang="fi">');
  });
});
