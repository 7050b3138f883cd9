import type { AskelTulos } from '@keikka/contracts';
import type { Outcome } from '@keikka/server';
import { FAILED_FROM, outoVastaus, ruuhkaText, TOO_MANY, YHTEYSVIRHE } from '../vastaus.rules.js';

export type Answer = { status: number; text: string };

/** What an answer means for the sending. `data` where Fennoa did what it was asked. */
export interface Tulos {
  tulos: AskelTulos;
  koodi: string;
  selite: string;
  vastaus: string | null;
  data?: Body;
}

export interface Body {
  status?: unknown;
  id?: unknown;
  data?: unknown;
  errors?: unknown;
}

/** There is no such invoice. */
export const EI_OLE = 'NOT_FOUND';
/** There is an invoice with the number. */
export const NUMERO_VARATTU = 'NUMBER_TAKEN';
const TUNNUKSET = 'Fennoa ei hyväksy yrityksen tunnuksia. Tarkista Fennoan avaimet.';

const NONE = 404;
const unauthorised = [401, 403];

/** Finnish words for the fields that a person can mend. */
const kentat: Readonly<Record<string, string>> = {
  address: 'katuosoite',
  postalcode: 'postinumero',
  city: 'paikkakunta',
  country: 'maa',
  name: 'nimi',
  vat_number: 'ALV-tunnus',
  invoice_no: 'laskunumero',
};

/** What an outcome means. What is said of keys is never passed on, since it may echo them. */
export function tulosOf(outcome: Outcome<Answer>): Tulos {
  if ('noData' in outcome) {
    const { effect, reason, status } = outcome.noData;
    if (reason === 'refused') return failed('hylätty', 'UNKNOWN_ERROR', `HTTP ${status ?? ''}`.trim());
    const selite =
      reason === 'timed-out'
        ? 'ei vastausta'
        : status === undefined
          ? YHTEYSVIRHE
          : outoVastaus('Fennoa', status);
    return failed(effect === 'unknown' ? 'tuntematon' : 'eiPerillä', 'NETWORK_ERROR', selite);
  }
  const { status, text } = outcome.data;
  if (status === TOO_MANY) return failed('eiPerillä', 'NETWORK_ERROR', ruuhkaText('Fennoa'));
  if (unauthorised.includes(status)) return failed('hylätty', 'AUTHENTICATION_FAILED', TUNNUKSET);
  const body = readBody(text);
  if (status >= FAILED_FROM || !body)
    return failed('tuntematon', 'UNKNOWN_ERROR', outoVastaus('Fennoa', status));
  const isOk = String(body.status).toLowerCase() === 'ok' && body.data !== 'failed';
  if (isOk) return { tulos: 'ok', koodi: '', selite: '', vastaus: text, data: body };
  const koodi = status === NONE ? EI_OLE : isNumberTaken(body.errors) ? NUMERO_VARATTU : 'INVALID_DATA';
  return { ...failed('hylätty', koodi, errorText(body.errors)), vastaus: text };
}

const failed = (tulos: AskelTulos, koodi: string, selite: string): Tulos => ({
  tulos,
  koodi,
  selite,
  vastaus: null,
});

/** Only the number's own errors, since other texts may hold whatever was sent. */
const isNumberTaken = (errors: unknown): boolean =>
  typeof errors === 'object' &&
  errors !== null &&
  ['invoice_no', 'proposed_invoice_number'].some(
    (field) => field in errors && /in use/i.test(errorText((errors as Record<string, unknown>)[field])),
  );

/** A text, a list with nulls and doubles, or lists by field: as one text. */
export function errorText(errors: unknown): string {
  const texts = partsOf(errors);
  return [...new Set(texts)].join('; ');
}

function partsOf(errors: unknown): string[] {
  if (typeof errors === 'string') return [errors];
  if (Array.isArray(errors)) return errors.flatMap(partsOf);
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([field, of]) =>
    partsOf(of).map((text) => `${kentat[field] ?? field}: ${text}`),
  );
}

/** Undefined when it is no answer of Fennoa, which says nothing of what was done. */
function readBody(text: string): Body | undefined {
  try {
    const body: unknown = JSON.parse(text);
    const isBody = typeof body === 'object' && body !== null && 'status' in body;
    return isBody ? body : undefined;
  } catch {
    return undefined;
  }
}
