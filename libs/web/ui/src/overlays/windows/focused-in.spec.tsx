import { render, screen } from '@testing-library/react';
import { focusedIn } from './focused-in.js';

describe('what has the focus in a window', () => {
  beforeEach(() => {
    render(
      <>
        <input aria-label="Beside" />
        <div data-testid="window">
          <div role="dialog" tabIndex={-1}>
            <input aria-label="Within" />
          </div>
        </div>
      </>,
    );
  });

  it.each<[string, () => HTMLElement, boolean]>([
    ['a field of it', () => screen.getByRole('textbox', { name: 'Within' }), true],
    ['a field beside it', () => screen.getByRole('textbox', { name: 'Beside' }), false],
    ['nothing but the window', () => screen.getByRole('dialog'), false],
    ['the page', () => document.body, false],
  ])('is found where it is %s', (_, element, isIn) => {
    element().focus();
    expect(focusedIn(screen.getByTestId('window'))).toBe(isIn ? element() : null);
  });

  it('is nothing before the window is there', () => {
    expect(focusedIn(null)).toBeNull();
  });
});
