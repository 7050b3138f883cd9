import type { LaskuListed } from '@keikka/contracts';
import { euroText, summa } from '@keikka/domain';
import { useCan, type SlotProps } from '@keikka/sdk';
import { Box, Button, EmptyState, Flex, Plus, Span, Text } from '@keikka/ui';
import { ListSkeleton } from '@keikka/ui/forms';
import { useState, type ReactNode } from 'react';
import { Failed, LoadFailed } from '../../../../parts/list-states.js';
import { useCreateLasku } from '../../api/create-lasku.js';
import { useLaskutOfKeikka } from '../../api/laskut.js';
import { useMayBill } from '../../../../parts/use-may-bill.js';
import { texts } from '../../texts.js';
import { LaskuPanel } from '../lasku-panel.js';
import { OrderInvoicePohjat } from './order-invoice-pohjat.js';
import { OrderInvoiceRow } from './order-invoice-row.js';

/** The invoices of an order within its editor: which there are, and below them the one that is open [I-011]. */
export function OrderInvoices(props: SlotProps['order.invoices']) {
  // Role managers see the tab, and how the invoices stand, without the right to read them.
  const mayRead = useCan('laskutus.read');
  return mayRead ? <Read {...props} /> : <EmptyState {...texts.noRight} />;
}

function Read({ keikkaId }: SlotProps['order.invoices']) {
  const { data: laskut, error, isFetching, refetch } = useLaskutOfKeikka(keikkaId);
  const [chosen, setChosen] = useState<number | null>(null);
  const { mutate: create, isPending } = useCreateLasku(setChosen);
  const mayBill = useMayBill();
  const retry = { error, retrying: isFetching, onRetry: () => void refetch() };
  if (!laskut)
    return error ? (
      <LoadFailed text={texts.loadFailed} {...retry} />
    ) : (
      <ListSkeleton loading={texts.loadingOne} />
    );
  const open = laskut.find(({ keikkaLaskuId }) => keikkaLaskuId === chosen) ?? laskut[0];
  return (
    <Flex direction="column" minH="full" bg="bg.surface">
      {error && <Failed text={texts.refreshFailed} {...retry} />}
      <OrderInvoicePohjat keikkaId={keikkaId} />
      <Heading laskut={laskut}>
        {mayBill && (
          <Button variant="ghost" disabled={isPending} onClick={() => create(keikkaId)}>
            <Plus />
            {texts.uusiLasku}
          </Button>
        )}
      </Heading>
      {laskut.length === 0 && <EmptyState title={texts.empty.title} />}
      <Box as="ul" aria-label={texts.laskut} listStyleType="none">
        {laskut.map((lasku) => (
          <OrderInvoiceRow
            key={lasku.keikkaLaskuId}
            lasku={lasku}
            isOpen={lasku === open}
            onOpen={() => setChosen(lasku.keikkaLaskuId)}
          />
        ))}
      </Box>
      {open && (
        <Box flex="1">
          <LaskuPanel key={open.keikkaLaskuId} keikkaLaskuId={open.keikkaLaskuId} />
        </Box>
      )}
    </Flex>
  );
}

/** How many invoices there are, and their sum. */
function Heading({ laskut, children }: { laskut: readonly LaskuListed[]; children: ReactNode }) {
  return (
    <Flex align="center" gap="2" px="3" minH="11" borderBottomWidth="1px">
      <Text as="h3" textStyle="text.table" fontWeight="semibold">
        {texts.laskut}
      </Text>
      {laskut.length > 0 && (
        <>
          <Span textStyle="text.label" px="1.5" bg="bg.muted" borderRadius="sm">
            {laskut.length}
          </Span>
          <Span textStyle="text.table" color="fg.muted">
            {texts.sumOfAll(euroText(summa(laskut.map(({ yhteensa }) => yhteensa))))}
          </Span>
        </>
      )}
      <Box flex="1" />
      {children}
    </Flex>
  );
}
