import {
  limutusErrorText,
  limutusFailureText,
  limutusRefusalTexts,
  limutusStepFailureText,
} from '@keikka/domain';
import type { ErrorEntry } from './error-entry.js';

/** Failures of a limutus: the refusals of the short check in the printed order, those of the full one, of a step, and of the undoing. */
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
  // Steps are counted from 1. All of them were rolled back.
  'LIMUTUS.STEP_FAILED': {
    status: 500,
    text: limutusFailureText(),
    detailed: ({ step }: { step: number }) => limutusStepFailureText(step),
  },
  'LIMUTUS.NOT_MADE': { status: 409, text: 'Riviä ei ole tehty limutuksella, joten sitä ei voi perua.' },
} as const satisfies Record<string, ErrorEntry>;
