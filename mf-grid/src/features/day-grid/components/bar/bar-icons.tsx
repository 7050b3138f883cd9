import { keikkaTila, palkkiTypeId as palkkiType } from '@keikka/domain';
import {
  Ban,
  Bell,
  CalendarX2,
  Check,
  CircleAlert,
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
import { useLayoutEffect, useState, type CSSProperties } from 'react';
import { createPortal } from 'react-dom';
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
const ANSWER_ICONS: Record<RowAnswer['kind'], LucideIcon> = { free: Check, tight: TriangleAlert, ban: Ban };

const UNKNOWN_TILA = 0;
const tilat = new Set<number>([UNKNOWN_TILA, ...Object.values(keikkaTila)]);
const palkkiTypes = new Set<number>(Object.values(palkkiType));

const tilaName = (keikkaTilaId: number): string => `--icon-tila-${keikkaTilaId}`;
const palkkiName = (palkkiTypeId: number): string => `--icon-palkki-${palkkiTypeId}`;
const answerName = (kind: string): string => `--icon-answer-${kind}`;
const MASKED = '--icon-masked';
const REMINDER = '--icon-reminder';
const CONFLICT = '--icon-conflict';

const icons: [string, LucideIcon][] = [
  ...[...tilat].map((id): [string, LucideIcon] => [tilaName(id), keikkaTilaLook(id).icon]),
  ...[...palkkiTypes].map((id): [string, LucideIcon] => [palkkiName(id), PALKKI_ICONS[id] ?? MessageSquare]),
  [MASKED, Ban],
  [REMINDER, Bell],
  [CONFLICT, CircleAlert],
  ...Object.entries(ANSWER_ICONS).map(([kind, Icon]): [string, LucideIcon] => [answerName(kind), Icon]),
];

/**
 * Gives the page every icon of a bar as a mask in a custom property: the style sheet draws it, and a bar's icon costs no
 * node. That is what lets hundreds of bars stand on the page. The icons are drawn off the page to be read, once.
 */
export function BarIcons() {
  const [offPage] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    icons.forEach(([name], index) => {
      const svg = offPage.children[index]?.outerHTML ?? '';
      style.setProperty(name, `url("data:image/svg+xml,${encodeURIComponent(svg)}")`);
    });
  }, [offPage]);
  return createPortal(
    icons.map(([name, Icon]) => <Icon key={name} size={24} />),
    offPage,
  );
}

/** The status of an order, the kind of a palkki, or a ban where the viewer may not look; a value for `--icon`. */
export function itemIcon(item: GridItem): string {
  if (item.isPalkki) {
    const { grid_palkkiTypeId: id } = item;
    return `var(${palkkiName(palkkiTypes.has(id) ? id : palkkiType.kommentti)})`;
  }
  if (!isReadable(item)) return `var(${MASKED})`;
  return `var(${tilaName(tilat.has(item.keikkaTilaId) ? item.keikkaTilaId : UNKNOWN_TILA)})`;
}

export const reminderIcon = `var(${REMINDER})`;
export const answerIcon = (kind: RowAnswer['kind']): string => `var(${answerName(kind)})`;

/** An icon of these beside other text than a bar's own. */
export function BarIcon({ icon }: { icon: string }) {
  return <i className="bar-icon" aria-hidden style={{ '--icon': icon } as CSSProperties} />;
}
