import { lazy, useState, type ComponentType } from 'react';

interface PartAhead<Props extends object> {
  Part: ComponentType<Props>;
  /** Reads the file while nobody waits for it. */
  read: () => Promise<unknown>;
}

/**
 * A part of a remote in a file of its own. Once its file has been read it is drawn at once; `lazy` alone would leave the
 * frame for messages in its place first, and React keeps that for 300 ms.
 */
export function partAhead<Props extends object>(load: () => Promise<ComponentType<Props>>): PartAhead<Props> {
  let read: ComponentType<Props> | undefined;
  const Later = lazy(async () => ({ default: (read = await load()) }));
  return {
    Part: function PartAhead(props) {
      // The same one as long as it is shown.
      const [Shown] = useState<ComponentType<Props>>(() => read ?? Later);
      return <Shown {...props} />;
    },
    read: async () => (read = await load()),
  };
}
