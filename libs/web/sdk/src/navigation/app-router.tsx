import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { RouterProvider } from 'react-router';

/** Without React DOM's flushSync the router draws in slices also what asks to be drawn in one go, as a chosen day does. */
export function AppRouter({ router }: Pick<ComponentProps<typeof RouterProvider>, 'router'>) {
  return <RouterProvider router={router} flushSync={(draw) => void flushSync(draw)} />;
}
