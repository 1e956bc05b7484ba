/** Permissions of a partner's key. No scope reaches the data of a guest. */
export const partnerScopes = ['catalogue:read', 'leads:write'] as const;
export type PartnerScope = (typeof partnerScopes)[number];

const isScope = (name: string): name is PartnerScope => partnerScopes.some((scope) => scope === name);

/** The scopes of a list, each once; undefined when it is empty or names an unknown scope. */
export function readScopes(names: readonly string[]): readonly PartnerScope[] | undefined {
  const knownScopes = partnerScopes.filter((scope) => names.includes(scope));
  return knownScopes.length > 0 && names.every(isScope) ? knownScopes : undefined;
}
