import {
  betoniAttrCalls,
  keikkaBetoniCalls,
  type Betoni,
  type checkAgain,
  type FieldConflict,
  type HintaFields,
  type InputOf,
  type KeikkaBetoniAttr,
  type KeikkaData,
  type SavedBetonit,
  type ValuFields,
} from '@keikka/contracts';
import { ApiError, idempotent, type ApiClient } from '@keikka/sdk';
import { texts } from '../texts.js';

/** What of a line is saved: what is poured, what is charged, or its confirmation. */
export type BetoniChanges = Partial<ValuFields> &
  Partial<HintaFields> & { betoniVahvistettu?: boolean | null };

/** The loaded orders, as far as their concrete is concerned. The page gives them. */
export interface OrderCache {
  lay: (keikkaId: number, fields: Partial<KeikkaData>) => void;
  refresh: (keikkaId: number) => void;
  read: (keikkaId: number) => Promise<KeikkaData | null>;
}

type Line = Pick<Betoni, 'keikkaId' | 'keikkaBetoniId'>;

/** What is to be looked at again where the act takes another back. */
type Again = ReturnType<typeof checkAgain>;

/** The acts on concrete lines as calls. Each is stored once, however often it is sent, and its answer is shown at once. */
export interface BetoniSender {
  make: (keikkaId: number) => Promise<SavedBetonit>;
  /** Upon the version that was seen; without one it overwrites. */
  save: (line: Line, changes: BetoniChanges, seen?: number, again?: Again) => Promise<SavedBetonit>;
  copy: (line: Line) => Promise<SavedBetonit>;
  remove: (line: Line, seen?: number, again?: Again) => Promise<SavedBetonit>;
  restore: (line: Line, again?: Again) => Promise<SavedBetonit>;
  /** An extra that the line has not yet. */
  addLisa: (line: Line, attrId: number, comment?: string) => Promise<SavedBetonit>;
  saveLisa: (
    line: Line,
    lisa: Pick<KeikkaBetoniAttr, 'keikkaBetoniAttrId' | 'keikkaBetoniAttrComment'>,
  ) => Promise<SavedBetonit>;
  removeLisa: (keikkaBetoniAttrId: number) => Promise<SavedBetonit>;
}

export function betoniSender(api: ApiClient, cache: OrderCache): BetoniSender {
  const shown = (saved: SavedBetonit): SavedBetonit => {
    const { keikkaId, betonit, m3, varmenne, tarkistettavat } = saved;
    cache.lay(keikkaId, { betonit, m3, varmenne, tarkistettavat });
    cache.refresh(keikkaId);
    return saved;
  };
  const { make, copy, delete: remove, restore, confirm, setM3, saveSliders, savePrice } = keikkaBetoniCalls;
  const once = {
    // Without a token no line is asked for [O-189].
    make: idempotent((of: { keikkaId: number }, idempotencyKey) =>
      api.ask(make, of, { idempotencyKey, needsToken: true }),
    ),
    copy: idempotent((of: Line, idempotencyKey) => api.ask(copy, of, { idempotencyKey, needsToken: true })),
    remove: idempotent((of: InputOf<typeof remove>, idempotencyKey) =>
      api.ask(remove, of, { idempotencyKey }),
    ),
    restore: idempotent((of: InputOf<typeof restore>, idempotencyKey) =>
      api.ask(restore, of, { idempotencyKey }),
    ),
    addLisa: idempotent((of: InputOf<typeof betoniAttrCalls.make>, idempotencyKey) =>
      api.ask(betoniAttrCalls.make, of, { idempotencyKey }),
    ),
    saveLisa: idempotent((of: InputOf<typeof betoniAttrCalls.save>, idempotencyKey) =>
      api.ask(betoniAttrCalls.save, of, { idempotencyKey }),
    ),
    removeLisa: idempotent((of: { keikkaBetoniAttrId: number }, idempotencyKey) =>
      api.ask(betoniAttrCalls.delete, of, { idempotencyKey }),
    ),
    save: idempotent(({ changes: { betoniVahvistettu, ...poured }, again, ...of }: Save, idempotencyKey) => {
      const { keikkaBetoniId, keikkaId, varmenne } = of;
      const line = { keikkaBetoniId, varmenne };
      if (betoniVahvistettu !== undefined)
        return api.ask(confirm, { ...line, betoniVahvistettu }, { idempotencyKey });
      const { hinta_value, hinta_muistiinpanot } = poured;
      if (hinta_value !== undefined || hinta_muistiinpanot !== undefined)
        return api.ask(savePrice, { ...line, hinta_value, hinta_muistiinpanot }, { idempotencyKey });
      const { m3, ...rest } = poured;
      return m3 !== undefined && Object.keys(rest).length === 0
        ? api.ask(setM3, { ...line, m3, keikkaId, ...again }, { idempotencyKey })
        : api.ask(saveSliders, { ...line, ...poured, ...again }, { idempotencyKey });
    }),
  };
  return {
    make: async (keikkaId) => shown(await once.make({ keikkaId })),
    copy: async ({ keikkaId, keikkaBetoniId }) => shown(await once.copy({ keikkaId, keikkaBetoniId })),
    remove: async ({ keikkaBetoniId }, varmenne, again) =>
      shown(await once.remove({ keikkaBetoniId, varmenne, ...again })),
    restore: async ({ keikkaId, keikkaBetoniId }, again) =>
      shown(await once.restore({ keikkaId, keikkaBetoniId, ...again })),
    addLisa: async ({ keikkaId, keikkaBetoniId }, attrId, keikkaBetoniAttrComment = '') =>
      shown(await once.addLisa({ ...ofOwn, keikkaId, keikkaBetoniId, attrId, keikkaBetoniAttrComment })),
    saveLisa: async ({ keikkaId, keikkaBetoniId }, lisa) =>
      shown(await once.saveLisa({ ...ofOwn, keikkaId, keikkaBetoniId, ...lisa })),
    removeLisa: async (keikkaBetoniAttrId) => shown(await once.removeLisa({ keikkaBetoniAttrId })),
    save: async ({ keikkaId, keikkaBetoniId }, changes, varmenne, again) =>
      shown(await once.save({ keikkaId, keikkaBetoniId, changes, varmenne, again })),
  };
}

/** The order's owner in the path: 0 is the caller's company. */
const ofOwn = { ownerAsiakasId: 0 } as const;

interface Save extends Line {
  changes: BetoniChanges;
  varmenne?: number;
  again?: Again;
}

/**
 * The failure of a line's save as its own form has it: a conflict names the line's fields. A line that somebody has removed is
 * gone.
 */
export function asOfLine(error: unknown, { keikkaBetoniId }: Line): unknown {
  if (!(error instanceof ApiError) || error.errorCode !== 'SAVE.CONFLICT') return error;
  const { conflicts } = error.errorDetails as { conflicts: FieldConflict[] };
  const path = `betonit/${keikkaBetoniId}`;
  const { status, errorCode, message, correlationId } = error;
  if (conflicts.some(({ field }) => field === path))
    return new ApiError({ status: 404, errorCode: 'BETONI.NOT_FOUND', message: texts.gone, correlationId });
  const ofLine = conflicts.map(({ field, ...rest }) => ({ ...rest, field: field.slice(path.length + 1) }));
  return new ApiError({ status, errorCode, message, correlationId, errorDetails: { conflicts: ofLine } });
}
