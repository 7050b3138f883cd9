import { defineTextStyles, defineTokens } from '@chakra-ui/react';

export const fonts = defineTokens.fonts({
  body: { value: "'Inter Variable', Inter, system-ui, 'Segoe UI', Roboto, sans-serif" },
  heading: { value: "'Inter Variable', Inter, system-ui, 'Segoe UI', Roboto, sans-serif" },
  mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
});

/** Two weights only. */
export const fontWeights = defineTokens.fontWeights({ normal: { value: '400' }, semibold: { value: '600' } });

function textStyle(size: number, line: number, weight: 'normal' | 'semibold' = 'normal') {
  return { value: { fontSize: `${size}px`, lineHeight: `${line}px`, fontWeight: weight } };
}

export const textStyles = defineTextStyles({
  text: {
    'phone-time': textStyle(18, 24, 'semibold'),
    title: textStyle(15, 20, 'semibold'),
    record: textStyle(16, 22, 'semibold'),
    base: textStyle(14, 20),
    table: textStyle(13, 18),
    label: textStyle(12, 16),
    small: textStyle(11, 14),
    strip: textStyle(10, 12),
  },
});
