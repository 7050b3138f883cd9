import { defineAnimationStyles, defineKeyframes } from '@chakra-ui/react';

export const keyframes = defineKeyframes({
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  'slide-in-right': { from: { translate: '100% 0' }, to: { translate: '0 0' } },
  'slide-out-right': { from: { translate: '0 0' }, to: { translate: '100% 0' } },
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: 0.5 } },
  /** Two shakes left and right, for a refused bar. */
  shake: {
    '0%, 100%': { transform: 'none' },
    '25%': { transform: 'translateX(-4px)' },
    '75%': { transform: 'translateX(4px)' },
  },
});

export const animationStyles = defineAnimationStyles({
  'fade-in': { value: { animationName: 'fade-in', animationTimingFunction: 'standard' } },
  'fade-out': { value: { animationName: 'fade-out', animationTimingFunction: 'standard' } },
});
