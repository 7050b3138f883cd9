import { Button, Center, EmptyState, RefreshCw } from '@keikka/ui';
import { Component, type ReactNode } from 'react';
import { texts } from './texts.js';

/** The last net: a fault while drawing shows this view and not a white page (G-018). */
export class GridErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
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
}
