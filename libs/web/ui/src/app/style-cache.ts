import createCache, { type EmotionCache, type Options } from '@emotion/cache';
import { prefixer } from 'stylis';
import { nestAtRules } from './nest-at-rules.js';

/** Before this a declaration below an at-rule within a rule did not count for a pseudo-element. */
const mayNest = 'CSSNestedDeclarations' in globalThis;

/** The styles of a page or of an embedding, as Emotion writes them into it. */
export const createStyleCache = (options: Options): EmotionCache =>
  createCache({ ...options, stylisPlugins: mayNest ? [nestAtRules, prefixer] : [prefixer] });
