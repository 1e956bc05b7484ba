export function findListed(
  lock: { readonly packages: Readonly<Record<string, { readonly version?: string; readonly dev?: boolean }>> },
  storedFile: {
    readonly advisories: readonly {
      readonly id: string;
      readonly package: string;
      readonly from: string;
      readonly below: string;
    }[];
  },
): readonly string[];
