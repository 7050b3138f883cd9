const CHAKRA = {
  group: ['@chakra-ui/*', '@ark-ui/*'],
  message:
    'Chakra has one door, @keikka/ui: import the part from there, or re-export it in libs/web/ui first.',
};
const DTO = {
  group: ['@keikka/contracts/dto'],
  message:
    'DTO classes bring class-validator and Swagger. In the browser use the types of @keikka/contracts.',
};
const SERVER_SIDE = {
  group: ['**/dto/*', '@nestjs/*', 'class-validator', 'class-transformer', 'reflect-metadata'],
  message: 'The root of @keikka/contracts is read by browsers; classes with decorators belong to src/dto.',
};

const DEPLOYABLES = {
  group: ['@keikka/service-*', '@keikka/mf-*', '@keikka/bff', '@keikka/shell', '@keikka/e2e'],
  message:
    'What is released alone is nobody’s library. Talk to it over its contract, or share the code in libs.',
};

const STAND_INS = {
  group: ['@keikka/sdk/testing', '**/testing/index.js'],
  message:
    'The stand-ins of the host are for specs. A remote on a page of its own has @keikka/sdk/standalone.',
};

const INTERNAL = {
  group: ['@keikka/sdk/internal'],
  message:
    'The making of the host is for the shell. A remote uses @keikka/sdk, on a page of its own @keikka/sdk/standalone, in specs @keikka/sdk/testing.',
};

const forbid = (...patterns) => ({
  'no-restricted-imports': ['error', { patterns: [DEPLOYABLES, ...patterns] }],
});

const WEB = ['shell/**', 'mf-*/**', 'libs/web/**'];
const WEB_SPECS = ['{mf-*,libs/web}/**/*.spec.{ts,tsx}', 'mf-*/test/**'];
const SHELL_SPECS = ['shell/**/*.spec.{ts,tsx}', 'shell/test/**'];

/** Imports forbidden by name, which tags cannot say. The last block that matches a file counts for it. */
export const restrictedImports = [
  { rules: forbid(CHAKRA) },
  { files: WEB, rules: forbid(CHAKRA, DTO, STAND_INS, INTERNAL) },
  { files: WEB_SPECS, rules: forbid(CHAKRA, DTO, INTERNAL) },
  { files: ['libs/web/ui/**'], rules: forbid(DTO, INTERNAL) },
  { files: ['shell/**'], rules: forbid(CHAKRA, DTO, STAND_INS) },
  { files: SHELL_SPECS, rules: forbid(CHAKRA, DTO) },
  {
    files: ['libs/contracts/src/**'],
    ignores: ['libs/contracts/src/dto/**'],
    rules: forbid(CHAKRA, SERVER_SIDE),
  },
];
