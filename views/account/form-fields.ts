/** Errors by field name, which is the wire name (ACC-05, ACC-06). */
export type FormMistakes = Readonly<Partial<Record<string, string>>>;

export const fieldIdOf = (name: string) => `account-${name}`;
