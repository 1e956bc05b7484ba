interface Choosable {
  readonly id: string;
  readonly isPrimary: boolean;
}

/**
 * Makes exactly one item primary, if there are any (H64): the requested one, else the current one, else the first that
 * `comesNext` accepts, else the first.
 */
export function settlePrimary<Item extends Choosable>(
  items: readonly Item[],
  {
    requestedPrimary,
    comesNext = () => true,
  }: {
    readonly requestedPrimary?: string | undefined;
    readonly comesNext?: (item: Item) => boolean;
  } = {},
): readonly Item[] {
  const primary =
    items.find(({ id }) => id === requestedPrimary) ??
    items.find(({ isPrimary }) => isPrimary) ??
    items.find(comesNext) ??
    items[0];
  return items.map((item) => (item.isPrimary === (item === primary) ? item : { ...item, isPrimary: item === primary }));
}
