/** What we use of the compiler that Emotion is built on; it has no types of its own. */
declare module 'stylis' {
  import type { StylisElement, StylisPlugin } from '@emotion/cache';

  export const prefixer: StylisPlugin;
  export const stringify: StylisPlugin;
  export function compile(css: string): StylisElement[];
  export function middleware(plugins: readonly StylisPlugin[]): StylisPlugin;
  export function rulesheet(take: (rule: string) => void): StylisPlugin;
  export function serialize(elements: readonly StylisElement[], write: StylisPlugin): string;
}
