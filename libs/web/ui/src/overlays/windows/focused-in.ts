/**
 * What has the focus in a window already. A window takes the focus in a frame after its opening, and whoever chose a field by
 * then is not led away from it in the middle of a word.
 */
export function focusedIn(window: HTMLElement | null): HTMLElement | null {
  const { activeElement } = (window?.getRootNode() ?? document) as Document | ShadowRoot;
  const isIn = window?.contains(activeElement) && !activeElement?.matches('[role=dialog]');
  return isIn && activeElement instanceof HTMLElement ? activeElement : null;
}
