import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useAddress, type AddressWrite } from './address.js';

type AddressParam = [
  /** As it is drawn. */
  value: string | null,
  /** null or '' removes the parameter. The same function while the person is on the page. */
  set: (value: string | null, how?: AddressWrite) => void,
  /** With all writes so far, drawn or not. */
  present: () => string | null,
];

/** One parameter of the address; the others stay when it is set. */
export function useAddressParam(name: string): AddressParam {
  const address = useAddress();
  const { pathname: page } = useLocation();
  const [params] = useSearchParams();
  const set = useCallback(
    (value: string | null, how?: AddressWrite): void => address.write({ page, name, value, ...how }),
    [address, page, name],
  );
  const present = useCallback(() => address.param(name), [address, name]);
  return [params.get(name), set, present];
}
