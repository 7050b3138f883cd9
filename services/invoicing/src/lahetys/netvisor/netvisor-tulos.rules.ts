import type { AskelTulos } from '@keikka/contracts';
import type { Outcome } from '@keikka/server';
import { FAILED_FROM, outoVastaus, ruuhkaText, TOO_MANY, YHTEYSVIRHE } from '../vastaus.rules.js';
import { listOf, nodeAt, readRoot } from './netvisor-xml.js';

type Answer = { status: number; text: string };

/** A request that was made, as it may be shown, and how it ended. */
export interface Kerrottu {
  outcome: Outcome<Answer>;
  pyynto: string;
}

/** What an answer means for the sending. `root` where Netvisor did what it was asked. */
export interface Tulos {
  tulos: AskelTulos;
  koodi: string;
  selite: string;
  vastaus: string | null;
  root?: ReturnType<typeof readRoot>;
}

const ODOTTAMATON = 'Laskun luonnissa tapahtui odottamaton virhe.';

/** Codes that pass by themselves: the same request may do later. */
const PASSING = /^(SYSTEM_MAINTENANCE|SYSTEM_MAINTANANCE|TECHNICAL_ERROR)$/;
/** The request was refused as such, and nothing of it was done. */
const NOT_TAKEN = /^REQUEST_NOT_UNIQUE$/;
/** It says that there is one already: which one, a look shows. */
const THERE = /^DUPLICATE_DATA$/;

/** Finnish words for what a person can mend; the system's own for the rest. */
const texts: Readonly<Record<string, string>> = {
  AUTHENTICATION_FAILED: 'Netvisor ei hyväksy yrityksen tunnuksia. Tarkista Netvisorin avaimet.',
  SERVICE_ACCESS_ERROR: 'Netvisorissa ei ole sallittu tätä rajapintaa. Salli se Netvisorin asetuksista.',
  PERIOD_LOCK: 'Kirjanpidon kausi on Netvisorissa lukittu. Ota yhteys kirjanpitäjään.',
  SYSTEM_MAINTENANCE: 'Netvisorissa on huoltokatko.',
};

/** What an outcome means. Texts of authentication are never passed on, since they may echo what was signed. */
export function tulosOf(outcome: Outcome<Answer>): Tulos {
  if ('noData' in outcome) {
    const { effect, reason, status } = outcome.noData;
    const isThere = effect === 'unknown';
    const selite =
      reason === 'timed-out'
        ? 'ei vastausta'
        : status === undefined
          ? YHTEYSVIRHE
          : outoVastaus('Netvisor', status);
    if (reason === 'refused')
      return refused('UNKNOWN_ERROR', `${ODOTTAMATON} HTTP ${status ?? ''}`.trim(), null);
    return { tulos: isThere ? 'tuntematon' : 'eiPerillä', koodi: 'NETWORK_ERROR', selite, vastaus: null };
  }
  const { status, text } = outcome.data;
  if (status === TOO_MANY)
    return { tulos: 'eiPerillä', koodi: 'NETWORK_ERROR', selite: ruuhkaText('Netvisor'), vastaus: null };
  const read = readStatus(text);
  if (!read)
    return {
      tulos: 'tuntematon',
      koodi: 'UNKNOWN_ERROR',
      selite: outoVastaus('Netvisor', status),
      vastaus: null,
    };
  if (read.koodi === 'OK' && status < FAILED_FROM)
    return { tulos: 'ok', koodi: '', selite: '', vastaus: text, root: read.root };
  return failureOf(status, read.koodi, read.selite);
}

function failureOf(status: number, koodi: string, own: string): Tulos {
  const isSecret = koodi === 'AUTHENTICATION_FAILED';
  const selite = texts[koodi] ?? own;
  const vastaus = isSecret ? koodi : `${koodi} :: ${own}`;
  if (NOT_TAKEN.test(koodi)) return { tulos: 'eiPerillä', koodi, selite, vastaus };
  if (status >= FAILED_FROM || PASSING.test(koodi) || THERE.test(koodi))
    return { tulos: 'tuntematon', koodi, selite, vastaus };
  return refused(koodi, selite, vastaus);
}

const refused = (koodi: string, selite: string, vastaus: string | null): Tulos => ({
  tulos: 'hylätty',
  koodi,
  selite,
  vastaus,
});

/** 'OK', or the code and the text of a failure: `FAILED` and `CODE :: text`. Undefined when it is no answer of Netvisor. */
function readStatus(
  text: string,
): { koodi: string; selite: string; root: ReturnType<typeof readRoot> } | undefined {
  try {
    const root = readRoot(text);
    const status = nodeAt(root.responsestatus);
    const words = listOf(typeof status === 'object' ? status.status : undefined).map(String);
    if (words[0]?.toUpperCase() === 'OK') return { koodi: 'OK', selite: '', root };
    const [koodi = '', ...rest] = (words[1] ?? '').split('::').map((part) => part.trim());
    return koodi ? { koodi: koodi.toUpperCase(), selite: rest.join(' ') || ODOTTAMATON, root } : undefined;
  } catch {
    // What is no XML says nothing of what was done.
    return undefined;
  }
}
