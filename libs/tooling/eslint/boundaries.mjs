/**
 * Which project may use which, by the tags in the `nx` key of each package.json. Three answers must all be yes: the
 * scope (whose business is it), the type (which layer) and the platform (where does it run). There is no `*`: a project
 * without tags may use nothing, and a spec fails for it.
 */

const ownScopes = ['shell', 'grid', 'order', 'invoicing', 'staff', 'bff'];

const mayUseTypes = {
  shell: ['ui', 'sdk', 'contract', 'domain'],
  remote: ['ui', 'sdk', 'contract', 'domain'],
  bff: ['server', 'contract', 'domain'],
  service: ['server', 'contract', 'domain'],
  server: ['contract', 'domain'],
  ui: ['domain'],
  sdk: ['ui', 'contract', 'domain'],
  contract: ['domain'],
  domain: [],
  testing: ['contract', 'domain'],
  tooling: ['tooling', 'server', 'contract', 'domain'],
  e2e: ['contract', 'domain'],
};

const serverPackages = ['@nestjs/*', '@nats-io/*', 'typeorm', 'pg', 'ioredis', 'pino', 'class-validator'];
const browserPackages = ['react', 'react-dom', 'react-router', '@chakra-ui/*', '@emotion/*', '@tanstack/*'];

const scopes = [
  ...ownScopes.map((scope) => constraint(`scope:${scope}`, [`scope:${scope}`, 'scope:shared'])),
  constraint('scope:shared', ['scope:shared']),
];

const types = (alsoUsable) =>
  Object.entries(mayUseTypes).map(([type, usable]) =>
    constraint(
      `type:${type}`,
      [...usable, ...alsoUsable].map((other) => `type:${other}`),
    ),
  );

const platforms = [
  { ...constraint('platform:web', ['platform:web', 'platform:any']), bannedExternalImports: serverPackages },
  {
    ...constraint('platform:node', ['platform:node', 'platform:any']),
    bannedExternalImports: browserPackages,
  },
  { ...constraint('platform:any', ['platform:any']), bannedExternalImports: browserPackages },
];

const pureDomain = { sourceTag: 'type:domain', allowedExternalImports: ['decimal.js'] };

/** The kinds of tags; every project carries one of each. */
export const tagKinds = ['scope', 'type', 'platform'];

/** For production code. */
export const depConstraints = [...scopes, ...types([]), ...platforms, pureDomain];

/** For specs, which may also use the builders and fixtures of libs/testing. */
export const specDepConstraints = [...scopes, ...types(['testing']), ...platforms];

function constraint(sourceTag, onlyDependOnLibsWithTags) {
  return { sourceTag, onlyDependOnLibsWithTags };
}
