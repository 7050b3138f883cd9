import type { GridKeikka, GridPalkki } from '@keikka/contracts';
import { clockOf, m3Text, parsePalkkiText } from '@keikka/domain';
import { barFacts, keikkaSite, keikkaTitle, keikkaTown } from '../../model/bar-content.js';
import { isReadable, spanOf, type GridItem } from '../../model/grid-day.js';
import { itemTimes, itemTitle } from '../../model/item-text.js';
import { texts } from '../../texts.js';
import { ItemIcon, ReminderIcon } from './bar-icons.js';

export interface BarBodyProps {
  item: GridItem;
  width: number;
  lines: 1 | 2;
}

/** What a bar says: status, customer, amount, time, in this order and places whatever the width. */
export function BarBody({ item, width, lines }: BarBodyProps) {
  if (item.isPalkki) return <PalkkiBody palkki={item} />;
  if (!isReadable(item)) {
    return (
      <>
        <ItemIcon item={item} />
        <span className="bar-name">{texts.masked}</span>
      </>
    );
  }
  return lines === 1 ? <OneLine keikka={item} width={width} /> : <TwoLines keikka={item} width={width} />;
}

function PalkkiBody({ palkki }: { palkki: GridPalkki }) {
  const { bold, colour } = parsePalkkiText(palkki.keikkaComment);
  return (
    <>
      <ItemIcon item={palkki} />
      <span className="bar-name" data-bold={bold || undefined} data-colour={colour ?? undefined}>
        {itemTitle(palkki)}
      </span>
    </>
  );
}

interface KeikkaBodyProps {
  keikka: GridKeikka;
  width: number;
}

function OneLine({ keikka, width }: KeikkaBodyProps) {
  const facts = barFacts(width, 1);
  return (
    <>
      <ItemIcon item={keikka} />
      {facts.site ? (
        <span className="bar-names">
          <b className="bar-title">{keikkaTitle(keikka)}</b>
          <span className="bar-site">{keikkaSite(keikka)}</span>
        </span>
      ) : (
        <b className="bar-title">{keikkaTitle(keikka)}</b>
      )}
      {facts.reminders && keikka.keikkaReminders.length > 0 && <ReminderIcon />}
      {facts.amount && <b className="bar-amount">{m3Text(keikka.m3)}</b>}
    </>
  );
}

function TwoLines({ keikka, width }: KeikkaBodyProps) {
  const facts = barFacts(width, 2);
  const time = facts.time === 'start' ? clockOf(spanOf(keikka).startMs) : itemTimes(keikka);
  const place = facts.site ? keikkaSite(keikka) : keikkaTown(keikka);
  return (
    <>
      <div className="bar-line">
        <ItemIcon item={keikka} />
        <b className="bar-title">{keikkaTitle(keikka)}</b>
        {facts.reminders && keikka.keikkaReminders.length > 0 && <ReminderIcon />}
        {facts.amount && <b className="bar-amount">{m3Text(keikka.m3)}</b>}
      </div>
      <div className="bar-line">
        <b className="bar-title">{time}</b>
        {facts.town && <span className="bar-site">{place}</span>}
        {facts.concrete && <span className="bar-amount">{keikka.betonit[0]?.betoniString}</span>}
      </div>
    </>
  );
}
