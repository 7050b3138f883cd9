import type { GridItem } from '@keikka/contracts';
import type { VersionsByKey } from '@keikka/sdk';
import { itemKey } from '../../day/model/grid-day.js';

export const versionsOf = (rows: readonly GridItem[]): VersionsByKey =>
  Object.fromEntries(rows.flatMap((row) => ('varmenne' in row ? [[itemKey(row), row.varmenne]] : [])));

/** The drawn versions; a change of the viewer's own is drawn before its version is there, and counts as seen. */
export const withOwn = (drawn: VersionsByKey, own: VersionsByKey): VersionsByKey => {
  const later = Object.entries(own).filter(([key, version = 0]) => version > (drawn[key] ?? 0));
  return { ...drawn, ...Object.fromEntries(later) };
};
