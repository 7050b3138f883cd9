import { createContext, useContext, useMemo, useState, type ReactNode, type Ref } from 'react';
import { createPortal } from 'react-dom';

interface TopBarPlace {
  element: HTMLElement | null;
  ref: Ref<HTMLDivElement>;
}

const TopBarContext = createContext<TopBarPlace>({ element: null, ref: null });

/** Lets a page put its own controls into the bar, between navigation and user. */
export function TopBarSlotProvider({ children }: { children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const place = useMemo(() => ({ element, ref: setElement }), [element]);
  return <TopBarContext value={place}>{children}</TopBarContext>;
}

export function useTopBarPlace(): TopBarPlace {
  return useContext(TopBarContext);
}

/** The page's controls in the top bar. They get the width that navigation and user leave. */
export function TopBarSlot({ children }: { children: ReactNode }) {
  const { element } = useTopBarPlace();
  return element && createPortal(children, element);
}
