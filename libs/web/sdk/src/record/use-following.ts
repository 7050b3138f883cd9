import { useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** Changes other fields after one that the user sets. Values set by the program change no others. */
export function useFollowing<Values extends FieldValues>(
  { watch, setValue, getValues }: Pick<UseFormReturn<Values>, 'watch' | 'setValue' | 'getValues'>,
  follow: (values: Values, before: Values) => Partial<Values>,
): void {
  const latest = useRef(follow);
  useEffect(() => {
    latest.current = follow;
  });
  useEffect(() => {
    let last = { ...getValues() };
    const { unsubscribe } = watch((values, { type }) => {
      const before = last;
      last = { ...(values as Values) };
      if (type !== 'change') return;
      const following = latest.current(last, before);
      for (const [name, value] of Object.entries(following)) {
        const path = name as Path<Values>;
        setValue(path, value as PathValue<Values, typeof path>, { shouldDirty: true });
      }
    });
    return unsubscribe;
  }, [watch, setValue, getValues]);
}
