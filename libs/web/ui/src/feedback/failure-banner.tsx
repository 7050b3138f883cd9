import { Span } from '@chakra-ui/react';
import { Banner } from './banner.js';

/** What failed, and the service's explanation. */
export interface Failure {
  text: string;
  detail?: string;
}

export function FailureBanner({ text, detail }: Failure) {
  return (
    <Banner tone="error">
      <Span fontWeight="semibold">{text}</Span> {detail}
    </Banner>
  );
}
