import { authErrors } from './auth.js';
import { commonErrors } from './common.js';
import { gridErrors } from './grid.js';

/**
 * The failures whose texts the frame itself shows, before any page is there. A module of its own: the first screen loads no
 * other texts.
 */
export const frameErrors = { ...authErrors, ...commonErrors, ...gridErrors };

export type FrameErrorCode = keyof typeof frameErrors;
