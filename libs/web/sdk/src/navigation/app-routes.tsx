import { Center, ErrorState } from '@keikka/ui';
import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router';
import { navigationTexts } from './texts.js';

/**
 * The one route above all of a page's own. It is there for the router that takes it: only a router made of route
 * objects can hold a navigation back for unsaved work.
 */
export function appRoutes(page: ReactElement): RouteObject[] {
  return [{ path: '*', element: page, errorElement: <PageCrashed /> }];
}

function PageCrashed() {
  return (
    <Center minH="100dvh" p="4">
      <ErrorState
        title={navigationTexts.crashed}
        text={navigationTexts.crashedText}
        onRetry={() => window.location.reload()}
      />
    </Center>
  );
}
