import type { Laskuajo } from '@keikka/contracts';
import { clockOf, helsinkiDay, shortDay } from '@keikka/domain';
import { Box, Button, CheckCheck, CircleX, Flex, Span } from '@keikka/ui';
import { ListSkeleton } from '@keikka/ui/forms';
import { Failed, LoadFailed } from '../../../parts/list-states.js';
import { useMayBill } from '../../../parts/use-may-bill.js';
import { useLaskuajo } from '../api/laskuajot.js';
import type { AjoToiminnot } from '../api/use-ajo-toiminnot.js';
import { jaljellaMs, kestoMs, kestoText, osuudet, paivat } from '../model/ajot.js';
import { texts } from '../texts.js';
import { EtenemisPalkki } from './etenemis-palkki.js';
import { LuvutBar } from './luvut-bar.js';
import { PoikkeusTable } from './poikkeus-table.js';
import { TilaChip } from './tila-chip.js';
import { UudelleenBar } from './uudelleen-bar.js';
import { ViimeksiLuotu } from './viimeksi-luotu.js';

interface AjoViewProps {
  laskuajoId: number;
  nimi: string;
  toiminnot: AjoToiminnot;
  /** Begins another run of the same days. */
  onUudelleen: () => void;
}

/** The open run: its progress, its counts and what is to be looked at. */
export function AjoView({ laskuajoId, nimi, toiminnot, onUudelleen }: AjoViewProps) {
  const { data: ajo, error, isFetching, refetch, dataUpdatedAt } = useLaskuajo(laskuajoId);
  const retry = { error, retrying: isFetching, onRetry: () => void refetch() };
  if (!ajo)
    return error ? (
      <LoadFailed text={texts.ajoLoadFailed} {...retry} />
    ) : (
      <ListSkeleton loading={texts.loading} />
    );
  return (
    <Flex direction="column" h="full">
      {error && (
        <Box px="3" py="2">
          <Failed text={texts.refreshFailed} {...retry} />
        </Box>
      )}
      <Box px="3" py="2" bg="bg.surface" borderBottomWidth="1px">
        <AjoHeading ajo={ajo} nimi={nimi} toiminnot={toiminnot} />
        <Eteneminen ajo={ajo} now={dataUpdatedAt} />
      </Box>
      <LuvutBar ajo={ajo} />
      <Box flex="1" minH="0">
        <PoikkeusTable ajo={ajo} />
      </Box>
      <ViimeksiLuotu laskut={ajo.viimeksi} />
      <UudelleenBar ajo={ajo} isBusy={toiminnot.isBusy} onUudelleen={onUudelleen} />
    </Flex>
  );
}

function AjoHeading({ ajo, nimi, toiminnot }: Pick<AjoViewProps, 'nimi' | 'toiminnot'> & { ajo: Laskuajo }) {
  const mayBill = useMayBill();
  const { aloitettu, aloittajaNimi, laskuajoId } = ajo;
  const at = new Date(aloitettu);
  const isRunning = ajo.tila === 'käynnissä';
  return (
    <Flex gap="3" align="flex-start" wrap="wrap">
      <Box flex="1" minW="200px">
        <Flex gap="2" align="center">
          <Box as="h2" textStyle="text.title">
            {nimi}
          </Box>
          <TilaChip {...ajo} />
        </Flex>
        <Span textStyle="text.label" color="fg.muted">
          {texts.aloitettu(paivat(ajo), `${shortDay(helsinkiDay(at))} ${clockOf(at)}`, aloittajaNimi)}
        </Span>
      </Box>
      {isRunning && (
        <Span textStyle="text.label" color="fg.muted" alignSelf="center">
          {texts.jatkuu}
        </Span>
      )}
      {isRunning && mayBill && (
        <Button busy={toiminnot.isBusy} onClick={() => void toiminnot.keskeyta(laskuajoId)}>
          <CircleX />
          {texts.keskeyta}
        </Button>
      )}
    </Flex>
  );
}

/** `now` is when the run was read, so that its time goes on with its counts. */
function Eteneminen({ ajo, now }: { ajo: Laskuajo; now: number }) {
  const { kaikki, kasitelty, ohitettu, tila } = ajo;
  const isRunning = tila === 'käynnissä';
  const isCounting = isRunning && kaikki === 0;
  const left = isRunning ? jaljellaMs(ajo, now) : null;
  const kesto = kestoText(kestoMs(ajo, now));
  return (
    <Flex align="center" gap="3" mt="2" wrap="wrap" textStyle="text.table">
      <Span fontWeight="semibold">
        {isCounting ? texts.lasketaan : texts.edistys(kasitelty, Math.max(kaikki, kasitelty))}
      </Span>
      <EtenemisPalkki ajo={ajo} label={texts.eteneminen} height="10px" />
      <Span fontWeight="semibold">{texts.prosentti(osuudet(ajo).kasitelty)}</Span>
      <Span color="fg.muted">
        {isRunning ? texts.kulunut(kesto) : texts.kesto(kesto)}
        {left !== null && `, ${texts.jaljella(kestoText(left))}`}
      </Span>
      {tila === 'valmis' && ohitettu > 0 && ohitettu === kasitelty && (
        <Flex as="span" align="center" gap="1" color="status.success.fg">
          <CheckCheck aria-hidden />
          {texts.kaikillaOli}
        </Flex>
      )}
    </Flex>
  );
}
