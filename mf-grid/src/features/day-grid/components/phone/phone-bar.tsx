import type { Yyyymmdd } from '@keikka/domain';
import { Button, Flex } from '@keikka/ui';
import { useRef, type ReactNode } from 'react';
import { texts } from '../../texts.js';
import { useToastsAbove } from '../use-toasts-above.js';

export interface PhoneBarProps {
  day: Yyyymmdd;
  today: Yyyymmdd;
  onDay: (day: Yyyymmdd) => void;
  /** What can be made, beside the way to today. */
  children: ReactNode;
}

/** At the foot of the phone's list, where a thumb reaches. */
export function PhoneBar({ day, today, onDay, children }: PhoneBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useToastsAbove(bar);
  return (
    <Flex ref={bar} gap="2" p="2" bg="bg.surface" borderTopWidth="1px">
      <Button size="lg" flex="1" disabled={day === today} onClick={() => onDay(today)}>
        {texts.today}
      </Button>
      {children}
    </Flex>
  );
}
