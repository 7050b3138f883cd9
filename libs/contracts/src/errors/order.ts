import { tarkistaEnsin, type TarkistusKohde } from '../order/tarkistus/tarkistus.js';
import type { ErrorEntry } from './error-entry.js';

/** Failures of orders. */
export const orderErrors = {
  'KEIKKA.NOT_FOUND': { status: 404, text: 'Tilausta ei löydy' },
  'KEIKKA.NO_ACCESS': { status: 403, text: 'Ei pääsyä tilaukselle.' },
  'KEIKKA.REMOVED': { status: 409, text: 'Tilaus on poistettu sillä välin.' },
  'KEIKKA.UNKNOWN_VEHICLE_TYPE': { status: 400, text: 'Ajoneuvotyyppiä ei ole. Valitse toinen.' },
  'KEIKKA.NOTHING_TO_MAKE': {
    status: 400,
    text: 'Valitse luotava kohde: joko tilaus (keikka) tai aikapalkki.',
  },
  'KEIKKA.BOTH_TO_MAKE': {
    status: 400,
    text: 'Voit valita vain yhden kohteen kerrallaan: joko tilauksen tai aikapalkin.',
  },
  'KEIKKA.NO_OWNER': { status: 400, text: 'Omistaja-asiakkaan valinta on pakollinen ennen luomista.' },
  'KEIKKA.PALKKI_ELSEWHERE': {
    status: 400,
    text: 'Aikapalkki luodaan palkin omalla tallennuksella, ei tilauksen luonnilla.',
  },
  'KEIKKA.UNKNOWN_SIJAINTI': { status: 400, text: 'Tehdas ei ole tilauksen betonivalmistajan tehdas.' },
  'KEIKKA.UNKNOWN_PERSON': { status: 400, text: 'Yhteyshenkilö ei ole yrityksesi tuntema henkilö.' },
  'KEIKKA.UNKNOWN_ASIAKAS': { status: 400, text: 'Vastaanottava asiakas ei ole yrityksesi asiakas.' },
  'KEIKKA.UNKNOWN_TYOMAA': { status: 400, text: 'Työmaa ei ole yrityksesi työmaa. Valitse toinen.' },
  'TYOMAA.NOT_FOUND': { status: 404, text: 'Työmaata ei löydy.' },
  'TYOMAA.IN_USE': {
    status: 409,
    text: 'Työmaalla on tilauksia, joten sitä ei voi poistaa.',
    detailed: ({ keikkaCount }: { keikkaCount: number }) =>
      `Työmaalla on ${keikkaCount === 1 ? 'tilaus' : `${keikkaCount} tilausta`}, joten sitä ei voi poistaa.`,
  },
  'TYOMAA.SAME_TWICE': { status: 400, text: 'Valitse kaksi eri työmaata.' },
  'TYOMAA.MERGE_NOT_FOUND': { status: 404, text: 'Yhdistämistä ei löydy.' },
  'TYOMAA.MERGE_TOO_OLD': {
    status: 409,
    text: 'Yhdistämisestä on yli 10 minuuttia, joten sitä ei voi enää kumota.',
  },
  'TYOMAA.MERGE_CHANGED': {
    status: 409,
    text: 'Tilausten työmaata on muutettu yhdistämisen jälkeen, joten yhdistämistä ei voi kumota.',
    detailed: ({ keikkaIds }: { keikkaIds: readonly number[] }) =>
      `${keikkaIds.length === 1 ? 'Tilauksen' : 'Tilausten'} ${keikkaIds.join(', ')} työmaata on muutettu yhdistämisen jälkeen, joten yhdistämistä ei voi kumota.`,
  },
  'KEIKKA.TOO_MANY_PERSONS': { status: 409, text: 'Henkilöitä voi olla enintään 50.' },
  'TYOMAA.TOO_MANY_PERSONS': { status: 409, text: 'Työmaalla voi olla enintään 50 henkilöä.' },
  'TYOMAA.NO_STREET': { status: 400, text: 'Työmaan katuosoite on pakollinen.' },
  'KEIKKA.UNKNOWN_SUPPLIER': { status: 400, text: 'Yritys ei ole toimittajasi. Valitse toinen.' },
  'KEIKKA.UNKNOWN_SOURCE': { status: 400, text: 'Yritys ei ole lähdeasiakkaasi. Valitse toinen.' },
  'KEIKKA.UNKNOWN_TILA': { status: 400, text: 'Tilaa ei voi valita tilaukselle.' },
  'KEIKKA.UNCHECKED_COPY': {
    status: 409,
    text: 'Tarkista ensin kopioidun tilauksen tiedot.',
    detailed: ({ tarkistettavat }: { tarkistettavat: readonly TarkistusKohde[] }) =>
      tarkistaEnsin(tarkistettavat),
  },
  'KEIKKA.DURATION_TOO_SHORT': { status: 400, text: 'Pumpun kesto ei voi olla alle 15 minuuttia' },
  'KEIKKA.DURATION_TOO_LONG': {
    status: 400,
    text: 'Pumpun kesto ei voi olla yli 1 viikon (10080 minuuttia)',
  },
  'KEIKKA.TOO_MANY_DRIVERS': { status: 409, text: 'Tilauksella voi olla enintään 20 kuljettajaa.' },
  'KEIKKA.INVALID_MATKA': { status: 400, text: 'Virheellinen kilometrimäärä' },
  'KEIKKA.INVALID_AJOAIKA': { status: 400, text: 'Virheellinen aikamäärä' },
  'MATKA.NO_TYOMAA_PLACE': { status: 409, text: 'Työmaan sijainti puuttuu' },
  'MATKA.NO_SIJAINTI_PLACE': { status: 409, text: 'Tehtaan sijainti puuttuu' },
  'MATKA.NO_PLACES': { status: 409, text: 'Työmaan ja tehtaan sijainti puuttuu' },
  'SIJAINTI.NOT_FOUND': { status: 404, text: 'Tehdasta ei löydy.' },
  'SIJAINTI.NO_NAME': { status: 400, text: 'Tehtaan nimi on pakollinen.' },
  'SIJAINTI.HALF_PLACE': { status: 400, text: 'Anna tehtaan sijainnista sekä leveysaste että pituusaste.' },
  'SIJAINTI.IN_USE': {
    status: 409,
    text: 'Tehtaalta on tulossa tilauksia, joten sitä ei voi poistaa.',
    detailed: ({ keikkaCount }: { keikkaCount: number }) =>
      `Tehtaalta on tulossa ${keikkaCount === 1 ? 'tilaus' : `${keikkaCount} tilausta`}, joten sitä ei voi poistaa.`,
  },
  'MATKA.UNKNOWN_SIJAINTI': { status: 404, text: 'Tehdasta ei löydy.' },
  'MATKA.TOO_FAR': {
    status: 409,
    text: 'Tehdas ja työmaa ovat liian kaukana toisistaan. Tarkista niiden sijainnit.',
  },
  'GEOKOODAUS.NOT_FOUND': { status: 404, text: 'Osoitetta ei löydy.' },
  'GEOKOODAUS.NOT_IN_USE': { status: 409, text: 'Osoitehaku ei ole käytössä.' },
  'GEOKOODAUS.UNAVAILABLE': {
    status: 503,
    text: 'Osoitehaku ei vastaa juuri nyt. Yritä hetken kuluttua uudelleen.',
  },
  'VAIHELOKI.NOT_FOUND': { status: 404, text: 'Merkintää ei löydy.' },
  'VAIHELOKI.EMPTY': { status: 400, text: 'Kirjoita merkintä.' },
  'VAIHELOKI.NOT_WRITABLE': { status: 400, text: 'Merkinnän tyyppiä ei voi kirjata itse. Valitse toinen.' },
  'VAIHELOKI.NOT_OWN': { status: 403, text: 'Voit poistaa vain omia betonitietojen lähetysmerkintöjäsi.' },
  'KEIKKA.MOVED': {
    status: 400,
    text: 'Kollega on siirtänyt tilauksen sillä välin. Katso uusi paikka ja siirrä tarvittaessa uudelleen.',
  },
} as const satisfies Record<string, ErrorEntry>;
