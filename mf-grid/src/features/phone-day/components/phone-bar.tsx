import type { DayVehicle } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { Button, Check, Flex } from '@keikka/ui';
import { useRef, type ReactNode } from 'react';
import { texts as dayTexts } from '../../../day/texts.js';
import { texts } from '../texts.js';
import { useToastsAbove } from '../../../view/use-toasts-above.js';
import { useIsDriver, useOwnJobs } from './use-own-jobs.js';

interface PhoneBarProps {
  day: Yyyymmdd;
  today: Yyyymmdd;
  onDay: (day: Yyyymmdd) => void;
  /** Counts of the day; absent while it loads. */
  vehicles: readonly DayVehicle[] | undefined;
  /** Buttons that create items, beside the way to today. */
  children: ReactNode;
}

/** At the foot of the phone's list, within reach of the thumb. */
export function PhoneBar({ day, today, onDay, vehicles, children }: PhoneBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useToastsAbove(bar);
  return (
    <Flex ref={bar} gap="2" p="2" bg="bg.surface" borderTopWidth="1px">
      <OwnJobsButton vehicles={vehicles} />
      <Button size="lg" flex="1" disabled={day === today} onClick={() => onDay(today)}>
        {dayTexts.today}
      </Button>
      {children}
    </Flex>
  );
}

/** For persons who drive. A person who came by a driver's link needs it as the way out. */
function OwnJobsButton({ vehicles }: Pick<PhoneBarProps, 'vehicles'>) {
  const { personId, setOnlyOwn } = useOwnJobs();
  const isDriver = useIsDriver(vehicles);
  const isOn = personId !== null;
  if (!isDriver && !isOn) return null;
  return (
    <Button
      size="lg"
      flex="1"
      aria-pressed={isOn}
      onClick={() => setOnlyOwn(!isOn)}
      css={{ '&[aria-pressed=true]': { bg: 'brand.subtle', borderColor: 'brand.fg', color: 'brand.fg' } }}
    >
      {isOn && <Check />} {texts.ownJobs}
    </Button>
  );
}
