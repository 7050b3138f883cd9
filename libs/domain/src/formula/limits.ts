/** How much a formula may be; all but `output` are checked before anything is evaluated [G-186]. */
export const formulaLimits = {
  /** Characters of the source, as JavaScript and Postgres' clients count them (UTF-16 units). */
  characters: 3000,
  /** Parentheses, calls, signs and choices within each other. */
  depth: 64,
  /** Constants, names, operators and calls together, over all segments of a template. */
  nodes: 1600,
  arguments: 20,
  /** Characters of a text that an evaluation makes. */
  output: 20_000,
} as const;
