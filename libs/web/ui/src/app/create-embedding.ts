import type { Embedding } from './app-provider.js';
import type { ColorPreference } from './color-mode.js';
import { createStyleCache } from './style-cache.js';

export interface EmbeddingOptions {
  /** The mode of the surrounding page. `system` follows the reader's operating system. */
  theme?: ColorPreference;
  /** The nonce for style sheets, for a page whose content security policy requires one. */
  nonce?: string;
}

/** Prepares an element of a foreign page: a shadow root separates its styles from ours. */
export function createEmbedding(
  host: HTMLElement,
  { theme = 'light', nonce }: EmbeddingOptions = {},
): Embedding {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const styles = document.createElement('div');
  const content = document.createElement('div');
  root.replaceChildren(styles, content);
  return { root, content, theme, cache: createStyleCache({ key: 'keikka', container: styles, nonce }) };
}
