import type { ErrorEntry } from './error-entry.js';

/** Failures of palkit. */
export const palkkiErrors = {
  'PALKKI.MOVED': {
    status: 400,
    text: 'Kollega on siirtänyt palkin sillä välin. Katso uusi paikka ja siirrä tarvittaessa uudelleen.',
  },
  'PALKKI.NOT_FOUND': { status: 404, text: 'Palkkia ei löydy.' },
  'PALKKI.START_NOT_BEFORE_END': {
    status: 400,
    text: 'Virhe: Aloitusajan on oltava ennen lopetusaikaa!',
  },
  'PALKKI.TOO_SHORT': { status: 400, text: 'Palkin on kestettävä vähintään minuutti.' },
  'PALKKI.TOO_LONG': { status: 400, text: 'Palkki voi kestää enintään vuoden.' },
  'PALKKI.VEHICLE_REQUIRED': { status: 400, text: 'Palkki tarvitsee ajoneuvon ja omistajayrityksen.' },
  'PALKKI.UNKNOWN_TYPE': { status: 400, text: 'Palkkilajia ei löydy.' },
  'PALKKI.TYPE_RESTRICTED': {
    status: 403,
    text: 'Palkkilaji on vain yrityksen ja laskutuksen ylläpitäjille.',
  },
  'PALKKI.UNKNOWN_SOURCE': { status: 400, text: 'Yritys ei ole yrityksesi lähdeasiakas.' },
  'PALKKI.UNKNOWN_COMPANY': { status: 400, text: 'Yritys ei ole yrityksesi asiakas eikä kumppani.' },
  'PALKKI.TOO_MANY_DRIVERS': { status: 409, text: 'Palkilla voi olla enintään 20 kuljettajaa.' },
} as const satisfies Record<string, ErrorEntry>;
