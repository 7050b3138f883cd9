import { useEffect } from 'react';
import { useLocation } from 'react-router';

const STORAGE_KEY = 'keikka.path';

export const loginPath = '/kirjaudu';

/** The last visited path of this browser [G-011]. The sign-in is a door, not a place. */
export function useRememberPath(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (pathname !== loginPath) localStorage.setItem(STORAGE_KEY, pathname + search);
  }, [pathname, search]);
}

export function readLastPath(): string | null {
  return localStorage.getItem(STORAGE_KEY);
}
