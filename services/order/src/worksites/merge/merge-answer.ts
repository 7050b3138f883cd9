import { YHDISTYS_KUMOTTAVISSA_MINUTES, type TyomaaYhdistys } from '@keikka/contracts';
import type { TyomaaYhdistysRow } from '../../tyomaa/tyomaa-yhdistys.entity.js';

const MINUTE_MS = 60_000;

/** Until when a merge can be taken back. */
export const kumottavissaAsti = ({ at }: Pick<TyomaaYhdistysRow, 'at'>): Date =>
  new Date(at.getTime() + YHDISTYS_KUMOTTAVISSA_MINUTES * MINUTE_MS);

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
