import type { Call } from '@keikka/contracts';
import type { SeenCall } from './seen-call.js';

const numbers = ['id', 'reference', 'whole'];

/** The input of a recorded call, if it is the given call; otherwise undefined. */
export function readInput(
  { method, path, takes }: Call,
  seen: Pick<SeenCall, 'method' | 'path' | 'query' | 'body'>,
): object | undefined {
  const [pattern, parts] = [path.split('/'), seen.path.split('/')];
  const isIt = (part: string, index: number): boolean => part.startsWith(':') || part === parts[index];
  if (seen.method !== method || parts.length !== pattern.length || !pattern.every(isIt)) return undefined;
  const inPath = pattern.flatMap((part, index) =>
    part.startsWith(':') ? [[part.slice(1), decodeURIComponent(parts[index] ?? '')] as const] : [],
  );
  const texts = [...seen.query, ...inPath].map(([name, text]) => {
    const isNumber = numbers.includes(takes[name]?.kind ?? '');
    return [name, isNumber ? Number(text) : text] as const;
  });
  return { ...(seen.body as object | undefined), ...Object.fromEntries(texts) };
}
