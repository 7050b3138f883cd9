import { errors, type SessionInfo } from '@keikka/contracts';
import { useCan, useSession } from '@keikka/sdk';
import { DayGrid, type DayGridProps } from './day-grid.js';
import { GridErrorBoundary } from './states/grid-error-boundary.js';
import { Guard } from './states/guard.js';
import { texts } from './texts.js';

/** The grid for whoever may see it; anyone else reads why not (G-020 to G-022). */
export function DayGridPage(props: DayGridProps) {
  // An answer without the rights object is the server's fault, but the user must read something.
  const { auth, userAsiakas } = useSession() as Partial<SessionInfo>;
  const mayRead = useCan('page.grid.read');
  if (!auth) return <Guard text={texts.noAuth} />;
  if (!userAsiakas) return <Guard text={texts.noCompany} />;
  if (!mayRead) return <Guard text={errors['GRID.NO_READ'].text} />;
  return (
    <GridErrorBoundary>
      <DayGrid {...props} />
    </GridErrorBoundary>
  );
}
