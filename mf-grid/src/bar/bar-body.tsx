import type { GridItem, GridKeikka } from '@keikka/contracts';
import { clockOf, keikkaTila, m3Text, parsePalkkiText, shortTimes } from '@keikka/domain';
import { amountShown, barFacts, keikkaSite, keikkaTitle, keikkaTown } from '../day/model/bar-content.js';
import {
  AMOUNT_ROOM,
  BAR_BORDERS,
  BARE_END,
  BARE_START,
  REMINDER_ROOM,
  TEXT_END,
  TEXT_START,
} from './bar-metrics.js';
import { fitText } from './fit-text.js';
import type { BarBox } from './time/hour-scale.js';
import { isReadable, spanOf } from '../day/model/grid-day.js';
import { itemTimes, itemTitle } from '../day/model/item-text.js';
import type { Preset } from '../day/rows/presets.js';
import { BarIcon, reminderIcon } from './bar-icons.js';
import { signWidths } from './typeface.js';

/** The layout that the style sheet gives the bar. Most bars are one text without an inner element. */
interface BarLayout {
  'data-layout'?: 'names' | 'lines';
  'data-amount'?: string;
  'data-reminder'?: true;
  'data-bold'?: true;
  'data-colour'?: string;
  /** Its text goes on into the free time after the bar. */
  'data-beside'?: true;
}

export const isCancelled = (item: GridItem): boolean =>
  item.isKeikka && item.keikkaTilaId === keikkaTila.peruttu;

/** A cancelled bar is too low for two lines with any preset. */
const barLines = (item: GridItem, preset: Preset): 1 | 2 => (isCancelled(item) ? 1 : preset.lines);

/** The content of a bar of this width: status, customer, amount and time, always in this order and these places. */
export function barLayout(item: GridItem, box: BarBox, preset: Preset): BarLayout {
  if (item.isPalkki) {
    const { bold, colour } = parsePalkkiText(item.keikkaComment);
    return { ...(bold && { 'data-bold': true }), ...(colour && { 'data-colour': colour }) };
  }
  if (!isReadable(item)) return {};
  const lines = barLines(item, preset);
  const whole = m3Text(item.m3);
  const facts = barFacts(box.width, lines, whole);
  if (lines === 2) {
    const flows = facts.amount === 'none' && freeRoom(item, box) > 0;
    return { 'data-layout': 'lines', ...(flows && { 'data-beside': true }) };
  }
  const amount = amountShown(whole, facts.amount);
  return {
    ...(facts.site && { 'data-layout': 'names' }),
    ...(amount && { 'data-amount': amount }),
    ...(facts.reminders && item.keikkaReminders.length > 0 && { 'data-reminder': true }),
  };
}

interface BarBodyProps {
  item: GridItem;
  box: BarBox;
  /** Where the style sheet draws a text that is alone on its bar. */
  drawing: BarLayout & { 'data-cut'?: string };
}

export function BarBody({ item, box, drawing }: BarBodyProps) {
  const { 'data-layout': layout, 'data-reminder': reminder, 'data-cut': cut } = drawing;
  if (layout === 'lines' && isReadable(item)) return <TwoLines keikka={item} box={box} />;
  return (
    <>
      {layout === 'names' && isReadable(item) ? (
        <span className="bar-names">
          <b className="bar-title">{keikkaTitle(item)}</b>{' '}
          <span className="bar-site">{keikkaSite(item)}</span>
        </span>
      ) : (
        cut === undefined && aloneTitle(item)
      )}
      {reminder && isReadable(item) && <BarIcon icon={reminderIcon(item.keikkaTilaId)} />}
    </>
  );
}

const aloneTitle = (item: GridItem): string => (isReadable(item) ? keikkaTitle(item) : itemTitle(item));

/** A cancelled bar, and one of others, keeps to its box. */
const freeRoom = (item: GridItem, { beside = 0 }: BarBox): number =>
  isCancelled(item) || !(item.isPalkki || isReadable(item)) ? 0 : beside;

