import {
  betoniAttrCalls,
  betoniAttrTypeCalls,
  betoniListCalls,
  betoniShortCutCalls,
  keikkaBetoniCalls,
  rasitusCalls,
  tilattuBetoniCalls,
} from '@keikka/contracts';
import { doors } from '../calls/doors.js';
import { passes } from '../calls/passes.js';

/** The lists change with a version of the product (O-254). */
const cacheControl = 'public, max-age=3600';

export const betoniListDoors = doors(
  { of: 'BetoniList', tag: 'betoni' },
  // What a supplier offers is no secret (I-175).
  passes(betoniListCalls.laatu, {
    public: true,
    tenant: { asiakasId: 'service' },
    cacheControl,
    operation: 'listLaatu',
  }),
  // A standard is no secret (I-175).
  passes(betoniListCalls.raeKoko, { public: true, cacheControl, operation: 'listRaeKoko' }),
  // A standard is no secret (I-175).
  passes(betoniListCalls.raeKoot, {
    public: true,
    to: betoniListCalls.raeKoko,
    cacheControl,
    operation: 'listRaeKoot',
  }),
  // A standard is no secret (I-175).
  passes(betoniListCalls.lujuus, { public: true, cacheControl, operation: 'listLujuus' }),
  // A standard is no secret (I-175).
  passes(betoniListCalls.notkeus, { public: true, cacheControl, operation: 'listNotkeus' }),
  // A standard is no secret (I-175).
  passes(betoniListCalls.kayttoIka, { public: true, cacheControl, operation: 'listKayttoIka' }),
);

/** The service decides who may write the order. */
const WRITERS = ['signedIn', 'embedPerson'] as const;

export const keikkaBetoniDoors = doors(
  { of: 'KeikkaBetoni', tag: 'betoni' },
  passes(keikkaBetoniCalls.get, {
    needs: ['page.grid.tilaus.tabs.teksti.read', 'embed'],
    operation: 'getBetoni',
  }),
  passes(keikkaBetoniCalls.list, {
    needs: ['page.grid.tilaus.tabs.teksti.read', 'embed'],
    operation: 'listBetonit',
  }),
  passes(keikkaBetoniCalls.make, { needs: WRITERS, operation: 'makeBetoni' }),
  passes(keikkaBetoniCalls.setM3, { needs: WRITERS }),
  passes(keikkaBetoniCalls.saveSliders, { needs: WRITERS }),
  passes(keikkaBetoniCalls.savePrice, { needs: 'role:laskuAdmin' }),
  passes(keikkaBetoniCalls.copy, { needs: WRITERS, operation: 'copyBetoni' }),
  passes(keikkaBetoniCalls.delete, { needs: WRITERS, operation: 'deleteBetoni' }),
  passes(keikkaBetoniCalls.restore, { needs: WRITERS, operation: 'restoreBetoni' }),
  passes(keikkaBetoniCalls.confirm, { needs: 'signedIn', operation: 'confirmBetoni' }),
);

/** A day (O-253). What an owner alone has is for its own people, so no shared cache keeps it. */
const ATTRS_FOR_A_DAY = 'private, max-age=86400';

export const betoniAttrDoors = doors(
  { of: 'BetoniAttr', tag: 'betoni' },
  passes(betoniAttrCalls.list, {
    needs: WRITERS,
    tenant: { betoniAsiakasId: 'service', ownerAsiakasId: 'service' },
    cacheControl: ATTRS_FOR_A_DAY,
    operation: 'listBetoniAttrs',
  }),
  passes(betoniAttrCalls.make, {
    needs: WRITERS,
    tenant: { ownerAsiakasId: 'service' },
    operation: 'makeBetoniAttr',
  }),
  passes(betoniAttrCalls.save, {
    needs: WRITERS,
    tenant: { ownerAsiakasId: 'service' },
    operation: 'saveBetoniAttr',
  }),
  passes(betoniAttrCalls.delete, { needs: WRITERS, operation: 'deleteBetoniAttr' }),
);

const COMPANY_ADMIN = ['role:asiakasAdmin', 'role:isSystemAdmin'] as const;

export const betoniAttrTypeDoors = doors(
  { of: 'BetoniAttrType', tag: 'betoni' },
  passes(betoniAttrTypeCalls.list, {
    needs: COMPANY_ADMIN,
    tenant: { betoniAsiakasId: 'service' },
    operation: 'listBetoniAttrTypes',
  }),
  passes(betoniAttrTypeCalls.save, { needs: COMPANY_ADMIN, operation: 'saveBetoniAttrType' }),
  passes(betoniAttrTypeCalls.delete, { needs: COMPANY_ADMIN, operation: 'deleteBetoniAttrType' }),
  passes(betoniAttrTypeCalls.restore, { needs: COMPANY_ADMIN, operation: 'restoreBetoniAttrType' }),
);

export const rasitusDoors = doors(
  { of: 'Rasitus', tag: 'betoni' },
  passes(rasitusCalls.list, { needs: WRITERS, operation: 'listRasitus' }),
  passes(rasitusCalls.save, { needs: COMPANY_ADMIN, operation: 'saveRasitus' }),
);

export const betoniShortCutDoors = doors(
  { of: 'BetoniShortCut', tag: 'betoni' },
  passes(betoniShortCutCalls.list, {
    needs: WRITERS,
    tenant: { ownerAsiakasId: 'own' },
    operation: 'listBetoniShortCuts',
  }),
  passes(betoniShortCutCalls.save, { needs: COMPANY_ADMIN, operation: 'saveBetoniShortCut' }),
  passes(betoniShortCutCalls.delete, { needs: COMPANY_ADMIN, operation: 'deleteBetoniShortCut' }),
  passes(betoniShortCutCalls.restore, { needs: COMPANY_ADMIN, operation: 'restoreBetoniShortCut' }),
);

export const tilattuBetoniDoors = doors(
  { of: 'TilattuBetoni', tag: 'betoni' },
  passes(tilattuBetoniCalls.list, {
    needs: WRITERS,
    tenant: { asiakasId: 'service' },
    operation: 'listTilatutBetonit',
  }),
);
