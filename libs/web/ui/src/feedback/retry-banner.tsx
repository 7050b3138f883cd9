import type { ReactNode } from 'react';
import { Button } from '../actions/button.js';
import { texts } from '../texts.js';
import { Banner } from './banner.js';

interface RetryBannerProps {
  onRetry: () => void;
  retryLabel?: string;
  retrying: boolean;
  /** What failed and what is shown instead. */
  children: ReactNode;
}

/** Shown when a refresh failed: the content is older, and one button reads it again. */
export function RetryBanner({ onRetry, retryLabel = texts.retry, retrying, children }: RetryBannerProps) {
  return (
    <Banner
      tone="warning"
      action={
        <Button size="sm" busy={retrying} onClick={onRetry}>
          {retryLabel}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
