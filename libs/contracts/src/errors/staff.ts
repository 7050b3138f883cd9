import type { ErrorEntry } from './error-entry.js';

/** Failures of companies, persons and vehicles. */
export const staffErrors = {
  // Also answered for a vehicle of another company, so that a caller who may not use it does not learn that
  // it exists.
  'VEHICLE.NOT_FOUND': { status: 404, text: 'Ajoneuvoa ei löydy yrityksesi käytettävistä ajoneuvoista.' },
  'VEHICLE.NOT_IN_SERVICE': { status: 409, text: 'Ajoneuvo ei ole käytössä kyseisenä päivänä.' },
  'ASIAKAS.NOT_FOUND': { status: 404, text: 'Yritystä ei löydy.' },
  'ASIAKAS.NO_NAME': { status: 400, text: 'Asiakkaan nimi on pakollinen.' },
  'ASIAKAS.BAD_YTUNNUS': {
    status: 400,
    text: 'Y-tunnus ei ole oikein. Tarkista numerot: muoto on 1234567-8, ja viimeinen numero on tarkiste.',
  },
  'ASIAKAS.EXISTS': { status: 409, text: 'Asiakas on jo luettelossa. Valitse se hakemalla.' },
  'ASIAKAS_LINK.NOT_FOUND': { status: 404, text: 'Yritysten välistä linkkiä ei löydy.' },
  'ASIAKAS_LINK.EXISTS': { status: 409, text: 'Yritysten välinen linkki on jo olemassa.' },
  'PERSON.NOT_FOUND': { status: 404, text: 'Henkilöä ei löydy.' },
  'PERSON.NO_NAME': { status: 400, text: 'Anna henkilön etunimi tai sukunimi.' },
  'PERSON.UNREACHABLE': { status: 400, text: 'Anna henkilön puhelinnumero tai sähköpostiosoite.' },
  'PERSON.BAD_PHONE': { status: 400, text: 'Puhelinnumero ei ole oikein. Esimerkki: 040 123 4567.' },
  'PERSON.BAD_EMAIL': {
    status: 400,
    text: 'Sähköpostiosoite ei ole oikein. Esimerkki: etunimi.sukunimi@yritys.fi.',
  },
  'PERSON.NOT_EDITABLE': {
    status: 403,
    text: 'Henkilön tietoja ei voi muuttaa: hänellä on oma tunnus, tai toinenkin yritys tuntee hänet.',
  },
  'PERSON.EXISTS': { status: 409, text: 'Henkilö on jo yhteyshenkilönä. Valitse hänet hakemalla.' },
  'PERSON.NOT_DRIVER': { status: 409, text: 'Henkilö ei ole kuljettaja kyseisenä päivänä.' },
  'PERSON.AWAY': { status: 409, text: 'Kuljettaja on poissa kyseisenä päivänä.' },
} as const satisfies Record<string, ErrorEntry>;
