import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';

/** A field whose control holds text that can't be read. */
interface UnreadField {
  element: RefObject<HTMLElement | null>;
  /** Shows what would be right, also before the field is left. */
  tell: () => void;
}

type AddField = (field: UnreadField) => () => void;

export interface FormFaults {
  /**
   * A field holds text that can't be read: the form's values are then older ones, so that the form is unsaved whatever
   * they say, and can't be saved.
   */
  any: boolean;
  /**
   * Has each such field say what would be right and puts the cursor into the first of the page; false when all can be
   * read. What a save begins with.
   */
  focusFirst: () => boolean;
  /** For the provider. */
  add: AddField;
}

const AddFieldContext = createContext<AddField>(() => () => undefined);

/** The faults of the fields below a `FormFaultsProvider` that these are given to. */
export function useFormFaults(): FormFaults {
  const fields = useRef(new Set<UnreadField>());
  const [any, setAny] = useState(false);
  const add = useCallback<AddField>((field) => {
    fields.current.add(field);
    setAny(true);
    return () => {
      fields.current.delete(field);
      setAny(fields.current.size > 0);
    };
  }, []);
  const focusFirst = useCallback(() => {
    fields.current.forEach(({ tell }) => tell());
    const elements = [...fields.current].flatMap(({ element }) => element.current ?? []);
    elements.sort(byPlace)[0]?.querySelector<HTMLElement>(CONTROL)?.focus();
    return fields.current.size > 0;
  }, []);
  return { any, focusFirst, add };
}

/** What can be focused in a field. */
const CONTROL = 'input, textarea, [role=combobox]';

const byPlace = (one: HTMLElement, other: HTMLElement): number =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

interface FormFaultsProviderProps {
  faults: FormFaults;
  children: ReactNode;
}

/** Around the fields of a form. */
export function FormFaultsProvider({ faults, children }: FormFaultsProviderProps) {
  return <AddFieldContext value={faults.add}>{children}</AddFieldContext>;
}

/** Counts the field at `element` in the form around it for as long as it is unread. */
export function useUnreadField(
  isUnread: boolean,
  element: RefObject<HTMLElement | null>,
  tell: () => void,
): void {
  const add = useContext(AddFieldContext);
  useLayoutEffect(() => (isUnread ? add({ element, tell }) : undefined), [isUnread, element, tell, add]);
}
