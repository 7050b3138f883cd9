import { tuoteFields, type Tuote } from '@keikka/contracts';
import { inWords } from '@keikka/contracts/fields';
import { Check, Minus, Span, StatusChip } from '@keikka/ui';
import type { Column } from '@keikka/ui/forms';
import { texts } from '../texts.js';

const nimike: Column<Tuote> = {
  key: 'nimike',
  header: tuoteFields.nimike.label,
  width: '22%',
  cell: (tuote) => <Span fontWeight="semibold">{tuote.nimike}</Span>,
  sortValue: (tuote) => tuote.nimike,
};
const lisäNimike: Column<Tuote> = {
  key: 'lisäNimike',
  header: tuoteFields.lisäNimike.label,
  width: '22%',
  cell: (tuote) => tuote.lisäNimike,
  sortValue: (tuote) => tuote.lisäNimike || null,
};
const yksikkö: Column<Tuote> = {
  key: 'yksikkö',
  header: tuoteFields.yksikkö.label,
  width: '88px',
  cell: (tuote) => tuote.yksikkö,
  sortValue: (tuote) => tuote.yksikkö || null,
};
const hinta: Column<Tuote> = {
  key: 'hinta',
  header: tuoteFields.hinta.label,
  align: 'end',
  width: '120px',
  cell: (tuote) => (tuote.hinta === null ? texts.dash : inWords(tuoteFields.hinta, tuote.hinta)),
  sortValue: (tuote) => (tuote.hinta === null ? null : Number(tuote.hinta)),
};
const alv: Column<Tuote> = {
  key: 'alv',
  header: tuoteFields.alv.label,
  align: 'end',
  width: '88px',
  cell: (tuote) => inWords(tuoteFields.alv, tuote.alv),
  sortValue: (tuote) => Number(tuote.alv),
};
const kategoria: Column<Tuote> = {
  key: 'kategoria',
  header: tuoteFields.tuoteCatTypeId.label,
  width: '140px',
  cell: (tuote) => tuote.tuoteCatTypeName || texts.dash,
  sortValue: (tuote) => tuote.tuoteCatTypeName || null,
};
const orderNum: Column<Tuote> = {
  key: 'orderNum',
  header: tuoteFields.orderNum.label,
  align: 'end',
  width: '96px',
  cell: (tuote) => tuote.orderNum,
  sortValue: (tuote) => tuote.orderNum,
};
/** Most products are active, so only an inactive one is marked. It has the room that is left, beside the figures. */
const aktiivinen: Column<Tuote> = {
  key: 'aktiivinen',
  header: tuoteFields.aktiivinen.label,
  cell: (tuote) =>
    tuote.aktiivinen ? (
      <Span display="inline-flex" alignItems="center" gap="1" color="fg.muted">
        <Check size={14} aria-hidden />
        {texts.active}
      </Span>
    ) : (
      <StatusChip tone="neutral" icon={Minus}>
        {texts.passive}
      </StatusChip>
    ),
  sortValue: (tuote) => !tuote.aktiivinen,
};

export const tuoteColumns: readonly Column<Tuote>[] = [
  nimike,
  lisäNimike,
  yksikkö,
  hinta,
  alv,
  kategoria,
  orderNum,
  aktiivinen,
];

/** The columns that fit on a phone. */
export const narrowTuoteColumns: readonly Column<Tuote>[] = [nimike, lisäNimike, hinta];
