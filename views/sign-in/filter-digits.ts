/** Leaves only the digits in a field, and the caret behind the digit where it was (AUT-20). */
export function filterDigits(field: Pick<HTMLInputElement, 'value' | 'selectionStart' | 'setSelectionRange'>): void {
  const digits = digitsIn(field.value);
  if (digits === field.value) return;
  const caret = digitsIn(field.value.slice(0, field.selectionStart ?? field.value.length)).length;
  field.value = digits;
  field.setSelectionRange(caret, caret);
}

const digitsIn = (text: string) => text.normalize('NFKC').replace(/\D/g, '');
