import { useLocation, useNavigate, useNotify } from '@keikka/sdk';
import { useEffect } from 'react';
import { texts } from '../texts.js';
import { usePages } from './pages-context.js';

/** An unknown address leads to the first page [G-010] with a message, so that a mistyped link is noticed. */
export function UnknownPath() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const first = usePages()[0]?.path ?? '/';
  useEffect(() => {
    notify.info(texts.unknownPath(pathname));
    void navigate(first, { replace: true });
  }, [pathname, first, navigate, notify]);
  return null;
}
