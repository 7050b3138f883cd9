import { errors } from '@keikka/contracts';
import type { PermissionFlag } from '@keikka/domain';
import type { RemoteName } from '../remotes/remote-names.js';
import { texts } from '../texts.js';

export interface PageRoute {
  path: string;
  remote: RemoteName;
  /** Name under which the remote's table of contents lists the page. */
  page: string;
  title: string;
  /** In the main navigation, for those who have the right. */
  inNavigation: boolean;
  /** Who may see it; others read the refusal. A page without one checks for itself. */
  access?: { flag: PermissionFlag; refusal: string };
}

/** Every path of the product (G-010). Other screens are windows over these. */
export const pageRoutes: readonly PageRoute[] = [
  {
    path: '/',
    remote: 'mf_grid',
    page: 'grid',
    title: texts.grid,
    inNavigation: true,
    access: { flag: 'page.grid.read', refusal: errors['GRID.NO_READ'].text },
  },
  {
    path: '/laskutus/tuotteet',
    remote: 'mf_invoicing',
    page: 'tuotteet',
    title: texts.laskutus,
    inNavigation: true,
    access: { flag: 'laskutus.read', refusal: errors['AUTH.FORBIDDEN'].text },
  },
  // Who may see an order depends on the order: the remote asks and shows the answer (C-43, C-44).
  { path: '/tilaus/:keikkaId', remote: 'mf_order', page: 'tilaus', title: texts.tilaus, inNavigation: false },
];
