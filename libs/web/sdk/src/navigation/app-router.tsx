import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { RouterProvider } from 'react-router';

/**
 * Without React DOM's flushSync the router renders in slices even what asks for one synchronous render, such as a
 * chosen day.
 */
export function AppRouter({ router }: Pick<ComponentProps<typeof RouterProvider>, 'router'>) {
  return <RouterProvider router={router} flushSync={(draw) => void flushSync(draw)} />;
}
