import { SHORTEST_PASSWORD } from '../session.js';
import type { ErrorEntry } from './error-entry.js';

/** Failures of signing in, of rights and of partner portals. */
export const authErrors = {
  'AUTH.BAD_CREDENTIALS': { status: 401, text: 'Sähköpostiosoite tai salasana on väärin.' },
  'AUTH.LINK_SPENT': {
    status: 410,
    text: 'Linkki on jo käytetty tai vanhentunut. Pyydä uusi siltä, jolta sait tämän.',
  },
  'AUTH.PASSWORD_SHORT': {
    status: 400,
    text: `Salasanassa on oltava vähintään ${SHORTEST_PASSWORD} merkkiä.`,
  },
  'AUTH.NO_TOKEN': { status: 401, text: 'Kirjaudu sisään jatkaaksesi.' },
  'AUTH.SESSION_ENDED': { status: 401, text: 'Istunto on päättynyt. Kirjaudu uudelleen sisään.' },
  'AUTH.FORBIDDEN': { status: 403, text: 'Ei oikeuksia' },
  'AUTH.FOREIGN_TENANT': { status: 403, text: 'Ei oikeuksia toisen yrityksen tietoihin.' },
  'AUTH.FOREIGN_PAGE': { status: 403, text: 'Kirjautuminen ei onnistu tältä sivustolta.' },
  'AUTH.TOO_MANY_ATTEMPTS': {
    status: 429,
    text: 'Liian monta kirjautumisyritystä. Odota hetki ja yritä uudelleen.',
  },
  'EMBED.UNKNOWN_PARTNER': { status: 401, text: 'Kumppaniavain ei kelpaa.' },
  'EMBED.ORIGIN_NOT_ALLOWED': { status: 403, text: 'Tilausta ei voi upottaa tälle sivustolle.' },
} as const satisfies Record<string, ErrorEntry>;
