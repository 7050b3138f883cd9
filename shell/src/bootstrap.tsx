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

/**
 * What is opened next, read after the first screen: the host's copies of the forms, which serve every remote, and then what
 * the slots are filled with. A failure is told where it is needed, which asks again.
 */
function readAhead({ slots, entries }: Manifest): void {
  async function read(): Promise<void> {
    await Promise.all([import('@keikka/ui/forms'), import('@keikka/sdk/record')]);
    for (const { remote } of slots) await (await remotes.load(remote, entries)).readAhead?.();
  }
  setTimeout(() => void read().catch(() => undefined), FIRST_SCREEN_MS);
}

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
    readAhead(manifest);
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
