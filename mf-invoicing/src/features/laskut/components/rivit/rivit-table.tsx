import { laskuRiviFields, type LaskuGetAnswer, type LaskuRivi } from '@keikka/contracts';
import { Box, EmptyState, Flex, Kbd, Span } from '@keikka/ui';
import { Fragment, useState } from 'react';
import type { RiviActs } from '../../api/use-rivit.js';
import { riviTexts as texts } from '../../rivi-texts.js';
import { Line, LinesBox } from './grid.js';
import { RiviEditor, type RiviField } from './rivi-editor.js';
import { RiviRow } from './rivi-row.js';
import { RiviSelvitys } from './rivi-selvitys.js';
import { UusiRivi } from './uusi-rivi.js';

const { columns } = texts;

interface RivitTableProps {
  lasku: LaskuGetAnswer;
  /** Absent for who only reads, and of a billed invoice. */
  acts: RiviActs | undefined;
}

/** The row that is open, and the field in which it begins. */
interface Opened {
  keikkaLaskuRiviId: number;
  field: RiviField;
}

/** The rows of an invoice: one is open for change at a time, by click, Enter or the keys that lead from row to row. */
export function RivitTable({ lasku: { laskuRivit: rivit, laskuData }, acts }: RivitTableProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [explained, setExplained] = useState<number | null>(null);
  const open = (rivi: LaskuRivi | undefined, field: RiviField): void =>
    setOpened(rivi ? { keikkaLaskuRiviId: rivi.keikkaLaskuRiviId, field } : null);
  return (
    <>
      <LinesBox data-kaannetty={rivit.some(({ kaannetty }) => kaannetty) || undefined}>
        <Box role="table" aria-label={texts.rivit}>
          <Headings />
          <Box role="rowgroup">
            {rivit.map((rivi, index) => {
              const { keikkaLaskuRiviId } = rivi;
              const isExplained = explained === keikkaLaskuRiviId;
              const row = {
                ...{ rivi, acts },
                onWhy: () => setExplained(isExplained ? null : keikkaLaskuRiviId),
              };
              return (
                <Fragment key={keikkaLaskuRiviId}>
                  {acts && opened?.keikkaLaskuRiviId === keikkaLaskuRiviId ? (
                    <RiviEditor
                      {...row}
                      acts={acts}
                      first={opened.field}
                      onNext={(field) => open(rivit[index + 1], field)}
                      onClose={() => setOpened((now) => (now === opened ? null : now))}
                    />
                  ) : (
                    <RiviRow {...row} onOpen={acts && ((field) => open(rivi, field))} />
                  )}
                  {isExplained && <RiviSelvitys rivi={rivi} onClose={() => setExplained(null)} />}
                </Fragment>
              );
            })}
          </Box>
        </Box>
        {rivit.length === 0 && <EmptyState {...(acts ? texts.none : texts.noneReadOnly)} />}
        {acts && laskuData.hyvitettyKeikkaLaskuId === null && (
          <UusiRivi key={laskuData.keikkaLaskuId} acts={acts} onAdded={(rivi) => open(rivi, 'määrä')} />
        )}
      </LinesBox>
      {acts && <Keys />}
    </>
  );
}

function Headings() {
  return (
    <Box role="rowgroup">
      <Line role="row" bg="bg.muted" fontWeight="semibold">
        <Box role="columnheader" aria-label={laskuRiviFields.aktiivinen.label} />
        <Box role="columnheader">{columns.selite}</Box>
        <Box role="columnheader" data-below>
          {columns.lisaselite}
        </Box>
        <Box role="columnheader" data-number>
          {columns.maara}
        </Box>
        <Box role="columnheader">{columns.yksikko}</Box>
        {[columns.hinta, columns.ale, columns.alv, columns.netto].map((name, index) => (
          <Box key={`${name}${index}`} role="columnheader" data-number>
            {name}
          </Box>
        ))}
        <Box role="columnheader" data-number data-wide>
          {columns.alvSumma}
        </Box>
        <Box role="columnheader" data-wide>
          {columns.kustannuspaikka}
        </Box>
        <Box role="columnheader" aria-label={columns.toiminnot} />
      </Line>
    </Box>
  );
}

function Keys() {
  return (
    <Flex gap="4" px="3" py="2" wrap="wrap" hideBelow="md" aria-hidden>
      {texts.keys.map(([keys, what]) => (
        <Span key={keys} textStyle="text.label" color="fg.muted">
          <Kbd>{keys}</Kbd> {what}
        </Span>
      ))}
    </Flex>
  );
}
