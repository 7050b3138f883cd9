import { loadErrorText } from '@keikka/sdk';
import { Button, ErrorState, Flex } from '@keikka/ui';
import { ListSkeleton } from '@keikka/ui/forms';
import { useLasku } from '../api/laskut.js';
import { texts } from '../texts.js';
import { LaskuView } from './lasku-view.js';

interface LaskuPanelProps {
  keikkaLaskuId: number;
  /** Leaves the invoice for the list of all; absent within an order. */
  onClose?: () => void;
  /** The tab that is open first: that of the rows unless another is named. */
  tab?: string;
}

/** One invoice, once it is read. */
export function LaskuPanel({ keikkaLaskuId, onClose, tab }: LaskuPanelProps) {
  const { data: lasku, error, isFetching, refetch } = useLasku(keikkaLaskuId);
  if (lasku) return <LaskuView lasku={lasku} {...(onClose && { onClose })} {...(tab && { tab })} />;
  if (!error) return <ListSkeleton loading={texts.loadingOne} />;
  return (
    <Flex direction="column" p="4" gap="3" align="center">
      <ErrorState
        title={texts.loadOneFailed}
        text={loadErrorText(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
      {onClose && <Button onClick={onClose}>{texts.back}</Button>}
    </Flex>
  );
}
