import type { Tuote as TuoteAnswer } from '@keikka/contracts';
import { decimalText } from '@keikka/domain';
import type { Tuote } from './tuote.entity.js';

/** What leaves of a product; its category and its keys' sources must be loaded. */
export function toTuote(tuote: Tuote): TuoteAnswer {
  const { tuoteId } = tuote;
  return {
    tuoteId,
    laskuttajaAsiakasId: tuote.laskuttajaAsiakasId,
    nimike: tuote.nimike,
    lisäNimike: tuote.lisäNimike,
    yksikkö: tuote.yksikkö,
    tuoteTypeId: tuote.tuoteTypeId,
    määräKaava: tuote.määräKaava,
    aktiivinen: tuote.aktiivinen,
    kustannusPaikkaEval: tuote.kustannusPaikkaEval,
    alv: decimalText(tuote.alv),
    hinta: tuote.hinta === null ? null : decimalText(tuote.hinta, 2),
    orderNum: tuote.orderNum,
    tuoteCatTypeId: tuote.tuoteCatTypeId,
    tuoteCatTypeName: tuote.category?.tuoteCatTypeName ?? '',
    kommentti: tuote.kommentti,
    foreignKeys: (tuote.foreignKeys ?? []).map(({ asiakasId, foreignKey, foreignKeySourceId, source }) => ({
      tuoteId,
      asiakasId,
      foreignKey,
      foreignKeySourceId,
      foreignKeySourceName: source?.foreignKeySourceName ?? '',
    })),
    varmenne: tuote.varmenne,
  };
}
