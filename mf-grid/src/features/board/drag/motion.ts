const reduced = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Two shakes left and right, for a refused bar. */
export function shake(element: HTMLElement | null): void {
  if (!element || reduced()) return;
  const steps = ['none', 'translateX(-4px)', 'translateX(4px)', 'none'].map((transform) => ({ transform }));
  element.animate(steps, { duration: 150, iterations: 2 });
}

const MOVE_MS = 300;
const STANDARD_EASING = 'cubic-bezier(.2, 0, 0, 1)';

/** Animates a bar from its old to its new place, above the rows between. */
export function travel(element: HTMLElement, from: DOMRect): void {
  if (reduced()) return;
  const to = element.getBoundingClientRect();
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  if (dx === 0 && dy === 0) return;
  const timing = { duration: MOVE_MS, easing: STANDARD_EASING };
  const lifted = { zIndex: 5 };
  element.closest('.row')?.animate([lifted, lifted], timing);
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px)`, ...lifted },
      { transform: 'none', ...lifted },
    ],
    timing,
  );
}
