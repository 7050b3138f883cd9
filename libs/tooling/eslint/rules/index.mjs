import { handlersDeclarePermission } from './handlers-declare-permission.mjs';
import { kebabFileName } from './kebab-file-name.mjs';
import { noBareDate } from './no-bare-date.mjs';
import { noCrossFeatureImport } from './no-cross-feature-import.mjs';
import { noFolderCircle } from './no-folder-circle.mjs';
import { routeNamesTenant } from './route-names-tenant.mjs';

/** Our own rules, as the ESLint plugin `keikka`. */
export const keikka = {
  meta: { name: 'keikka' },
  rules: {
    'handlers-declare-permission': handlersDeclarePermission,
    'kebab-file-name': kebabFileName,
    'no-bare-date': noBareDate,
    'no-cross-feature-import': noCrossFeatureImport,
    'no-folder-circle': noFolderCircle,
    'route-names-tenant': routeNamesTenant,
  },
};
