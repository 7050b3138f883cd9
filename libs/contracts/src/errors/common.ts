import type { ErrorEntry } from './error-entry.js';

/** Failures that any call may answer. */
export const commonErrors = {
  'REQUEST.INVALID': { status: 400, text: 'Tarkista tiedot: jokin kenttä puuttuu tai on virheellinen.' },
  'REQUEST.NOT_JSON': { status: 415, text: 'Tiedot on lähetettävä JSON-muodossa (application/json).' },
  'REQUEST.NOT_FOUND': { status: 404, text: 'Pyydettyä tietoa ei löydy.' },
  'REQUEST.METHOD_NOT_ALLOWED': { status: 405, text: 'Osoitetta ei voi kutsua tällä tavalla.' },
  'REQUEST.TOO_LARGE': { status: 413, text: 'Lähetettävä tieto on liian suuri.' },
  'REQUEST.TOO_MANY': { status: 429, text: 'Liian monta pyyntöä. Odota hetki ja yritä uudelleen.' },
  'REQUEST.KEY_REUSED': { status: 409, text: 'Sama toistoavain on jo käytetty toiseen pyyntöön.' },
  'SAVE.CONFLICT': { status: 409, text: 'Joku muu muutti samoja tietoja. Valitse, kumpi arvo jää voimaan.' },
  'CHANGE.OUTDATED': { status: 409, text: 'Kollega on muuttanut tietoja tämän jälkeen.' },
  'SERVICE.UNAVAILABLE': {
    status: 503,
    text: 'Palvelu ei vastaa juuri nyt. Yritä hetken kuluttua uudelleen.',
  },
  'SERVICE.BUSY': {
    status: 503,
    text: 'Palvelussa on juuri nyt ruuhkaa. Yritä hetken kuluttua uudelleen.',
  },
  'SERVICE.DATABASE_GONE': { status: 504, text: 'Tietokantapalvelin ei vastaa' },
  INTERNAL: { status: 500, text: 'Odottamaton virhe. Yritä uudelleen.' },
} as const satisfies Record<string, ErrorEntry>;
