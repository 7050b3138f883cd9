import { Center, ErrorState } from '@keikka/ui';
import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router';
import { LeaveGuards } from './leave-guards.js';
import { Page } from './page.js';
import { navigationTexts } from './texts.js';

/**
 * The single route above all routes of a page. It exists because only a router made of route objects can block a
 * navigation for unsaved work.
 */
export function appRoutes(page: ReactElement): RouteObject[] {
  const element = (
    <LeaveGuards>
      <Page>{page}</Page>
    </LeaveGuards>
  );
  return [{ path: '*', element, errorElement: <PageCrashed /> }];
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
