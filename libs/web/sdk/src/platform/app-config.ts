/** Where this installation lives; the same build serves any, so it is asked when the page starts. */
export interface AppConfig {
  /** Address of the BFF, without a slash at its end. */
  apiBase: string;
  /** Address of its socket. */
  wsBase: string;
}

export async function loadAppConfig(): Promise<AppConfig> {
  const response = await fetch('/config.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`config.json: ${response.status}`);
  return (await response.json()) as AppConfig;
}
