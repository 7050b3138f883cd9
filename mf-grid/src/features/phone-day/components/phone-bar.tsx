import type { DayVehicle } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { Button, Check, Flex } from '@keikka/ui';
import { useRef } from 'react';
import { texts as dayTexts } from '../../../day/texts.js';
import type { NewItem } from '../model/new-item.js';
import { texts } from '../texts.js';
import { NewMenu } from './new-menu.js';
import { useToastsAbove } from '../../../view/use-toasts-above.js';
import { useIsDriver, useOwnJobs } from './use-own-jobs.js';

interface PhoneBarProps {
  day: Yyyymmdd;
  today: Yyyymmdd;
  onDay: (day: Yyyymmdd) => void;
  /** Counts of the day; absent while it loads. */
  vehicles: readonly DayVehicle[] | undefined;
  /** What may be made, beside the way to today. */
  newItems: readonly NewItem[];
  /** There is no day yet to make it on. */
  disabled: boolean;
}

/** At the foot of the phone's list, within reach of the thumb. */
export function PhoneBar({ day, today, onDay, vehicles, newItems, disabled }: PhoneBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useToastsAbove(bar);
  return (
    <Flex ref={bar} gap="2" p="2" bg="bg.surface" borderTopWidth="1px">
      <OwnJobsButton vehicles={vehicles} />
      <Button size="lg" flex="1" disabled={day === today} onClick={() => onDay(today)}>
        {dayTexts.today}
      </Button>
      <NewMenu items={newItems} disabled={disabled} />
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
