import {
  businessRules,
  limutusConfig,
  type BusinessRules,
  type LimutusConfig,
  type LimutusPermissions,
} from './limutus-config.js';

/** What decides of a line whether a primer may be split off it. */
export interface LimutusLine {
  m3: number;
  raeKokoId: number | null;
  betoniVahvistettu: boolean | null;
}

/** Why no primer can be made, in the printed order [O-174, O-175, O-176, O-177, O-178]. */
export const limutusRefusalTexts = {
  confirmed: 'Limutus ei ole mahdollista vahvistetulle betonille',
  raeKoko: 'Limutus on mahdollista vain 16mm tai 32mm raekokoiselle betonille',
  m3: 'Betonimäärän täytyy olla vähintään 1m³ limutusta varten',
  primer: 'Limubetoni on jo luotu tälle betonille',
  permission: 'Ei oikeuksia muokata betonin tietoja',
} as const;

export type LimutusRefusal = keyof typeof limutusRefusalTexts;

/** What the short check looks at; `hasPrimer` is of the whole order (C-19). */
export interface LimutusCheck {
  line: LimutusLine;
  hasPrimer: boolean;
  permissions: Pick<LimutusPermissions, 'canEditConcrete' | 'canCreatePrimer'>;
  config?: LimutusConfig;
  rules?: BusinessRules;
}

/** The first reason in the printed order; undefined when a primer can be made. */
export function limutusRefusalReason(check: LimutusCheck): LimutusRefusal | undefined {
  const { line, hasPrimer, permissions, config = limutusConfig, rules = businessRules } = check;
  if (line.betoniVahvistettu === true && !rules.allowsConfirmed) return 'confirmed';
  if (line.raeKokoId === null || !config.sourceRaeKokoIds.includes(line.raeKokoId)) return 'raeKoko';
  if (line.m3 < config.sourceMinM3) return 'm3';
  if (hasPrimer && rules.isOnePrimerPerOrder) return 'primer';
  // A missing right to make primers has no printed text of its own.
  if (!permissions.canEditConcrete || !permissions.canCreatePrimer) return 'permission';
  return undefined;
}

/** The short check: the text of the first refusal, or undefined when a primer can be made. */
export function limutusRefusal(check: LimutusCheck): string | undefined {
  const reason = limutusRefusalReason(check);
  return reason && limutusRefusalTexts[reason];
}

/**
 * Whether the menu of a row offers 'Limut' [O-179]. It is looser on grain sizes than the short check, which has a text
 * for them (C-18), and stricter on the amount (C-16).
 */
export function isLimutusOffered(
  line: Pick<LimutusLine, 'm3' | 'raeKokoId'> | undefined,
  { rowMenuMinM3, targetRaeKokoId }: LimutusConfig = limutusConfig,
): boolean {
  if (!line?.raeKokoId) return false;
  return line.m3 >= rowMenuMinM3 && line.raeKokoId !== targetRaeKokoId;
}
