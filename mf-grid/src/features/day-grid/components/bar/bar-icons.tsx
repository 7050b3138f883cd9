import { keikkaTila, palkkiTypeId as palkkiType } from '@keikka/domain';
import {
  Ban,
  Bell,
  CalendarX2,
  Check,
  EyeOff,
  FileText,
  Info,
  keikkaTilaLook,
  MessageSquare,
  TriangleAlert,
  Truck,
  Wrench,
  type LucideIcon,
} from '@keikka/ui';
import { isReadable, type GridItem } from '../../model/grid-day.js';
import type { RowAnswer } from '../../model/row-answer.js';

const PALKKI_ICONS: Record<number, LucideIcon> = {
  [palkkiType.poissaolo]: CalendarX2,
  [palkkiType.kommentti]: MessageSquare,
  [palkkiType.huolto]: Wrench,
  [palkkiType.yksityinen]: EyeOff,
  [palkkiType.lisatieto]: Info,
  [palkkiType.ajoneuvo]: Truck,
  [palkkiType.varoitus]: TriangleAlert,
  [palkkiType.lasku]: FileText,
};

export const palkkiIcon = (palkkiTypeId: number): LucideIcon => PALKKI_ICONS[palkkiTypeId] ?? MessageSquare;

const tilaSymbol = (keikkaTilaId: number): string => `bar-tila-${keikkaTilaId}`;
const palkkiSymbol = (palkkiTypeId: number): string => `bar-palkki-${palkkiTypeId}`;
const MASKED = 'bar-masked';
const REMINDER = 'bar-reminder';
const UNKNOWN_TILA = 0;

const ANSWER_ICONS: Record<RowAnswer['kind'], LucideIcon> = { free: Check, tight: TriangleAlert, ban: Ban };
const answerSymbol = (kind: string): string => `row-answer-${kind}`;

/**
 * Every icon of a bar once, as symbols: a bar then costs two nodes for its icon instead of five, which is what lets
 * hundreds of bars stand on the page.
 */
export function BarIconSymbols() {
  const symbols: [string, LucideIcon][] = [
    ...[UNKNOWN_TILA, ...Object.values(keikkaTila)].map((id): [string, LucideIcon] => [
      tilaSymbol(id),
      keikkaTilaLook(id).icon,
    ]),
    ...Object.values(palkkiType).map((id): [string, LucideIcon] => [palkkiSymbol(id), palkkiIcon(id)]),
    [MASKED, Ban],
    [REMINDER, Bell],
    ...Object.entries(ANSWER_ICONS).map(([kind, Icon]): [string, LucideIcon] => [answerSymbol(kind), Icon]),
  ];
  return (
    <svg width="0" height="0" aria-hidden style={{ position: 'absolute' }}>
      {symbols.map(([id, Icon]) => (
        <symbol key={id} id={id} viewBox="0 0 24 24">
          <Icon size={24} />
        </symbol>
      ))}
    </svg>
  );
}

const known = new Set<number>(Object.values(keikkaTila));
const knownPalkki = new Set<number>(Object.values(palkkiType));

function Symbol({ id }: { id: string }) {
  return (
    <svg className="bar-icon" aria-hidden>
      <use href={`#${id}`} />
    </svg>
  );
}

/** The status of an order, the kind of a palkki, or a ban where the viewer may not look. */
export function ItemIcon({ item }: { item: GridItem }) {
  if (item.isPalkki) {
    const { grid_palkkiTypeId: id } = item;
    return <Symbol id={palkkiSymbol(knownPalkki.has(id) ? id : palkkiType.kommentti)} />;
  }
  if (!isReadable(item)) return <Symbol id={MASKED} />;
  return <Symbol id={tilaSymbol(known.has(item.keikkaTilaId) ? item.keikkaTilaId : UNKNOWN_TILA)} />;
}

export function ReminderIcon() {
  return <Symbol id={REMINDER} />;
}

export function AnswerIcon({ kind }: { kind: RowAnswer['kind'] }) {
  return <Symbol id={answerSymbol(kind)} />;
}
