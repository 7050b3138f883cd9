import { handlersDeclarePermission } from './handlers-declare-permission.mjs';
import { kebabFileName } from './kebab-file-name.mjs';
import { noBareDate } from './no-bare-date.mjs';
import { noCrossFeatureImport } from './no-cross-feature-import.mjs';
import { noImportCircle } from './no-import-circle.mjs';
import { routeNamesTenant } from './route-names-tenant.mjs';

/** Our own rules, as the ESLint plugin `keikka`. */
export const keikka = {
  meta: { name: 'keikka' },
  rules: {
    'handlers-declare-permission': handlersDeclarePermission,
    'kebab-file-name': kebabFileName,
    'no-bare-date': noBareDate,
    'no-cross-feature-import': noCrossFeatureImport,
    'no-import-circle': noImportCircle,
    'route-names-tenant': routeNamesTenant,
  },
};
