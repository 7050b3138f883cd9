import { useMemo, type ComponentProps } from 'react';
import { RouterProvider } from 'react-router';
import { Address, AddressContext } from './address.js';

/** The router, and the address for who reads or writes a parameter of it. */
export function AppRouter({ router }: Pick<ComponentProps<typeof RouterProvider>, 'router'>) {
  const address = useMemo(() => new Address(router), [router]);
  return (
    <AddressContext value={address}>
      <RouterProvider router={router} />
    </AddressContext>
  );
}
