import type { GridItem } from '@keikka/contracts';
import type { VersionsByKey } from '@keikka/sdk';
import { itemKey } from '../../day/model/grid-day.js';

export const versionsOf = (rows: readonly GridItem[]): VersionsByKey =>
  Object.fromEntries(rows.flatMap((row) => ('varmenne' in row ? [[itemKey(row), row.varmenne]] : [])));
