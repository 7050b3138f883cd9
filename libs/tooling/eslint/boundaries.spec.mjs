import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { depConstraints, specDepConstraints, tagKinds } from './boundaries.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const LINTING_TIMEOUT_MS = 60_000;

const BOUNDARY = '@nx/enforce-module-boundaries';
const BY_NAME = 'no-restricted-imports';
const ACROSS_FEATURES = 'keikka/no-cross-feature-import';

const importing = (request) => `import { x } from '${request}';\nexport const y = x;\n`;

const forbidden = [
  [
    'a remote imports a service by path',
    'mf-grid/src/planted.ts',
    '../../services/order/src/main.js',
    BOUNDARY,
  ],
  [
    'a remote imports a service by name',
    'mf-grid/src/planted.ts',
    '@keikka/service-order/src/main.js',
    BY_NAME,
  ],
  ['a remote imports another remote', 'mf-grid/src/planted.ts', '@keikka/mf-order', BY_NAME],
  ['a remote imports the server library', 'mf-order/src/planted.ts', '@keikka/server', BOUNDARY],
  ['a service imports another service', 'services/grid/src/planted.ts', '@keikka/service-order', BY_NAME],
  ['a service imports the UI library', 'services/grid/src/planted.ts', '@keikka/ui', BOUNDARY],
  ['the BFF imports a service', 'bff/src/planted.ts', '@keikka/service-staff', BY_NAME],
  ['domain imports contracts', 'libs/domain/src/planted.ts', '@keikka/contracts', BOUNDARY],
  ['domain imports an npm package', 'libs/domain/src/planted.ts', 'rxjs', BOUNDARY],
  ['production code imports the test library', 'services/grid/src/planted.ts', '@keikka/testing', BOUNDARY],
  ['production code imports the builders', 'mf-order/src/planted.ts', '@keikka/builders', BOUNDARY],
  ['a spec of a remote imports real servers', 'mf-order/src/planted.spec.ts', '@keikka/testing', BOUNDARY],
  ['a remote imports Nest', 'mf-order/src/planted.ts', '@nestjs/common', BOUNDARY],
  ['a remote imports Chakra', 'mf-order/src/planted.tsx', '@chakra-ui/react', BY_NAME],
  ['a remote imports the router', 'mf-order/src/planted.tsx', 'react-router', BY_NAME],
  ['the shell imports the router', 'shell/src/planted.tsx', 'react-router', BY_NAME],
  ['the SDK imports Chakra', 'libs/web/sdk/src/planted.tsx', '@chakra-ui/react', BY_NAME],
  ['the shell imports DTO classes', 'shell/src/planted.ts', '@keikka/contracts/dto', BY_NAME],
  ['a remote imports the stand-ins', 'mf-order/src/planted.tsx', '@keikka/sdk/testing', BY_NAME],
  ["a remote imports the shell's side of the SDK", 'mf-grid/src/planted.ts', '@keikka/sdk/internal', BY_NAME],
  [
    "a spec of a remote imports the shell's side of the SDK",
    'mf-grid/src/planted.spec.tsx',
    '@keikka/sdk/internal',
    BY_NAME,
  ],
  ['a spec of the shell imports Chakra', 'shell/src/planted.spec.tsx', '@chakra-ui/react', BY_NAME],
  ['the SDK imports its stand-ins', 'libs/web/sdk/src/frame/planted.ts', '../testing/index.js', BY_NAME],
  ['the root of contracts imports a DTO', 'libs/contracts/src/planted.ts', './dto/index.js', BY_NAME],
  [
    'a feature imports another feature',
    'mf-grid/src/features/day-grid/planted.ts',
    '../drivers/texts.js',
    ACROSS_FEATURES,
  ],
];

