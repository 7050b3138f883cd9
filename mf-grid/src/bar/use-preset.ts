import { useMediaQuery } from '@keikka/ui';
import { forTouch, presets, type Preset } from '../day/rows/presets.js';

const smallForTouch = forTouch(presets.small);

/** The size of rows and bars: the default one, for fingers where the screen is mostly touched. */
export function usePreset(): Preset {
  const [touch = false] = useMediaQuery(['(pointer: coarse)']);
  return touch ? smallForTouch : presets.small;
}
