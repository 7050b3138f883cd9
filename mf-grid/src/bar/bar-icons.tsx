import type { GridItem } from '@keikka/contracts';
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
  UserX,
  Wrench,
  type LucideIcon,
  pageNonce,
} from '@keikka/ui';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { isReadable } from '../day/model/grid-day.js';
import { palkkiLook } from '../day/model/palkki-look.js';
import type { RowAnswer } from '../day/drops/row-answer.js';

const palkkiIcons: Record<number, LucideIcon> = {
  [palkkiType.poissaolo]: CalendarX2,
  [palkkiType.kommentti]: MessageSquare,
  [palkkiType.huolto]: Wrench,
  [palkkiType.yksityinen]: EyeOff,
  [palkkiType.lisatieto]: Info,
  [palkkiType.ajoneuvo]: Truck,
  [palkkiType.varoitus]: TriangleAlert,
  [palkkiType.lasku]: FileText,
};
const answerIcons: Record<RowAnswer['kind'], [LucideIcon, IconTone]> = {
  free: [Check, 'success'],
  tight: [TriangleAlert, 'warning'],
  ban: [Ban, 'error'],
};

/** Colours of icons: `plain` is that of text, `quiet` that of less important text. */
const tones = {
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
type IconTone = keyof typeof tones;

const UNKNOWN_TILA = 0;
const tilat = new Set<number>([UNKNOWN_TILA, ...Object.values(keikkaTila)]);
const palkkiTypes = new Set<number>(Object.values(palkkiType));
const markerTones: Record<PalkkiColour, IconTone> = { red: 'error', blue: 'primary', green: 'success' };
const palkkiTones: IconTone[] = ['quiet', 'warning', 'error', 'primary', 'success'];

const tilaTone = (keikkaTilaId: number): IconTone => {
  const { tone } = keikkaTilaLook(keikkaTilaId);
  return tone === 'neutral' ? 'plain' : tone;
};
const tilaName = (keikkaTilaId: number): string => `tila ${keikkaTilaId}`;
const palkkiName = (palkkiTypeId: number, tone: IconTone): string => `palkki ${palkkiTypeId} ${tone}`;
const reminderName = (tone: IconTone): string => `reminder ${tone}`;
const answerName = (kind: string): string => `answer ${kind}`;
const MASKED = 'masked';
const CONFLICT = 'conflict';
const NO_DRIVER = 'no driver';

const icons: [string, LucideIcon, IconTone][] = [
  ...[...tilat].map((id): (typeof icons)[number] => [tilaName(id), keikkaTilaLook(id).icon, tilaTone(id)]),
  ...[...palkkiTypes].flatMap((id) =>
    palkkiTones.map((tone): (typeof icons)[number] => [
      palkkiName(id, tone),
      palkkiIcons[id] ?? MessageSquare,
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
  [NO_DRIVER, UserX, 'warning'],
  ...Object.entries(answerIcons).map(([kind, [Icon, tone]]): (typeof icons)[number] => [
    answerName(kind),
    Icon,
    tone,
  ]),
];
const places = new Map(icons.map(([name], place) => [name, place]));

export const ICON_PX = 14;
/** The distance between the icons of the picture, so large that no bar shows a neighbouring icon. */
const PITCH_PX = 36;
const PICTURE_PX = icons.length * PITCH_PX;
/** Pixels of the picture per pixel of the page, for sharp icons on high-resolution screens. */
const PIXELS = 2;
const toneStyles = Object.fromEntries(
  Object.entries(tones).map(([tone, token]) => [`--tone-${tone}`, `{colors.${token}}`]),
);
type Mode = 'light' | 'dark';

/** The style sheet that names the pictures; it is made once per page. */
let drawnSheet = '';

/**
 * Provides every icon of a bar in one picture, `--icons`, so that a bar's icon costs no node although there are
 * hundreds of bars. The colours of both modes are drawn in: a mask in the bar's colour would adapt by itself, but took
 * half of the time of painting a board. The picture has pixels and not SVG, because the browser makes a document of
 * each SVG picture.
 */
export function BarIcons() {
  const [sheet, setSheet] = useState(drawnSheet);
  return sheet ? <style nonce={pageNonce()}>{sheet}</style> : <DrawnIcons onDrawn={setSheet} />;
}

/**
 * Set on the bars directly, because the browser would resolve a variable for each of hundreds of them. No rule is more
 * specific than another or than the stripes of a look, so the later one wins: light paper inside a dark page works,
 * dark inside light never occurs.
 */
const iconSheet = ({ light, dark }: Record<Mode, string>): string =>
  [iconRules(':root', light), iconRules('.dark', dark), iconRules('.light', light)].join('\n');

const iconRules = (place: string, address: string): string =>
  `:where(${place}){--icons:url("${address}")}` +
  `:where(${place}) .bar[data-look]{background-image:url("${address}")}`;

/** Renders the icons outside the visible page, where their markup is read. */
function DrawnIcons({ onDrawn }: { onDrawn: (sheet: string) => void }) {
  const [offPage] = useState(() => document.createElement('div'));
  const light = useRef<HTMLDivElement>(null);
  const dark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isLeft = false;
    const svg = offPage.innerHTML;
    void drawnIn({ light: light.current, dark: dark.current }, svg).then((pictures) => {
      if (!pictures) return;
      drawnSheet = iconSheet(pictures);
      if (!isLeft) onDrawn(drawnSheet);
    });
    return () => {
      isLeft = true;
    };
  }, [offPage, onDrawn]);
  return (
    <>
      <div hidden>
        <Box ref={light} className="light" css={toneStyles} />
        <Box ref={dark} className="dark" css={toneStyles} />
      </div>
      {createPortal(
        <svg
          xmlns="http://www.w3.org/2000/svg"
          width={ICON_PX * PIXELS}
          height={PICTURE_PX * PIXELS}
          viewBox={`0 0 ${ICON_PX} ${PICTURE_PX}`}
        >
          {icons.map(([name, Icon, tone], place) => (
            <Icon key={name} size={ICON_PX} y={place * PITCH_PX} color={tone} />
          ))}
        </svg>,
        offPage,
      )}
    </>
  );
}

/**
 * The picture in the colours of each mode, or null when the browser cannot draw it. Bars then have no icons, whose
 * meaning their text and look show too, and the next page tries again.
 */
async function drawnIn(
  probes: Record<Mode, HTMLElement | null>,
  svg: string,
): Promise<Record<Mode, string> | null> {
  const inColoursOf = (probe: HTMLElement | null): Promise<string> => {
    const colours = probe && getComputedStyle(probe);
    const colourOf = (tone: string): string => colours?.getPropertyValue(`--tone-${tone}`).trim() ?? '';
    return toPixels(svg.replace(/stroke="(\w+)"/g, (_, tone: string) => `stroke="${colourOf(tone)}"`));
  };
  try {
    const [light, dark] = await Promise.all([inColoursOf(probes.light), inColoursOf(probes.dark)]);
    return { light, dark };
  } catch {
    return null;
  }
}

/** The address of the picture in pixels, in the same size as the SVG. */
async function toPixels(svg: string): Promise<string> {
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  // Synchronous, because `toBlob` waits until the page is idle, and a loading page is not.
  const png = atob(canvas.toDataURL().split(',')[1] ?? '');
  const bytes = Uint8Array.from(png, (sign) => sign.charCodeAt(0));
  // A short address, because a long data URL would be parsed again for each bar.
  return URL.createObjectURL(new Blob([bytes], { type: 'image/png' }));
}

/** The name of a palkki's icon: its kind, in the colour that its text asks for. */
export function palkkiIcon(typeId: number, comment: string): string {
  const { colour } = parsePalkkiText(comment);
  const own = palkkiLook(typeId) === 'warning-palkki' ? 'warning' : 'quiet';
  const tone = colour ? markerTones[colour] : own;
  return palkkiName(palkkiTypes.has(typeId) ? typeId : palkkiType.kommentti, tone);
}

/** The name of an icon: an order's status, a palkki's kind, or a ban where the viewer may not look. */
export function itemIcon(item: GridItem): string {
  if (item.isPalkki) return palkkiIcon(item.grid_palkkiTypeId, item.keikkaComment);
  if (!isReadable(item)) return MASKED;
  return tilaName(tilat.has(item.keikkaTilaId) ? item.keikkaTilaId : UNKNOWN_TILA);
}

/** The bell of an order, in the colour of its status. */
export const reminderIcon = (keikkaTilaId: number): string => reminderName(tilaTone(keikkaTilaId));
export const answerIcon = answerName;

/** Beside the edge in the source customer's colour. */
const ICON_START_PX = 9;

/** The offset of the picture that puts the icon `top` below the edge of its bar. Stripes under it fill the bar. */
export const iconAt = (icon: string, top: number): string =>
  `${ICON_START_PX}px ${top - (places.get(icon) ?? 0) * PITCH_PX}px, 0 0`;

/** One of these icons in a box of its own, sized by the style sheet. */
export function BarIcon({ icon }: { icon: string }) {
  // A percentage of the excess length of the picture, as CSS defines it, so that it is right for every size
  // of the box.
  const share = ((places.get(icon) ?? 0) * PITCH_PX) / (PICTURE_PX - ICON_PX);
  return <i className="bar-icon" aria-hidden style={{ backgroundPosition: `0 ${share * 100}%` }} />;
}

/** The icons on the corner of a bar. */
export const markIcons = { conflict: CONFLICT, driver: NO_DRIVER, warning: answerName('tight') };
