import { numberText } from '../../measure/measure-text.js';
import type { ErrorClass } from './error-class.js';
import type { RecoveryContext } from './recovery-policy.js';

/** The titles of a message about a failed action [O-296, O-313]. */
export const recoveryTitles = {
  failed: 'Toiminnon virhe',
  recovered: 'Palautus onnistui',
  rollbackFailed: 'Virhe peruuttamisessa',
} as const;

export type RecoveryTitle = (typeof recoveryTitles)[keyof typeof recoveryTitles];

/** What the user can do when undoing has failed: parts of the action may stand. */
export const rollbackFailedSuggestions: readonly string[] = [
  'Lataa sivu uudelleen',
  'Tarkista betonirivit ennen tallennusta',
];

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

const withReason = (text: string, reason: string): string => sentence(reason ? `${text}: ${reason}` : text);

const list = new Intl.ListFormat('fi');

/** '1, 2 ja 4' seconds after which it was tried again. */
const secondsText = (waitedMs: readonly number[]): string =>
  list.format(waitedMs.map((ms) => numberText(ms / 1000)));

function networkText(waitedMs: readonly number[]): string {
  const retried =
    waitedMs.length > 0 ? ` Yritettiin uudelleen ${secondsText(waitedMs)} sekunnin kuluttua.` : '';
  return `Verkkoyhteysvirhe: palvelin ei vastannut.${retried}`;
}

function permissionText({ userName, missingRole }: RecoveryContext): string {
  const who = userName ? `Käyttäjältä ${userName}` : 'Käyttäjältä';
  return `${who} puuttuu ${missingRole ? `rooli ${missingRole}` : 'tarvittava rooli'}.`;
}

/** What happened, for a message and the waits before the retries that did not help [O-308, O-311, O-315]. */
export function recoveryText(
  errorClass: ErrorClass,
  context: RecoveryContext,
  { message, waitedMs }: { message: string; waitedMs: readonly number[] },
): string {
  switch (errorClass) {
    case 'NETWORK':
      return networkText(waitedMs);
    case 'VALIDATION':
      return withReason('Tiedot eivät kelpaa', message);
    case 'PERMISSION':
      return permissionText(context);
    case 'DATA_CONSISTENCY':
      return 'Tiedot eivät ole ajan tasalla.';
    case 'TRANSACTION':
      return withReason('Tallennus keskeytyi', message);
    case 'BUSINESS_LOGIC':
      return sentence(message || 'Toiminto epäonnistui');
  }
}

/** The text of a failure whose steps were undone. */
export const rolledBackText = (text: string): string => `${text} Muutokset on peruttu.`;

/** The text of a failure whose undoing failed too, with both errors (O-142). */
export const rollbackFailedText = (text: string, message: string): string =>
  `${text} ${withReason(recoveryTitles.rollbackFailed, message)}`;
