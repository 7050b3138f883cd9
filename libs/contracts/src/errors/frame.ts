import { authErrors } from './auth.js';
import { boardErrors } from './board.js';
import { commonErrors } from './common.js';

/**
 * The failures whose texts the frame itself shows, before any page is there. A module of its own: the first screen loads no
 * other texts.
 */
export const frameErrors = { ...authErrors, ...commonErrors, ...boardErrors };

export type FrameErrorCode = keyof typeof frameErrors;
