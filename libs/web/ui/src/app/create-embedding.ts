import createCache from '@emotion/cache';
import type { Embedding } from './app-provider.js';
import type { ColorPreference } from './color-mode.js';

export interface EmbeddingOptions {
  /** As the page around it looks; `system` follows the reader's operating system. */
  theme?: ColorPreference;
  /** For a page whose content security policy names one for its style sheets. */
  nonce?: string;
}

/** Opens an element of a foreign page for us: a shadow root that keeps its styles out, and ours in. */
export function createEmbedding(
  host: HTMLElement,
  { theme = 'light', nonce }: EmbeddingOptions = {},
): Embedding {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const styles = document.createElement('div');
  const content = document.createElement('div');
  root.replaceChildren(styles, content);
  return { root, content, theme, cache: createCache({ key: 'keikka', container: styles, nonce }) };
}
