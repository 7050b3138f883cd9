import { useCallback } from 'react';
import { useAddressParam } from './use-address-param.js';

const PARAM = 'tilaus';
const ORDER_NUMBER = /^[1-9]\d{0,9}$/;

/**
 * The order whose window is open over the page. The address holds it, so that Back closes it, a link opens it, and it
 * disappears with the page and the person.
 */
export function useOpenOrder() {
  const [inAddress, set] = useAddressParam(PARAM);
  const open = useCallback((keikkaId: number): void => set(String(keikkaId)), [set]);
  const close = useCallback((): void => set(null, { replace: true }), [set]);
  return { keikkaId: ORDER_NUMBER.test(inAddress ?? '') ? Number(inAddress) : null, open, close };
}
