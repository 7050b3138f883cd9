/** What an order is opened in, in this order (order §4). */
export const loadPhases = ['start', 'init', 'auth', 'betonit', 'finalize', 'settings', 'pumpparit'] as const;
export type LoadPhase = (typeof loadPhases)[number];

export type PhaseState = 'waiting' | 'running' | 'done';

/** How far the opening has come. One answer brings the order with its rights, lines and drivers. */
export interface LoadProgress {
  /** The order is being asked for; false while there is no connection. */
  asked: boolean;
  answered: boolean;
  /** What its form is chosen from is known. */
  hasSettings: boolean;
}

/** The state of each phase [O-111]: of those that are not done the first is running and the others wait. */
export function phaseStates({ asked, answered, hasSettings }: LoadProgress): Record<LoadPhase, PhaseState> {
  const done: Record<LoadPhase, boolean> = {
    start: asked || answered,
    init: answered,
    auth: answered,
    betonit: answered,
    finalize: answered,
    settings: answered && hasSettings,
    pumpparit: answered && hasSettings,
  };
  const running = loadPhases.find((phase) => !done[phase]);
  const stateOf = (phase: LoadPhase): PhaseState => {
    if (done[phase]) return 'done';
    return phase === running ? 'running' : 'waiting';
  };
  return Object.fromEntries(loadPhases.map((phase) => [phase, stateOf(phase)])) as Record<
    LoadPhase,
    PhaseState
  >;
}
