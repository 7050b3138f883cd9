import { Box } from '@keikka/ui';
import { useBoard } from '../../../view/board-context.js';
import { useStoreValue } from '../../../view/use-store-value.js';

/** The frame around orders that are chosen together. */
export function ChoiceFrame() {
  const { interaction } = useBoard();
  const frame = useStoreValue(interaction, (state) => state.frame);
  if (!frame) return null;
  const { from, to } = frame;
  const [left, top] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
  return (
    <Box
      aria-hidden
      css={frameStyles}
      style={{ left, top, width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) }}
    />
  );
}

const frameStyles = {
  position: 'fixed',
  zIndex: 'pointerLabel',
  border: '1px solid {colors.brand.solid}',
  bg: 'color-mix(in srgb, {colors.brand.solid} 12%, transparent)',
  pointerEvents: 'none',
} as const;
