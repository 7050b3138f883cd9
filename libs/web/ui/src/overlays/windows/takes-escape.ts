/** The mark of what closes itself on Esc within a window, which then stays open. */
export const TAKES_ESCAPE = { 'data-takes-escape': '' } as const;

/** A window hears Esc before anything within it does. */
export function leaveEscape(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest('[data-takes-escape]')) event.preventDefault();
}
