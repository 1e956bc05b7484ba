import type { FormField } from './form-definition';

const nameTokens: ReadonlySet<string> = new Set(['name', 'given-name', 'additional-name', 'family-name']);

export const isNameField = ({ autoComplete = '' }: FormField): boolean => nameTokens.has(autoComplete);
