import { createQueryClient } from '@keikka/sdk';
import { createEmbedding, type Embedding, type EmbeddingOptions } from '@keikka/ui';
import { createRoot } from 'react-dom/client';
import { EmbeddedKeikka } from './embedded-keikka.js';
import { createPartnerTokens } from './partner-tokens.js';

export interface MountOptions extends EmbeddingOptions {
  /** From POST /api/embed/token, which the partner's server calls with its key. It names the orders it shows. */
  token: string;
  keikkaId: number;
  /** Address of the BFF, without a slash at its end. */
  apiBase: string;
  /** Fetches a new token when the old one has expired. Without it the page passes one through `update`. */
  getToken?: () => Promise<string>;
}

export interface MountedKeikka {
  /** Shows another order, or uses a new token. */
  update: (changes: Partial<Pick<MountOptions, 'token' | 'keikkaId'>>) => void;
  unmount: () => void;
}

const mounted = new WeakMap<HTMLElement, MountedKeikka>();

/** Draws an order into an element of a foreign page. Resolves when it is rendered. */
export function mount(element: HTMLElement, options: MountOptions): Promise<MountedKeikka> {
  mounted.get(element)?.unmount();
  const embedding = createEmbedding(element, options);
  return new Promise((resolve, reject) => {
    const order = draw(embedding, options, { onDrawn: () => resolve(order), onCrash: reject });
    mounted.set(element, order);
  });
}

interface Outcome {
  onDrawn: () => void;
  /** The order could not be rendered at all. */
  onCrash: (error: unknown) => void;
}

function draw(embedding: Embedding, options: MountOptions, { onDrawn, onCrash }: Outcome): MountedKeikka {
  const root = createRoot(embedding.content, { onUncaughtError: onCrash });
  const queryClient = createQueryClient();
  const tokens = createPartnerTokens(options);
  let { keikkaId } = options;
  let gone = false;

  function render(): void {
    root.render(
      <EmbeddedKeikka
        embedding={embedding}
        apiBase={options.apiBase}
        tokens={tokens}
        queryClient={queryClient}
        keikkaId={keikkaId}
        onDrawn={onDrawn}
      />,
    );
  }

  render();
  return {
    update(changes) {
      if (gone) return;
      keikkaId = changes.keikkaId ?? keikkaId;
      if (changes.token !== undefined) {
        tokens.accept(changes.token);
        void queryClient.invalidateQueries();
      }
      render();
    },
    unmount() {
      // The element may hold another embedding by now.
      if (gone) return;
      gone = true;
      root.unmount();
      queryClient.clear();
      embedding.root.replaceChildren();
    },
  };
}
