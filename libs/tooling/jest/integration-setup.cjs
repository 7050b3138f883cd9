const STARTS_REAL_INFRASTRUCTURE_MS = 60_000;

/** Jest has no time-out per project, so the integration project sets its own here. */
jest.setTimeout(STARTS_REAL_INFRASTRUCTURE_MS);
