import { boardErrors, type SessionInfo } from '@keikka/contracts';
import { useCan, useSession } from '@keikka/sdk';
import { ErrorBoundary } from '@keikka/ui';
import { DayGrid, type DayGridProps } from './day-grid.js';
import { DrawFailed } from './states/draw-failed.js';
import { Guard } from './states/guard.js';
import { texts } from './texts.js';

/** The grid for persons who may see it; others read why not (G-020 to G-022). */
export function DayGridPage(props: DayGridProps) {
  // An answer without the rights object is the server's fault, but the user must read a message.
  const { auth, userAsiakas } = useSession() as Partial<SessionInfo>;
  const mayRead = useCan('page.grid.read');
  if (!auth) return <Guard text={texts.noAuth} />;
  if (!userAsiakas) return <Guard text={texts.noCompany} />;
  if (!mayRead) return <Guard text={boardErrors['GRID.NO_READ'].text} />;
  return (
    <ErrorBoundary fallback={() => <DrawFailed />}>
      <DayGrid {...props} />
    </ErrorBoundary>
  );
}
