import { useAddressParam, useShortcuts } from '@keikka/sdk';
import { Box, Button, EmptyState, Flex, Kbd, Plus, VisuallyHidden } from '@keikka/ui';
import { ListSkeleton } from '@keikka/ui/forms';
import { useEffect, useState } from 'react';
import { ListBeside } from '../../../parts/list-beside.js';
import { Failed, LoadFailed } from '../../../parts/list-states.js';
import { Osiot } from '../../../parts/osiot.js';
import { useMayBill } from '../../../parts/use-may-bill.js';
import { useLaskuajot } from '../api/laskuajot.js';
import { useAjoToiminnot } from '../api/use-ajo-toiminnot.js';
import { AjoList } from '../components/ajo-list.js';
import { AjoView } from '../components/ajo-view.js';
import { UusiAjo } from '../components/uusi-ajo.js';
import { ajoNimi, type Jakso } from '../model/ajot.js';
import { texts } from '../texts.js';

/** The invoices of a month in one run: the runs so far, and the open one with its progress and its exceptions. */
export function LaskuajoPage() {
  const [ajo, setAjo] = useAddressParam('ajo');
  const { data: ajot, error, isFetching, refetch } = useLaskuajot();
  const toiminnot = useAjoToiminnot();
  const [isAsking, setIsAsking] = useState(false);
  const mayBill = useMayBill();
  const shown = ajot?.find(({ laskuajoId }) => String(laskuajoId) === ajo) ?? ajot?.[0];
  const retry = { error, retrying: isFetching, onRetry: () => void refetch() };
  const ask = () => setIsAsking(true);
  useShortcuts(texts.ajot, mayBill ? [{ keys: ['n'], label: texts.uusiAjo, act: ask }] : []);
  useEffect(() => {
    document.title = texts.ajot;
  }, []);
  async function aloita(jakso: Jakso): Promise<void> {
    const begun = await toiminnot.aloita(jakso);
    if (begun) setAjo(String(begun.laskuajoId));
  }
  return (
    <Flex direction="column" h="full">
      <Toolbar onNew={mayBill ? ask : undefined} busy={toiminnot.isBusy} />
      {ajot && error && (
        <Box px="3" py="2">
          <Failed text={texts.refreshFailed} {...retry} />
        </Box>
      )}
      {!ajot && error && <LoadFailed text={texts.loadFailed} {...retry} />}
      {!ajot && !error && <ListSkeleton loading={texts.loading} />}
      {ajot && !shown && <EmptyState {...texts.empty} />}
      {ajot && shown && (
        <ListBeside
          list={
            <AjoList
              ajot={ajot}
              selectedId={shown.laskuajoId}
              onSelect={(laskuajoId) => setAjo(String(laskuajoId))}
            />
          }
        >
          <AjoView
            key={shown.laskuajoId}
            laskuajoId={shown.laskuajoId}
            nimi={ajoNimi(shown, ajot)}
            toiminnot={toiminnot}
            onUudelleen={() => void aloita({ first: shown.first, last: shown.last })}
          />
        </ListBeside>
      )}
      {isAsking && <UusiAjo onAloita={(jakso) => void aloita(jakso)} onClose={() => setIsAsking(false)} />}
    </Flex>
  );
}

/** The pages of invoicing, and a new run; absent for who makes none. */
function Toolbar({ onNew, busy }: { onNew: (() => void) | undefined; busy: boolean }) {
  return (
    <Flex align="center" gap="2" px="3" minH="11" py="1" bg="bg.surface" borderBottomWidth="1px" wrap="wrap">
      <VisuallyHidden as="h1">{texts.ajot}</VisuallyHidden>
      <Osiot />
      <Box flex="1" />
      {onNew && (
        <Button variant="primary" onClick={onNew} busy={busy} aria-keyshortcuts="N">
          <Plus />
          {texts.uusiAjo}
          <Kbd aria-hidden hideBelow="md" bg="transparent" color="inherit" borderColor="currentcolor">
            N
          </Kbd>
        </Button>
      )}
    </Flex>
  );
}
