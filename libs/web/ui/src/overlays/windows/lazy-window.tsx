import { lazy, Suspense, useState, type ComponentType } from 'react';
import { ErrorBoundary } from '../../feedback/error-boundary.js';
import { ErrorState } from '../../feedback/error-state.js';
import { texts } from '../../texts.js';
import { Modal } from './modal.js';

/**
 * A window whose file comes when it is opened. Where the file does not come, or the window can't be drawn, it alone fails: it
 * says so in its own place and can be tried again.
 */
export function lazyWindow<Props extends { onClose: () => void; open?: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // A failed `lazy` stays failed, so each opening and each attempt has its own.
  const part = () => lazy(async () => ({ default: await load() }));
  return function LazyWindow(props: Props) {
    const [{ Part, attempt }, setPart] = useState(() => ({ Part: part(), attempt: 0 }));
    const retry = (): void => setPart({ Part: part(), attempt: attempt + 1 });
    return (
      <ErrorBoundary
        key={attempt}
        fallback={() => (
          <Modal
            open={props.open ?? true}
            onClose={props.onClose}
            title={texts.windowFailed.title}
            placeKey="window-failed"
          >
            <ErrorState title={texts.windowFailed.text} onRetry={retry} />
          </Modal>
        )}
      >
        <Suspense>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
