import type { LaskuttamatonKeikka } from '@keikka/contracts';
import { clockOf, helsinkiDay, m3Text, shortDate } from '@keikka/domain';
import { useNavigate } from '@keikka/sdk';
import { Box, Button, Flex, IconButton, Span, Text, X } from '@keikka/ui';
import { ListSkeleton } from '@keikka/ui/forms';
import { LoadFailed } from '../../../../parts/list-states.js';
import { usePohjienEsteet, type PohjienEsteet } from '../../../../parts/pohjien-esteet.js';
import { useMayBill } from '../../../../parts/use-may-bill.js';
import { useSettle } from '../../api/use-settle.js';
import { texts } from '../../texts.js';
import { Esikatselu } from './esikatselu.js';
import { HintaKorjaus } from './hinta-korjaus.js';
import { PohjaKorjaus } from './pohja-korjaus.js';
import { PohjatTable } from './pohjat-table.js';
import type { Korjaus } from '../use-korjaus.js';

const { panel } = texts;

interface PohjaPanelProps {
  rivi: LaskuttamatonKeikka;
  /** All orders of the list. */
  rivit: readonly LaskuttamatonKeikka[];
  korjaus: Korjaus | null;
  onClose: () => void;
}

/** Beside the list: an order, and why templates do or do not fit it. On a phone it lies over the list. */
export function PohjaPanel({ rivi, rivit, korjaus, onClose }: PohjaPanelProps) {
  const mayBill = useMayBill();
  const navigate = useNavigate();
  const esteet = usePohjienEsteet(rivi.keikkaId);
  const onHinta = mayBill && rivi.korjaus === 'korjaaHinta';
  const onPohja = mayBill && (rivi.korjaus === 'jatkaPohjaa' || rivi.korjaus === 'valitsePohja');
  const settle = useSettle();
  // An invoice that bills something is not put aside as a whole because of one of its rows.
  const isUnmade = rivi.syy === 'eiLaskua' || rivi.syy === 'eiPohjaa';
  const maySettle = mayBill && isUnmade && rivi.korjaus !== 'annaMaksaja';
  return (
    <Flex
      as="aside"
      aria-label={panel.pohja}
      direction="column"
      w={{ base: 'full', lg: '400px' }}
      flexShrink="0"
      position={{ base: 'absolute', lg: 'static' }}
      inset="0"
      zIndex="1"
      bg="bg.surface"
      borderStartWidth="1px"
    >
      <Heading rivi={rivi} onClose={onClose} />
      <Box flex="1" overflowY="auto" p="3" tabIndex={0}>
        {rivi.korjaus === 'luoLasku' && <Esikatselu keikkaId={rivi.keikkaId} />}
        {onHinta && <HintaKorjaus rivi={rivi} onDone={onClose} />}
        <Text as="h3" textStyle="text.table" fontWeight="semibold">
          {rivi.syy === 'eiPohjaa' ? panel.whyNone : panel.whichFit}
        </Text>
        <Text textStyle="text.label" color="fg.muted" mb="2">
          {panel.rule}
        </Text>
        <Pohjat {...esteet} />
        {onPohja && esteet.pohjat && (
          <PohjaKorjaus
            rivi={rivi}
            pohjat={esteet.pohjat}
            muita={samaJatkettava(rivit, rivi) - 1}
            onDone={onClose}
          />
        )}
      </Box>
      <Flex p="3" gap="2" justify="space-between" borderTopWidth="1px">
        {maySettle && <Button onClick={() => void settle(rivi)}>{texts.eiLaskuteta}</Button>}
        {rivi.keikkaLaskuId !== null && rivi.korjaus !== 'avaaLasku' && (
          <Button onClick={() => void navigate(`/laskutus?lasku=${rivi.keikkaLaskuId}`)}>
            {texts.avaaLasku}
          </Button>
        )}
        {korjaus && !onHinta && !onPohja && (
          <Button variant="primary" ms="auto" onClick={korjaus.act}>
            {korjaus.label}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

/** How many orders the template that ended would fit. */
const samaJatkettava = (rivit: readonly LaskuttamatonKeikka[], { jatkettava }: LaskuttamatonKeikka): number =>
  rivit.filter((one) => one.jatkettava && one.jatkettava.laskupohjaId === jatkettava?.laskupohjaId).length;

function Heading({ rivi, onClose }: Pick<PohjaPanelProps, 'rivi' | 'onClose'>) {
  const { keikkaId, tyomaaNimi, pumppuAika, ajoneuvo, toimitettuM3, maksaja, havainto } = rivi;
  const start = new Date(pumppuAika);
  const when = `${shortDate(helsinkiDay(start))} ${clockOf(start)}`;
  return (
    <Box p="3" borderBottomWidth="1px" textStyle="text.label" color="fg.muted">
      <Flex align="center" gap="2">
        <Text as="h2" textStyle="text.title" color="fg" flex="1" minW="0" truncate>
          {`${keikkaId} ${tyomaaNimi}`}
        </Text>
        <IconButton label={panel.close} onClick={onClose}>
          <X />
        </IconButton>
      </Flex>
      <Span display="block">{[when, ajoneuvo, m3Text(toimitettuM3)].filter(Boolean).join(' · ')}</Span>
      <Span display="block">{maksaja ? panel.maksaja(maksaja) : texts.noPayer}</Span>
      <Span display="block" color="fg">
        {havainto}
      </Span>
      {rivi.rahaa === null && <Span display="block">{texts.arvionPeruste(rivi)}</Span>}
    </Box>
  );
}

function Pohjat({ pohjat, error, retrying, retry }: PohjienEsteet) {
  if (pohjat) return pohjat.length > 0 ? <PohjatTable pohjat={pohjat} /> : <Text>{panel.none}</Text>;
  if (error) return <LoadFailed text={panel.loadFailed} error={error} retrying={retrying} onRetry={retry} />;
  return <ListSkeleton loading={texts.loading} rows={4} />;
}
