import type { NestedAuth, PermissionFlag } from '@keikka/domain';

/** Reads `page.grid.settings.edit` from the nested object. A branch or a missing leaf grants nothing (C-07). */
export function hasFlag(auth: NestedAuth, flag: PermissionFlag): boolean {
  return (
    flag.split('.').reduce<unknown>((branch, name) => (isRecord(branch) ? branch[name] : undefined), auth) ===
    true
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
