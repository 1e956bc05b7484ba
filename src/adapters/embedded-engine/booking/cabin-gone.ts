/** Another visitor has taken the cabin. Thrown within a transaction, to roll back the incomplete step. */
export class CabinGone extends Error {
  override readonly name = 'CabinGone';
}

/** The named cabin is not free. Thrown within a transaction, so that the visitor's earlier hold stays. */
export class CabinTaken extends Error {
  override readonly name = 'CabinTaken';
}
