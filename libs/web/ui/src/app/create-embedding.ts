import createCache from '@emotion/cache';
import type { Embedding } from './app-provider.js';

/** Opens an element of a foreign page for us: a shadow root that keeps its styles out, and ours in. */
export function createEmbedding(host: HTMLElement): Embedding {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const styles = document.createElement('div');
  const content = document.createElement('div');
  root.replaceChildren(styles, content);
  return { root, content, cache: createCache({ key: 'keikka', container: styles }) };
}
