import type { KeikkaGetAnswer, KuskiOfDay } from '@keikka/contracts';
import { clockRange, helsinkiDay, shortDay } from '@keikka/domain';
import { Box, Flex, SearchInput, Span, Text } from '@keikka/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import { vehicleText } from '../../../words/keikka-title.js';
import { useVehicleNumbers } from '../api/vehicle-numbers.js';
import { driverChoices, type OrderWindow } from '../model/driver-choices.js';
import { texts } from '../texts.js';
import { ChoiceGroup } from './choice-group.js';
import type { Sums } from './driver-sums.js';

interface DriverChoiceListProps {
  answer: KeikkaGetAnswer;
  ofDay: readonly KuskiOfDay[];
  chosen: readonly { personId: number }[];
  /** null where the board's day is not known. */
  window: OrderWindow | null;
  sums: Sums;
  onAdd: (driver: KuskiOfDay) => void;
}

/** The drivers who may be added, the free ones first. ↓ goes from the field to the rows, and Enter adds. */
export function DriverChoiceList({ answer, ofDay, chosen, window, sums, onAdd }: DriverChoiceListProps) {
  const vehicleNumbers = useVehicleNumbers();
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { free, busy } = driverChoices(ofDay, { chosen, vehicleNumbers, window, search });
  const addable = [...free, ...busy].filter(({ state }) => state !== 'away');

  function add(driver: KuskiOfDay): void {
    onAdd(driver);
    setSearch('');
    // The row is gone with the focus in it.
    field.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent): void {
    const { key, target } = event;
    const rows = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = rows.findIndex((row) => row === target);
    const to =
      key === 'ArrowDown' ? rows[at + 1] : key === 'ArrowUp' ? (rows[at - 1] ?? field.current) : null;
    if (to) to.focus();
    else if (key !== 'Enter' || target !== field.current) return;
    // Enter would submit the form around, and an arrow would scroll.
    event.preventDefault();
    const [only, another] = addable;
    if (!to && search && only && !another) add(only.driver);
  }
  const group = { time: window?.time ?? null, sums, onAdd: add };
  const notes = window ? texts.notes : texts.notesOfDay;
  return (
    <Box borderWidth="1px" borderRadius="control" overflow="hidden" onKeyDown={onKeyDown}>
      <Flex align="center" gap="3" p="2">
        <Box flex="0 1 220px">
          <SearchInput ref={field} label={texts.search} value={search} onValueChange={setSearch} />
        </Box>
        <Text textStyle="text.table" color="fg.muted">
          {texts.needed} <Span fontWeight="semibold">{neededOn(answer)}</Span>
        </Text>
      </Flex>
      <Box ref={list} role="group" aria-label={texts.choices} maxH="320px" overflow="auto">
        <ChoiceGroup {...group} title={texts.free} note={notes.free} choices={free} />
        <ChoiceGroup {...group} title={texts.busy} note={notes.busy} choices={busy} />
        {free.length + busy.length === 0 && (
          <Text px="3" py="2" textStyle="text.table" color="fg.muted">
            {search ? texts.noMatch : texts.nobody}
          </Text>
        )}
      </Box>
    </Box>
  );
}

/** 'ma 23.11. 10:00–13:30 · P12 · 36 m' */
function neededOn({ keikkaData: { timeStart, timeEnd }, vehicleData }: KeikkaGetAnswer): string {
  const [start, end] = [new Date(timeStart), new Date(timeEnd)];
  return `${shortDay(helsinkiDay(start))} ${clockRange(start, end)} · ${vehicleText(vehicleData)}`;
}
