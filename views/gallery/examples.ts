import type { ComponentType } from 'react';
import { foundExamples } from './found-examples';

/**
 * The kinds of content blocks by which the gallery groups them (CNT-01). A file of examples states its kind by `export
 * const blockKind`.
 */
const blockKinds = [
  'Cards',
  'Carousels',
  'Heroes',
  'Galleries',
  'Tabs',
  'Articles',
  'Footers',
  'Forms',
  'Quote cards',
  'Stats blocks',
] as const;

type Examples = Readonly<Record<string, ComponentType>>;

interface ExampleFile {
  readonly group: string;
  readonly blockKind: string | undefined;
  readonly examples: Examples;
}

const files = Object.entries(foundExamples).map(([group, { blockKind, ...examples }]): ExampleFile => ({
  group,
  blockKind: typeof blockKind === 'string' ? blockKind : undefined,
  examples: Object.fromEntries(
    Object.entries(examples).flatMap(([name, example]) => (typeof example === 'string' ? [] : [[name, example]])),
  ),
}));

const byGroup = (isShown: (file: ExampleFile) => boolean): Readonly<Record<string, Examples>> =>
  Object.fromEntries(files.filter(isShown).map(({ group, examples }) => [group, examples]));

const isPage = ({ group }: ExampleFile) => group.endsWith('Page');

/** Whole pages, each shown alone by `?show=`, because ids and landmarks must be unique. */
export const pages = byGroup(isPage);

export const parts = byGroup((file) => !isPage(file) && file.blockKind === undefined);

/** Blocks of which content pages consist, by kind (CNT-01). */
export const contentBlocks: Readonly<Record<string, Readonly<Record<string, Examples>>>> = Object.fromEntries(
  blockKinds.map((kind) => [kind, byGroup(({ blockKind }) => blockKind === kind)]),
);
