import {
  AppRouter,
  appRoutes,
  createBrowserRouter,
  createPlatform,
  loadAppConfig,
  matchPath,
  PlatformProvider,
} from '@keikka/sdk/internal';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { loadManifest, type Manifest } from './remotes/manifest.js';
import { registerRemoteSlots } from './remotes/remote-slots.js';
import { remotes } from './remotes/remotes.js';
import { StartFailure } from './start-failure.js';

/** Begins to load the remote of the address beside the first drawing. Its failure is told where the page is shown. */
function loadPresentPage({ pages, entries }: Manifest): void {
  const page = pages.find(({ path }) => matchPath(path, window.location.pathname));
  if (page) remotes.load(page.remote, entries).catch(() => undefined);
}

const FIRST_SCREEN_MS = 3000;

/** The host's copies serve every remote. They are there before the first form opens, and after the first screen. */
const loadForms = (): void =>
  void setTimeout(
    () => void Promise.all([import('@keikka/ui/forms'), import('@keikka/sdk/record')]),
    FIRST_SCREEN_MS,
  );

async function start(): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root');
  const root = createRoot(element);
  try {
    const [config, manifest] = await Promise.all([loadAppConfig(), loadManifest()]);
    const platform = createPlatform(config);
    for (const fault of manifest.faults) reportError(new Error(`manifest.json: ${fault}`));
    registerRemoteSlots(manifest.slots);
    loadPresentPage(manifest);
    loadForms();
    root.render(
      <StrictMode>
        <PlatformProvider platform={platform}>
          <AppRouter router={createBrowserRouter(appRoutes(<App pages={manifest.pages} />))} />
        </PlatformProvider>
      </StrictMode>,
    );
  } catch (error) {
    // The page shows that it did not start; the reason goes to the console and to error collectors.
    reportError(error);
    root.render(<StartFailure onRetry={() => void start()} />);
  }
}

void start();
