/** Where the product under test answers; `npm test` starts one of its own, a developer tests the running one. */
export const shellUrl = process.env.E2E_SHELL_URL ?? 'http://localhost:4300';
export const bffUrl = process.env.E2E_BFF_URL ?? 'http://localhost:4310';
export const simulatorsUrl = process.env.E2E_SIMULATORS_URL ?? 'http://localhost:4340';
export const portalUrl = process.env.E2E_PORTAL_URL ?? 'http://localhost:4305';
