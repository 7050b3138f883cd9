import { Center, ErrorState } from '@keikka/ui';
import { texts } from '../texts.js';
import { RemoteTimeout } from './remote-loader.js';

interface RemoteFailureProps {
  error: unknown;
  /** The remote was loaded and then failed while rendering. */
  rendered?: boolean;
  onRetry: () => void;
}

export function RemoteFailure({ error, rendered = false, onRetry }: RemoteFailureProps) {
  return (
    <Center minH="120px" h="full" p="4">
      <ErrorState title={texts.remoteFailed} text={reason(error, rendered)} onRetry={onRetry} />
    </Center>
  );
}

function reason(error: unknown, rendered: boolean): string {
  if (error instanceof RemoteTimeout) return texts.remoteTooSlow;
  return rendered ? texts.remoteBroken : texts.remoteUnavailable;
}
