const separator = ' again ';

/** How often a wish was sent by a key of its own: the first time by the wish's own. */
export const triesOf = (requestKey: string, sentKey: string): number =>
  sentKey === requestKey ? 1 : Number(sentKey.slice(requestKey.length + separator.length));

export const keyAfter = (requestKey: string, sentKey: string): string =>
  `${requestKey}${separator}${triesOf(requestKey, sentKey) + 1}`;
