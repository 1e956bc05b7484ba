/**
 * Caches the view that was last made from an object, for as long as all other inputs are the same. The entry is
 * collected with the object, and only callers who have the very object get it (decision 0071).
 */
export class LastView<View> {
  private readonly lastViews = new WeakMap<object, { readonly inputs: readonly unknown[]; readonly view: View }>();

  /** `inputs` are all values that `make` reads besides `from`, each immutable. */
  of(from: object, inputs: readonly unknown[], make: () => View): View {
    const last = this.lastViews.get(from);
    const isSame =
      last?.inputs.length === inputs.length && last.inputs.every((input, index) => input === inputs[index]);
    if (isSame) return last.view;
    const view = make();
    this.lastViews.set(from, { inputs, view });
    return view;
  }
}
