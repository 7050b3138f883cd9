import { assertNodeVersion } from './node-version.mjs';

describe('assertNodeVersion', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '26.1.0'])('accepts Node %s', (version) => {
    expect(() => assertNodeVersion(version)).not.toThrow();
  });

  it.each(['18.20.4', '20.18.9', '9.0.0'])('refuses Node %s and says which it needs', (version) => {
    expect(() => assertNodeVersion(version)).toThrow(`needs Node 20.19 or newer; this is Node ${version}`);
  });
});
