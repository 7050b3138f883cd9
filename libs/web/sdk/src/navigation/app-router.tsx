import { useMemo, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { RouterProvider } from 'react-router';
import { Address, AddressContext } from './address.js';

/**
 * Without React DOM's flushSync the router renders in slices even what asks for one synchronous render, such as a
 * chosen day.
 */
export function AppRouter({ router }: Pick<ComponentProps<typeof RouterProvider>, 'router'>) {
  const address = useMemo(() => new Address(router), [router]);
  return (
    <AddressContext value={address}>
      <RouterProvider router={router} flushSync={(draw) => void flushSync(draw)} />
    </AddressContext>
  );
}
