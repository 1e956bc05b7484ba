/** The kinds of content blocks, as the gallery groups them (CNT-01). A file of examples says its kind by `export const blockKind`. */
export const blockKinds = [
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
