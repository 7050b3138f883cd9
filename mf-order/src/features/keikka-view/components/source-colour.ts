import type { KeikkaGetAnswer } from '@keikka/contracts';
import type { CSSProperties } from 'react';

/**
 * The source customer's colour as the frame of an order. As a style of the element: it is data, and what a style sheet
 * is made of must not be.
 */
export function sourceColour(answer: KeikkaGetAnswer | null): CSSProperties | undefined {
  const borderColor = answer?.keikkaData.sourceAsiakasColorCode;
  return borderColor ? { borderColor } : undefined;
}
