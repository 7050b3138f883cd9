import type { RemoteModule } from '@keikka/sdk';
import { AwaitedContext } from '@keikka/sdk/internal';
import { Center, ErrorBoundary, Spinner, VisuallyHidden } from '@keikka/ui';
import { Suspense, useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { texts } from '../texts.js';
import { RemoteFailure } from './remote-failure.js';
import { useRemote } from './use-remote.js';

interface RemotePartProps<Given extends object> {
  remote: string;
  /** The component of the remote. */
  choose: (module: RemoteModule) => ComponentType<Given> | undefined;
  given: Given;
  /** The frame around the messages, for a component that brings its own frame. */
  frame?: (message: ReactNode) => ReactNode;
}

/** Shows a part of a remote, or why it cannot be shown with a button to retry. The rest of the page is unaffected. */
export function RemotePart<Given extends object>(props: RemotePartProps<Given>) {
  const { remote, choose, given, frame = (message) => message } = props;
  const { state, attempt, retry } = useRemote(remote);
  const [wasAwaited, setAwaited] = useState(false);
  const onSeen = useCallback(() => setAwaited(true), []);
  const loading = frame(<Loading onSeen={onSeen} />);
  if (state.status === 'loading') return loading;
  if (state.status === 'failed') return frame(<RemoteFailure error={state.error} onRetry={retry} />);

  const part = choose(state.module);
  if (!part) return frame(<RemoteFailure error={new Error(`${remote} lacks a part`)} onRetry={retry} />);
  return (
    <ErrorBoundary
      key={attempt}
      fallback={(error) => frame(<RemoteFailure error={error} rendered onRetry={retry} />)}
    >
      <Suspense fallback={loading}>
        <AwaitedContext value={wasAwaited}>
          <Chosen part={part} given={given} />
        </AwaitedContext>
      </Suspense>
    </ErrorBoundary>
  );
}

interface ChosenProps<Given extends object> {
  part: ComponentType<Given>;
  given: Given;
}

function Chosen<Given extends object>({ part: Part, given }: ChosenProps<Given>) {
  return <Part {...given} />;
}

function Loading({ onSeen }: { onSeen: () => void }) {
  useEffect(onSeen, [onSeen]);
  return (
    <Center minH="120px" h="full" color="fg.subtle">
      <Spinner />
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
    </Center>
  );
}
