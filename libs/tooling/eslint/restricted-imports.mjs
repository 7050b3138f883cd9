const chakra = {
  group: ['@chakra-ui/*', '@ark-ui/*'],
  message:
    'Chakra has one door, @keikka/ui: import the part from there, or re-export it in libs/web/ui first.',
};
const router = {
  group: ['react-router', 'react-router/*'],
  message:
    'React Router has one door, @keikka/sdk: a second copy would not know the page’s router, and a shared one comes whole.',
};
const dto = {
  group: ['@keikka/contracts/dto'],
  message:
    'DTO classes bring class-validator and Swagger. In the browser use the types of @keikka/contracts.',
};
const serverSide = {
  group: ['**/dto/*', '@nestjs/*', 'class-validator', 'class-transformer', 'reflect-metadata'],
  message: 'The root of @keikka/contracts is read by browsers; classes with decorators belong to src/dto.',
};

const deployables = {
  group: ['@keikka/service-*', '@keikka/mf-*', '@keikka/bff', '@keikka/shell', '@keikka/e2e'],
  message:
    'What is released alone is nobody’s library. Talk to it over its contract, or share the code in libs.',
};

const standIns = {
  group: ['@keikka/sdk/testing', '**/testing/index.js'],
  message:
    'The stand-ins of the host are for specs. A remote on a page of its own has @keikka/sdk/standalone.',
};

const internal = {
  group: ['@keikka/sdk/internal'],
  message:
    'The making of the host is for the shell. A remote uses @keikka/sdk, on a page of its own @keikka/sdk/standalone, in specs @keikka/sdk/testing.',
};

const forbid = (...patterns) => ({
  'no-restricted-imports': ['error', { patterns: [deployables, ...patterns] }],
});

const web = ['shell/**', 'mf-*/**', 'libs/web/**'];
const webSpecs = ['{mf-*,libs/web}/**/*.spec.{ts,tsx}', 'mf-*/test/**'];
const shellSpecs = ['shell/**/*.spec.{ts,tsx}', 'shell/test/**'];

/** Imports forbidden by name, which tags cannot express. The last block that matches a file applies. */
export const restrictedImports = [
  { rules: forbid(chakra) },
  { files: web, rules: forbid(chakra, router, dto, standIns, internal) },
  { files: webSpecs, rules: forbid(chakra, router, dto, internal) },
  { files: ['libs/web/sdk/**'], rules: forbid(chakra, dto, standIns, internal) },
  { files: ['libs/web/sdk/**/*.spec.{ts,tsx}'], rules: forbid(chakra, dto, internal) },
  { files: ['libs/web/ui/**'], rules: forbid(router, dto, internal) },
  { files: ['shell/**'], rules: forbid(chakra, router, dto, standIns) },
  { files: shellSpecs, rules: forbid(chakra, router, dto) },
  {
    files: ['libs/contracts/src/**'],
    ignores: ['libs/contracts/src/dto/**'],
    rules: forbid(chakra, serverSide),
  },
];
