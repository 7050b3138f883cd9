import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { colors } from './colors.js';
import { globalCss } from './global-css.js';
import { keepStyles } from './kept-styles.js';
import { durations, easings, radii, shadows, sizes, spacing, zIndex } from './metrics.js';
import { animationStyles, keyframes } from './motion.js';
import { recipes, slotRecipes } from './recipes/index.js';
import { fonts, fontWeights, textStyles } from './typography.js';

interface SystemOptions {
  /** Where the custom properties are declared; `:host` inside a shadow root. */
  cssVarsRoot: string;
}

/**
 * Chakra as an engine with our own tokens and recipes. Its default theme is not used, so that no second grey, spacing
 * or radius can slip in.
 */
export function createKeikkaSystem({ cssVarsRoot }: SystemOptions) {
  const system = createSystem(defaultBaseConfig, {
    preflight: true,
    cssVarsPrefix: 'keikka',
    cssVarsRoot,
    globalCss,
    theme: {
      breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' },
      keyframes,
      animationStyles,
      textStyles,
      tokens: { fonts, fontWeights, spacing, sizes, radii, zIndex, easings },
      semanticTokens: { colors, shadows, durations },
      recipes,
      slotRecipes,
    },
  });
  return keepStyles(system);
}
