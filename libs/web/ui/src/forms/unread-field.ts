import { createContext, useContext, useLayoutEffect, type RefObject } from 'react';

/** A field whose control holds unreadable text. */
export interface UnreadField {
  element: RefObject<HTMLElement | null>;
  /** Shows the fault, even before the field is left. */
  tell: () => void;
}

export type AddField = (field: UnreadField) => () => void;

/** Of the form around a field; alone it counts nowhere. */
export const AddFieldContext = createContext<AddField>(() => () => undefined);

/** Counts the field at `element` in the surrounding form while its text is unreadable. */
export function useUnreadField(
  isUnread: boolean,
  element: RefObject<HTMLElement | null>,
  tell: () => void,
): void {
  const add = useContext(AddFieldContext);
  useLayoutEffect(() => (isUnread ? add({ element, tell }) : undefined), [isUnread, element, tell, add]);
}
