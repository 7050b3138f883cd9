/** What a partner's page loads: `<script src="…/embed.js">` gives it the global `KeikkaOrder`. */
export { mount, type MountedKeikka, type MountOptions } from './mount.js';
