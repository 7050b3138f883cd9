import { Box, Skeleton } from '@keikka/ui';
import { lazy, Suspense } from 'react';
import type { KarttaProps } from './kartta.js';

const Kartta = lazy(async () => ({ default: (await import('./kartta.js')).Kartta }));

/** A map as a part of something else, loaded when it is shown. */
export function Pikkukartta(props: KarttaProps) {
  return (
    <Box
      height="180px"
      borderWidth="1px"
      borderColor="border.subtle"
      borderRadius="control"
      overflow="hidden"
    >
      <Suspense fallback={<Skeleton height="full" />}>
        <Kartta {...props} />
      </Suspense>
    </Box>
  );
}
