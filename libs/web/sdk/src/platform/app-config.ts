import type { Tiles } from './tiles.js';

/**
 * The addresses of this installation. The page asks for them at its start, because one build serves every installation.
 */
export interface AppConfig {
  /** Address of the BFF, without a slash at its end. */
  apiBase: string;
  /** Address of its socket. */
  wsBase: string;
  /** Absent where no map pictures are configured. */
  tiles?: Tiles;
}

export async function loadAppConfig(): Promise<AppConfig> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`config.json: ${response.status}`);
  return (await response.json()) as AppConfig;
}
