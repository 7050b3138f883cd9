import { Failure, type Actor, type BetoniFields, type ErrorCode } from '@keikka/contracts';
import {
  hasLimu,
  isAdmin,
  limutusPermissions,
  limutusRefusalReason,
  remainingM3,
  rolesOf,
  validateLimutus,
  type LimutusRefusal,
} from '@keikka/domain';
import { allowEdit, type AccessFacts } from '../access/keikka-access.policy.js';
import type { KeikkaBetoni } from '../keikka/keikka-betoni.entity.js';
import { savedLineOf } from '../keikka-betoni/keikka-betoni.rules.js';

/** A line of which a primer is to be made, and what stands around it. */
export interface LimutusOf {
  line: KeikkaBetoni;
  /** All lines of the order. */
  lines: readonly KeikkaBetoni[];
  facts: AccessFacts;
  /** Whether the person goes on despite the warnings. */
  override: boolean;
}

const codes: Record<LimutusRefusal, ErrorCode> = {
  confirmed: 'LIMUTUS.CONFIRMED',
  raeKoko: 'LIMUTUS.RAE_KOKO',
  m3: 'LIMUTUS.TOO_LITTLE',
  primer: 'LIMUTUS.HAS_PRIMER',
  permission: 'LIMUTUS.FORBIDDEN',
};

/**
 * Refuses a limutus by the short check in its printed order, then by everything that the full one finds. A right that is
 * missing comes last in that order, so who is of another company is refused before it and learns nothing of the line.
 * @throws Failure KEIKKA.NO_ACCESS, a LIMUTUS one of the short check, LIMUTUS.INVALID, LIMUTUS.WARNINGS
 */
export function requireLimutus(actor: Actor, { line, lines, facts, override }: LimutusOf): void {
  const mayEdit = allowEdit(actor, facts);
  if (!mayEdit && facts.ownerAsiakasId !== actor.asiakasId) throw new Failure('KEIKKA.NO_ACCESS');
  const permissions = limutusPermissions(isAdmin(rolesOf(actor.settingTypes)), {
    canEditConcrete: mayEdit,
    canCreatePrimer: mayEdit,
  });
  const hasPrimer = hasLimu(lines);
  const reason = limutusRefusalReason({ line, hasPrimer, permissions });
  if (reason) throw new Failure(codes[reason]);
  const { keikkaBetoniId, keikkaId, m3, raeKokoId, toimitettuM3 } = line;
  const { errors, warnings, warningText } = validateLimutus(
    { keikkaBetoniId, keikkaId, m3, raeKokoId, userToken: actor.personId },
    { keikkaTilaId: facts.keikkaTilaId, toimitettuM3, hasPrimer, permissions },
  );
  if (errors.length > 0) throw new Failure('LIMUTUS.INVALID', { errors });
  const canOverride = permissions.canOverrideValidation;
  if (warnings.length > 0 && !(canOverride && override))
    throw new Failure('LIMUTUS.WARNINGS', {
      warnings,
      count: warnings.length,
      canOverride,
      text: warningText,
    });
}

type Line = BetoniFields;

/** The lines with one of them changed. */
export const withChanged = (lines: readonly KeikkaBetoni[], changed: Line): Line[] =>
  lines.map((line) => (line.keikkaBetoniId === changed.keikkaBetoniId ? changed : savedLineOf(line)));

/** The original with the amount of its primer again, reckoned in whole hundredths. */
export const joined = (source: KeikkaBetoni, { m3 }: KeikkaBetoni): Line => ({
  ...savedLineOf(source),
  m3: remainingM3(source.m3, -m3),
});
