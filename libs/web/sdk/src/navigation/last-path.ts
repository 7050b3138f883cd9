import { useEffect } from 'react';
import { useLocation } from 'react-router';

const STORAGE_KEY = 'keikka.path';
const PERSON_KEY = 'keikka.path.personId';

export const LOGIN_PATH = '/kirjaudu';

/** The last visited path of this browser [G-011], with its person. The sign-in page does not count. */
export function useRememberPath(personId: number): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (pathname === LOGIN_PATH) return;
    localStorage.setItem(STORAGE_KEY, pathname + search);
    localStorage.setItem(PERSON_KEY, String(personId));
  }, [pathname, search, personId]);
}

/** The person's last path. Another person at the same browser starts at the first page. */
export function readLastPath(personId: number): string | null {
  return localStorage.getItem(PERSON_KEY) === String(personId) ? localStorage.getItem(STORAGE_KEY) : null;
}
