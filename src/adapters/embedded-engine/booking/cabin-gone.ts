/** Somebody else has the cabin by now. Thrown inside a transaction, so that nothing of the half-made step stays. */
export class CabinGone extends Error {
  override readonly name = 'CabinGone';
}
