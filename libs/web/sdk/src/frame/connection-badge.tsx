import { clockOf } from '@keikka/domain';
import { StatusChip, Tooltip, WifiOff } from '@keikka/ui';
import { useEffect, useState } from 'react';
import { useConnection } from '../live/live-context.js';
import { frameTexts } from './texts.js';

/** A shorter gap ends before anyone could read about it. */
const SHOWN_AFTER_MS = 3000;

/** Shows that changes of others do not arrive, and since when, because silence would look like calm. */
export function ConnectionBadge() {
  const { status, since } = useConnection();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (status !== 'lost') return;
    const timer = setTimeout(() => setShown(true), SHOWN_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [status]);
  if (!isShown || status !== 'lost') return null;
  const clock = clockOf(since);
  return (
    <Tooltip content={`${frameTexts.connectionLostTitle} ${clock}.`}>
      <StatusChip tone="warning" icon={WifiOff} role="status">
        {frameTexts.connectionLost} {clock}
      </StatusChip>
    </Tooltip>
  );
}
