/** Errors by field name, which is the wire name (ACC-05, ACC-06). */
export type FormMistakes = Readonly<Partial<Record<string, string>>>;

export const fieldIdOf = (name: string) => `account-${name}`;

export function errorOf(mistakes: FormMistakes, name: string): { readonly error?: string } {
  const error = mistakes[name];
  return error === undefined ? {} : { error };
}
