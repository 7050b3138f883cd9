import { keikkaTila, palkkiTypeId as palkkiType, parsePalkkiText, type PalkkiColour } from '@keikka/domain';
import {
  Ban,
  Bell,
  Box,
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
import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { isReadable, type GridItem } from '../../model/grid-day.js';
import { palkkiLook } from '../../model/palkki-look.js';
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
const ANSWER_ICONS: Record<RowAnswer['kind'], [LucideIcon, IconTone]> = {
  free: [Check, 'success'],
  tight: [TriangleAlert, 'warning'],
  ban: [Ban, 'error'],
};

/** Colours of icons; `plain` is that of text, `quiet` of what matters less. */
const TONES = {
  info: 'status.info.fg',
  primary: 'status.primary.fg',
  warning: 'status.warning.fg',
  success: 'status.success.fg',
  live: 'status.live.fg',
  error: 'status.error.fg',
  done: 'status.done.fg',
  plain: 'fg',
  quiet: 'fg.muted',
} as const;
type IconTone = keyof typeof TONES;

const UNKNOWN_TILA = 0;
const tilat = new Set<number>([UNKNOWN_TILA, ...Object.values(keikkaTila)]);
const palkkiTypes = new Set<number>(Object.values(palkkiType));
const MARKER_TONES: Record<PalkkiColour, IconTone> = { red: 'error', blue: 'primary', green: 'success' };
const PALKKI_TONES: IconTone[] = ['quiet', 'warning', 'error', 'primary', 'success'];

const tilaTone = (keikkaTilaId: number): IconTone => {
  const { tone } = keikkaTilaLook(keikkaTilaId);
  return tone === 'neutral' ? 'plain' : tone;
};
const tilaName = (keikkaTilaId: number): string => `--icon-tila-${keikkaTilaId}`;
const palkkiName = (palkkiTypeId: number, tone: IconTone): string => `--icon-palkki-${palkkiTypeId}-${tone}`;
const reminderName = (tone: IconTone): string => `--icon-reminder-${tone}`;
const answerName = (kind: string): string => `--icon-answer-${kind}`;
const MASKED = '--icon-masked';
const CONFLICT = '--icon-conflict';

const icons: [string, LucideIcon, IconTone][] = [
  ...[...tilat].map((id): (typeof icons)[number] => [tilaName(id), keikkaTilaLook(id).icon, tilaTone(id)]),
  ...[...palkkiTypes].flatMap((id) =>
    PALKKI_TONES.map((tone): (typeof icons)[number] => [
      palkkiName(id, tone),
      PALKKI_ICONS[id] ?? MessageSquare,
      tone,
    ]),
  ),
  [MASKED, Ban, 'quiet'],
  ...[...new Set([...tilat].map(tilaTone))].map((tone): (typeof icons)[number] => [
    reminderName(tone),
    Bell,
    tone,
  ]),
  [CONFLICT, CircleAlert, 'error'],
  ...Object.entries(ANSWER_ICONS).map(([kind, [Icon, tone]]): (typeof icons)[number] => [
    answerName(kind),
    Icon,
    tone,
  ]),
];

const toneStyles = Object.fromEntries(
  Object.entries(TONES).map(([tone, token]) => [`--tone-${tone}`, `{colors.${token}}`]),
);
const MODES = ['light', 'dark'] as const;

/**
 * Gives the page every icon of a bar as a picture in a custom property: the style sheet draws it, and a bar's icon costs
 * no node. That is what lets hundreds of bars stand on the page. The pictures have the colours of both modes in them: a
 * mask in the colour of its bar would follow by itself, but took half of the time of painting a board. The icons are
 * drawn off the page to be read, once.
 */
export function BarIcons() {
  const [offPage] = useState(() => document.createElement('div'));
  const tones = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLStyleElement>(null);
  useLayoutEffect(() => {
    const rules = MODES.map((mode, index) => {
      const probe = tones.current?.children[index];
      const colours = probe && getComputedStyle(probe);
      const pictures = icons.map(([name, , tone], place) => {
        const colour = colours?.getPropertyValue(`--tone-${tone}`).trim() ?? '';
        const svg = (offPage.children[place]?.outerHTML ?? '').replaceAll('currentColor', colour);
        return `${name}:url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
      });
      return `${mode === 'light' ? ':root,' : ''}.${mode}{${pictures.join(';')}}`;
    });
    if (sheet.current) sheet.current.textContent = rules.join('\n');
  }, [offPage]);
  return (
    <>
      <style ref={sheet} />
      <div ref={tones} hidden>
        {MODES.map((mode) => (
          <Box key={mode} className={mode} css={toneStyles} />
        ))}
      </div>
      {createPortal(
        icons.map(([name, Icon]) => <Icon key={name} size={24} />),
        offPage,
      )}
    </>
  );
}

/** The status of an order, the kind of a palkki, or a ban where the viewer may not look; a value for `--icon`. */
export function itemIcon(item: GridItem): string {
  if (item.isPalkki) {
    const { grid_palkkiTypeId: id } = item;
    const { colour } = parsePalkkiText(item.keikkaComment);
    const own = palkkiLook(id) === 'warning-palkki' ? 'warning' : 'quiet';
    const tone = colour ? MARKER_TONES[colour] : own;
    return `var(${palkkiName(palkkiTypes.has(id) ? id : palkkiType.kommentti, tone)})`;
  }
  if (!isReadable(item)) return `var(${MASKED})`;
  return `var(${tilaName(tilat.has(item.keikkaTilaId) ? item.keikkaTilaId : UNKNOWN_TILA)})`;
}

/** The bell of an order, in the colour of its status. */
export const reminderIcon = (keikkaTilaId: number): string => `var(${reminderName(tilaTone(keikkaTilaId))})`;
export const answerIcon = (kind: RowAnswer['kind']): string => `var(${answerName(kind)})`;

/** An icon of these beside other text than a bar's own. */
export function BarIcon({ icon }: { icon: string }) {
  return <i className="bar-icon" aria-hidden style={{ '--icon': icon } as CSSProperties} />;
}
