/** How a limutus is made (order §9, O-187). */
export interface LimutusConfig {
  /** The least amount of a line that is split. */
  sourceMinM3: number;
  /** The amount of the primer. */
  primerM3: number;
  /** The grain sizes of lines that may be split. */
  sourceRaeKokoIds: readonly number[];
  /** The grain size of the primer. */
  targetRaeKokoId: number;
  /** Retries after the first attempt (C-34). */
  retries: number;
  /** The wait before the first retry; each later one is twice the one before. */
  delayMs: number;
  isRollbackOn: boolean;
  /** The least amount for which the menu of a row offers 'Limut' (C-16, O-179). */
  rowMenuMinM3: number;
}

/** What holds when the configuration cannot be read (O-187). Grain sizes: 16 mm is 1, 32 mm is 3, 8 mm is 4 (O-091). */
export const limutusConfig: LimutusConfig = {
  sourceMinM3: 1,
  primerM3: 1,
  sourceRaeKokoIds: [1, 3],
  targetRaeKokoId: 4,
  retries: 3,
  delayMs: 1000,
  isRollbackOn: true,
  rowMenuMinM3: 2,
};

/** Rules of the business for concrete and its primers (order §9, O-186). */
export interface BusinessRules {
  maxM3: number;
  minRecommendedM3: number;
  allowsConfirmed: boolean;
  isOnePrimerPerOrder: boolean;
  isPrimerPriceAutomatic: boolean;
}

/** What holds when the rules cannot be read (O-186, O-187). */
export const businessRules: BusinessRules = {
  maxM3: 100,
  minRecommendedM3: 0.5,
  allowsConfirmed: false,
  isOnePrimerPerOrder: true,
  isPrimerPriceAutomatic: true,
};

/** What a person may do with concrete lines and primers (O-099). */
export interface LimutusPermissions {
  canEditConcrete: boolean;
  canCreatePrimer: boolean;
  canDeleteConcrete: boolean;
  canOverrideValidation: boolean;
}

/**
 * The permissions of a person where the server names none or some of them: editing and creating are allowed, deleting
 * and overriding only for an admin (O-188).
 */
export const limutusPermissions = (
  isAdmin: boolean,
  named: Partial<LimutusPermissions> = {},
): LimutusPermissions => ({
  canEditConcrete: named.canEditConcrete ?? true,
  canCreatePrimer: named.canCreatePrimer ?? true,
  canDeleteConcrete: named.canDeleteConcrete ?? isAdmin,
  canOverrideValidation: named.canOverrideValidation ?? isAdmin,
});
