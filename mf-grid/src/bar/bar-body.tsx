import type { GridItem, GridKeikka } from '@keikka/contracts';
import { clockOf, keikkaTila, m3Text, parsePalkkiText } from '@keikka/domain';
import { barFacts, keikkaSite, keikkaTitle, keikkaTown } from '../day/model/bar-content.js';
import {
  AMOUNT_ROOM,
  BAR_BORDERS,
  REMINDER_ROOM,
  TEXT_END,
  TEXT_START,
  TEXT_START_AFTER_MARK,
} from './bar-metrics.js';
import { fitText } from './fit-text.js';
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
}

export const isCancelled = (item: GridItem): boolean =>
  item.isKeikka && item.keikkaTilaId === keikkaTila.peruttu;

/** A cancelled bar is too low for two lines with any preset. */
const barLines = (item: GridItem, preset: Preset): 1 | 2 => (isCancelled(item) ? 1 : preset.lines);

/** The content of a bar of this width: status, customer, amount and time, always in this order and these places. */
export function barLayout(item: GridItem, width: number, preset: Preset): BarLayout {
  if (item.isPalkki) {
    const { bold, colour } = parsePalkkiText(item.keikkaComment);
    return { ...(bold && { 'data-bold': true }), ...(colour && { 'data-colour': colour }) };
  }
  if (!isReadable(item)) return {};
  if (barLines(item, preset) === 2) return { 'data-layout': 'lines' };
  const amount = m3Text(item.m3);
  const facts = barFacts(width, 1, amount);
  return {
    ...(facts.site && { 'data-layout': 'names' }),
    ...(facts.amount && { 'data-amount': amount }),
    ...(facts.reminders && item.keikkaReminders.length > 0 && { 'data-reminder': true }),
  };
}

interface BarBodyProps {
  item: GridItem;
  width: number;
  /** Where the style sheet draws a text that is alone on its bar. */
  drawing: BarLayout & { 'data-cut'?: string };
}

export function BarBody({ item, width, drawing }: BarBodyProps) {
  const { 'data-layout': layout, 'data-reminder': reminder, 'data-cut': cut } = drawing;
  if (layout === 'lines' && isReadable(item)) return <TwoLines keikka={item} width={width} />;
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

/**
 * The shortened form of a text that is alone on its bar; null when it fits. It is shortened here and not by the style
 * sheet, which would clip each of hundreds of bars and double the cost of drawing them. The style sheet draws the
 * shortened text, so that it is no text of the page: the bar's accessible name has the whole words.
 */
export function cutTitle(
  item: GridItem,
  width: number,
  layout: BarLayout,
  fontSize: string,
  marked: boolean,
): string | null {
  const { 'data-amount': amount, 'data-reminder': reminder } = layout;
  if (layout['data-layout']) return null;
  const isBold = isReadable(item) || layout['data-bold'] === true;
  const widthOf = signWidths(isBold ? 600 : 400, fontSize);
  const besideAmount = (amount?.length ?? 0) * widthOf('0') + (reminder ? REMINDER_ROOM : AMOUNT_ROOM);
  const end = amount || reminder ? besideAmount : TEXT_END;
  const start = marked ? TEXT_START_AFTER_MARK : TEXT_START;
  const title = aloneTitle(item);
  const shown = fitText(title, width - BAR_BORDERS - start - end, widthOf);
  return shown === title ? null : shown;
}

function TwoLines({ keikka, width }: { keikka: GridKeikka; width: number }) {
  const amount = m3Text(keikka.m3);
  const facts = barFacts(width, 2, amount);
  const time = facts.time === 'start' ? clockOf(spanOf(keikka).startMs) : itemTimes(keikka);
  const place = facts.site ? keikkaSite(keikka) : keikkaTown(keikka);
  return (
    <>
      <div className="bar-line">
        <b className="bar-title">{keikkaTitle(keikka)}</b>
        {facts.reminders && keikka.keikkaReminders.length > 0 && (
          <BarIcon icon={reminderIcon(keikka.keikkaTilaId)} />
        )}
        {facts.amount && <b className="bar-amount">{amount}</b>}
      </div>
      <div className="bar-line">
        <b className="bar-title">{time}</b>
        {facts.town && <span className="bar-site">{place}</span>}
        {facts.concrete && <span className="bar-amount">{keikka.betonit[0]?.betoniString}</span>}
      </div>
    </>
  );
}
