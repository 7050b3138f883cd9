import { useCallback } from 'react';
import { useAddressParam, useSetAddressParam } from './use-address-param.js';

const PARAM = 'tilaus';
const ORDER_NUMBER = /^[1-9]\d{0,9}$/;

/**
 * The order whose window is open over the page. The address holds it, so that Back closes it, a link opens it, and it
 * disappears with the page and the person.
 */
export function useOpenOrder() {
  const [inAddress, set] = useAddressParam(PARAM);
  const close = useCallback((): void => set(null, { replace: true }), [set]);
  return { keikkaId: ORDER_NUMBER.test(inAddress ?? '') ? Number(inAddress) : null, close };
}

/** Opens the window of an order over the page. */
export function useOpenOrderWindow(): (keikkaId: number) => void {
  const set = useSetAddressParam(PARAM);
  return useCallback((keikkaId) => set(String(keikkaId)), [set]);
}
