/**
 * Every HTTP path that exists, in the form the specification prints, without host (docs/requirements/endpoints.tsv).
 * The BFF answers each with and without `/api` (C-02); clients use the printed form through `fillPath`.
 */
export const paths = {
  authLogin: '/api/auth/login',
  authRefresh: '/api/auth/refresh',
  authLogout: '/api/auth/logout',
  authMe: '/api/auth/me',
  embedToken: '/api/embed/token',

  gridKeikkasList: '/api/grid/keikkas/list/:personId/:startISO/:endISO/:yyyymmdd',
  gridKeikkasListExtra: '/api/grid/keikkas/list/:personId/:startISO/:endISO/:yyyymmdd/:extra',
  gridDayLoads: '/api/grid/dayLoads/:first/:last',
  gridStaticData: '/api/grid/getStaticData/:id',
  palkkiList: '/api/grid/palkki/list/:ownerAsiakasId/:start/:end/:sourceAsiakasId',
  palkkiSave: '/api/grid/palkki/save',
  palkkiNew: '/api/grid/palkki/new',
  palkkiDelete: '/api/grid/palkki/delete/:palkkiId',
  palkkiCopy: '/api/grid/palkki/copy',
  palkkiVehicleSet: '/api/grid/palkki/vehicle/set',

  keikkaGet: '/api/keikka/get/:keikkaId/:ownerAsiakasId',
  keikkaCopy: '/api/keikka/copy',
  keikkaDelete: '/api/keikka/delete/:keikkaId',
  keikkaVehicleSave: '/api/keikka/vehicle/save',
  keikkaPumppuAikaSave: '/keikka/pumppu/aika/save',
  keikkaTilaList: '/api/keikka/tila/list/:ownerAsiakasId',
  keikkaTilaSave: '/api/keikka/tila/save',
  keikkaKuskiSetForVehicle: '/api/keikka/kuski/setForVehicle',
  keikkaKuskiRestore: '/api/keikka/kuski/restore',
  stepLogListByKeikkas: '/api/stepLog/listByKeikkas/:keikkaIds',

  kuskitList: '/api/person/kuskit/list/:ownerAsiakasId/:yyyymmdd',
  personPvmSetVehicle: '/api/personPvm/updatePersonScheduleWithVehicle/:id',

  tuotteetGet: '/api/tuotteet/get/:id',
  tuotteetList: '/api/tuotteet/list/:asiakasId',
  tuotteetDelete: '/api/tuotteet/delete/:id',
  tuotteetSave: '/api/tuotteet/save',
  tuotteetSaveForeignKey: '/api/tuotteet/saveForeignKey',
  tuotteetCategoryTypes: '/api/tuotteet/getTuoteCategoryTypes',
} as const;

/** Puts the values into a path's `:name` places, encoded. Throws when one is missing: that is a programming error. */
export function fillPath(path: string, params: Record<string, string | number>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`No value for :${name} in ${path}`);
    return encodeURIComponent(String(value));
  });
}

/** Both forms of a path for a route decorator: `/api/x` is answered as `x` and `api/x`. */
export function bothForms(path: string): string[] {
  const bare = path.replace(/^\/(api\/)?/, '');
  return [bare, `api/${bare}`];
}
