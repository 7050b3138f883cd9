import { tuoteFields, type Tuote as TuoteAnswer } from '@keikka/contracts';
import { stateOf } from '@keikka/contracts/fields';
import type { Tuote } from './tuote.entity.js';

/** A product as it leaves the service. Its category and the sources of its keys must be loaded. */
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
