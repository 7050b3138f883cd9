import { Button, Center, EmptyState, RefreshCw } from '@keikka/ui';
import { texts } from './texts.js';

/** The last boundary: a rendering error shows this view and not a white page (G-018). */
export function DrawFailed() {
  return (
    <Center height="full" bg="bg.surface">
      <EmptyState
        title={texts.renderFailed}
        action={
          <Button variant="primary" onClick={() => location.reload()}>
            <RefreshCw /> {texts.refreshPage}
          </Button>
        }
      />
    </Center>
  );
}
