import type { Betoni } from '@keikka/contracts';
import { euroText, m3Text, searchWords } from '@keikka/domain';
import { Box, Flex, Input, RetryBanner, Span, Text, usePhone } from '@keikka/ui';
import { DataTable } from '@keikka/ui/forms';
import type { KeyboardEventHandler } from 'react';
import type { Valittavat } from '../../api/use-valittavat.js';
import type { Valittava } from '../../model/valittava.js';
import { valintaTexts as texts } from '../../valinta-texts.js';
import { SuosituksetNote } from '../suositukset-note.js';
import { valintaColumns } from './valinta-columns.js';

interface ValintaTabProps {
  line: Betoni;
  number: number;
  valittavat: Valittavat;
  /** Those that the search finds, and the marked one. */
  found: readonly Valittava[];
  chosen: Valittava | undefined;
  /** The name of the template; absent for what was ordered. */
  pohjaNimi: string | undefined;
  prices: boolean;
  typed: string;
  onType: (typed: string) => void;
  onKeyDown: KeyboardEventHandler;
  onOpen: (betoni: Valittava) => void;
}

/** What a tab of the picker shows: the search, what it finds, and what the line gets. */
export function ValintaTab(props: ValintaTabProps) {
  const { line, number, valittavat, found, chosen, pohjaNimi, prices, typed, onType, onKeyDown, onOpen } =
    props;
  const isPhone = usePhone();
  const { data, isError, isFetching, refetch } = valittavat;
  const isOfPohja = pohjaNimi !== undefined;
  const search = isOfPohja ? texts.searchPohja : texts.search;
  return (
    <>
      {isError && (
        <RetryBanner retrying={isFetching} onRetry={() => void refetch()}>
          {isOfPohja ? texts.pohjaFailed : texts.failed}
        </RetryBanner>
      )}
      <Flex align="center" gap="2" mb="2">
        <Input
          aria-label={search}
          placeholder={search}
          value={typed}
          autoComplete="off"
          onKeyDown={onKeyDown}
          onChange={({ target }) => onType(target.value)}
        />
        <Span textStyle="text.label" color="fg.muted" whiteSpace="nowrap" aria-live="polite">
          {data && texts.found(found.length, data.length)}
        </Span>
      </Flex>
      <DataTable
        label={isOfPohja ? texts.ofPohja(pohjaNimi) : texts.recent}
        columns={valintaColumns(searchWords(typed), { prices, isPhone, isOfPohja })}
        rows={found}
        rowKey={({ id }) => id}
        selectedKey={chosen?.id ?? null}
        onOpen={onOpen}
        maxHeight="50dvh"
        empty={
          <Text p="4" color="fg.muted">
            {emptyText(data, isOfPohja)}
          </Text>
        }
      />
      {chosen && (
        <Box mt="2" p="2" bg="bg.muted" borderRadius="control" textStyle="text.label">
          <Text color="fg.muted">{texts.gets(number)}</Text>
          <Text>
            <Span fontWeight="semibold">{chosen.name}</Span> · {texts.keeps(m3Text(line.m3))}
            {prices &&
              chosen.hinta_value &&
              ` · ${texts.takesPrice(euroText(chosen.hinta_value), chosen.origin)}`}
          </Text>
          <SuosituksetNote line={chosen.advised} />
        </Box>
      )}
    </>
  );
}

function emptyText(data: Valittavat['data'], isOfPohja: boolean): string {
  if (!data) return texts.loading;
  if (data.length > 0) return texts.noMatch;
  return isOfPohja ? texts.nonePohja : texts.none;
}
