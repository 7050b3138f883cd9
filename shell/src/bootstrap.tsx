import { AppRouter, appRoutes, createPlatform, loadAppConfig, PlatformProvider } from '@keikka/sdk/internal';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { App } from './app.js';
import { loadManifest } from './remotes/manifest.js';
import { registerRemoteSlots } from './remotes/remote-slots.js';
import { StartFailure } from './start-failure.js';

async function start(): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root');
  const root = createRoot(element);
  try {
    const [config, manifest] = await Promise.all([loadAppConfig(), loadManifest()]);
    const platform = createPlatform(config);
    for (const fault of manifest.faults) reportError(new Error(`manifest.json: ${fault}`));
    registerRemoteSlots(manifest.slots);
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
