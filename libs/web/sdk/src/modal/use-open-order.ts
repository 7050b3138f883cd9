import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

const PARAM = 'tilaus';
const ORDER_NUMBER = /^[1-9]\d{0,9}$/;

/**
 * The order whose window lies over the page. It stands in the address, so that Back closes it, a link opens it, and it
 * goes with the page and the person it belongs to.
 */
export function useOpenOrder() {
  const [params, setParams] = useSearchParams();
  const latest = useRef(setParams);
  useEffect(() => {
    latest.current = setParams;
  });
  const inAddress = params.get(PARAM) ?? '';

  const open = useCallback((keikkaId: number): void => {
    latest.current((before) => withParam(before, String(keikkaId)));
  }, []);
  const close = useCallback((): void => {
    latest.current((before) => withParam(before, null), { replace: true });
  }, []);
  return { keikkaId: ORDER_NUMBER.test(inAddress) ? Number(inAddress) : null, open, close };
}

function withParam(before: URLSearchParams, value: string | null): URLSearchParams {
  const next = new URLSearchParams(before);
  if (value === null) next.delete(PARAM);
  else next.set(PARAM, value);
  return next;
}
