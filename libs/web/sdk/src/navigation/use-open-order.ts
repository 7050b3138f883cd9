import { useCallback } from 'react';
import { useAddressParam } from './use-address-param.js';

const PARAM = 'tilaus';
const ORDER_NUMBER = /^[1-9]\d{0,9}$/;

/**
 * The order whose window lies over the page. It stands in the address, so that Back closes it, a link opens it, and it
 * goes with the page and the person it belongs to.
 */
export function useOpenOrder() {
  const [inAddress, set] = useAddressParam(PARAM);
  const open = useCallback((keikkaId: number): void => set(String(keikkaId)), [set]);
  const close = useCallback((): void => set(null, { replace: true }), [set]);
  return { keikkaId: ORDER_NUMBER.test(inAddress ?? '') ? Number(inAddress) : null, open, close };
}
