/** Another visitor has taken the cabin. Thrown inside a transaction, to roll back the half-made step. */
export class CabinGone extends Error {
  override readonly name = 'CabinGone';
}

/** The named cabin is not free. Thrown inside a transaction, so that the visitor's earlier hold stays. */
export class CabinTaken extends Error {
  override readonly name = 'CabinTaken';
}
