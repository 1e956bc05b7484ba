/** A link as fields hold it. */
export interface Link {
  readonly linkTo: 'Entry' | 'Asset';
  readonly id: string;
}

export type Fields = Readonly<Record<string, unknown>>;

/** What editors see and what the world sees: `published` is absent until it is. */
export interface StoredEntry {
  readonly id: string;
  readonly type: string;
  draft: Fields;
  published: Fields | undefined;
}

export interface StoredAsset {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly contentType: string;
  /** Below the address of the simulator. */
  readonly path: string;
  readonly width: number | null;
  readonly height: number | null;
}

export const entryLink = (id: string): Link => ({ linkTo: 'Entry', id });
export const assetLink = (id: string): Link => ({ linkTo: 'Asset', id });

export const isLink = (value: unknown): value is Link =>
  typeof value === 'object' && value !== null && 'linkTo' in value;
