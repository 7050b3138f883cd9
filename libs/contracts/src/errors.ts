/**
 * Every expected failure of the product: its code, the HTTP status it leaves with and the Finnish text the user reads.
 * A code that is not listed here cannot be thrown: `Failure` takes an `ErrorCode` only.
 */
export const errors = {
  'AUTH.BAD_CREDENTIALS': { status: 401, text: 'Sähköpostiosoite tai salasana on väärin.' },
  'AUTH.NO_TOKEN': { status: 401, text: 'Kirjaudu sisään jatkaaksesi.' },
  'AUTH.SESSION_ENDED': { status: 401, text: 'Istunto on päättynyt. Kirjaudu uudelleen sisään.' },
  'AUTH.FORBIDDEN': { status: 403, text: 'Ei oikeuksia' },
  'AUTH.FOREIGN_TENANT': { status: 403, text: 'Ei oikeuksia toisen yrityksen tietoihin.' },
  'AUTH.TOO_MANY_ATTEMPTS': {
    status: 429,
    text: 'Liian monta kirjautumisyritystä. Odota hetki ja yritä uudelleen.',
  },
  'EMBED.UNKNOWN_PARTNER': { status: 401, text: 'Kumppaniavain ei kelpaa.' },
  'EMBED.ORIGIN_NOT_ALLOWED': { status: 403, text: 'Tilausta ei voi upottaa tälle sivustolle.' },
  'GRID.NO_READ': { status: 403, text: 'Et ole oikeutettu näkemään tätä sivua (GridCore)' },

  'REQUEST.INVALID': { status: 400, text: 'Tarkista tiedot: jokin kenttä puuttuu tai on virheellinen.' },
  'REQUEST.NOT_JSON': { status: 415, text: 'Tiedot on lähetettävä JSON-muodossa (application/json).' },
  'REQUEST.NOT_FOUND': { status: 404, text: 'Pyydettyä tietoa ei löydy.' },
  'REQUEST.METHOD_NOT_ALLOWED': { status: 405, text: 'Osoitetta ei voi kutsua tällä tavalla.' },
  'REQUEST.TOO_LARGE': { status: 413, text: 'Lähetettävä tieto on liian suuri.' },
  'REQUEST.TOO_MANY': { status: 429, text: 'Liian monta pyyntöä. Odota hetki ja yritä uudelleen.' },
  'REQUEST.KEY_REUSED': { status: 409, text: 'Sama toistoavain on jo käytetty toiseen pyyntöön.' },
  'SAVE.CONFLICT': { status: 409, text: 'Joku muu muutti samoja tietoja. Valitse, kumpi arvo jää voimaan.' },

  'CHANGE.OUTDATED': { status: 409, text: 'Kollega on muuttanut tietoja tämän jälkeen.' },

  'KEIKKA.NOT_FOUND': { status: 404, text: 'Tilausta ei löydy' },
  'KEIKKA.NO_ACCESS': { status: 403, text: 'Ei pääsyä tilaukselle.' },
  'KEIKKA.UNKNOWN_TILA': { status: 400, text: 'Tilaa ei voi valita tilaukselle.' },
  'KEIKKA.DURATION_TOO_SHORT': { status: 400, text: 'Pumpun kesto ei voi olla alle 15 minuuttia' },
  'KEIKKA.DURATION_TOO_LONG': {
    status: 400,
    text: 'Pumpun kesto ei voi olla yli 1 viikon (10080 minuuttia)',
  },
  'KEIKKA.MOVED': {
    status: 400,
    text: 'Kollega on siirtänyt tilauksen sillä välin. Katso uusi paikka ja siirrä tarvittaessa uudelleen.',
  },
  // Also of a vehicle that another company has for itself: who may not use it is not told that it exists.
  'VEHICLE.NOT_FOUND': { status: 404, text: 'Ajoneuvoa ei löydy yrityksesi käytettävistä ajoneuvoista.' },
  'VEHICLE.NOT_IN_SERVICE': { status: 409, text: 'Ajoneuvo ei ole käytössä kyseisenä päivänä.' },
  'ASIAKAS.NOT_FOUND': { status: 404, text: 'Yritystä ei löydy.' },
  'ASIAKAS_LINK.NOT_FOUND': { status: 404, text: 'Yritysten välistä linkkiä ei löydy.' },
  'ASIAKAS_LINK.EXISTS': { status: 409, text: 'Yritysten välinen linkki on jo olemassa.' },
  'PERSON.NOT_FOUND': { status: 404, text: 'Henkilöä ei löydy.' },
  'PERSON.NOT_DRIVER': { status: 409, text: 'Henkilö ei ole kuljettaja kyseisenä päivänä.' },
  'PERSON.AWAY': { status: 409, text: 'Kuljettaja on poissa kyseisenä päivänä.' },

  'PALKKI.MOVED': {
    status: 400,
    text: 'Kollega on siirtänyt palkin sillä välin. Katso uusi paikka ja siirrä tarvittaessa uudelleen.',
  },
  'PALKKI.NOT_FOUND': { status: 404, text: 'Palkkia ei löydy.' },
  'PALKKI.START_NOT_BEFORE_END': {
    status: 400,
    text: 'Virhe: Aloitusajan on oltava ennen lopetusaikaa!',
  },
  'PALKKI.TOO_LONG': { status: 400, text: 'Palkki voi kestää enintään vuoden.' },
  'PALKKI.VEHICLE_REQUIRED': { status: 400, text: 'Palkki tarvitsee ajoneuvon ja omistajayrityksen.' },
  'PALKKI.UNKNOWN_TYPE': { status: 400, text: 'Palkkilajia ei löydy.' },
  'PALKKI.TYPE_RESTRICTED': {
    status: 403,
    text: 'Palkkilaji on vain yrityksen ja laskutuksen ylläpitäjille.',
  },
  'PALKKI.UNKNOWN_SOURCE': { status: 400, text: 'Yritys ei ole yrityksesi lähdeasiakas.' },

  'TUOTE.NOT_FOUND': { status: 404, text: 'Tuotetta ei löydy.' },
  'TUOTE.NIMIKE_REQUIRED': { status: 400, text: 'Tuotteella on oltava nimike.' },
  'TUOTE.HINTA_OUT_OF_RANGE': { status: 400, text: 'Hinta voi olla enintään 1 000 000 euroa.' },
  'TUOTE.ALV_OUT_OF_RANGE': { status: 400, text: 'ALV-prosentin on oltava 0–100.' },
  // The details name the field, what is wrong with its formula, and where.
  'TUOTE.KAAVA_INVALID': { status: 400, text: 'Tuotteen kaavassa on virhe.' },
  'TUOTE.IN_USE': {
    status: 409,
    text: 'Tuote on lisätty yhdelle tai useammalle laskulle ja sitä ei voida poistaa',
  },

  'SERVICE.UNAVAILABLE': {
    status: 503,
    text: 'Palvelu ei vastaa juuri nyt. Yritä hetken kuluttua uudelleen.',
  },
  'SERVICE.DATABASE_GONE': { status: 504, text: 'Tietokantapalvelin ei vastaa' },
  INTERNAL: { status: 500, text: 'Odottamaton virhe. Yritä uudelleen.' },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof errors;

/** What leaves the house on failure: `{success: false, error, errorCode, errorDetails?}`, and the form C-43 prints. */
export interface FailureBody {
  success: false;
  /** The HTTP status, as C-43 prints it. */
  code: number;
  /** The same text as `error`, under the name C-43 prints. */
  message: string;
  error: string;
  errorCode: ErrorCode;
  errorDetails?: unknown;
}

/** An expected failure: a coded value that is thrown where it is found and mapped once at the door. */
export class Failure extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details?: unknown,
  ) {
    super(errors[code].text);
    this.name = 'Failure';
  }
}

/** The body a failure leaves the house with. */
export function failureBody(code: ErrorCode, details?: unknown): FailureBody {
  const { status, text } = errors[code];
  return {
    success: false,
    code: status,
    message: text,
    error: text,
    errorCode: code,
    ...(details === undefined ? {} : { errorDetails: details }),
  };
}

/** One field of a save that two people changed to different values. */
export interface FieldConflict {
  field: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}
