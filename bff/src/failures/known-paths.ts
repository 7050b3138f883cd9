import { allCalls, bothForms } from '@keikka/contracts';

const patterns = allCalls.flatMap(({ path }) => bothForms(path)).map((path) => `/${path}`);

/** With which the contract's paths are called. */
export const contractMethods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

type IsRoute = (route: { method: (typeof contractMethods)[number]; url: string }) => boolean;

/** Segments of a path as the router compares them: in any case (C-01), with or without a slash at the end. */
const segmentsOf = (path: string): string[] =>
  path.toLowerCase().replace(/\?.*$/s, '').replace(/\/$/, '').split('/');

function fits(path: readonly string[], pattern: string): boolean {
  const segments = segmentsOf(pattern);
  return (
    segments.length === path.length &&
    segments.every((segment, index) => segment === path[index] || (segment.startsWith(':') && path[index]))
  );
}

/** The methods with which the contract's path of this URL is called; none when there is no such path. */
export function methodsAt(url: string, isRoute: IsRoute): string[] {
  const path = segmentsOf(url);
  const known = patterns.filter((pattern) => fits(path, pattern));
  return contractMethods.filter((method) => known.some((pattern) => isRoute({ method, url: pattern })));
}
