import { keikkaTila } from '../../keikka/keikka-tila.js';
import { m3Text } from '../m3-text.js';
import { remainingM3 } from './limu.js';
import {
  businessRules,
  limutusConfig,
  type BusinessRules,
  type LimutusPermissions,
} from './limutus-config.js';
import { limutusRefusalTexts } from './limutus-refusal.js';

/** What is sent for a limutus: it comes from outside, so nothing of it is sure. */
export interface LimutusRequest {
  keikkaBetoniId?: unknown;
  keikkaId?: unknown;
  userToken?: unknown;
  m3?: unknown;
  raeKokoId?: unknown;
}

/** What stands: the order, the delivered amount of the line, and what the person may do. */
export interface LimutusState {
  keikkaTilaId: number;
  toimitettuM3: number | null;
  hasPrimer: boolean;
  permissions: Pick<LimutusPermissions, 'canOverrideValidation'>;
  /** The amount of the primer, where it is not that of the configuration. */
  primerM3?: number;
  rules?: BusinessRules;
}

export interface LimutusValidation {
  errors: readonly string[];
  /** They stop everybody who may not override them (O-183). */
  warnings: readonly string[];
  /** The errors as one text. */
  errorText?: string;
  /** The warnings as one text with their count. */
  warningText?: string;
  isAllowed: boolean;
}

const labels = {
  keikkaBetoniId: 'Betonirivin tunnus',
  keikkaId: 'Tilauksen tunnus',
  userToken: 'Kirjautuminen',
  m3: 'Määrä',
  raeKokoId: 'Raekoko',
} as const satisfies Record<keyof LimutusRequest, string>;

type RequestField = keyof typeof labels;

const requestFields = Object.keys(labels) as RequestField[];

const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;

/** A number, or a decimal text, as amounts travel (R-02a); undefined for anything else. */
function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && PLAIN_NUMBER.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** Grain size 0 is none (C-18). */
const isMissing = (field: RequestField, value: unknown): boolean =>
  value == null ||
  (typeof value === 'string' && value.trim() === '') ||
  (field === 'raeKokoId' && numberOf(value) === 0);

/** Fields that are not there, and numbers that are none [O-180, O-181]. */
function fieldErrors(request: LimutusRequest): string[] {
  return requestFields.flatMap((field) => {
    const value = request[field];
    if (isMissing(field, value)) return [`${labels[field]} puuttuu`];
    if (field !== 'userToken' && numberOf(value) === undefined) return [`${labels[field]} ei ole luku`];
    return [];
  });
}

/** Limits of the amount [O-181, O-182]. The primer is taken from the total, so the total is what it was. */
function amountErrors(m3: number | undefined, primerM3: number, { maxM3 }: BusinessRules): string[] {
  if (m3 === undefined) return [];
  if (m3 <= 0) return ['Määrän on oltava suurempi kuin nolla'];
  if (m3 > maxM3) return [`Määrä saa olla enintään ${m3Text(maxM3)}`];
  if (primerM3 > m3) return [`Limun määrä ${m3Text(primerM3)} ylittää rivin määrän ${m3Text(m3)}`];
  return [];
}

/** What stands against it: a delivered line, an order that is off, or another primer [O-177, O-184]. */
function stateErrors(
  { toimitettuM3, keikkaTilaId, hasPrimer }: LimutusState,
  rules: BusinessRules,
): string[] {
  return [
    ...((toimitettuM3 ?? 0) > 0 ? ['Betonirivi on jo toimitettu'] : []),
    ...(keikkaTilaId === keikkaTila.peruttu ? ['Tilaus on peruttu'] : []),
    ...(keikkaTilaId === keikkaTila.poistettu ? ['Tilaus on poistettu'] : []),
    ...(hasPrimer && rules.isOnePrimerPerOrder ? [limutusRefusalTexts.primer] : []),
  ];
}

/** Amounts under the recommended least one [O-183]. A primer that is over the total leaves nothing to warn of. */
function amountWarnings(
  m3: number | undefined,
  primerM3: number,
  { minRecommendedM3: min }: BusinessRules,
): string[] {
  if (m3 === undefined || m3 <= 0) return [];
  const left = remainingM3(m3, primerM3);
  const recommended = `(suositus vähintään ${m3Text(min)})`;
  return [
    ...(m3 < min ? [`Määrä on ${m3Text(m3)} ${recommended}`] : []),
    ...(left >= 0 && left < min ? [`Jäljelle jää ${m3Text(left)} ${recommended}`] : []),
  ];
}

/** Errors of a validation as one text; the generic one when nothing says what is wrong [O-185]. */
export const limutusErrorText = (errors: readonly string[]): string =>
  errors.length > 0 ? `Validointi epäonnistui: ${errors.join(', ')}` : 'Validointivirhe';

function warningTextOf(warnings: readonly string[], mayOverride: boolean): string {
  const count = warnings.length === 1 ? '1 varoitus' : `${warnings.length} varoitusta`;
  const needs = mayOverride ? '' : '. Jatkaminen vaatii pääkäyttäjän oikeuden ohittaa varoitukset';
  return `${count}: ${warnings.join(', ')}${needs}`;
}

/** The full validation before a primer is made (order §5): everything that is wrong at once. */
export function validateLimutus(request: LimutusRequest, state: LimutusState): LimutusValidation {
  const { rules = businessRules, primerM3 = limutusConfig.primerM3, permissions } = state;
  const m3 = numberOf(request.m3);
  const errors = [
    ...fieldErrors(request),
    ...amountErrors(m3, primerM3, rules),
    ...stateErrors(state, rules),
  ];
  const warnings = amountWarnings(m3, primerM3, rules);
  const mayOverride = permissions.canOverrideValidation;
  return {
    errors,
    warnings,
    errorText: errors.length > 0 ? limutusErrorText(errors) : undefined,
    warningText: warnings.length > 0 ? warningTextOf(warnings, mayOverride) : undefined,
    isAllowed: errors.length === 0 && (warnings.length === 0 || mayOverride),
  };
}
