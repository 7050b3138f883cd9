import type { Hyvitettava, LaskuGetAnswer } from '@keikka/contracts';
import { laskuTila } from '@keikka/domain';
import { loadErrorText } from '@keikka/sdk';
import { Button, EmptyState, ErrorState, Flex } from '@keikka/ui';
import { ListSkeleton } from '@keikka/ui/forms';
import type { ReactNode } from 'react';
import { useFreshLaskut, useLasku } from '../../api/laskut.js';
import { useHyvitettava } from '../../api/use-hyvitys.js';
import { hyvitysTexts as texts } from '../../hyvitys-texts.js';
import { hyvitettavatRivit } from '../../model/hyvitys.js';
import { HyvitysEditor } from './hyvitys-editor.js';

interface HyvitysPanelProps {
  keikkaLaskuId: number;
  onClose: () => void;
  /** Opens the credit that was made. */
  onMade: (keikkaLaskuId: number) => void;
}

/** A credit of a billed invoice, once that is read. */
export function HyvitysPanel({ keikkaLaskuId, onClose, onMade }: HyvitysPanelProps) {
  const lasku = useLasku(keikkaLaskuId);
  const hyvitettava = useHyvitettava(keikkaLaskuId);
  useFreshLaskut();
  const acts = { onClose, onMade };
  if (lasku.data && hyvitettava.data)
    return <Opened lasku={lasku.data} hyvitettava={hyvitettava.data} {...acts} />;
  const [failed] = [lasku, hyvitettava].filter(({ error }) => error);
  if (!failed) return <ListSkeleton loading={texts.loading} />;
  return (
    <Instead onClose={onClose}>
      <ErrorState
        title={texts.loadFailed}
        text={loadErrorText(failed.error)}
        onRetry={() => void failed.refetch()}
        retrying={failed.isFetching}
      />
    </Instead>
  );
}

interface OpenedProps extends Omit<HyvitysPanelProps, 'keikkaLaskuId'> {
  lasku: LaskuGetAnswer;
  hyvitettava: Hyvitettava;
}

function Opened({ lasku, hyvitettava, onClose, onMade }: OpenedProps) {
  const { keikkaLaskuStatusTypeId, hyvitettyKeikkaLaskuId } = lasku.laskuData;
  const rivit = hyvitettavatRivit(lasku.laskuRivit, hyvitettava);
  const isBilled = keikkaLaskuStatusTypeId === laskuTila.laskutettu && hyvitettyKeikkaLaskuId === null;
  const why = isBilled ? texts.kaikkiHyvitetty : texts.eiLaskutettu;
  if (!isBilled || rivit.every(({ jaljella }) => jaljella === '0'))
    return (
      <Instead onClose={onClose}>
        <EmptyState {...why} />
      </Instead>
    );
  return (
    <HyvitysEditor lasku={lasku} hyvitettava={hyvitettava} rivit={rivit} onClose={onClose} onMade={onMade} />
  );
}

const Instead = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
  <Flex direction="column" p="4" gap="3" align="center">
    {children}
    <Button onClick={onClose}>{texts.back}</Button>
  </Flex>
);
