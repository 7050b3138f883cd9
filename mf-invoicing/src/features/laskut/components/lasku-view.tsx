import type { Lasku, LaskuGetAnswer } from '@keikka/contracts';
import { clockOf, helsinkiDay, laskuTila, shortDate } from '@keikka/domain';
import { useNavigation, useUndoKeys } from '@keikka/sdk';
import {
  Box,
  Button,
  ChevronLeft,
  Flex,
  Grid,
  IconButton,
  RefreshCw,
  Scale,
  Span,
  StatusChip,
  Text,
} from '@keikka/ui';
import type { ReactNode } from 'react';
import { useLaskuActs } from '../api/use-lasku-acts.js';
import { useMayBill } from '../../../parts/use-may-bill.js';
import { useRivit } from '../api/use-rivit.js';
import { useTilaChange } from '../api/use-tila-change.js';
import { isUnderWay } from '../model/lahetys-tila.js';
import { ostajaTexts } from '../ostaja-texts.js';
import { texts } from '../texts.js';
import { LahetaButton } from './lahetys/laheta-button.js';
import { HyvitaButton, HyvitysChip, HyvitysViite } from './hyvitys/hyvitys-viite.js';
import { LaskuTabs } from './lasku-tabs.js';
import { LaskuTiedot, TiedotList } from './lasku-tiedot.js';
import { LaskuMenu } from './lasku-menu.js';
import { LaskuLoki } from './lasku-loki.js';
import { Ostaja } from './ostaja/ostaja.js';
import { Verotus } from './ostaja/verotus.js';
import { PdfButton } from './pdf-button.js';
import { RivitTable } from './rivit/rivit-table.js';
import { SummatTable } from './summat-table.js';
import { TilaMenu } from './tila-menu.js';

interface LaskuViewProps {
  lasku: LaskuGetAnswer;
  /** Leaves the invoice for the list of all. Absent within its order, whose list names it and its payer. */
  onClose?: () => void;
  /** The tab that is open first. */
  tab?: string;
}

/** An invoice: its order and payer, its rows, its sums and its log. */
export function LaskuView({ lasku, onClose, tab = 'rivit' }: LaskuViewProps) {
  const { laskuData, laskuRivit, laskuLog } = lasku;
  const rivit = useRivit(lasku);
  const mayBill = useMayBill();
  const isFrozen = laskuData.keikkaLaskuStatusTypeId === laskuTila.laskutettu;
  const acts = mayBill && !isFrozen && !isUnderWay(laskuData.lahetysTila) ? rivit : undefined;
  const laskuActs = useLaskuActs(laskuData);
  useUndoKeys(texts.laskut);
  return (
    <Flex direction="column" h="full" bg="bg.surface">
      <Header lasku={laskuData} onClose={onClose}>
        <LahetaButton lasku={laskuData} mayBill={mayBill} />
        <HyvitaButton lasku={laskuData} />
        <PdfButton lasku={laskuData} />
        {acts && laskuData.hyvitettyKeikkaLaskuId === null && (
          <Button onClick={() => void laskuActs.reload(laskuRivit.length)}>
            <RefreshCw />
            {texts.reload}
          </Button>
        )}
        <LaskuMenu lasku={lasku} acts={acts} onRemove={() => void laskuActs.remove(onClose)} />
      </Header>
      <LaskuTabs
        lasku={lasku}
        first={tab}
        rivit={
          <>
            <RivitTable lasku={lasku} acts={acts} />
            <Verotus lasku={lasku} isOpen={acts !== undefined} />
            <Grid
              templateColumns={{ base: '1fr', ...(onClose && { lg: '1fr auto' }) }}
              gap="6"
              p="4"
              alignItems="start"
            >
              <TiedotList lasku={laskuData} />
              <SummatTable summat={laskuData.summat} />
            </Grid>
          </>
        }
        tiedot={
          <Box p="4" maxW="modalMax">
            {acts ? <LaskuTiedot lasku={laskuData} acts={laskuActs} /> : <TiedotList lasku={laskuData} />}
            {acts && <Ostaja lasku={laskuData} />}
          </Box>
        }
        loki={
          <Box p="4" maxW="modalMax">
            <LaskuLoki log={laskuLog} acts={mayBill ? laskuActs : undefined} />
          </Box>
        }
      />
    </Flex>
  );
}

interface HeaderProps {
  lasku: Lasku;
  onClose: (() => void) | undefined;
  /** What can be done with the invoice. */
  children: ReactNode;
}

/** Within its order the invoice's row in the list has the payer and the status. */
function Header({ lasku, onClose, children }: HeaderProps) {
  return (
    <Flex align="center" gap="3" px="3" py="2" borderBottomWidth="1px" wrap="wrap">
      {onClose ? (
        <>
          <IconButton label={texts.back} onClick={onClose}>
            <ChevronLeft />
          </IconButton>
          <Title lasku={lasku} />
        </>
      ) : (
        <Box flex="1" />
      )}
      {children}
    </Flex>
  );
}

/** Who pays, and for which order. */
function Title({ lasku }: Pick<HeaderProps, 'lasku'>) {
  const { openOrder } = useNavigation();
  const onTila = useTilaChange(lasku);
  const { keikkaId, pumppuAika, summat } = lasku;
  const when =
    pumppuAika && `${shortDate(helsinkiDay(new Date(pumppuAika)))} ${clockOf(new Date(pumppuAika))}`;
  return (
    <Box minW={{ base: 'calc(100% - 60px)', md: '0' }} flex="1">
      <Flex align="center" gap="2" wrap="wrap">
        <Text as="h2" textStyle="text.title">
          {lasku.maksajaAsiakasNimi}
        </Text>
        <HyvitysChip lasku={lasku} />
        <TilaMenu tila={lasku.keikkaLaskuStatusTypeId} onChange={onTila} />
        {summat.kannat.some(({ kaannetty }) => kaannetty) && (
          <StatusChip tone="info" icon={Scale}>
            {ostajaTexts.kaannetty}
          </StatusChip>
        )}
      </Flex>
      <Flex align="center" gap="1.5" textStyle="text.table" color="fg.muted" wrap="wrap">
        {texts.tilaus}
        <Button
          variant="link"
          size="sm"
          aria-label={texts.openKeikka(keikkaId)}
          onClick={() => openOrder(keikkaId)}
        >
          {keikkaId}
        </Button>
        <HyvitysViite lasku={lasku} />
        <Span>{[lasku.tyomaaNimi, when, texts.rowCount(summat.riviCount)].filter(Boolean).join(' · ')}</Span>
      </Flex>
    </Box>
  );
}
