import { allCalls, bothForms } from '@keikka/contracts';

const patterns = allCalls.flatMap(({ path }) => bothForms(path)).map((path) => `/${path}`);

/** The HTTP methods of the contract's paths. */
export const contractMethods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

type IsRoute = (route: { method: (typeof contractMethods)[number]; url: string }) => boolean;

/** Segments of a path as the router compares them: case-insensitive (C-01), trailing slash optional. */
const segmentsOf = (path: string): string[] =>
  path.toLowerCase().replace(/\?.*$/s, '').replace(/\/$/, '').split('/');

function fits(path: readonly string[], pattern: string): boolean {
  const segments = segmentsOf(pattern);
  return (
    segments.length === path.length &&
    segments.every((segment, index) => segment === path[index] || (segment.startsWith(':') && path[index]))
  );
}

/** The methods of the contract's path that matches this URL; none when there is no such path. */
export function methodsAt(url: string, isRoute: IsRoute): string[] {
  const path = segmentsOf(url);
  const known = patterns.filter((pattern) => fits(path, pattern));
  return contractMethods.filter((method) => known.some((pattern) => isRoute({ method, url: pattern })));
}
