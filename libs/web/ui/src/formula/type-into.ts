/** A replacement text, and the caret position after it. */
export interface Insertion {
  from: number;
  to: number;
  text: string;
  caret: number;
}

/**
 * Writes into a text field as if it were typed: Ctrl+Z undoes it, the caret is right before the next key, and the field
 * gets its input event. A text that does not fit into the field is not written at all, because half a name would be
 * another name; the result says whether it was. The command is deprecated, but nothing else keeps the browser's undo
 * list.
 */
export function typeInto(field: HTMLTextAreaElement, { from, to, text, caret }: Insertion): boolean {
  field.focus();
  const length = field.value.length - (to - from) + text.length;
  if (field.maxLength >= 0 && length > field.maxLength) return false;
  field.setSelectionRange(from, to);
  if (!isTyped(text)) {
    field.setRangeText(text, from, to, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(caret, caret);
  return true;
}

function isTyped(text: string): boolean {
  if (!('execCommand' in document)) return false;
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else writes what Ctrl+Z can take back
  return text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
}
