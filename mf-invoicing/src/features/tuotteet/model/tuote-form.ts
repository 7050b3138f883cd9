import type { Tuote, TuoteSave } from '@keikka/contracts';
import { defaultAlv } from '@keikka/domain';
import { apiDecimal, fieldDecimal } from '@keikka/ui';

/** Systems that have keys of their own for our products; their ids are fixed. */
export const keySources = { netvisor: 1, fennoa: 2 } as const;
type KeySource = keyof typeof keySources;

/** The product as its form holds it: numbers as typed, with a comma. */
export interface TuoteForm extends Record<KeySource, string> {
  nimike: string;
  lisäNimike: string;
  /** 0 stands for none. */
  tuoteCatTypeId: number;
  yksikkö: string;
  hinta: string;
  alv: string;
  orderNum: string;
  aktiivinen: boolean;
  määräKaava: string;
  kustannusPaikkaEval: string;
  kommentti: string;
}

/** A new product has the usual VAT and is active; its order number is the server's to give. */
export const blankForm: TuoteForm = {
  nimike: '',
  lisäNimike: '',
  tuoteCatTypeId: 0,
  yksikkö: '',
  hinta: '',
  alv: fieldDecimal(defaultAlv),
  orderNum: '',
  aktiivinen: true,
  määräKaava: '',
  kustannusPaikkaEval: '',
  kommentti: '',
  netvisor: '',
  fennoa: '',
};

export function formOf(tuote: Tuote | null): TuoteForm {
  if (!tuote) return blankForm;
  return {
    nimike: tuote.nimike,
    lisäNimike: tuote.lisäNimike,
    tuoteCatTypeId: tuote.tuoteCatTypeId ?? 0,
    yksikkö: tuote.yksikkö,
    hinta: fieldDecimal(tuote.hinta),
    alv: fieldDecimal(tuote.alv),
    orderNum: String(tuote.orderNum),
    aktiivinen: tuote.aktiivinen,
    määräKaava: asTyped(tuote.määräKaava),
    kustannusPaikkaEval: asTyped(tuote.kustannusPaikkaEval),
    kommentti: asTyped(tuote.kommentti),
    netvisor: keyOf(tuote, keySources.netvisor),
    fennoa: keyOf(tuote, keySources.fennoa),
  };
}

/** With the line ends a browser gives back: with others a field would count as changed after typing and undoing. */
const asTyped = (text: string): string => text.replace(/\r\n?/g, '\n');

/** What the save call carries, with the token of the version the form was filled from. */
export function saveOf(form: TuoteForm, base: Tuote | null): TuoteSave {
  const { nimike, lisäNimike, yksikkö, aktiivinen, määräKaava, kustannusPaikkaEval, kommentti } = form;
  return {
    ...(base && { tuoteId: base.tuoteId, varmenne: base.varmenne }),
    nimike: nimike.trim(),
    lisäNimike,
    yksikkö,
    aktiivinen,
    määräKaava,
    kustannusPaikkaEval,
    kommentti,
    tuoteCatTypeId: form.tuoteCatTypeId || null,
    hinta: apiDecimal(form.hinta),
    ...(form.alv !== '' && { alv: apiDecimal(form.alv) ?? undefined }),
    ...(form.orderNum !== '' && { orderNum: Number(form.orderNum) }),
  };
}

export interface KeyChange {
  foreignKeySourceId: number;
  foreignKey: string;
}

/** Keys that differ from the product's own. */
export function keyChanges(form: TuoteForm, base: Tuote | null): KeyChange[] {
  return (Object.keys(keySources) as KeySource[])
    .map((source) => ({ foreignKeySourceId: keySources[source], foreignKey: form[source].trim() }))
    .filter(({ foreignKeySourceId, foreignKey }) => foreignKey !== keyOf(base, foreignKeySourceId));
}

function keyOf(tuote: Tuote | null, sourceId: number): string {
  return (
    tuote?.foreignKeys.find(({ foreignKeySourceId }) => foreignKeySourceId === sourceId)?.foreignKey ?? ''
  );
}
