declare const contentType: unique symbol;

/**
 * The text of a column that holds JSON of this type. It is not validated when it is read, because only the adapter of
 * the column writes it.
 */
export type JsonText<Content> = string & { readonly [contentType]?: Content };

export const readJson = <Content>(text: JsonText<Content>): Content => JSON.parse(text) as Content;
