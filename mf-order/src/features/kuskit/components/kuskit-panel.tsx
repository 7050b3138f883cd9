import type { KeikkaGetAnswer } from '@keikka/contracts';
import { useCan } from '@keikka/sdk';
import { Box, ErrorState, RetryBanner, Skeleton, Text, VisuallyHidden } from '@keikka/ui';
import { FormSection } from '@keikka/ui/forms';
import { useWorkOfDay } from '../../../day/get-work-of-day.js';
import { orderTime } from '../../../day/order-time.js';
import { useChangeKuskit, type OrderCache } from '../api/change-kuskit.js';
import { useKuskiSums } from '../api/get-kuski-sums.js';
import { useKuskitOfDay } from '../api/get-kuskit-of-day.js';
import { chosenDrivers } from '../model/chosen-drivers.js';
import { asKuski } from '../model/driver-choices.js';
import { jobsByDriver } from '../model/driver-jobs.js';
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
  const mayChoose = access.plan && mayRead;
  const time = orderTime(keikkaData);
  const day = (mayChoose && time?.days[0]) || null;
  const ofDay = useKuskitOfDay(day);
  const sums = useKuskiSums(day);
  const work = useWorkOfDay(mayChoose ? time : null);
  const { add, remove, pending } = useChangeKuskit(keikkaData.keikkaId, cache);
  const kuskit = afterTurns(keikkaData.kuskit, pending);
  return (
    <FormSection title={texts.title} columns={1}>
      <ChosenKuskit
        sums={day ? sums : null}
        drivers={chosenDrivers(kuskit, ofDay.data ?? [], vehicleData)}
        onRemove={access.plan ? remove : undefined}
      />
      {mayChoose && time === null && (
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
      {(ofDay.isLoading || (ofDay.data && work.isLoading)) && <Loading />}
      {ofDay.data && work.isLoadingError && (
        <RetryBanner onRetry={() => void work.refetch()} retrying={work.isFetching}>
          {texts.workFailed}
        </RetryBanner>
      )}
      {ofDay.data && !work.isLoading && (
        <DriverChoiceList
          answer={answer}
          ofDay={ofDay.data}
          chosen={kuskit}
          sums={sums}
          window={time && work.data ? { time, jobs: jobsByDriver(work.data, keikkaData.keikkaId) } : null}
          onAdd={(driver) => add(asKuski(driver))}
        />
      )}
    </FormSection>
  );
}

function Loading() {
  return (
    <Box role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Skeleton height="240px" />
    </Box>
  );
}
