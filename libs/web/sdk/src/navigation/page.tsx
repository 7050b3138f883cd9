import { createContext, useContext, type ReactNode } from 'react';
import { useLocation } from 'react-router';

const PageContext = createContext('/');

/** Tells the path of the page that is drawn; a parameter that changes draws nobody anew who only asks for the path. */
export function Page({ children }: { children: ReactNode }) {
  return <PageContext value={useLocation().pathname}>{children}</PageContext>;
}

export const usePage = (): string => useContext(PageContext);
