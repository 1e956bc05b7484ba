/**
 * The last view that was made from an object, for as long as everything else that it was made from is the same. It goes
 * with the object, and nobody who has another object can get it (decision 0071).
 */
export class LastView<View> {
  private readonly known = new WeakMap<object, { readonly inputs: readonly unknown[]; readonly view: View }>();

  /** `inputs`: all that `make` reads beside `from`, each immutable. */
  of(from: object, inputs: readonly unknown[], make: () => View): View {
    const last = this.known.get(from);
    const isSame =
      last?.inputs.length === inputs.length && last.inputs.every((input, index) => input === inputs[index]);
    if (isSame) return last.view;
    const view = make();
    this.known.set(from, { inputs, view });
    return view;
  }
}
