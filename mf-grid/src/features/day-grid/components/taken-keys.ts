const TAKEN =
  'input, textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=combobox]';
const WINDOW = '[role=dialog][data-state=open], [role=alertdialog][data-state=open]';

/** Keys mean something else where text is typed or a list or menu has the focus, and while a window lies open. */
export function keysAreTaken({ target }: KeyboardEvent): boolean {
  return (
    (target instanceof Element && target.closest(TAKEN) !== null) || document.querySelector(WINDOW) !== null
  );
}
