import { tilattuBetoniCalls, type Betoni, type TilattuBetoni } from '@keikka/contracts';
import { euroText, m3Text, searchWords } from '@keikka/domain';
import { useApi } from '@keikka/sdk';
import { Box, Flex, Input, Kbd, RetryBanner, Span, Text, usePhone } from '@keikka/ui';
import { DataTable, SmallDialog, Tabs } from '@keikka/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import { foundIn, tilattuName } from '../../model/tilattu.js';
import { valintaTexts as texts } from '../../valinta-texts.js';
import { SuosituksetNote } from '../suositukset-note.js';
import { tilattuColumns } from './tilattu-columns.js';

interface BetoniPickerProps {
  line: Betoni;
  number: number;
  /** Whose concretes are shown. */
  asiakasId: number;
  /** Whether the reader sees prices. */
  prices: boolean;
  onPick: (betoni: TilattuBetoni) => void;
  onClose: () => void;
}

const WIDTH = '900px';

/** The window 'Valitse betoni': a line takes over what its customer has ordered before [O-040]. */
export function BetoniPicker({ line, number, asiakasId, prices, onPick, onClose }: BetoniPickerProps) {
  const api = useApi();
  const isPhone = usePhone();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['tilattu-betoni', asiakasId],
    queryFn: ({ signal }) => api.ask(tilattuBetoniCalls.list, { asiakasId }, { signal }),
  });
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  const found = foundIn(data ?? [], typed);
  const mark = Math.min(marked, Math.max(0, found.length - 1));
  const chosen = found[mark];

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || found.length === 0) return;
    event.preventDefault();
    setMarked((mark + step + found.length) % found.length);
  }
  return (
    <SmallDialog
      name="betoni-valinta"
      title={texts.title}
      id={line.keikkaId}
      lead={texts.lead(number, m3Text(line.m3))}
      width={WIDTH}
      saveLabel={texts.take}
      saveDisabled={!chosen}
      onSave={() => chosen && onPick(chosen)}
      onClose={onClose}
      footerStart={<Keys />}
    >
      <Tabs.Root value="recent" variant="line">
        <Tabs.List>
          <Tabs.Trigger value="recent">{texts.recent}</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="recent" p="0" pt="2">
          {isError && (
            <RetryBanner retrying={isFetching} onRetry={() => void refetch()}>
              {texts.failed}
            </RetryBanner>
          )}
          <Flex align="center" gap="2" mb="2">
            <Input
              aria-label={texts.search}
              placeholder={texts.search}
              value={typed}
              autoComplete="off"
              onKeyDown={onKeyDown}
              onChange={({ target }) => {
                setTyped(target.value);
                setMarked(0);
              }}
            />
            <Span textStyle="text.label" color="fg.muted" whiteSpace="nowrap" aria-live="polite">
              {data && texts.found(found.length, data.length)}
            </Span>
          </Flex>
          <DataTable
            label={texts.recent}
            columns={tilattuColumns(searchWords(typed), { prices, isPhone })}
            rows={found}
            rowKey={({ keikkaBetoniId }) => keikkaBetoniId}
            selectedKey={chosen?.keikkaBetoniId ?? null}
            onOpen={(betoni) => {
              onClose();
              onPick(betoni);
            }}
            maxHeight="50dvh"
            empty={
              <Text p="4" color="fg.muted">
                {emptyText(data)}
              </Text>
            }
          />
          {chosen && (
            <Box mt="2" p="2" bg="bg.muted" borderRadius="control" textStyle="text.label">
              <Text color="fg.muted">{texts.gets(number)}</Text>
              <Text>
                <Span fontWeight="semibold">{tilattuName(chosen)}</Span> · {texts.keeps(m3Text(line.m3))}
                {prices &&
                  chosen.hinta_value &&
                  ` · ${texts.takesPrice(euroText(chosen.hinta_value), chosen.keikkaId)}`}
              </Text>
              <SuosituksetNote line={chosen} />
            </Box>
          )}
        </Tabs.Content>
      </Tabs.Root>
    </SmallDialog>
  );
}

const { keys } = texts;

/** What the keys do, where there is a keyboard. */
function Keys() {
  return (
    <Flex gap="3" me="auto" textStyle="text.small" color="fg.muted" hideBelow="md">
      <Span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {keys.move}
      </Span>
      <Span>
        <Kbd>Enter</Kbd> {keys.take}
      </Span>
      <Span>
        <Kbd>Esc</Kbd> {keys.back}
      </Span>
    </Flex>
  );
}

function emptyText(data: readonly TilattuBetoni[] | undefined): string {
  if (!data) return texts.loading;
  return data.length === 0 ? texts.none : texts.noMatch;
}
