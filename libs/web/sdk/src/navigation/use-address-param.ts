import { useCallback, useSyncExternalStore } from 'react';
import { useAddress, type AddressWrite } from './address.js';
import { usePage } from './page.js';

/** null or '' removes the parameter. The same function while the person is on the page. */
type SetParam = (value: string | null, how?: AddressWrite) => void;

type AddressParam = [
  /** As it is drawn. */
  value: string | null,
  set: SetParam,
  /** With all writes so far, drawn or not. */
  present: () => string | null,
];

/** One parameter of the address; the others stay when it is set, and draw nothing anew when they are. */
export function useAddressParam(name: string): AddressParam {
  const address = useAddress();
  const page = usePage();
  const value = useSyncExternalStore(address.subscribe, () => address.param(name, page));
  const present = useCallback(() => address.param(name), [address, name]);
  return [value, useSetAddressParam(name), present];
}

/** For who sets a parameter and draws nothing by it. */
export function useSetAddressParam(name: string): SetParam {
  const address = useAddress();
  const page = usePage();
  return useCallback((value, how) => address.write({ page, name, value, ...how }), [address, page, name]);
}

/** Tells when it is asked whether Back or Forward led to the present address. */
export const useIsHistoryStep = (): (() => boolean) => {
  const address = useAddress();
  return useCallback(() => address.isHistoryStep(), [address]);
};
