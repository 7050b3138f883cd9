import { Failure, type TuoteSave } from '@keikka/contracts';
import { decimalText, defaultAlv, LARGEST_PRICE } from '@keikka/domain';
import { compile, keikkaSchema, tuoteKaavat, type TuoteKaava } from '@keikka/domain/formula';
import type { Tuote } from './tuote.entity.js';

/** What a save may change and the history tells of. */
export type TuoteState = Pick<
  Tuote,
  | 'nimike'
  | 'lisäNimike'
  | 'yksikkö'
  | 'tuoteTypeId'
  | 'määräKaava'
  | 'aktiivinen'
  | 'kustannusPaikkaEval'
  | 'alv'
  | 'hinta'
  | 'orderNum'
  | 'tuoteCatTypeId'
  | 'kommentti'
>;

/** A new product before what comes is laid over it. */
export const blankTuote: Omit<TuoteState, 'nimike'> = {
  lisäNimike: '',
  yksikkö: '',
  tuoteTypeId: null,
  määräKaava: '',
  aktiivinen: true,
  kustannusPaikkaEval: '',
  alv: defaultAlv,
  hinta: null,
  orderNum: 0,
  tuoteCatTypeId: null,
  kommentti: '',
};

export function stateOf(tuote: Tuote): TuoteState {
  return {
    nimike: tuote.nimike,
    lisäNimike: tuote.lisäNimike,
    yksikkö: tuote.yksikkö,
    tuoteTypeId: tuote.tuoteTypeId,
    määräKaava: tuote.määräKaava,
    aktiivinen: tuote.aktiivinen,
    kustannusPaikkaEval: tuote.kustannusPaikkaEval,
    alv: decimalText(tuote.alv),
    hinta: priceOf(tuote.hinta),
    orderNum: tuote.orderNum,
    tuoteCatTypeId: tuote.tuoteCatTypeId,
    kommentti: tuote.kommentti,
  };
}

/** The fields a save brings, in the form they are stored in: equal amounts are equal texts, 0 is no id. */
export function incomingState(save: TuoteSave): Pick<TuoteState, 'nimike'> & Partial<TuoteState> {
  const { nimike, alv, hinta, tuoteTypeId, tuoteCatTypeId } = save;
  const plain = (
    [
      'lisäNimike',
      'yksikkö',
      'määräKaava',
      'kustannusPaikkaEval',
      'kommentti',
      'aktiivinen',
      'orderNum',
    ] as const
  )
    .filter((field) => save[field] !== undefined)
    .map((field) => [field, save[field]]);
  return {
    ...(Object.fromEntries(plain) as Partial<TuoteState>),
    nimike: nimike.trim(),
    ...(alv !== undefined && { alv: decimalText(alv) }),
    ...(hinta !== undefined && { hinta: priceOf(hinta) }),
    ...(tuoteTypeId !== undefined && { tuoteTypeId: tuoteTypeId || null }),
    ...(tuoteCatTypeId !== undefined && { tuoteCatTypeId: tuoteCatTypeId || null }),
  };
}

/** @throws Failure when a product in this state cannot be stored. */
export function demandValid(tuote: TuoteState): void {
  const { nimike, alv, hinta } = tuote;
  if (nimike === '') throw new Failure('TUOTE.NIMIKE_REQUIRED');
  if (Number(alv) < 0 || Number(alv) > 100) throw new Failure('TUOTE.ALV_OUT_OF_RANGE');
  if (Math.abs(Number(hinta)) > LARGEST_PRICE) throw new Failure('TUOTE.HINTA_OUT_OF_RANGE');
  const faults = (Object.keys(tuoteKaavat) as TuoteKaava[]).flatMap((field) => {
    const { error } = compile(tuote[field], keikkaSchema, tuoteKaavat[field]);
    return error ? [{ field, problem: error.text, position: error.position, length: error.length }] : [];
  });
  if (faults.length > 0) throw new Failure('TUOTE.KAAVA_INVALID', faults);
}

const priceOf = (hinta: string | null): string | null => (hinta === null ? null : decimalText(hinta, 2));
