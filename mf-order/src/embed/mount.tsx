import { createQueryClient } from '@keikka/sdk';
import { createEmbedding, type Embedding } from '@keikka/ui';
import { createRoot } from 'react-dom/client';
import { EmbeddedKeikka } from './embedded-keikka.js';
import { createPartnerTokens } from './partner-tokens.js';

export interface MountOptions {
  /** From POST /api/embed/token, which the partner's server calls with its key. */
  token: string;
  keikkaId: number;
  /** Address of the BFF, without a slash at its end. */
  apiBase: string;
  /** Fetches a new token when the old one has ended; without it the page gives one through `update`. */
  getToken?: () => Promise<string>;
}

export interface MountedKeikka {
  /** Another order, or a new token. */
  update: (changes: Partial<Pick<MountOptions, 'token' | 'keikkaId'>>) => void;
  unmount: () => void;
}

const mounted = new WeakMap<HTMLElement, MountedKeikka>();

/** Draws an order into an element of a foreign page; answers when it stands there. */
export function mount(element: HTMLElement, options: MountOptions): Promise<MountedKeikka> {
  mounted.get(element)?.unmount();
  const embedding = createEmbedding(element);
  return new Promise((resolve) => {
    const order = draw(embedding, options, () => {
      resolve(order);
    });
    mounted.set(element, order);
  });
}

function draw(embedding: Embedding, options: MountOptions, onDrawn: () => void): MountedKeikka {
  const root = createRoot(embedding.content);
  const queryClient = createQueryClient();
  const tokens = createPartnerTokens(options);
  let { keikkaId } = options;

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
      keikkaId = changes.keikkaId ?? keikkaId;
      if (changes.token !== undefined) {
        tokens.accept(changes.token);
        void queryClient.invalidateQueries();
      }
      render();
    },
    unmount() {
      root.unmount();
      queryClient.clear();
      embedding.root.replaceChildren();
    },
  };
}
