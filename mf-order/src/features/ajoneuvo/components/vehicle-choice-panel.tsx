import type { KeikkaGetAnswer } from '@keikka/contracts';
import { useThings } from '@keikka/sdk/record';
import { Box, ErrorState, Flex, SearchInput, Skeleton, Span, Text, VisuallyHidden } from '@keikka/ui';
import { useId, useState, type KeyboardEvent } from 'react';
import { useWorkOfDay } from '../../../day/get-work-of-day.js';
import { stepped } from '../model/stepped.js';
import { searched, vehicleChoices, type VehicleChoice } from '../model/vehicle-choices.js';
import { needOf, type OrderNeed } from '../model/vehicle-need.js';
import { texts } from '../texts.js';
import { VehicleChoiceList } from './vehicle-choice-list.js';

interface VehicleChoicePanelProps {
  answer: KeikkaGetAnswer;
  onChoose: (choice: VehicleChoice) => void;
}

/** The vehicles for an order. The field keeps the focus: ↑ and ↓ go through the list, and Enter chooses. */
export function VehicleChoicePanel({ answer: { keikkaData }, onChoose }: VehicleChoicePanelProps) {
  const id = useId();
  const need = needOf(keikkaData);
  const { choices, isLoading, failed } = useChoices(need);
  const [search, setSearch] = useState('');
  const [pointedId, point] = useState<number | null>(null);
  const fitting = searched(choices?.fitting ?? [], search);
  const others = searched(choices?.others ?? [], search);
  const offered = [...fitting, ...others].filter(({ isRefused }) => !isRefused);
  const pointed = offered.find(({ vehicle }) => vehicle.vehicleId === pointedId) ?? offered[0];

  function onKeyDown(event: KeyboardEvent): void {
    const to = stepped(offered, pointed, event.key);
    if (to) point(to.vehicle.vehicleId);
    else if (event.key === 'Enter' && pointed) onChoose(pointed);
    else if (event.key !== 'Enter') return;
    // Enter would submit a form around, and an arrow would move the caret.
    event.preventDefault();
  }
  return (
    <Box onKeyDown={onKeyDown}>
      <Flex align="center" gap="3" p="2" wrap="wrap">
        <Box flex="0 1 240px">
          <SearchInput
            label={texts.search}
            value={search}
            onValueChange={setSearch}
            role="combobox"
            aria-expanded={choices !== null}
            aria-controls={id}
            aria-activedescendant={pointed && `${id}-${pointed.vehicle.vehicleId}`}
            aria-autocomplete="list"
            autoComplete="off"
          />
        </Box>
        <Need need={need} town={keikkaData.kaupunki} />
      </Flex>
      {isLoading && <Loading />}
      {failed && (
        <Box p="2">
          <ErrorState title={texts.readFailed} onRetry={failed.retry} retrying={failed.retrying} />
        </Box>
      )}
      {choices && (
        <VehicleChoiceList
          id={id}
          time={need.time}
          fitting={fitting}
          others={others}
          empty={search ? texts.noMatch : texts.none}
          currentId={keikkaData.vehicleId}
          pointedId={pointed?.vehicle.vehicleId ?? null}
          onChoose={onChoose}
        />
      )}
    </Box>
  );
}

function useChoices(need: OrderNeed) {
  const vehicles = useThings('vehicle');
  const work = useWorkOfDay(need.time);
  const isFailed = vehicles.isLoadingError || work.isLoadingError;
  const isLoading = !isFailed && (vehicles.isLoading || work.isLoading);
  function retry(): void {
    for (const read of [vehicles, work]) if (read.isError) void read.refetch();
  }
  return {
    choices:
      vehicles.data && !isFailed && !isLoading
        ? vehicleChoices(need, vehicles.data, work.data ?? null)
        : null,
    isLoading,
    failed: isFailed ? { retry, retrying: vehicles.isFetching || work.isFetching } : null,
  };
}

/** 'Tarve: puomi 32 m · ma 23.11. 10:00–13:30 · Lohja' */
function Need({ need: { puomi, time }, town }: { need: OrderNeed; town: string }) {
  const [day] = time?.days ?? [];
  const parts = [
    puomi ? texts.needs(puomi) : '',
    time && day ? texts.when(day, time.startMs, time.endMs) : '',
    town,
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <Text textStyle="text.table" color="fg.muted">
      {texts.need} <Span fontWeight="semibold">{parts.join(' · ')}</Span>
    </Text>
  );
}

function Loading() {
  return (
    <Box role="status" p="2">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Skeleton height="240px" />
    </Box>
  );
}
