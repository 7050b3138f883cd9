import { Box, Flex } from '@keikka/ui';
import { loadPhases, phaseStates, type LoadProgress } from '../model/load-phases.js';
import { texts } from '../texts.js';

const colours = { done: 'brand.solid', running: 'brand.subtle', waiting: 'transparent' } as const;

/** How far an order is opened, as a line above it; gone when all of it is there [O-111]. */
export function LoadBar(progress: LoadProgress) {
  const states = phaseStates(progress);
  const running = loadPhases.find((phase) => states[phase] === 'running');
  if (!running) return null;
  return (
    <Flex
      role="progressbar"
      aria-label={texts.opening}
      aria-valuemin={0}
      aria-valuemax={loadPhases.length}
      aria-valuenow={loadPhases.indexOf(running)}
      aria-valuetext={texts.phases[running]}
      gap="1px"
      flexShrink="0"
    >
      {loadPhases.map((phase) => (
        <Box
          key={phase}
          data-phase={phase}
          data-state={states[phase]}
          flex="1"
          h="2px"
          bg={colours[states[phase]]}
        />
      ))}
    </Flex>
  );
}
