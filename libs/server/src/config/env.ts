import { readFileSync } from 'node:fs';

/** Parses one variable. It throws an Error whose message says what is expected. */
export interface EnvField<T> {
  parse: (text: string) => T;
  fallback?: T;
}

const optional = <T>(fallback: T | undefined): { fallback?: T } =>
  fallback === undefined ? {} : { fallback };

export const env = {
  text: (fallback?: string): EnvField<string> => ({ parse: (text) => text, ...optional(fallback) }),
  url: (fallback?: string): EnvField<string> => ({
    parse: (text) => new URL(text).toString(),
    ...optional(fallback),
  }),
  port: (fallback?: number): EnvField<number> => ({
    parse: (text) => {
      const port = Number(text);
      if (!Number.isInteger(port) || port < 1 || port > 65_535)
        throw new Error('a port from 1 to 65535 is expected');
      return port;
    },
    ...optional(fallback),
  }),
  count: (fallback?: number): EnvField<number> => ({
    parse: (text) => {
      const count = Number(text);
      if (!Number.isInteger(count) || count < 1) throw new Error('a whole number from 1 is expected');
      return count;
    },
    ...optional(fallback),
  }),
  /** A length of time; 0 leaves it out. */
  seconds: (fallback?: number): EnvField<number> => ({
    parse: (text) => {
      const seconds = Number(text);
      if (text.trim() === '' || !Number.isInteger(seconds) || seconds < 0)
        throw new Error('a whole number of seconds from 0 is expected');
      return seconds;
    },
    ...optional(fallback),
  }),
  /** Of all, from 0 to 1. */
  share: (fallback: number): EnvField<number> => ({
    parse: (text) => {
      const share = Number(text);
      if (text.trim() === '' || !(share >= 0 && share <= 1))
        throw new Error('a share from 0 to 1 is expected');
      return share;
    },
    fallback,
  }),
  flag: (fallback: boolean): EnvField<boolean> => ({
    parse: (text) => text === '1' || text === 'true',
    fallback,
  }),
  list: (fallback: string[]): EnvField<string[]> => ({
    parse: (text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    fallback,
  }),
  /** An optional variable: undefined when it is not set. */
  maybe: <T>(field: EnvField<T>): EnvField<T | undefined> => ({ parse: field.parse, fallback: undefined }),
  secret: (minLength: number): EnvField<string> => ({
    parse: (text) => {
      if (text.length < minLength) throw new Error(`at least ${minLength} characters are expected`);
      return text;
    },
  }),
};

type Parsed<Fields> = { [Key in keyof Fields]: Fields[Key] extends EnvField<infer T> ? T : never };

/**
 * Reads the process environment once. It reports all problems together, so that a wrong deployment is fixed in one go:
 * `BFF: JWT_SECRET is missing; PORT: a port from 1 to 65535 is expected`. A variable may lie in a file instead, which
 * `<NAME>_FILE` names, as the secrets of a container do.
 */
export function readEnv<Fields extends Record<string, EnvField<unknown>>>(
  process: string,
  fields: Fields,
  source: Record<string, string | undefined>,
): Parsed<Fields> {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    try {
      const text = textOf(name, source);
      if (text) values[name] = field.parse(text);
      else if ('fallback' in field) values[name] = field.fallback;
      else problems.push(`${name} is missing`);
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (problems.length > 0) throw new Error(`${process}: ${problems.join('; ')}`);
  return values as Parsed<Fields>;
}

function textOf(name: string, source: Record<string, string | undefined>): string | undefined {
  const file = source[`${name}_FILE`];
  return source[name] || (file && readFileSync(file, 'utf8').trimEnd());
}