const allowed = [
  ['a remote imports UI, SDK and contract types', 'mf-grid/src/planted.ts', '@keikka/ui'],
  ['a service imports the server library', 'services/grid/src/planted.ts', '@keikka/server'],
  ['a spec of a service imports the test library', 'services/grid/src/planted.spec.ts', '@keikka/testing'],
  ['a spec of a service imports the builders', 'services/grid/src/planted.spec.ts', '@keikka/builders'],
  ['a spec of a remote imports the builders', 'mf-order/src/planted.spec.tsx', '@keikka/builders'],
  ['a spec of a remote imports the stand-ins', 'mf-order/src/planted.spec.tsx', '@keikka/sdk/testing'],
  ['the shell imports its side of the SDK', 'shell/src/planted.tsx', '@keikka/sdk/internal'],
  ['a spec of the shell imports it and the stand-ins', 'shell/src/planted.spec.tsx', '@keikka/sdk/testing'],
  [
    'what the specs of a remote share imports the stand-ins',
    'mf-order/test/planted.tsx',
    '@keikka/sdk/testing',
  ],
  ['the UI library imports Chakra', 'libs/web/ui/src/planted.tsx', '@chakra-ui/react'],
];

describe('module boundaries', () => {
  let findings;
  beforeAll(() => {
    const planted = [...forbidden, ...allowed].map(([, filePath, request]) => ({
      filePath,
      code: importing(request),
    }));
    findings = lint(planted);
  }, LINTING_TIMEOUT_MS);

  it.each(forbidden.map((row, index) => [...row, index]))(
    'refuse that %s',
    (_what, _file, _request, rule, index) => {
      expect(findings[index].map(({ ruleId }) => ruleId)).toContain(rule);
    },
  );

  it.each(allowed.map((row, index) => [...row, forbidden.length + index]))('let it be that %s', (...row) => {
    expect(findings[row.at(-1)]).toEqual([]);
  });
});

describe('a route of the BFF', () => {
  const rulesThatRefuse = (filePath, fault) => {
    const code = readFileSync(path.join(root, filePath), 'utf8');
    const [asItIs, planted] = lint(
      [code, fault(code)].map((each) => ({ filePath, code: each, typed: true })),
    );
    expect(asItIs).toEqual([]);
    return planted.map(({ ruleId }) => ruleId).filter((ruleId) => ruleId.startsWith('keikka/'));
  };

  it.each([
    ['handler', 'tuote.controller.ts', /^ *@Tenant\(.*\n/m, ['keikka/route-names-tenant']],
    ['handler', 'tuote.controller.ts', /^ *@Needs\(.*\n/m, ['keikka/handlers-declare-permission']],
    ['door', 'tuote.doors.ts', /^ *tenant: .*\n/m, ['keikka/route-names-tenant']],
    ['door', 'tuote.doors.ts', /needs: 'laskutus.read', /, ['keikka/handlers-declare-permission']],
  ])(
    'says who may and whom its calls may name, or lint refuses it: a %s of %s without %s',
    (_, file, declaration, rules) => {
      const found = rulesThatRefuse(`bff/src/tuote/${file}`, (code) => code.replace(declaration, ''));
      expect(found).toEqual(rules);
    },
    LINTING_TIMEOUT_MS,
  );
});

describe('tags', () => {
  const installed = Object.keys(readJson('package-lock.json').packages);
  const projects = installed.filter((folder) => folder && !folder.includes('node_modules'));

  it.each(projects)('of %s name its scope, type and platform', (folder) => {
    const tags = readJson(folder, 'package.json').nx?.tags ?? [];
    expect(tags.map((tag) => tag.split(':')[0]).sort()).toEqual([...tagKinds].sort());
  });

  it('are each bound by a constraint', () => {
    const bound = new Set(depConstraints.map(({ sourceTag }) => sourceTag));
    const used = new Set(projects.flatMap((folder) => readJson(folder, 'package.json').nx.tags));
    expect([...used].filter((tag) => !bound.has(tag))).toEqual([]);
  });

  it('are never constrained by a rule that reads *', () => {
    expect(JSON.stringify([depConstraints, specDepConstraints].flat().map(tagsOf))).not.toContain('*');
  });
});

function tagsOf({ sourceTag, onlyDependOnLibsWithTags = [] }) {
  return [sourceTag, ...onlyDependOnLibsWithTags];
}

function readJson(...parts) {
  return JSON.parse(readFileSync(path.join(root, ...parts), 'utf8'));
}

/** In a process of its own: Jest cannot load ESLint's configuration, which is an ES module. */
function lint(planted) {
  const env = { ...process.env };
  delete env.NX_TASK_TARGET_PROJECT;
  const script = path.join(import.meta.dirname, 'lint-planted.mjs');
  return JSON.parse(
    execFileSync(process.execPath, [script], { cwd: root, env, input: JSON.stringify(planted) }),
  );
}
