import { limutusErrorText, limutusRefusalTexts } from '@keikka/domain';
import type { ErrorEntry } from './error-entry.js';

/** Failures of a limutus: the refusals of the short check in the printed order, those of the full one, and of the undoing. */
export const limutusErrors = {
  'LIMUTUS.CONFIRMED': { status: 409, text: limutusRefusalTexts.confirmed },
  'LIMUTUS.RAE_KOKO': { status: 409, text: limutusRefusalTexts.raeKoko },
  'LIMUTUS.TOO_LITTLE': { status: 409, text: limutusRefusalTexts.m3 },
  'LIMUTUS.HAS_PRIMER': { status: 409, text: limutusRefusalTexts.primer },
  'LIMUTUS.FORBIDDEN': { status: 403, text: limutusRefusalTexts.permission },
  'LIMUTUS.INVALID': {
    status: 409,
    text: limutusErrorText([]),
    detailed: ({ errors }: { errors: readonly string[] }) => limutusErrorText(errors),
  },
  'LIMUTUS.WARNINGS': {
    status: 409,
    text: limutusErrorText([]),
    detailed: ({ text }: { text: string }) => text,
  },
  'LIMUTUS.NOT_MADE': { status: 409, text: 'Riviä ei ole tehty limutuksella, joten sitä ei voi perua.' },
} as const satisfies Record<string, ErrorEntry>;
