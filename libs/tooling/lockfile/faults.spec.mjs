import { lockfileFaults } from './faults.mjs';

const withOptional = (name, locked) => ({
  packages: {
    'node_modules/@swc/core': { optionalDependencies: { [name]: '1.0.0' } },
    ...Object.fromEntries(locked.map((folder) => [folder, {}])),
  },
});

describe('lockfileFaults', () => {
  it.each([
    ['beside the package', ['node_modules/@swc/core-darwin-arm64']],
    ['nested in the package', ['node_modules/@swc/core/node_modules/@swc/core-darwin-arm64']],
  ])('finds nothing wrong with an optional binary %s', (_where, locked) => {
    expect(lockfileFaults(withOptional('@swc/core-darwin-arm64', locked))).toEqual([]);
  });

  it('names an optional binary that is not locked', () => {
    expect(lockfileFaults(withOptional('@swc/core-win32-x64-msvc', ['node_modules/other']))).toEqual([
      'node_modules/@swc/core: optional @swc/core-win32-x64-msvc is missing',
    ]);
  });

  it('does not take a binary nested in another package for this one', () => {
    const nested = ['node_modules/other/node_modules/@swc/core-darwin-arm64'];
    expect(lockfileFaults(withOptional('@swc/core-darwin-arm64', nested))).toHaveLength(1);
  });

  it('finds the binaries of a nested package beside it and at the root', () => {
    const optionalDependencies = { fsevents: '2.3.2' };
    const nested = { 'node_modules/a/node_modules/b': { optionalDependencies } };
    expect(lockfileFaults({ packages: { ...nested, 'node_modules/a/node_modules/fsevents': {} } })).toEqual(
      [],
    );
    expect(lockfileFaults({ packages: { ...nested, 'node_modules/fsevents': {} } })).toEqual([]);
    expect(lockfileFaults({ packages: nested })).toHaveLength(1);
  });

  it('names a package that is tied to a registry, but not a workspace', () => {
    const packages = {
      'node_modules/a': { resolved: 'https://mirror.example/a/-/a-1.0.0.tgz' },
      'node_modules/@keikka/bff': { resolved: 'bff' },
    };
    expect(lockfileFaults({ packages })).toEqual(['node_modules/a: resolved from https://mirror.example']);
  });
});
