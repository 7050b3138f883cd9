import type { KeikkaData, StepLogMessage } from '@keikka/contracts';
import { mayDeleteStep } from '@keikka/domain';
import { errorText, useOwnAsiakasId, useSession } from '@keikka/sdk';
import {
  Box,
  Button,
  ChevronRight,
  ErrorState,
  Grid,
  Skeleton,
  Text,
  useConfirm,
  VisuallyHidden,
} from '@keikka/ui';
import { FormSection } from '@keikka/ui/forms';
import { useState } from 'react';
import { useStepLog } from '../api/list-step-log.js';
import { useMerkinnat, type MerkinnatActs } from '../api/use-merkinnat.js';
import { LATEST, newestFirst, stepLine, type StepLine } from '../model/step-line.js';
import { texts } from '../texts.js';
import { LisaaMerkinta } from './lisaa-merkinta.js';
import { rowStyle, StepRows } from './step-rows.js';

interface VaihelokiSectionProps {
  keikka: Pick<KeikkaData, 'keikkaId' | 'ownerAsiakasId'>;
  /** Whether the reader may edit the order. */
  mayWrite: boolean;
}

/** What has been done to the order, the latest step first. */
export function VaihelokiSection({ keikka, mayWrite }: VaihelokiSectionProps) {
  const { keikkaId } = keikka;
  const acts = useMerkinnat(keikkaId);
  const { data, error, isLoading, isFetching, refetch } = useStepLog(keikkaId);
  const [showsAll, setShowsAll] = useState(false);
  const count = data?.length ?? 0;
  return (
    <FormSection
      title={texts.title}
      columns={1}
      note={<Shown count={count} showsAll={showsAll} onToggle={() => setShowsAll(!showsAll)} />}
    >
      {mayWrite && <LisaaMerkinta onAdd={acts.add} />}
      {error && (
        <ErrorState
          title={texts.loadFailed}
          text={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {isLoading && <Loading />}
      {data && <Steps keikka={keikka} messages={data} showsAll={showsAll} onRemove={acts.remove} />}
    </FormSection>
  );
}

interface ShownProps {
  count: number;
  showsAll: boolean;
  onToggle: () => void;
}

/** How many steps are shown, and a button for the others when there are any. */
function Shown({ count, showsAll, onToggle }: ShownProps) {
  if (count === 0) return null;
  const hasMore = count > LATEST;
  return (
    <>
      {hasMore && !showsAll ? texts.latest(LATEST) : texts.count(count)}
      {hasMore && (
        <Button
          variant="link"
          h="auto"
          px="0"
          py="1"
          whiteSpace="normal"
          textAlign="start"
          onClick={onToggle}
        >
          {showsAll ? texts.showLatest : texts.showAll(count)}
          {!showsAll && <ChevronRight size={14} />}
        </Button>
      )}
    </>
  );
}

interface StepsProps extends Pick<VaihelokiSectionProps, 'keikka'> {
  messages: readonly StepLogMessage[];
  showsAll: boolean;
  onRemove: MerkinnatActs['remove'];
}

function Steps({ keikka: { ownerAsiakasId }, messages, showsAll, onRemove }: StepsProps) {
  const confirm = useConfirm();
  const { user, roles } = useSession();
  const isOwnersSystemAdmin = useOwnAsiakasId() === ownerAsiakasId && roles.isSystemAdmin;
  if (messages.length === 0)
    return (
      <Text color="fg.muted" textStyle="text.label">
        {texts.none}
      </Text>
    );
  const now = new Date();
  const shown = newestFirst(messages).slice(0, showsAll ? undefined : LATEST);
  const deletable = shown.filter((message) =>
    mayDeleteStep(message, { personId: user.personId, isOwnersSystemAdmin }),
  );
  async function remove({ id }: StepLine): Promise<void> {
    if (await confirm({ ...texts.removeQuestion, danger: true })) onRemove({ stepLogId: id });
  }
  return (
    <StepRows
      lines={shown.map((message) => stepLine(message, now))}
      deletable={new Set(deletable.map(({ stepLogId }) => stepLogId))}
      onDelete={(line) => void remove(line)}
    />
  );
}

const skeletonRows = Array.from({ length: LATEST }, (_, index) => index);

/** Skeleton rows in the size of real ones. */
function Loading() {
  return (
    <Box role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {skeletonRows.map((row) => (
        <Grid key={row} css={rowStyle} alignItems="center" aria-hidden>
          <Skeleton boxSize="4" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Grid>
      ))}
    </Box>
  );
}
