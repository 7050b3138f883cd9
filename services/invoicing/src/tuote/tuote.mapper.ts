import { tuoteFields, type Tuote as TuoteAnswer } from '@keikka/contracts';
import { stateOf } from '@keikka/contracts/fields';
import type { Tuote } from './tuote.entity.js';

/** What leaves of a product; its category and its keys' sources must be loaded. */
export function toTuote(tuote: Tuote): TuoteAnswer {
  const { tuoteId, laskuttajaAsiakasId, varmenne } = tuote;
  return {
    ...stateOf(tuoteFields, tuote),
    tuoteId,
    laskuttajaAsiakasId,
    tuoteCatTypeName: tuote.category?.tuoteCatTypeName ?? '',
    foreignKeys: (tuote.foreignKeys ?? []).map(({ asiakasId, foreignKey, foreignKeySourceId, source }) => ({
      tuoteId,
      asiakasId,
      foreignKey,
      foreignKeySourceId,
      foreignKeySourceName: source?.foreignKeySourceName ?? '',
    })),
    varmenne,
  };
}
