const entities: ReadonlyMap<string, string> = new Map([['amp', '&'], ['lt', '<'], ['gt', '>'], ['quot', '"']]);

/** The words of rendered text. For reading and searching only: what comes out may hold `<`, and is never printed as HTML. */
export const plainText = (html: string): string =>
  html.replace(/<[^>]*>/g, ' ').replace(/&(amp|lt|gt|quot);/g, (_whole, name: string) => entities.get(name) ?? '').replace(/\s+/g, ' ').trim();
