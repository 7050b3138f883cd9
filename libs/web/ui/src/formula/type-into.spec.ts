import { typeInto } from './type-into.js';

describe('a text put into a field as if it were typed', () => {
  const made = (value: string, maxLength = -1) => {
    const field = document.createElement('textarea');
    field.value = value;
    if (maxLength >= 0) field.maxLength = maxLength;
    document.body.append(field);
    const heard = jest.fn();
    field.addEventListener('input', () => void heard(field.value));
    return { field, heard };
  };

  it.each([
    [{ from: 1, to: 3, text: 'm3', caret: 3 }, '{m3}'],
    [{ from: 3, to: 3, text: ' + 1', caret: 7 }, '{ke + 1}'],
    [{ from: 3, to: 4, text: '', caret: 3 }, '{ke'],
  ])('%j makes {ke} to %s, with the caret behind it and the focus in the field', (insertion, after) => {
    const { field, heard } = made('{ke}');
    typeInto(field, insertion);
    expect(field.value).toBe(after);
    expect(field.selectionStart).toBe(insertion.caret);
    expect(heard).toHaveBeenCalledWith(after);
    expect(field).toHaveFocus();
  });

  it('is not written when there is no room for all of it', () => {
    const { field, heard } = made('{ke}', 5);
    expect(typeInto(field, { from: 1, to: 3, text: 'abcd', caret: 5 })).toBe(false);
    expect(field.value).toBe('{ke}');
    expect(heard).not.toHaveBeenCalled();
    expect(typeInto(field, { from: 1, to: 3, text: 'abc', caret: 4 })).toBe(true);
    expect(field.value).toBe('{abc}');
  });
});
