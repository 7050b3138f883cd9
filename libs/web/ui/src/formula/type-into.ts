/** A text in the place of another, and where the caret goes. */
export interface Insertion {
  from: number;
  to: number;
  text: string;
  caret: number;
}

/**
 * Writes into a text field as if it were typed: Ctrl+Z takes it back, the caret is where it should be before the next
 * key, and the field hears of it. What has no room in the field is not written at all, which the answer tells: half a name
 * would be another. The command is old, but nothing else keeps the browser's list of what can be undone.
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
