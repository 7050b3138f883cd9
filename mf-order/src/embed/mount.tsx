import { createPortal, PortalPage } from '@keikka/sdk/portal';
import { createEmbedding, type Embedding, type EmbeddingOptions } from '@keikka/ui';
import { useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { KeikkaEmbed } from '../page/keikka.embed.js';
import { createPartnerTokens, type PartnerAccess } from './partner-tokens.js';
import { watchOrders } from './watch-orders.js';

/** Without `getToken` the page passes the next token through `update`. */
export interface MountOptions extends EmbeddingOptions, PartnerAccess {
  keikkaId: number;
  /** Address of the BFF, without a slash at its end. */
  apiBase: string;
  /** Called when the order has changed, as when it was saved or sent. */
  onChange?: (keikkaId: number) => void;
  /** Called when an order is on screen: the first one, and one that `update` has led to. */
  onShown?: (keikkaId: number) => void;
}

export interface MountedKeikka {
  /** Uses a new token, or shows another order, once unsaved changes of this one are saved or given up. */
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

const addressOf = (keikkaId: number): string => `/tilaus/${keikkaId}`;

function draw(embedding: Embedding, options: MountOptions, { onDrawn, onCrash }: Outcome): MountedKeikka {
  const root = createRoot(embedding.content, { onUncaughtError: onCrash });
  const tokens = createPartnerTokens(options);
  const { platform, router } = createPortal({
    apiBase: options.apiBase,
    tokens,
    page: <KeikkaEmbed />,
    path: '/tilaus/:keikkaId',
    at: addressOf(options.keikkaId),
  });
  let gone = false;
  watchOrders(platform.queryClient, options.onChange);
  const shown = (): void => options.onShown?.(Number(router.state.location.pathname.split('/').at(-1)));
  router.subscribe(shown);
  shown();
  root.render(
    <Drawn onDrawn={onDrawn}>
      <PortalPage portal={{ platform, router }} embedding={embedding} />
    </Drawn>,
  );
  return {
    update({ token, keikkaId }) {
      if (gone) return;
      if (token !== undefined) {
        tokens.accept(token);
        void platform.queryClient.invalidateQueries();
      }
      if (keikkaId !== undefined) void router.navigate(addressOf(keikkaId), { replace: true });
    },
    unmount() {
      // The element may hold another embedding by now.
      if (gone) return;
      gone = true;
      root.unmount();
      platform.queryClient.clear();
      embedding.root.replaceChildren();
    },
  };
}

function Drawn({ onDrawn, children }: Pick<Outcome, 'onDrawn'> & { children: ReactNode }) {
  useEffect(onDrawn, [onDrawn]);
  return children;
}
