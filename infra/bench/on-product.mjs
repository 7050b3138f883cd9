import { join } from 'node:path';
import { launch } from '../launcher/launch.mjs';
import { startProduct } from '../launcher/start-product.mjs';
import { freePorts } from '../../libs/testing/product/topology.mjs';
import { dataFolder } from '../../libs/testing/product/workspace.mjs';
import { removeDataFolder } from '../../libs/testing/servers/data-folder.mjs';

/** @typedef {import('../launcher/processes/supervisor.mjs').Supervisor} Supervisor */

/**
 * @typedef {object} Measured
 * @property {Supervisor} supervisor
 * @property {import('../../libs/testing/product/topology.mjs').Ports} ports
 * @property {string} bff its address
 * @property {Record<'grid' | 'order' | 'invoicing' | 'staff', string>} databases their addresses
 */

/**
 * Starts the product on data of its own, measures it, and leaves nothing behind. One person asks for all of it, far beyond the
 * limits of a person and an address.
 * @param {object} options
 * @param {boolean} [options.web] false where only the BFF is asked
 * @param {number} [options.demoScale]
 * @param {boolean} [options.inTurn] a person's requests wait for each other, as in the product: where just that is measured
 * @param {(product: Measured) => Promise<void>} measure
 */
export function onProduct({ web = true, demoScale = 1, inTurn = false }, measure) {
  return launch(join(dataFolder, 'bench'), async (supervisor) => {
    const folder = join(dataFolder, 'bench', 'product');
    removeDataFolder(folder);
    Object.assign(process.env, {
      DEMO_SCALE: String(demoScale),
      REQUESTS_OF_PERSON: '10000000',
      REQUESTS_FROM_ADDRESS: '10000000',
      ...(!inTurn && { REQUESTS_AT_ONCE: '1000', BULK_READS_AT_ONCE: '1000' }),
    });
    const ports = await freePorts();
    const { infrastructure } = await startProduct(supervisor, { folder, ports, throwaway: true, web });
    const bff = `http://127.0.0.1:${ports.bff}`;
    await measure({ supervisor, ports, bff, databases: infrastructure.databaseUrls });
    await supervisor.stopAll();
    removeDataFolder(folder);
    process.exit();
  });
}
