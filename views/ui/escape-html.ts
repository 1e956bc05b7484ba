const escapes: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Escapes in the same way as React escapes texts and attributes. */
export const escapeHtml = (text: string): string => text.replace(/["&'<>]/g, (character) => escapes[character] ?? '');
