import type { KeikkaGetAnswer } from '@keikka/contracts';
import type { CSSProperties } from 'react';

/**
 * The source customer's colour as the frame of an order. It is an inline style, because the colour is data and must not
 * go into a style sheet.
 */
export function sourceColour(answer: KeikkaGetAnswer | null): CSSProperties | undefined {
  const borderColor = answer?.keikkaData.sourceAsiakasColorCode;
  return borderColor ? { borderColor } : undefined;
}