/** The text of a bar that does not fit whole, and what gives it room: the icon, or the free time after the bar. */
interface Cut {
  'data-cut'?: string;
  'data-bare'?: true;
  'data-beside'?: true;
}

const FEWEST_LETTERS = 5;

/**
 * The shortened form of a text that is alone on its bar; nothing when it fits. It goes on into free time, with the
 * amount where both fit whole. Where five letters do not fit beside the icon, the icon goes; where not even three fit,
 * the text does. It is shortened here and not by the style sheet, which
 * would clip each of hundreds of bars and double the cost of drawing them. The style sheet draws the shortened text, so
 * that it is no text of the page: the bar's accessible name has the whole words.
 */
export function cutTitle(item: GridItem, box: BarBox, layout: BarLayout, fontSize: string): Cut {
  const { width } = box;
  const { 'data-amount': amount, 'data-reminder': reminder } = layout;
  if (layout['data-layout']) return {};
  const isBold = isReadable(item) || layout['data-bold'] === true;
  const widthOf = signWidths(isBold ? 600 : 400, fontSize);
  const besideAmount = amountWidth(amount ?? '', fontSize) + (reminder ? REMINDER_ROOM : AMOUNT_ROOM);
  const end = amount || reminder ? besideAmount : TEXT_END;
  const title = aloneTitle(item);
  const shown = fitText(title, width - BAR_BORDERS - TEXT_START - end, widthOf);
  if (shown === title) return {};
  const flowing = amount ? '' : besideText(item, box, widthOf);
  if (flowing.length > shown.length) return { 'data-cut': flowing, 'data-beside': true };
  if (amount || shown.length > FEWEST_LETTERS) return { 'data-cut': shown };
  const bare = fitText(title, width - BAR_BORDERS - BARE_START - BARE_END, widthOf);
  return bare ? { 'data-cut': bare, 'data-bare': true } : { 'data-cut': '' };
}

/** The pixels that an amount takes: its figures are all as wide as one another, its space and its unit are not. */
export function amountWidth(amount: string, fontSize: string): number {
  const widthOf = signWidths(600, fontSize);
  const widths = [...amount].map((sign) => widthOf(/\d/.test(sign) ? '0' : sign));
  return Math.ceil(widths.reduce((sum, width) => sum + width, 0));
}

/** What a text that begins on the bar shows when it may go on in the free time after it. */
function besideText(item: GridItem, box: BarBox, widthOf: (sign: string) => number): string {
  const free = freeRoom(item, box);
  if (free === 0) return '';
  const room = box.width - BAR_BORDERS - TEXT_START + free;
  const title = aloneTitle(item);
  const whole = isReadable(item) ? `${title} \u00a0${m3Text(item.m3)}` : title;
  return fitText(whole, room, widthOf) === whole ? whole : fitText(title, room, widthOf);
}

function TwoLines({ keikka, box }: { keikka: GridKeikka; box: BarBox }) {
  const whole = m3Text(keikka.m3);
  const inside = barFacts(box.width, 2, whole);
  const withBeside = barFacts(box.width + freeRoom(keikka, box), 2, whole);
  const facts =
    inside.amount === 'none' ? { ...withBeside, amount: inside.amount, concrete: inside.concrete } : inside;
  const amount = amountShown(whole, facts.amount);
  const time = facts.time === 'start' ? clockOf(spanOf(keikka).startMs) : itemTimes(keikka);
  const place = facts.site ? keikkaSite(keikka) : keikkaTown(keikka);
  return (
    <>
      <div className="bar-line">
        <b className="bar-title">{keikkaTitle(keikka)}</b>
        {facts.reminders && keikka.keikkaReminders.length > 0 && (
          <BarIcon icon={reminderIcon(keikka.keikkaTilaId)} />
        )}
        {amount && <b className="bar-amount">{amount}</b>}
      </div>
      <div className="bar-line">
        <b className="bar-title">{shortTimes(time)}</b>
        {facts.town && <span className="bar-site">{place}</span>}
        {facts.concrete && <span className="bar-amount">{keikka.betonit[0]?.betoniString}</span>}
      </div>
    </>
  );
}
