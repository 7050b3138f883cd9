import { useEffect, useEffectEvent, useState } from 'react';

interface WaitingSubmit {
  /** What the answer depends on is still being read. */
  isReading: boolean;
  /** The answer is missing or invalid. */
  disabled: boolean;
  save: () => void;
}

/**
 * A form that is submitted while what it depends on is still being read waits for that. Whatever else is done meanwhile
 * takes it back.
 */
export function useWaitingSubmit({ isReading, disabled, save }: WaitingSubmit) {
  const [isWaiting, setWaiting] = useState(false);
  const isDue = isWaiting && !isReading;
  if (isDue && disabled) setWaiting(false);
  const saveDue = useEffectEvent(save);
  useEffect(() => {
    if (isDue && !disabled) saveDue();
  }, [isDue, disabled]);
  return {
    isWaiting,
    submit: (): void => {
      if (isReading) setWaiting(true);
      else if (!disabled) save();
    },
    takeBack: (): void => setWaiting(false),
  };
}
