import type { ErrorEntry } from './error-entry.js';

/** Failures of concrete lines. */
export const betoniErrors = {
  'BETONI.NOT_FOUND': { status: 404, text: 'Nykyistä betonia ei löydy' },
  'BETONI.CONFIRMED': {
    status: 409,
    text: 'Betoni on vahvistettu. Vahvistettua betonia ei voi muuttaa, kopioida eikä poistaa.',
  },
  'BETONI.DELIVERED': { status: 409, text: 'Betonia on jo toimitettu, joten riviä ei voi poistaa.' },
  'BETONI.NOT_WHOLE': {
    status: 409,
    text: 'Betoni ei ole kokonainen, joten sitä ei voi vahvistaa.',
    detailed: ({ puuttuu }: { puuttuu: string }) => `Betonia ei voi vahvistaa. ${puuttuu}`,
  },
  'BETONI.TOO_MANY': { status: 409, text: 'Tilauksella voi olla enintään 100 betoniriviä.' },
  'BETONI.UNKNOWN_CHOICE': {
    status: 400,
    text: 'Valintaa ei ole. Valitse toinen.',
    detailed: ({ label }: { label: string }) => `${label}: valintaa ei ole. Valitse toinen.`,
  },
  'BETONI.UNKNOWN_CLASS': { status: 400, text: 'Rasitusluokkaa ei ole.' },
  'BETONI.ATTR_NOT_FOUND': { status: 404, text: 'Nykyistä betonilisää ei löydy' },
  'BETONI.UNKNOWN_ATTR': { status: 400, text: 'Betonilisää ei ole. Valitse toinen.' },
  'BETONI.ATTR_TWICE': {
    status: 409,
    text: 'Lisä on jo betonirivillä.',
    detailed: ({ attrNimike }: { attrNimike: string }) => `${attrNimike} on jo betonirivillä.`,
  },
  'BETONI.TOO_MANY_ATTRS': { status: 409, text: 'Betonirivillä voi olla enintään 30 lisää.' },
  'BETONI.ATTR_NO_NAME': { status: 400, text: 'Anna lisälle nimi.' },
  'BETONI.ATTR_NAME_TAKEN': {
    status: 409,
    text: 'Samanniminen lisä on jo listalla.',
    detailed: ({ attrNimike }: { attrNimike: string }) => `Lisä ${attrNimike} on jo listalla.`,
  },
  'BETONI.ATTR_WORD_NOT_SINGLE': {
    status: 400,
    text: 'Komentosanassa ei voi olla välilyöntiä. Erota sanat pilkulla.',
    detailed: ({ sana }: { sana: string }) =>
      `Komentosanassa ei voi olla välilyöntiä: ${sana}. Erota sanat pilkulla.`,
  },
  'BETONI.ATTR_WORD_TAKEN': {
    status: 409,
    text: 'Komentosana on jo toisella lisällä.',
    detailed: ({ sana, attrNimike }: { sana: string; attrNimike: string }) =>
      `Komentosana ${sana} on jo lisällä ${attrNimike}.`,
  },
  'BETONI.ATTR_SHARED': { status: 403, text: 'Yhteistä lisää ei voi muuttaa eikä poistaa.' },
  'BETONI.TOO_MANY_ATTR_TYPES': { status: 409, text: 'Yrityksellä voi olla enintään 200 omaa lisää.' },
  'BETONI.OMA_NOT_FOUND': { status: 404, text: 'Omaa komentoa ei löydy.' },
  'BETONI.OMA_NO_NAME': { status: 400, text: 'Anna komennolle nimi.' },
  'BETONI.OMA_NO_WORD': { status: 400, text: 'Anna komennolle ainakin yksi komentosana.' },
  'BETONI.OMA_NO_COMMANDS': { status: 400, text: 'Kirjoita, mitä komento vie riville.' },
  'BETONI.OMA_TOO_MANY_WORDS': { status: 400, text: 'Komennolla voi olla enintään 10 komentosanaa.' },
  'BETONI.OMA_NAME_TAKEN': {
    status: 409,
    text: 'Samanniminen komento on jo listalla.',
    detailed: ({ nimi }: { nimi: string }) => `Komento ${nimi} on jo listalla.`,
  },
  'BETONI.OMA_WORD_TAKEN': {
    status: 409,
    text: 'Komentosana on jo toisella komennolla.',
    detailed: ({ sana, nimi }: { sana: string; nimi: string }) =>
      `Sana ${sana} on jo komennolla ${nimi}. Valitse toinen sana.`,
  },
  'BETONI.OMA_WORD_RESERVED': {
    status: 409,
    text: 'Sanalla on jo toinen merkitys. Valitse toinen sana.',
    detailed: ({ sana, merkitys }: { sana: string; merkitys: string }) =>
      `Sanalla ${sana} on jo merkitys: ${merkitys}. Valitse toinen sana.`,
  },
  'BETONI.OMA_CIRCLE': {
    status: 400,
    text: 'Komento kutsuu itseään.',
    detailed: ({ ketju }: { ketju: string }) => `Komento kutsuu itseään: ${ketju}.`,
  },
  'BETONI.OMA_TOO_DEEP': {
    status: 400,
    text: 'Peräkkäin voi olla enintään 5 omaa komentoa.',
    detailed: ({ ketju }: { ketju: string }) => `Peräkkäin voi olla enintään 5 omaa komentoa: ${ketju}.`,
  },
  'BETONI.TOO_MANY_OMA': { status: 409, text: 'Yrityksellä voi olla enintään 100 omaa komentoa.' },
  'BETONI.UNKNOWN_RASITUS': { status: 400, text: 'Rasitusluokkaa ei ole.' },
} as const satisfies Record<string, ErrorEntry>;
