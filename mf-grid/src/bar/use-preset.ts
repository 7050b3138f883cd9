import { useMediaQuery } from '@keikka/ui';
import { forTouch, presets, type Preset } from '../day/rows/presets.js';

const touchPreset = forTouch(presets.xlarge);

/** The size of rows and bars: the default one; two lines where the screen is mostly touched. */
export function usePreset(): Preset {
  const [touch = false] = useMediaQuery(['(pointer: coarse)']);
  return touch ? touchPreset : presets.small;
}
