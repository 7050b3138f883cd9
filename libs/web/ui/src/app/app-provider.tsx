import { ChakraProvider, EnvironmentProvider, LocaleProvider } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { LucideProvider } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { ConfirmHost } from '../overlays/questions/confirm-host.js';
import { ToastHost } from '../feedback/toast-host.js';
import { createKeikkaSystem } from '../theme/system.js';
import { applyColorMode, useColorMode, type ColorPreference } from './color-mode.js';
import { EmbeddedFrame } from './embedded-frame.js';
import { registerFont } from './font.js';
import { pageNonce } from './page-nonce.js';
import { PortalContainerProvider } from '../parts/portal-container.js';
import { createStyleCache } from './style-cache.js';

/** Options for embedding in a foreign page: everything of ours is drawn into its shadow root. */
export interface Embedding {
  /** Emotion cache whose container is in the shadow root. */
  cache: EmotionCache;
  root: ShadowRoot;
  /** Where to render. */
  content: HTMLElement;
  theme: ColorPreference;
}

interface AppProviderProps {
  embedding?: Embedding;
  children: ReactNode;
}

/**
 * Theme, colour mode, typeface, language, toasts and confirmations. Used once at the top of every page or embedding.
 */
export function AppProvider({ embedding, children }: AppProviderProps) {
  useEffect(registerFont, []);
  return embedding ? (
    <CacheProvider value={embedding.cache}>
      <EmbeddedProvider root={embedding.root} theme={embedding.theme}>
        {children}
      </EmbeddedProvider>
    </CacheProvider>
  ) : (
    <PageProvider>{children}</PageProvider>
  );
}

function PageProvider({ children }: { children: ReactNode }) {
  const { mode } = useColorMode();
  useLayoutEffect(() => applyColorMode(document.documentElement, mode), [mode]);
  const [cache] = useState(() => createStyleCache({ key: 'css', nonce: pageNonce() }));
  return (
    <CacheProvider value={cache}>
      <Themed cssVarsRoot=":where(html)">{children}</Themed>
    </CacheProvider>
  );
}

interface EmbeddedProviderProps extends Pick<Embedding, 'root' | 'theme'> {
  children: ReactNode;
}

function EmbeddedProvider({ root, theme, children }: EmbeddedProviderProps) {
  const [portal, setPortal] = useState<HTMLElement | null>(null);
  const container = useMemo(() => (portal ? { current: portal } : undefined), [portal]);
  return (
    <EnvironmentProvider value={() => root}>
      <PortalContainerProvider value={container}>
        <Themed cssVarsRoot=":host">
          <EmbeddedFrame portalRef={setPortal} theme={theme}>
            {children}
          </EmbeddedFrame>
        </Themed>
      </PortalContainerProvider>
    </EnvironmentProvider>
  );
}

function Themed({ cssVarsRoot, children }: { cssVarsRoot: string; children: ReactNode }) {
  const system = useMemo(() => createKeikkaSystem({ cssVarsRoot }), [cssVarsRoot]);
  return (
    <ChakraProvider value={system}>
      <LocaleProvider locale="fi-FI">
        <LucideProvider size={16}>
          <ConfirmHost>{children}</ConfirmHost>
          <ToastHost />
        </LucideProvider>
      </LocaleProvider>
    </ChakraProvider>
  );
}
