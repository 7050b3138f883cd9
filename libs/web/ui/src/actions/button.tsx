import { Spinner, chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { buttonRecipe } from '../theme/recipes/button.js';

const StyledButton = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });

export interface ButtonProps extends ComponentProps<typeof StyledButton> {
  /** Work is under way: the button keeps its width, shows a spinner and cannot be pressed again. */
  busy?: boolean;
}

export function Button({ busy = false, disabled, children, ...rest }: ButtonProps) {
  return (
    <StyledButton {...rest} disabled={disabled || busy} aria-busy={busy || undefined}>
      {busy && <Spinner boxSize="3.5" aria-hidden />}
      {children}
    </StyledButton>
  );
}
