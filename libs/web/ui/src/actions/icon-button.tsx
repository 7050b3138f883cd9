import { Tooltip, type TooltipProps } from '../parts/tooltip.js';
import { Button, type ButtonProps } from './button.js';

interface IconButtonProps extends ButtonProps {
  /** What the button does, in words: its accessible name and its tooltip. */
  label: string;
  shortcut?: string;
  tooltipPlacement?: TooltipProps['placement'];
}

export function IconButton({ label, shortcut, tooltipPlacement, ...rest }: IconButtonProps) {
  return (
    <Tooltip content={label} shortcut={shortcut} placement={tooltipPlacement}>
      <Button variant="ghost" square aria-label={label} {...rest} />
    </Tooltip>
  );
}
