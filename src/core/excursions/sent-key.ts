const separator = ' again ';

export const triesOf = (requestKey: string, sentKey: string): number =>
  sentKey === requestKey ? 1 : Number(sentKey.slice(requestKey.length + separator.length));

export const nextKey = (requestKey: string, sentKey: string): string =>
  `${requestKey}${separator}${triesOf(requestKey, sentKey) + 1}`;
