import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, readEnv } from './env.js';

describe('readEnv', () => {
  const fields = { PORT: env.port(), NATS_URL: env.text(), SECRET: env.secret(4), LIST: env.list([]) };

  it('tells every problem at once', () => {
    expect(() => readEnv('grid', fields, { PORT: '70000', SECRET: 'abc' })).toThrow(
      'grid: PORT: a port from 1 to 65535 is expected; NATS_URL is missing; SECRET: at least 4 characters are expected',
    );
  });

  it('leaves out what an installation may do without, and still looks at it when it is set', () => {
    const outside = { FMI_URL: env.maybe(env.url()), FMI_KEY: env.maybe(env.secret(4)) };
    expect(readEnv('order', outside, { FMI_KEY: '' })).toEqual({ FMI_URL: undefined, FMI_KEY: undefined });
    expect(() => readEnv('order', outside, { FMI_URL: 'nowhere', FMI_KEY: 'abc' })).toThrow(
      /^order: FMI_URL: .*Invalid URL; FMI_KEY: at least 4 characters are expected$/,
    );
  });

  it('answers typed values and fallbacks', () => {
    const values = readEnv('grid', fields, { PORT: '65535', NATS_URL: 'x', SECRET: 'abcd' });
    expect(values).toEqual({ PORT: 65_535, NATS_URL: 'x', SECRET: 'abcd', LIST: [] });
  });

  it('reads a secret from the file that its variable names, unless it is given itself', () => {
    const folder = mkdtempSync(join(tmpdir(), 'keikka-env-'));
    const file = join(folder, 'SECRET');
    writeFileSync(file, 'of a file\n');
    const given = { PORT: '1', NATS_URL: 'x', SECRET_FILE: file };
    expect(readEnv('grid', fields, given)).toMatchObject({ SECRET: 'of a file' });
    expect(readEnv('grid', fields, { ...given, SECRET: 'given' })).toMatchObject({ SECRET: 'given' });
    writeFileSync(file, '\n');
    expect(() => readEnv('grid', fields, given)).toThrow('grid: SECRET is missing');
    rmSync(folder, { recursive: true });
    expect(() => readEnv('grid', fields, given)).toThrow(/^grid: SECRET: .*ENOENT.*SECRET'$/);
  });

  it.each(['0', '1', '0.05'])('takes %s for a share', (text) => {
    expect(readEnv('grid', { SHARE: env.share(0) }, { SHARE: text })).toEqual({ SHARE: Number(text) });
  });

  it.each(['1.01', '-0.01', ' ', 'all'])('takes “%s” for none', (text) => {
    expect(() => readEnv('grid', { SHARE: env.share(0) }, { SHARE: text })).toThrow(
      'grid: SHARE: a share from 0 to 1 is expected',
    );
  });
});
