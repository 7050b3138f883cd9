import type { KeikkaGetAnswer } from '@keikka/contracts';
import { helsinkiDay, type Yyyymmdd } from '@keikka/domain';
import { useCan } from '@keikka/sdk';
import { Box, ErrorState, Skeleton, Text, VisuallyHidden } from '@keikka/ui';
import { FormSection } from '@keikka/ui/forms';
import { useChangeKuskit, type OrderCache } from '../api/change-kuskit.js';
import { useKuskitOfDay } from '../api/get-kuskit-of-day.js';
import { chosenDrivers } from '../model/chosen-drivers.js';
import { asKuski } from '../model/driver-choices.js';
import { afterTurns } from '../model/kuski-turn.js';
import { texts } from '../texts.js';
import { ChosenKuskit } from './chosen-kuskit.js';
import { DriverChoiceList } from './driver-choice-list.js';

interface KuskitPanelProps {
  answer: KeikkaGetAnswer;
  cache: OrderCache;
}

/** The order's drivers. Who plans the order adds others and takes them off, and each is saved at once. */
export function KuskitPanel({ answer, cache }: KuskitPanelProps) {
  const { keikkaData, vehicleData, access } = answer;
  const mayRead = useCan('page.grid.drivers.read');
  const day = dayOf(answer);
  const ofDay = useKuskitOfDay(access.plan && mayRead ? day : null);
  const { add, remove, pending } = useChangeKuskit(keikkaData.keikkaId, cache);
  const kuskit = afterTurns(keikkaData.kuskit, pending);
  return (
    <FormSection title={texts.title} columns={1}>
      <ChosenKuskit
        drivers={chosenDrivers(kuskit, ofDay.data ?? [], vehicleData)}
        onRemove={access.plan ? remove : undefined}
      />
      {access.plan && mayRead && day === null && (
        <Text textStyle="text.table" color="fg.muted">
          {texts.noTime}
        </Text>
      )}
      {ofDay.isError && (
        <ErrorState
          title={texts.readFailed}
          onRetry={() => void ofDay.refetch()}
          retrying={ofDay.isFetching}
        />
      )}
      {ofDay.isLoading && <Loading />}
      {ofDay.data && (
        <DriverChoiceList
          answer={answer}
          ofDay={ofDay.data}
          chosen={kuskit}
          onAdd={(driver) => add(asKuski(driver))}
        />
      )}
    </FormSection>
  );
}

/** The Helsinki day that the order begins on; null while it has no time. */
function dayOf({ keikkaData: { pumppuAika } }: KeikkaGetAnswer): Yyyymmdd | null {
  return pumppuAika ? helsinkiDay(new Date(pumppuAika)) : null;
}

function Loading() {
  return (
    <Box role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Skeleton height="240px" />
    </Box>
  );
}
