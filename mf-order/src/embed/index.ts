/** The script of a partner's page: `<script src="…/embed.js">` defines the global `KeikkaOrder`. */
export { mount, type MountedKeikka, type MountOptions } from './mount.js';
export { orders, type NewOrder, type Orders } from './orders.js';
