import type { LaskuListed } from '@keikka/contracts';
import { dayMonth, euroText, helsinkiDay, laskuTilaNimi } from '@keikka/domain';
import { Box, Button, Flex, Span, Text, toneColours, useRowWindow } from '@keikka/ui';
import { useEffect, useEffectEvent } from 'react';
import { ListButton } from '../../../../parts/list-button.js';
import { useLaskut } from '../../api/laskut.js';
import { hyvitysTexts } from '../../hyvitys-texts.js';
import { lahetysTexts } from '../../lahetys-texts.js';
import { texts } from '../../texts.js';
import { isSending } from '../../model/lahetys-tila.js';
import { lahetysLook } from '../lahetys/lahetys-chip.js';
import { tilaLook } from '../tila-chip.js';
import type { LaskutUrl } from './use-laskut-url.js';

/** Two lines with their padding and the border. */
const ENTRY_PX = 53;

interface LaskutBesideProps {
  url: LaskutUrl;
  openId: number;
}

/** The invoices that the filters find, beside the open one: from one to the next without the list of all. */
export function LaskutBeside({ url, openId }: LaskutBesideProps) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useLaskut(url.rajaus);
  const laskut = data?.laskut ?? [];
  const openIndex = laskut.findIndex(({ keikkaLaskuId }) => keikkaLaskuId === openId);
  const { first, end, box, onScroll, scrollTo } = useRowWindow({
    count: laskut.length,
    rowHeight: ENTRY_PX,
    drawnWhole: 0,
  });
  const showOpen = useEffectEvent(() => {
    if (openIndex >= 0) scrollTo(openIndex);
  });
  const isRead = data !== undefined;
  // Not when colleagues' invoices move it: the list stays where its reader is.
  useEffect(() => {
    if (isRead) showOpen();
  }, [isRead, openId]);
  return (
    <Flex direction="column" h="full">
      <Flex align="center" gap="2" px="3" h="11" flexShrink="0" borderBottomWidth="1px">
        <Text as="h1" textStyle="text.title">
          {texts.laskut}
        </Text>
        {data?.yhteensa && (
          <Span px="1.5" rounded="l1" bg="bg.muted" textStyle="text.label" fontWeight="semibold">
            {data.yhteensa.lukumaara}
          </Span>
        )}
      </Flex>
      <Box ref={box} onScroll={onScroll} flex="1" minH="0" overflowY="auto">
        <Box
          as="ul"
          listStyleType="none"
          aria-label={texts.muutLaskut}
          position="relative"
          style={{ height: laskut.length * ENTRY_PX }}
        >
          {laskut.slice(first, end).map((lasku, offset) => (
            <Box
              as="li"
              key={lasku.keikkaLaskuId}
              aria-setsize={laskut.length}
              aria-posinset={first + offset + 1}
              position="absolute"
              insetX="0"
              style={{ top: (first + offset) * ENTRY_PX, height: ENTRY_PX }}
            >
              <Entry lasku={lasku} isOpen={lasku.keikkaLaskuId === openId} onOpen={url.open} />
            </Box>
          ))}
        </Box>
        {hasNextPage && (
          <Box p="3">
            <Button size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {texts.nextPage}
            </Button>
          </Box>
        )}
      </Box>
    </Flex>
  );
}

interface EntryProps {
  lasku: LaskuListed;
  isOpen: boolean;
  onOpen: (keikkaLaskuId: number) => void;
}

function Entry({ lasku, isOpen, onOpen }: EntryProps) {
  const { pumppuAika, hyvitettyKeikkaLaskuId } = lasku;
  const day = pumppuAika ? dayMonth(helsinkiDay(new Date(pumppuAika))) : texts.dash;
  const where = hyvitettyKeikkaLaskuId === null ? lasku.tyomaaNimi : hyvitysTexts.hyvitys(lasku.tyomaaNimi);
  return (
    <ListButton type="button" h="full" aria-current={isOpen} onClick={() => onOpen(lasku.keikkaLaskuId)}>
      <Flex justify="space-between" gap="2" textStyle="text.table">
        <Span fontWeight="semibold" truncate>
          {lasku.maksajaAsiakasNimi}
        </Span>
        <Span fontWeight="semibold" whiteSpace="nowrap">
          {euroText(lasku.sumEur)}
        </Span>
      </Flex>
      <Flex justify="space-between" gap="2" align="center" mt="0.5" textStyle="text.label" color="fg.muted">
        <Span truncate>{`${day}  ${where}`}</Span>
        <TilaIcon lasku={lasku} />
      </Flex>
    </ListButton>
  );
}

/** How far the invoice is: its sending, while that is not at its good end, before its status. */
function TilaIcon({ lasku: { lahetysTila, keikkaLaskuStatusTypeId } }: { lasku: LaskuListed }) {
  const sending = isSending(lahetysTila) ? lahetysTila : null;
  const { tone, icon: Icon } = sending ? lahetysLook(sending) : tilaLook(keikkaLaskuStatusTypeId);
  const label = sending ? lahetysTexts.tilat[sending] : laskuTilaNimi(keikkaLaskuStatusTypeId);
  return (
    <Box flexShrink="0" color={toneColours(tone).color} title={label}>
      <Icon size={14} aria-label={label} />
    </Box>
  );
}
