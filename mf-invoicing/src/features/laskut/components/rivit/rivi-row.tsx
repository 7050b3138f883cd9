import { laskuRiviFields, type LaskuRivi } from '@keikka/contracts';
import { inWords } from '@keikka/contracts/fields';
import { euroText, onLaskulla } from '@keikka/domain';
import { Box, Span, TriangleAlert } from '@keikka/ui';
import { Checkbox } from '@keikka/ui/forms';
import type { ReactNode } from 'react';
import type { RiviActs } from '../../api/use-rivit.js';
import { ostajaTexts } from '../../ostaja-texts.js';
import { riviTexts as texts } from '../../rivi-texts.js';
import { Line } from './grid.js';
import type { RiviField } from './rivi-editor.js';
import { RiviActions } from './rivi-actions.js';

/** Why a row is not on the invoice or not counted; undefined for one that is. */
function whyNot(rivi: LaskuRivi): string | undefined {
  if (!rivi.aktiivinen) return texts.inactive;
  if (rivi.ehtoTäyttyy === false) return texts.conditionFalse;
  return Number(rivi.määrä ?? 0) === 0 ? texts.quantityZero : undefined;
}

interface RiviRowProps {
  rivi: LaskuRivi;
  acts: RiviActs | undefined;
  /** Absent where the row can't be changed. */
  onOpen: ((field: RiviField) => void) | undefined;
  /** Opens or closes why the row has its price. */
  onWhy: () => void;
}

/** A row as it is read. One that does not count is grey, one that is not on the invoice struck, each with the reason. */
export function RiviRow({ rivi, acts, onOpen, onWhy }: RiviRowProps) {
  const reason = whyNot(rivi);
  const isOn = onLaskulla(rivi);
  const cell = { rivi, onOpen, onWhy };
  return (
    <Line role="row" data-off={reason !== undefined || undefined} data-struck={!isOn || undefined}>
      <Box role="cell">
        <Checkbox
          label={texts.onLasku(rivi.riviSelite)}
          labelHidden
          checked={rivi.aktiivinen}
          disabled={!acts}
          onCheckedChange={(aktiivinen) => acts?.setActive(rivi, aktiivinen)}
        />
      </Box>
      <Cell {...cell} field="riviSelite">
        <Span data-words>{rivi.riviSelite || texts.dash}</Span>
      </Cell>
      <Cell {...cell} field="riviSelite2" place="below">
        {rivi.riviSelite2}
        {reason && <Span color="fg.muted">{` ${reason}`}</Span>}
        {rivi.virhe && (
          <Span color="status.warning.fg" css={{ '& svg': { display: 'inline', verticalAlign: '-2px' } }}>
            {' '}
            <TriangleAlert size={14} aria-hidden /> {rivi.virhe}
          </Span>
        )}
      </Cell>
      <Cell {...cell} field="määrä" isNumber>
        {rivi.määrä === null ? texts.dash : inWords(laskuRiviFields.määrä, rivi.määrä)}
      </Cell>
      <Cell {...cell} field="yksikkö">
        {rivi.yksikkö}
      </Cell>
      <Cell {...cell} field="hinta" isNumber>
        {rivi.hinta === null ? texts.dash : inWords(laskuRiviFields.hinta, rivi.hinta)}
      </Cell>
      <Cell {...cell} field="aleProsentti" isNumber>
        {Number(rivi.aleProsentti) === 0 ? texts.dash : percent(rivi.aleProsentti)}
      </Cell>
      <Cell {...cell} field="alv" isNumber>
        {rivi.kaannetty ? <KaannettyAlv /> : percent(rivi.alv)}
      </Cell>
      <Box role="cell" data-number data-strong>
        {euroText(isOn ? rivi.netto : 0)}
      </Box>
      <Box role="cell" data-number data-wide>
        {euroText(isOn ? rivi.alvSumma : 0)}
      </Box>
      <Cell {...cell} field="kustannusPaikka" place="wide">
        {rivi.kustannusPaikka}
      </Cell>
      <RiviActions rivi={rivi} acts={acts} onWhy={onWhy} />
    </Line>
  );
}

/** '25,5', without the sign, which stands in the heading. */
const percent = (value: string): string => value.replace('.', ',');

interface CellProps extends Pick<RiviRowProps, 'rivi' | 'onOpen' | 'onWhy'> {
  field: RiviField;
  isNumber?: boolean;
  /** Where it stands in a narrow place: below the others, or nowhere. */
  place?: 'below' | 'wide';
  children: ReactNode;
}

/** In place of its rate. */
const KaannettyAlv = () => (
  <>
    {'0 '}
    <Span
      data-words-of-alv
      bg="status.info.bg"
      color="status.info.fg"
      px="1"
      rounded="l1"
      textStyle="text.small"
      whiteSpace="nowrap"
    >
      {ostajaTexts.rivilla}
    </Span>
  </>
);

/** A cell that opens the row in its field: by click, and from the keys by the first of them. */
function Cell({ rivi, field, isNumber, place, onOpen, onWhy, children }: CellProps) {
  const isFirst = field === 'riviSelite';
  return (
    <Box
      role="cell"
      data-number={isNumber || undefined}
      data-below={place === 'below' || undefined}
      data-wide={place === 'wide' || undefined}
      cursor={onOpen ? 'text' : undefined}
      onClick={onOpen && (() => onOpen(field))}
      {...(isFirst && onOpen && opensByKey(() => onOpen(field), onWhy, texts.edit(rivi.riviSelite)))}
    >
      {children}
    </Box>
  );
}

const opensByKey = (open: () => void, why: () => void, label: string) => ({
  tabIndex: 0,
  'aria-label': label,
  onKeyDown: (event: { key: string; preventDefault: () => void }) => {
    if (event.key !== 'Enter' && event.key !== 'F2') return;
    event.preventDefault();
    if (event.key === 'F2') why();
    else open();
  },
});
