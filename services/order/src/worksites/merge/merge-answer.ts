import { YHDISTYS_KUMOTTAVISSA_MINUTES, type TyomaaYhdistys } from '@keikka/contracts';
import type { TyomaaYhdistysRow } from '../../tyomaa/tyomaa-yhdistys.entity.js';

const KUMOTTAVISSA_MS = YHDISTYS_KUMOTTAVISSA_MINUTES * 60_000;

/** Until when a merge can be taken back. */
export const kumottavissaAsti = ({ at }: Pick<TyomaaYhdistysRow, 'at'>): Date =>
  new Date(at.getTime() + KUMOTTAVISSA_MS);

/** The earliest merge that can be taken back now. */
export const kumottavissaAlkaen = (now: Date): Date => new Date(now.getTime() - KUMOTTAVISSA_MS);

export const answerOf = (row: TyomaaYhdistysRow): TyomaaYhdistys => ({
  yhdistysId: row.yhdistysId,
  tyomaaId: row.tyomaaId,
  varmenne: row.varmenne,
  poistuvaId: row.poistuvaId,
  poistuvaVarmenne: row.poistuvaVarmenne,
  tilauksia: row.keikkaIds.length,
  henkiloita: row.ennen.henkilot?.length ?? 0,
  kumottavissaAsti: kumottavissaAsti(row).toISOString(),
});
