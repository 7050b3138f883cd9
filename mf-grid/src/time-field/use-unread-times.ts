import { useState } from 'react';

export interface UnreadTimes<Name extends string> {
  /** Something typed into a time field is no time: the form can't be saved. */
  any: boolean;
  mark: (name: Name, unread: boolean) => void;
}

/** Which of a form's time fields hold something that is no time. */
export function useUnreadTimes<Name extends string>(): UnreadTimes<Name> {
  const [names, setNames] = useState<readonly Name[]>([]);
  function mark(name: Name, unread: boolean): void {
    setNames((before) => {
      if (before.includes(name) === unread) return before;
      return unread ? [...before, name] : before.filter((each) => each !== name);
    });
  }
  return { any: names.length > 0, mark };
}
