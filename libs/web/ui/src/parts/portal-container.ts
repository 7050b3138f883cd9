import { createContext, useContext, type RefObject } from 'react';

const PortalContainerContext = createContext<RefObject<HTMLElement> | undefined>(undefined);

export const PortalContainerProvider = PortalContainerContext.Provider;

/**
 * The element in which overlays are drawn: undefined is the page's body; inside a shadow root it is an element there.
 */
export function usePortalContainer(): RefObject<HTMLElement> | undefined {
  return useContext(PortalContainerContext);
}
