/** Another visitor has taken the cabin. Thrown inside a transaction, to roll back the half-made step. */
export class CabinGone extends Error {
  override readonly name = 'CabinGone';
}
