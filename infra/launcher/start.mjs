import { launch } from './launch.mjs';
import { installDependencies, isInstallNeeded } from './install.mjs';
import { step } from './progress.mjs';
import { dataFolder } from '../../libs/testing/product/workspace.mjs';

const dev = process.argv.includes('--dev');

await launch(dataFolder, async (supervisor) => {
  if (isInstallNeeded()) await step('Installing packages (npm ci)', () => installDependencies(supervisor));
  // The imports below need node_modules, which exists only now.
  const { startProduct } = await import('./start-product.mjs');
  const { ports } = await startProduct(supervisor, { folder: dataFolder, dev });
  const { banner } = await import('./banner.mjs');
  process.stdout.write(banner(ports, dev));
});
